#include "games/escape/movement.h"

#include <cassert>

#include "games/escape/pieces.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"

namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

// From wherever it is into the sea, where it can do nothing more this turn.
void swim(State& state, int swimmer, int to) {
  lift(state, swimmer);
  state.swimming |= bit(swimmer);
  state.spent |= bit(swimmer);
  state.place[at(swimmer)] = static_cast<std::uint8_t>(to);
}

void swim_together(State& state, int swimmer, int to) {
  take_creature(state, Creature::dolphin, state.place[at(swimmer)]);
  put_creature(state, Creature::dolphin, to);
  state.spent |= bit(swimmer);
  state.place[at(swimmer)] = static_cast<std::uint8_t>(to);
}

void walk(State& state, int walker, int to) {
  lift(state, walker);
  state.walking |= bit(walker);
  state.place[at(walker)] = static_cast<std::uint8_t>(to);
  count_anew(state, to);
}

void board(State& state, int passenger, int ship) {
  lift(state, passenger);
  state.aboard |= bit(passenger);
  state.place[at(passenger)] = static_cast<std::uint8_t>(ship);
  count_anew(state, ship);
}

void land_on_isle(State& state, int atlantean) {
  const int isle = isle_beside(state.place[at(atlantean)]);
  lift(state, atlantean);
  sea::save(state, atlantean, isle);
}

void end_moves(State& state) {
  state.points = 0;
  state.spent = 0;
  begin_sinking(state);
}

}  // namespace

void add_movement(const State& state, Moves& moves) {
  each_movement(state, [&](const Move& move) { moves.add(move); });
}

void make_movement(State& state, const Move& move) {
  if (move.kind == Kind::end) return end_moves(state);
  --state.points;
  if (move.kind == Kind::sail) {
    move_ship(state, move.from, move.to);
    return go_on_moving(state);
  }
  const auto how = static_cast<How>(move.what);
  const int who = lowest(those(state, how, move.from));
  switch (move.kind) {
    case Kind::walk: walk(state, who, move.to); return go_on_moving(state);
    case Kind::board: board(state, who, move.to); break;
    case Kind::land: land_on_isle(state, who); break;
    default: how == How::together ? swim_together(state, who, move.to) : swim(state, who, move.to);
  }
  if (move.kind != Kind::land && move.to != move.from) {
    // There is nothing to choose here: a dolphin that was free takes the newcomer.
    [[maybe_unused]] const bool settled = settle(state, move.to);
    assert(settled);
  }
  if (how != How::dry && !settle(state, move.from)) return ask_whom_to_guard(state, move.from, 1);
  go_on_moving(state);
}

void go_on_moving(State& state) {
  state.hex = 0;
  state.phase = Phase::move;
  if (state.points == 0) end_moves(state);
}

}  // namespace atlantica::escape
