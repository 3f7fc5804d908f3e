#include "apps/hint.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "apps/answers.h"
#include "apps/files.h"
#include "apps/game_file.h"
#include "apps/think.h"
#include "catalog/catalog.h"

namespace atlantica::apps {
namespace {

struct HintChoice {
  std::string file;
  std::string game;
  std::optional<std::size_t> at;
  std::optional<int> seat;
  std::string bot = "5";
  std::uint64_t seed = 1;
  std::size_t moves = 5;
  bool as_json = false;
};

// A match at a position: the file is one by itself (then the game must be named), or holds one with its game, as a
// scenario does.
std::expected<std::unique_ptr<Match>, std::string> open_position(const HintChoice& choice) {
  const auto json = read_json_file(choice.file);
  if (!json) return std::unexpected(json.error());
  std::string id = choice.game;
  const boost::json::value* position = &*json;
  if (const auto* object = json->if_object(); object != nullptr && object->contains("position")) {
    position = &object->at("position");
    const boost::json::value* named = object->if_contains("game");
    if (id.empty() && named != nullptr && named->is_string()) id = named->get_string().c_str();
  }
  if (id.empty())
    return std::unexpected(fmt::format("{} does not say of which game it is; name it with --game", choice.file));
  const GameEntry* game = find_game(id);
  if (game == nullptr) return std::unexpected(no_such_game(id));
  auto match = game->from_position(*position, game->rules_version);
  if (!match) return std::unexpected(fmt::format("{}: {}", choice.file, match.error()));
  return match;
}

std::expected<std::unique_ptr<Match>, std::string> open_match(const HintChoice& choice) {
  const auto text = read_file(choice.file);
  if (!text) return std::unexpected(text.error());
  if (text->find("\"record\"") == std::string::npos || !choice.game.empty()) {
    if (choice.at) return std::unexpected("--at is for records; a position is where it is");
    return open_position(choice);
  }
  auto game = open_game(choice.file);
  if (!game) return std::unexpected(game.error());
  const std::size_t length = game->record.log.size();
  if (choice.at.value_or(0) > length)
    return std::unexpected(fmt::format("--at {}: the record has only {} moves", *choice.at, length));
  if (const auto error = replay(game->record, *game->match, choice.at.value_or(length)))
    return std::unexpected(fmt::format("{}: {}", choice.file, *error));
  return std::move(game->match);
}

std::expected<Seat, std::string> seat_to_advise(const HintChoice& choice, const Match& match) {
  const SeatSet actors = match.actors();
  if (actors.empty()) return std::unexpected("the game is over; there is nothing to hint");
  if (actors.has(kChance))
    return std::unexpected("chance is to act here, not a player; choose another moment with --at");
  if (!choice.seat) return match.awaited().lowest();
  if (*choice.seat < 0 || *choice.seat >= match.seats() || !actors.has(*choice.seat))
    return std::unexpected(fmt::format("--seat {}: it is seat {} that is to act", *choice.seat, actors.lowest()));
  return *choice.seat;
}

int run_hint(const HintChoice& choice, terminal::Console& console) {
  const auto match = open_match(choice);
  if (!match) return failed(console, match.error());
  const auto seat = seat_to_advise(choice, **match);
  if (!seat) return failed(console, seat.error());
  const auto bot = (*match)->new_bot(*seat, choice.bot, playing());
  if (!bot) return wrong_usage(console, bot.error());
  (*bot)->observe();
  Rng rng(choice.seed);
  auto advice = (*bot)->advise(rng);
  if (advice.empty())
    return wrong_usage(console, fmt::format("the bot \"{}\" does not search, so it has no hints", choice.bot));
  if (advice.size() > choice.moves) advice.resize(choice.moves);
  if (choice.as_json) {
    boost::json::array moves;
    for (const MoveAdvice& one : advice) moves.push_back({{"move", one.move}, {"chance", one.chance}});
    const boost::json::value answer{{"game", (*match)->game()}, {"seat", *seat}, {"bot", choice.bot}, {"moves", moves}};
    console.out << boost::json::serialize(answer) << '\n';
    return kDone;
  }
  console.out << fmt::format("Seat {} to act; the best moves by bot {} and the chance to win after each:\n", *seat,
                             choice.bot);
  for (const MoveAdvice& one : advice) console.out << fmt::format("{:>6.1f} %  {}\n", 100 * one.chance, one.move);
  return kDone;
}

}  // namespace

void add_hint(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<HintChoice>();
  CLI::App* command = app.add_subcommand("hint", "The best moves in a position or a record, with the chance to win");
  command->add_option("file", choice->file, "A record, a scenario or a position")->required()->type_name("FILE");
  command->add_option("--game", choice->game, "The game of a position that does not name it")->type_name("GAME");
  command->add_option("--at", choice->at, "After this many moves of a record; otherwise at its end");
  command->add_option("--seat", choice->seat, "For this seat; otherwise for the one to act");
  command->add_option("--bot", choice->bot, "Who thinks: a level from 2 to 5, sims=N or time=MS")
      ->capture_default_str();
  command->add_option("--seed", choice->seed, "The same seed gives the same hints, unless by time")
      ->capture_default_str();
  command->add_option("--moves", choice->moves, "How many moves to name")
      ->check(CLI::Range(1, 200))
      ->capture_default_str();
  command->add_flag("--json", choice->as_json, "Print JSON");
  add_examples(*command,
               "  atlantica hint evening.jsonl\n"
               "  atlantica hint evening.jsonl --at 120 --bot time=3000\n"
               "  atlantica hint position.json --game survive --json");
  command->callback([choice, &console, &exit_code] { exit_code = run_hint(*choice, console); });
}

}  // namespace atlantica::apps
