#pragma once

#include "games/escape/sea.h"

// The moves of step 1, to be listed, or weighed as they are found.
namespace atlantica::escape {

template <class Visit>
void each_walk(const State& state, Visit& visit) {
  const Hexes free = pieces_with_room(state);
  const Hexes room = ships_with_room(state);
  hexes_of(state, state.walking & team(state.colour)).each([&](int here) {
    const Hexes& near = Sea::around(here);
    (near & free).each([&](int hex) { visit(Move::of(Move::Kind::walk, How::dry, here, hex)); });
    const Hexes shore = near - state.land;
    if (shore.empty()) return;
    shore.each([&](int hex) { visit(Move::of(Move::Kind::dive, How::dry, here, hex)); });
    (shore & room).each([&](int hex) { visit(Move::of(Move::Kind::board, How::dry, here, hex)); });
  });
}

template <class Visit>
void each_passage(const State& state, Visit& visit) {
  const Hexes room = ships_with_room(state);
  hexes_of(state, state.aboard & team(state.colour)).each([&](int ship) {
    (Sea::around(ship) & room).each([&](int hex) { visit(Move::of(Move::Kind::board, How::dry, ship, hex)); });
    if (isle_beside(ship) >= 0) visit(Move::of(Move::Kind::land, How::dry, ship));
  });
}

template <class Visit>
void each_swim(const State& state, How how, Bits swimmers, Visit& visit) {
  hexes_of(state, swimmers).each([&](int here) {
    (Sea::around(here) - state.land).each([&](int hex) {
      visit(Move::of(Move::Kind::swim, how, here, hex));
      if (how == How::guarded) visit(Move::of(Move::Kind::swim, How::together, here, hex));
    });
    if (state.ships.has(here) && !state.full.has(here)) visit(Move::of(Move::Kind::board, how, here, here));
    if (isle_beside(here) >= 0) visit(Move::of(Move::Kind::land, how, here));
  });
}

// Calls visit(move) for every move of step 1, in order. What visit does with a move is compiled separately for each
// kind.
template <class Visit>
void each_movement(const State& state, Visit visit) {
  visit(Move::of(Move::Kind::end));
  each_walk(state, visit);
  each_passage(state, visit);
  const Bits swimmers = state.swimming & team(state.colour) & ~state.spent;
  each_swim(state, How::swimming, swimmers & ~state.guarded, visit);
  each_swim(state, How::guarded, swimmers & state.guarded, visit);
  const Hexes free = open_sea(state) - state.ships - wrecking(state);  // ESC-4.1
  ships_to_sail(state, state.colour).each([&](int ship) {
    (Sea::around(ship) & free).each([&](int hex) { visit(Move::of(Move::Kind::sail, 0, ship, hex)); });
  });
}

}  // namespace atlantica::escape
