#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"

namespace atlantica {

// What a bot thinks of a move.
template <class Move>
struct Advice {
  Move move;
  std::uint64_t visits = 0;  // how often it was tried
  double chance = 0;         // the share of the victory that the seat may expect
};

// Something that picks moves. A bot is handed the true state and must not use what its seat cannot
// know: it looks at the state through determinize and view only.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  // Precondition: the seat is among the actors.
  virtual typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) = 0;
  // The moves worth thinking of, best first; none from a bot that does not search. Precondition: as above.
  virtual std::vector<Advice<typename G::Move>> advise(const typename G::State& state, Seat seat, Rng& rng) {
    static_cast<void>(state), static_cast<void>(seat), static_cast<void>(rng);
    return {};
  }
};

// Any legal move, each as likely as any other.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) override {
    typename G::Moves moves;
    G::legal_moves(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
};

// The move that a playout would make.
template <Game G>
class HurriedBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) override {
    return G::playout_move(G::determinize(state, seat, rng), seat, rng);
  }
};

// The move after which the seat stands best by evaluate, one move ahead; ties by lot.
template <Game G>
class GreedyBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) override {
    const typename G::State guess = G::determinize(state, seat, rng);
    typename G::Moves moves;
    G::legal_moves(guess, seat, moves);
    typename G::Move best = moves[0];
    double best_value = -1;
    std::uint32_t ties = 0;
    for (const typename G::Move& move : moves) {
      typename G::State next = guess;
      G::play(next, seat, move);
      const double value = G::evaluate(next, seat);
      if (value > best_value) {
        best_value = value;
        best = move;
        ties = 1;
      } else if (value == best_value && rng.below(++ties) == 0) {
        best = move;
      }
    }
    return best;
  }
};

}  // namespace atlantica
