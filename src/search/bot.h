#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"

namespace atlantica {

// A bot's assessment of a move.
template <class Move>
struct Advice {
  Move move;
  std::uint64_t visits = 0;  // how often it was tried
  double chance = 0;         // the seat's expected share of the victory
};

// Picks moves. A bot is given the true state and must not use anything its seat cannot know: it sees the state only
// through determinize and view.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  // Precondition: the seat is among the actors.
  virtual typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) = 0;
  // Candidate moves, best first; none from a bot that does not search. Precondition: as above.
  virtual std::vector<Advice<typename G::Move>> advise(const typename G::State& state, Seat seat, Rng& rng) {
    static_cast<void>(state), static_cast<void>(seat), static_cast<void>(rng);
    return {};
  }
};

// Plays uniformly random legal moves.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) override {
    typename G::Moves moves;
    G::legal_moves(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
};

// Plays the rollout policy's move.
template <Game G>
class HurriedBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::State& state, Seat seat, Rng& rng) override {
    return G::playout_move(G::determinize(state, seat, rng), seat, rng);
  }
};

// Plays the move with the best evaluate one ply ahead; ties broken at random.
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
