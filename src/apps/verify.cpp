#include "apps/verify.h"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "apps/answers.h"
#include "apps/editions.h"
#include "apps/game_file.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

struct VerifyChoice {
  std::vector<std::string> files;
  std::vector<std::string> editions;
  bool as_json = false;
};

// What is wrong with a record, in a sentence naming the file.
std::expected<GameFile, Message> verified(const std::string& path) {
  auto game = open_game(path);
  if (!game) return game;
  const Record& record = game->record;
  const auto wrong = [&path](const Message& what) { return std::unexpected(at_file(path, what)); };
  if (!record.key) return wrong("common.record.no_key");
  const auto stream = KeyStream::from_hex(*record.key);
  if (!stream) return wrong("common.record.bad_key");
  if (const auto error = verify(record, *game->match, *stream, stream->commitment())) return wrong(*error);
  return game;
}

std::string praise(const std::string& path, const GameFile& game) {
  std::string scores;
  for (std::size_t seat = 0; seat < game.players.size(); ++seat)
    scores += fmt::format("{}{} {} {}", seat == 0 ? "" : ", ", terminal::seat_sign(static_cast<Seat>(seat)),
                          game.players[seat].name, game.record.result->scores[seat]);
  return speech::say(
      {"common.cli.verify.good",
       {{"file", path}, {"game", game.record.game}, {"count", game.record.log.size()}, {"text", scores}}});
}

int run_verify(const VerifyChoice& choice, terminal::Console& console) {
  if (const auto editions = read_editions(choice.editions); !editions) return failed(console, editions.error());
  int exit_code = kDone;
  for (const std::string& path : choice.files) {
    const auto game = verified(path);
    if (choice.as_json) {
      boost::json::object answer{{"file", path}, {"true", game.has_value()}};
      if (game)
        answer["sequence"] = game->record.log.size();
      else
        answer["error"] = speech::in_english(game.error());
      console.out << boost::json::serialize(answer) << '\n';
      if (!game) exit_code = kFailed;
    } else if (game) {
      console.out << praise(path, *game) << '\n';
    } else {
      exit_code = failed(console, game.error());
    }
  }
  return exit_code;
}

}  // namespace

void add_verify(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<VerifyChoice>();
  CLI::App* command = app.add_subcommand("verify", speech::say("common.cli.verify.help"));
  command->add_option("file", choice->files, speech::say("common.cli.verify.file"))->required()->type_name("FILE");
  add_edition_option(*command, choice->editions);
  command->add_flag("--json", choice->as_json, speech::say("common.cli.json_each_file"));
  add_examples(*command, "  atlantica verify game.jsonl\n  atlantica verify --json records/*.jsonl");
  command->callback([choice, &console, &exit_code] { exit_code = run_verify(*choice, console); });
}

}  // namespace atlantica::apps
