#include <algorithm>
#include <cmath>

#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

constexpr double kOwed = 0.9;
constexpr double kStep = 0.12;
constexpr double kArrived = 1.5;

// Points a seat can expect: what it holds, less what its figures would owe, more for figures that are
// far along. From what all can see: cards count, not which ones.
double expected_points(const State& state, Seat seat) {
  double progress = kMainland * state.safe[at(seat)];
  for (Bits figures = state.figures[at(seat)]; figures != 0;) progress += pop_lowest(figures);
  return state.tiles[at(seat)].weighted_total() + state.hand[at(seat)].total() - kOwed * crossing_price(state, seat) +
         kStep * progress + kArrived * state.safe[at(seat)];
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  if (const auto result = outcome(state)) return result->winners.has(seat) ? 1.0 / result->winners.size() : 0.0;
  double best_other = -1e9;
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat) best_other = std::max(best_other, expected_points(state, other));
  const double lead = expected_points(state, seat) - best_other;
  return 1.0 / (1.0 + std::exp(-lead / 12.0));
}

Standings Rules::standings(const State& state) {
  Standings standings{};
  for (Seat seat = 0; seat < state.seats; ++seat) standings[at(seat)] = evaluate(state, seat);
  return standings;
}

void Rules::priors(const State&, Seat, const Moves&, std::span<float> weights) { std::ranges::fill(weights, 1.0F); }

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) {
  Moves moves;
  legal_moves(state, seat, moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace atlantica::atlantis
