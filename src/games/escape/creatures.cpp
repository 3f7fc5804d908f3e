#include <cassert>

#include "games/escape/pieces.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"

namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

Creature rolled(const State& state) { return static_cast<Creature>(state.die); }

// The moves of one creature: its hexes, or for a dive its own.
void add_ways(const State& state, Kind kind, int what, int from, Moves& moves) {
  if (state.steps == kDive) return moves.add(Move::of(kind, what, from, from));
  (Sea::around(from) - state.land).each([&](int to) { moves.add(Move::of(kind, what, from, to)); });
}

// ESC-7.4
void add_dolphin(const State& state, int hex, Moves& moves) {
  const unsigned colours = colours_to_leave(state, hex);
  if (colours == 0) return add_ways(state, Kind::creature, state.die, hex, moves);
  const unsigned others = colours_among(swimmers_at(state, hex) & ~state.guarded);
  for (int colour = 0; colour < state.seats; ++colour) {
    if (!has(colours, colour)) continue;
    add_ways(state, Kind::leave, colour, hex, moves);
    for (int other = 0; other < state.seats; ++other)
      if (other != colour && has(others, other)) moves.add(Move::of(Kind::pass, kSeatsMax * colour + other, hex));
  }
}

Bits guarded_of(const State& state, int colour, int hex) {
  return swimmers_at(state, hex) & state.guarded & team(colour);
}

// Takes the creature off its hex; a swimmer left behind by a dolphin is no longer safe (ESC-7.5).
void set_out(State& state, int from, int leaves) {
  take_creature(state, rolled(state), from);
  if (leaves == 0) return;
  state.guarded &= ~bit(lowest(guarded_of(state, leaves - 1, from)));
  // No dolphin is free there, so there is nothing to choose.
  [[maybe_unused]] const bool settled = settle(state, from);
  assert(settled);
}

void arrive(State& state, int to) {
  put_creature(state, rolled(state), to);
  if (!settle(state, to)) return ask_whom_to_guard(state, to, 3);
  go_on_stepping(state);
}

}  // namespace

void roll(State& state, Creature creature, int steps) {
  if (where(state, creature).empty()) return end_turn(state);  // ESC-6.2
  state.die = static_cast<std::uint8_t>(creature);
  state.steps = static_cast<std::uint8_t>(steps);
  state.phase = Phase::creature;
}

void add_creature_moves(const State& state, Moves& moves) {
  moves.add(Move::of(Kind::stay));
  where(state, rolled(state)).each([&](int hex) {
    if (rolled(state) == Creature::dolphin) return add_dolphin(state, hex, moves);
    add_ways(state, Kind::creature, state.die, hex, moves);
  });
}

void add_steps(const State& state, Moves& moves) {
  if (state.phase == Phase::to)  // ESC-6.3
    return (open_sea(state) - Hexes::only(state.hex)).each([&](int hex) { moves.add(Move::of(Kind::to, 0, 0, hex)); });
  moves.add(Move::of(Kind::stop));
  (Sea::around(state.hex) - state.land).each([&](int hex) { moves.add(Move::of(Kind::step, 0, 0, hex)); });
}

void move_creature(State& state, const Move& move) {
  const int leaves = move.kind == Kind::leave ? move.what + 1 : 0;
  state.hex = move.from;
  if (state.steps == kDive) {
    state.leaves = static_cast<std::uint8_t>(leaves);
    state.phase = Phase::to;
    return;
  }
  if (rolled(state) == Creature::dolphin) set_out(state, move.from, leaves);
  step_creature(state, move.to);
}

void pass_on(State& state, const Move& move) {
  const int hex = move.from;
  const Bits others = swimmers_at(state, hex) & ~state.guarded & team(move.what % kSeatsMax);
  state.guarded &= ~bit(lowest(guarded_of(state, move.what / kSeatsMax, hex)));
  state.guarded |= bit(lowest(others));
  end_turn(state);
}

void step_creature(State& state, int hex) {
  const int from = state.hex;
  state.hex = static_cast<std::uint8_t>(hex);
  --state.steps;
  if (rolled(state) != Creature::dolphin) {
    take_creature(state, rolled(state), from);
    return arrive(state, hex);
  }
  state.phase = Phase::step;  // ESC-6.4: a dolphin takes effect where its move ends
  if (state.steps == 0) stop_creature(state);
}

void stop_creature(State& state) {
  state.steps = 0;
  if (rolled(state) != Creature::dolphin) return end_turn(state);
  arrive(state, state.hex);
}

void dive(State& state, int hex) {
  state.steps = 0;
  set_out(state, state.hex, state.leaves);
  state.leaves = 0;
  arrive(state, hex);
}

void go_on_stepping(State& state) {
  if (state.steps == 0) return end_turn(state);
  state.phase = Phase::step;
}

}  // namespace atlantica::escape
