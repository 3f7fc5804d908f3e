#include "games/escape/pieces.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"

namespace atlantica::escape {

void begin_turn(State& state, int colour) {
  state.colour = static_cast<std::uint8_t>(colour);
  state.points = kMoves;
  state.step = state.hex = state.leaves = state.die = state.steps = 0;
  state.active = state.land.meets(kIsland);
  state.phase = Phase::move;
  ++state.turn;
}

void end_turn(State& state) {
  if (on_board(state) == 0) return finish(state);
  state.quiet_turns = state.active ? std::uint8_t{0} : static_cast<std::uint8_t>(state.quiet_turns + 1);
  constexpr int kQuietRounds = 20;  // ESC-8.4
  if (state.quiet_turns == kQuietRounds * state.seats) return finish(state);
  begin_turn(state, next_colour(state, state.colour));
}

void ask_whom_to_guard(State& state, int hex, int step) {
  state.phase = Phase::guard;
  state.hex = static_cast<std::uint8_t>(hex);
  state.step = static_cast<std::uint8_t>(step);
}

Bits to_guard(const State& state, int what) {
  const Bits swimmers = swimmers_at(state, state.hex) & ~state.guarded;
  const int colour = what % Move::kSpent;
  return swimmers & team(colour) & (what >= Move::kSpent ? state.spent : ~state.spent);
}

void add_guards(const State& state, Moves& moves) {
  for (int what = 0; what < 2 * Move::kSpent; ++what)
    if (to_guard(state, what) != 0) moves.add(Move::of(Move::Kind::guard, what));
}

void guard(State& state, int what) {
  state.guarded |= bit(lowest(to_guard(state, what)));
  if (!settle(state, state.hex)) return;
  const int step = state.step;
  state.step = 0;
  if (step == 1) return go_on_moving(state);
  if (step == 2) return end_sinking(state);
  go_on_stepping(state);
}

}  // namespace atlantica::escape
