#pragma once

#include <algorithm>

#include "core/index.h"
#include "games/newgame/state.h"

// What several files ask about a race.
namespace atlantica::newgame {

// Whether a figure of the seat that has not arrived stands there.
inline bool can_go(const State& state, Seat seat, int place) {
  const auto& figures = state.figures[at(seat)];
  return place < state.goal && std::ranges::find(figures, place) != figures.end();
}

// NEW-3.4
inline int destination(const State& state, int place, int steps) { return std::min<int>(place + steps, state.goal); }

// How far a move takes a figure. Precondition: it is a move of the current player.
inline int steps_of(const State& state, const Move& move) {
  return state.die + (move.kind == Move::Kind::card ? state.card[state.seat] : 0);
}

inline bool has_arrived(const State& state, Seat seat) { return state.figures[at(seat)][0] == state.goal; }

// NEW-4.2, without the card.
inline int spaces_of(const State& state, Seat seat) { return state.figures[at(seat)][0] + state.figures[at(seat)][1]; }

inline int order_of(const State& state, Seat seat) { return (seat - state.first + state.seats) % state.seats; }

}  // namespace atlantica::newgame
