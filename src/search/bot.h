#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"
#include "search/specification.h"

namespace atlantica {

// A bot's assessment of a move.
template <class Move>
struct Advice {
  Move move;
  std::uint64_t visits = 0;  // how often it was tried
  double chance = 0;         // the seat's expected share of the victory
};

// Picks moves for a seat from what it is shown; it never holds the true state.
template <Game G>
class Bot {
 public:
  using Sight = BotSpecification::Sight;
  using Observation = typename G::Observation;
  using Move = typename G::Move;

  virtual ~Bot() = default;
  // Precondition: the seat is among the actors.
  virtual Move choose(const Observation& seen, Rng& rng) = 0;
  // Candidate moves, best first; none from a bot that does not search. Precondition: as above.
  virtual std::vector<Advice<Move>> advise(const Observation& seen, Rng& rng) {
    static_cast<void>(seen), static_cast<void>(rng);
    return {};
  }

  // What the bot is shown of a table: what its seat knows. Only a bot specified as open is shown everything, and only
  // here.
  Observation look(const typename G::State& state, Seat seat) const {
    return sight_ == Sight::own ? G::observe(state, seat) : G::reveal(state, seat);
  }

 protected:
  explicit Bot(Sight sight = Sight::own) : sight_(sight) {}

  // The legal moves, which do not depend on what is hidden: any draw will do.
  static void legal_moves(const Observation& seen, typename G::Moves& moves) {
    Rng any(0);
    G::legal_moves(G::determinize(seen, any), seen.seat, moves);
  }

 private:
  Sight sight_;
};

// Plays uniformly random legal moves.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::Observation& seen, Rng& rng) override {
    typename G::Moves moves;
    this->legal_moves(seen, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
};

// Plays the rollout policy's move.
template <Game G>
class HurriedBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::Observation& seen, Rng& rng) override {
    return G::playout_move(G::determinize(seen, rng), seen.seat, rng);
  }
};

// Plays the move with the best evaluate one ply ahead; ties broken at random.
template <Game G>
class GreedyBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::Observation& seen, Rng& rng) override {
    const typename G::State guess = G::determinize(seen, rng);
    const Seat seat = seen.seat;
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
