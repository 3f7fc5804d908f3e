#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "core/rng.h"
#include "core/seat.h"
#include "kit/odds.h"

// Choosing between moves by how they look.
namespace atlantica {

// Writes what a rule of thumb thinks of each move.
template <class Thumb, class Moves>
void weigh(const Thumb& thumb, const Moves& moves, std::span<float> weights) {
  for (std::size_t i = 0; i < moves.size(); ++i) weights[i] = thumb.weight(moves[i]);
}

// The number of a move drawn by the squares of the weights, which replace them: a rollout looks just once, so it
// follows them more closely than a search does.
inline std::size_t draw_squared(std::span<float> weights, Rng& rng) {
  for (float& weight : weights) weight *= weight;
  return draw(weights, rng);
}

// A legal move drawn like that by the priors of the game.
template <class Rules>
typename Rules::Move draw_by_priors(const typename Rules::State& state, Seat seat, Rng& rng) {
  typename Rules::Moves moves;
  Rules::legal_moves(state, seat, moves);
  std::array<float, Rules::Moves::kCapacity> weights;
  const auto used = std::span(weights).first(moves.size());
  Rules::priors(state, seat, moves, used);
  return moves[draw_squared(used, rng)];
}

// The value of the seat's best next move: what a move that is not finished is worth.
template <class Rules>
double best_next(const typename Rules::State& state, Seat seat) {
  double best = 0;
  typename Rules::Moves moves;
  Rules::legal_moves(state, seat, moves);
  for (const auto& move : moves) {
    typename Rules::State next = state;
    Rules::play(next, seat, move);
    best = std::max(best, Rules::evaluate(next, seat));
  }
  return best;
}

}  // namespace atlantica
