#include "apps/editions.h"

#include "apps/answers.h"
#include "apps/files.h"
#include "speech/speaker.h"

namespace atlantica::apps {

void add_edition_option(CLI::App& command, std::vector<std::string>& files) {
  command.add_option("--edition", files, speech::say("common.cli.edition"))->type_name("FILE")->allow_extra_args(false);
}

std::expected<Editions, Message> read_editions(const std::vector<std::string>& files) {
  Editions editions;
  remove_editions();
  for (const std::string& file : files) {
    const auto content = read_file(file);
    if (!content) return std::unexpected(content.error());
    auto edition = add_edition(*content);
    if (!edition) return std::unexpected(at_file(file, edition.error()));
    editions.push_back(std::move(*edition));
  }
  return editions;
}

std::expected<void, Message> choose_edition(const Editions& editions, std::string_view game, Options& options) {
  if (editions.empty()) return {};
  if (editions.front().game != game)
    return std::unexpected(Message{"common.cli.no_editions", {{"game", editions.front().game}, {"game2", game}}});
  options.emplace("edition", editions.front().name);
  return {};
}

}  // namespace atlantica::apps
