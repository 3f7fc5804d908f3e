#include "apps/verify.h"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "apps/answers.h"
#include "apps/editions.h"
#include "apps/game_file.h"
#include "fair/record_stream.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

struct VerifyChoice {
  std::vector<std::string> files;
  std::vector<std::string> editions;
  bool as_json = false;
};

struct Verified {
  GameFile game;
  std::uint64_t unproved = 0;  // draws of earlier parts without a key
};

// What is wrong with a record, in a sentence naming the file.
std::expected<Verified, Message> verified(const std::string& path) {
  auto game = open_game(path);
  if (!game) return std::unexpected(std::move(game.error()));
  const Record& record = game->record;
  const auto wrong = [&path](const Message& what) { return std::unexpected(at_file(path, what)); };
  if (!record.key) return wrong("common.record.no_key");
  const auto stream = RecordStream::of(record);
  if (!stream) return wrong("common.record.bad_key");
  const auto unproved = verify(record, *game->match, stream->luck());
  if (!unproved) return wrong(unproved.error());
  return Verified{std::move(*game), *unproved};
}

std::string praise(const std::string& path, const Verified& verified) {
  const GameFile& game = verified.game;
  std::string scores;
  for (std::size_t seat = 0; seat < game.players.size(); ++seat)
    scores += fmt::format("{}{} {} {}", seat == 0 ? "" : ", ", terminal::seat_sign(static_cast<Seat>(seat)),
                          game.players[seat].name, game.record.result->scores[seat]);
  const std::string good =
      speech::say({"common.cli.verify.good",
                   {{"file", path}, {"game", game.record.game}, {"count", game.record.log.size()}, {"text", scores}}});
  if (verified.unproved == 0) return good;
  return good + "\n" + speech::say({"common.cli.verify.unproved", {{"file", path}, {"count", verified.unproved}}});
}

int run_verify(const VerifyChoice& choice, terminal::Console& console) {
  if (const auto editions = read_editions(choice.editions); !editions) return failed(console, editions.error());
  int exit_code = kDone;
  for (const std::string& path : choice.files) {
    const auto game = verified(path);
    if (choice.as_json) {
      boost::json::object answer{{"file", path}, {"true", game.has_value()}};
      if (game)
        answer["sequence"] = game->game.record.log.size();
      else
        answer["error"] = speech::in_english(game.error());
      if (game && game->unproved > 0) answer["unproved"] = game->unproved;
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
