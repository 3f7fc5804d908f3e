#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/game.h"
#include "search/bot.h"

namespace atlantica {

// What many games came to. Steps are all moves, of players and of chance.
struct SimReport {
  std::uint64_t games = 0;
  std::uint64_t steps = 0;
  std::uint64_t decisions = 0;
  std::uint64_t shortest = 0;  // steps of the shortest and longest game
  std::uint64_t longest = 0;
  int seats = 0;
  std::array<double, kMaxSeats> wins{};   // a shared victory counts in parts
  std::array<double, kMaxSeats> score{};  // sum over games
};

// Plays one game from `state` to its end with one bot per seat and adds it to the report.
template <Game G>
void simulate_game(typename G::State state, const std::vector<std::unique_ptr<Bot<G>>>& bots, Rng& rng,
                   SimReport& report) {
  std::uint64_t steps = 0;
  for (SeatSet awaited = G::awaited(state); !awaited.empty(); awaited = G::awaited(state), ++steps) {
    const Seat seat = awaited.lowest();
    if (seat == kChance) {
      G::play(state, kChance, G::sample_chance(state, rng));
    } else {
      G::play(state, seat, bots[static_cast<std::size_t>(seat)]->choose(state, seat, rng));
      ++report.decisions;
    }
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
