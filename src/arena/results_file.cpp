#include "arena/results_file.h"

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/json/serialize.hpp>

#include "match/json.h"

namespace atlantica {

BOOST_DESCRIBE_STRUCT(Tournament, (), (game, options, bots, seed))
BOOST_DESCRIBE_STRUCT(ArenaGame, (), (deal, rotation, winners, scores, moves))

namespace {

Message at_line(std::size_t number, const Message& problem) {
  return {"common.record.at_line", {{"line", number}, {"problem", problem}}};
}

template <class T>
std::expected<T, Message> from_line(std::string_view line, std::size_t number) {
  const auto wrong = [number](const Message& why) { return std::unexpected(at_line(number, why)); };
  const auto json = parse_json(line);
  if (!json) return wrong("common.record.no_json");
  auto read = from_json<T>(*json);
  if (!read) return wrong(read.error());
  return std::move(*read);
}

bool fits(const ArenaGame& game, const Tournament& tournament) {
  return game.rotation >= 0 && game.rotation < tournament.rotations() && game.scores.size() == tournament.bots.size() &&
         std::ranges::all_of(
             game.winners, [&](int bot) { return bot >= 0 && static_cast<std::size_t>(bot) < tournament.bots.size(); });
}

}  // namespace

std::string tournament_line(const Tournament& tournament) { return boost::json::serialize(to_json(tournament)) + "\n"; }

std::string game_line(const ArenaGame& game) { return boost::json::serialize(to_json(game)) + "\n"; }

std::expected<ArenaResults, Message> read_results(std::string_view text) {
  ArenaResults results;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) break;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (number == 1) {
      auto tournament = from_line<Tournament>(line, number);
      if (!tournament) return std::unexpected(tournament.error());
      if (tournament->bots.empty()) return std::unexpected(at_line(1, "common.arena.bots"));
      results.tournament = std::move(*tournament);
      continue;
    }
    auto game = from_line<ArenaGame>(line, number);
    if (!game) return std::unexpected(game.error());
    if (!fits(*game, results.tournament)) return std::unexpected(at_line(number, "common.arena.other_game"));
    results.games.push_back(std::move(*game));
  }
  if (results.tournament.bots.empty()) return std::unexpected("common.arena.no_head");
  return results;
}

}  // namespace atlantica
