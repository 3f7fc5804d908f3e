#include "apps/editions.h"

#include <fmt/format.h>

#include "apps/files.h"

namespace atlantica::apps {

void add_edition_option(CLI::App& command, std::vector<std::string>& files) {
  command.add_option("--edition", files, "An edition of rising: the numbers on its tiles, cards and components")
      ->type_name("FILE")
      ->allow_extra_args(false);
}

std::expected<Editions, std::string> read_editions(const std::vector<std::string>& files) {
  Editions editions;
  for (const std::string& file : files) {
    const auto content = read_file(file);
    if (!content) return std::unexpected(content.error());
    auto edition = add_edition(*content);
    if (!edition) return std::unexpected(fmt::format("{}: {}", file, edition.error()));
    editions.push_back(std::move(*edition));
  }
  return editions;
}

std::expected<void, std::string> choose_edition(const Editions& editions, std::string_view game, Options& options) {
  if (editions.empty()) return {};
  if (editions.front().game != game)
    return std::unexpected(fmt::format("--edition is for {}; {} has no editions", editions.front().game, game));
  options.emplace("edition", editions.front().name);
  return {};
}

}  // namespace atlantica::apps
