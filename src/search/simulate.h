#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "search/bot.h"

namespace atlantica {

// Totals over many games. Steps count all moves, of players and of chance.
struct SimReport {
  std::uint64_t games = 0;
  std::uint64_t steps = 0;
  std::uint64_t decisions = 0;
  std::uint64_t shortest = 0;  // steps of the shortest and longest game
  std::uint64_t longest = 0;
  int seats = 0;
  std::array<double, kMaxSeats> wins{};                       // a shared victory counts as fractions
  std::array<double, kMaxSeats> score{};                      // sum over games
  std::uint64_t rounds = 0;                                   // sum over games, if the game counts rounds
  std::map<std::string, std::uint64_t, std::less<>> endings;  // count by kind of ending, if the game names them
};

// Optional for a game: a round count and names for its endings.
template <class G>
concept NamesEndings = requires(const typename G::State& state) {
  { G::rounds(state) } -> std::same_as<int>;
  { G::ending(state) } -> std::same_as<std::string_view>;
};

// Plays one game from `state` to the end with one bot per seat and adds it to the report.
template <Game G>
void simulate_game(typename G::State state, const std::vector<std::unique_ptr<Bot<G>>>& bots, Rng& rng,
                   SimReport& report) {
  std::uint64_t steps = 0;
  for (SeatSet awaited = G::awaited(state); !awaited.empty(); awaited = G::awaited(state), ++steps) {
    const Seat seat = awaited.lowest();
    if (seat == kChance) {
      G::play(state, kChance, G::sample_chance(state, rng));
    } else {
      Bot<G>& bot = *bots[static_cast<std::size_t>(seat)];
      G::play(state, seat, bot.choose(bot.look(state, seat), rng));
      ++report.decisions;
    }
  }
  if constexpr (NamesEndings<G>) {
    report.rounds += static_cast<std::uint64_t>(G::rounds(state));
    ++report.endings[std::string(G::ending(state))];
  }
  const Outcome outcome = *G::outcome(state);
  report.shortest = report.games == 0 ? steps : std::min(report.shortest, steps);
  report.longest = std::max(report.longest, steps);
  report.steps += steps;
  ++report.games;
  report.seats = outcome.seats;
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (outcome.winners.has(seat)) report.wins[i] += 1.0 / outcome.winners.size();
    report.score[i] += outcome.score[i];
  }
}

}  // namespace atlantica
