#include "apps/hint.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "apps/answers.h"
#include "apps/command_line.h"
#include "apps/editions.h"
#include "apps/files.h"
#include "apps/game_file.h"
#include "apps/think.h"
#include "catalog/catalog.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

struct HintChoice {
  std::string file;
  std::string game;
  std::vector<std::string> editions;
  std::optional<std::size_t> at;
  std::optional<int> seat;
  std::string bot = "5";
  std::uint64_t seed = 1;
  std::size_t moves = 5;
  bool as_json = false;
};

// A match at a position: the file either is one (then the game must be given), or contains one along with its game, as
// a scenario does.
std::expected<std::unique_ptr<Match>, Message> open_position(const HintChoice& choice) {
  const auto json = read_json_file(choice.file);
  if (!json) return std::unexpected(json.error());
  std::string id = choice.game;
  const boost::json::value* position = &*json;
  if (const auto* object = json->if_object(); object != nullptr && object->contains("position")) {
    position = &object->at("position");
    const boost::json::value* named = object->if_contains("game");
    if (id.empty() && named != nullptr && named->is_string()) id = named->get_string().c_str();
  }
  if (id.empty()) return std::unexpected(Message{"common.cli.hint.which_game", {{"file", choice.file}}});
  const GameEntry* game = find_game(id);
  if (game == nullptr) return std::unexpected(no_such_game(id));
  auto match = game->from_position(*position, game->rules_version);
  if (!match) return std::unexpected(at_file(choice.file, match.error()));
  return match;
}

std::expected<std::unique_ptr<Match>, Message> open_match(const HintChoice& choice) {
  const auto text = read_file(choice.file);
  if (!text) return std::unexpected(text.error());
  if (!text->contains("\"record\"") || !choice.game.empty()) {
    if (choice.at) return std::unexpected("common.cli.hint.at_position");
    return open_position(choice);
  }
  auto game = open_game(choice.file);
  if (!game) return std::unexpected(game.error());
  const std::size_t length = game->record.log.size();
  if (choice.at.value_or(0) > length)
    return std::unexpected(Message{"common.cli.at_beyond", {{"at", *choice.at}, {"count", length}}});
  if (const auto error = replay(game->record, *game->match, choice.at.value_or(length)))
    return std::unexpected(at_file(choice.file, *error));
  return std::move(game->match);
}

std::expected<Seat, Message> seat_to_advise(const HintChoice& choice, const Match& match) {
  const SeatSet actors = match.actors();
  if (actors.empty()) return std::unexpected("common.cli.hint.over");
  if (actors.has(kChance)) return std::unexpected("common.cli.hint.chance");
  if (!choice.seat) return match.awaited().lowest();
  if (*choice.seat < 0 || *choice.seat >= match.seats() || !actors.has(*choice.seat))
    return std::unexpected(Message{"common.cli.hint.other_seat", {{"n", *choice.seat}, {"n2", actors.lowest()}}});
  return *choice.seat;
}

int run_hint(const HintChoice& choice, terminal::Console& console) {
  if (const auto editions = read_editions(choice.editions); !editions) return failed(console, editions.error());
  const auto match = open_match(choice);
  if (!match) return failed(console, match.error());
  const auto seat = seat_to_advise(choice, **match);
  if (!seat) return failed(console, seat.error());
  const auto bot = (*match)->new_bot(*seat, choice.bot, playing());
  if (!bot) return wrong_usage(console, bot.error());
  (*bot)->observe();
  Rng rng(choice.seed);
  auto advice = (*bot)->advise(rng);
  if (advice.empty()) return wrong_usage(console, {"common.cli.hint.no_search", {{"text", choice.bot}}});
  if (advice.size() > choice.moves) advice.resize(choice.moves);
  if (choice.as_json) {
    boost::json::array moves;
    for (const MoveAdvice& one : advice) moves.push_back({{"move", one.move}, {"chance", one.chance}});
    const boost::json::value answer{{"game", (*match)->game()}, {"seat", *seat}, {"bot", choice.bot}, {"moves", moves}};
    console.out << boost::json::serialize(answer) << '\n';
    return kDone;
  }
  console.out << speech::say({"common.cli.hint.title", {{"n", *seat}, {"text", choice.bot}}}) << '\n';
  for (const MoveAdvice& one : advice) console.out << fmt::format("{:>6.1f} %  {}\n", 100 * one.chance, one.move);
  return kDone;
}

}  // namespace

void add_hint(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<HintChoice>();
  CLI::App* command = app.add_subcommand("hint", speech::say("common.cli.hint.help"));
  command->add_option("file", choice->file, speech::say("common.cli.hint.file"))->required()->type_name("FILE");
  command->add_option("--game", choice->game, speech::say("common.cli.hint.game"))->type_name("GAME");
  add_edition_option(*command, choice->editions);
  command->add_option("--at", choice->at, speech::say("common.cli.hint.at"));
  command->add_option("--seat", choice->seat, speech::say("common.cli.hint.seat"));
  command->add_option("--bot", choice->bot, speech::say("common.cli.hint.bot"))->capture_default_str();
  command->add_option("--seed", choice->seed, speech::say("common.cli.hint.seed"))->capture_default_str();
  command->add_option("--moves", choice->moves, speech::say("common.cli.hint.moves"))
      ->check(between(1, 200))
      ->capture_default_str();
  command->add_flag("--json", choice->as_json, speech::say("common.cli.json"));
  add_examples(*command,
               "  atlantica hint evening.jsonl\n"
               "  atlantica hint evening.jsonl --at 120 --bot time=3000\n"
               "  atlantica hint position.json --game survive --json");
  command->callback([choice, &console, &exit_code] { exit_code = run_hint(*choice, console); });
}

}  // namespace atlantica::apps
