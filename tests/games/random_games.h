#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "core/rng.h"
#include "core/seat.h"
#include "games/laws_atlantis.h"

// Games of random moves, for laws that hold in every game.
namespace atlantica {

template <class G>
struct Step {
  std::size_t number;
  typename G::State before;
  Seat seat;
  typename G::Move move;
  typename G::State after;
};

// The seat to look at in a step: another one in every step, and not always the one that acts. Over many steps, all of
// them would show no more.
template <class G>
Seat seat_in_turn(const Step<G>& step) {
  const auto seats = static_cast<std::size_t>(G::seats(step.after));
  return static_cast<Seat>((step.number + step.number / seats) % seats);
}

// One of the actors.
inline Seat some_actor(SeatSet actors, Rng& rng) {
  if (actors.size() == 1) return actors.lowest();
  for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(actors.size())); skip > 0; --skip)
    actors.remove(actors.lowest());
  return actors.lowest();
}

// A way to play a game: its players, number of games and starting state. The laws are compiled once per game, not per
// way.
template <class G>
struct Way {
  int min_seats;
  int max_seats;
  int games;
  int rules;  // the version
  typename G::State (*begin)(int seats);
};

template <class W>
auto way() {
  const auto begin = [](int seats) -> typename W::State { return W::initial(*W::setup(seats, {})); };
  return Way<laws::GameOf<W>>{W::kMinSeats, W::kMaxSeats, laws::games<W>(), W::setup(W::kMinSeats, {})->rules, begin};
}

// A game of random moves to the end.
template <class G>
std::vector<Step<G>> random_game(std::uint64_t seed, typename G::State state) {
  Rng rng(seed);
  std::vector<Step<G>> steps;
  for (SeatSet actors = G::actors(state); !actors.empty(); actors = G::actors(state)) {
    const Seat seat = some_actor(actors, rng);
    typename G::Moves moves;
    G::legal_moves(state, seat, moves);
    EXPECT_FALSE(moves.empty()) << "an actor has no move";
    if (moves.empty()) break;
    const auto move =
        seat == kChance ? G::sample_chance(state, rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const typename G::State before = state;
    G::play(state, seat, move);
    steps.push_back({steps.size(), before, seat, move, state});
    if (steps.size() > 20000) break;
  }
  return steps;
}

template <class G, class Visit>
void each_game(const Way<G>& way, Visit visit) {
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(way.games); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const int range = way.max_seats - way.min_seats + 1;
    visit(random_game<G>(seed, way.begin(way.min_seats + static_cast<int>(seed) % range)), seed);
  }
}

}  // namespace atlantica
