#include <algorithm>

#include "games/rising/rules.h"

namespace atlantica::rising {

double Rules::evaluate(const State& state, Seat /*seat*/) {
  if (state.phase == Phase::over) return state.lost ? 0.0 : 1.0;
  int tiles = 0;
  for (const int standing : state.standing) tiles += standing;
  return 0.02 + 0.09 * count(state.built) + 0.001 * tiles;
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

}  // namespace atlantica::rising
