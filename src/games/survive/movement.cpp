#include "games/survive/pieces.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

void add_boarding(int number, const Hexes& near, const Hexes& room, Moves& moves) {
  if (!near.meets(room)) return;
  (near & room).each([&](int hex) { moves.add(Move::of(Kind::board, number, 0, hex)); });
}

void add_walkers(const State& state, Moves& moves) {
  const Hexes island = land(state);
  const Hexes room = ships_with_room(state);
  for (Bits own = state.walking & team(state.colour); own != 0;) {
    const int walker = pop_lowest(own);
    const int number = number_of(walker);
    const int here = state.place[at(walker)];
    for (const int hex : Sea::ring(here))
      moves.add(Move::of(island.has(hex) ? Kind::walk : Kind::swim, number, 0, hex));
    add_boarding(number, Sea::around(here), room, moves);
  }
}

void add_passengers(const State& state, Moves& moves) {
  const Hexes room = ships_with_room(state);
  for (Bits own = state.aboard & team(state.colour); own != 0;) {
    const int passenger = pop_lowest(own);
    const int number = number_of(passenger);
    const int ship = state.place[at(passenger)];
    moves.add(Move::of(Kind::swim, number, 0, ship));
    add_boarding(number, Sea::around(ship), room, moves);
    if (isle_beside(ship) >= 0) moves.add(Move::of(Kind::land, number));
  }
}

void add_swimmers(const State& state, Moves& moves) {
  const Hexes island = land(state);
  const Hexes room = ships_with_room(state);
  for (Bits own = state.swimming & ~state.swam & team(state.colour); own != 0;) {
    const int swimmer = pop_lowest(own);
    const int number = number_of(swimmer);
    const int here = state.place[at(swimmer)];
    for (const int hex : Sea::ring(here))
      if (!island.has(hex)) moves.add(Move::of(Kind::swim, number, 0, hex));
    if (room.has(here)) moves.add(Move::of(Kind::board, number, 0, here));
    if (isle_beside(here) >= 0) moves.add(Move::of(Kind::land, number));
  }
}

void swim(State& state, int swimmer, int to) {
  lift(state, swimmer);
  state.swimming |= bit(swimmer);
  state.swam |= bit(swimmer);  // SUR-4.3, SUR-4.4
  state.place[at(swimmer)] = static_cast<std::uint8_t>(to);
  if (deadly(state).has(to)) lose(state, bit(swimmer));  // SUR-4.7
}

void board(State& state, int passenger, int ship) {
  lift(state, passenger);
  state.aboard |= bit(passenger);
  state.place[at(passenger)] = static_cast<std::uint8_t>(ship);
  update_ship(state, ship);
  if (wrecking(state).has(ship)) wreck(state, ship);  // SUR-5.4
}

void land_on_isle(State& state, int explorer) {
  const int isle = isle_beside(state.place[at(explorer)]);
  lift(state, explorer);
  sea::save(state, explorer, isle);
}

void end_moves(State& state) {
  state.points = 0;
  state.swam = 0;
  begin_sinking(state);
}

}  // namespace

void begin_moves(State& state) {
  if ((on_board(state) & team(state.colour)) == 0) return begin_sinking(state);  // SUR-3.3
  state.phase = Phase::move;
  state.points = kPoints;
}

void add_movement(const State& state, Moves& moves) {
  moves.add(Move::of(Kind::end));
  add_walkers(state, moves);
  add_passengers(state, moves);
  add_swimmers(state, moves);
  const Hexes closed = land(state) | state.ships;
  ships_to_sail(state, state.colour).each([&](int ship) {
    for (const int hex : Sea::ring(ship))
      if (!closed.has(hex)) moves.add(Move::of(Kind::sail, 0, ship, hex));
  });
}

void make_movement(State& state, const Move& move) {
  if (move.kind == Kind::end) return end_moves(state);
  const int who = explorer(state.colour, move.what);
  switch (move.kind) {
    case Kind::walk: state.place[at(who)] = move.to; break;
    case Kind::swim: swim(state, who, move.to); break;
    case Kind::board: board(state, who, move.to); break;
    case Kind::land: land_on_isle(state, who); break;
    default: move_ship(state, move.from, move.to);
  }
  if (--state.points == 0) end_moves(state);
}

}  // namespace atlantica::survive
