#pragma once

#include "games/escape/state.h"

// The setup and the three steps of a turn, one file each: listing their moves and making them.
namespace atlantica::escape {

// setup.cpp
void add_setup_moves(const State& state, Moves& moves);
void begin_placing(State& state, Seat first);
void place_atlantean(State& state, int hex);

// turn.cpp: the flow between the steps
void begin_turn(State& state, int colour);
void end_turn(State& state);
// ESC-7.2: the current player must choose on this hex, in this step of the turn.
void ask_whom_to_guard(State& state, int hex, int step);
void add_guards(const State& state, Moves& moves);
void guard(State& state, int what);
// The swimmers on state.hex that the choice `what` refers to.
Bits to_guard(const State& state, int what);

// movement.cpp: step 1
void add_movement(const State& state, Moves& moves);
void make_movement(State& state, const Move& move);
// Step 1 continues if a move is left.
void go_on_moving(State& state);

// sinking.cpp: step 2
void add_sinking(const State& state, Moves& moves);
void begin_sinking(State& state);
void sink_piece(State& state, int hex);
void show_symbol(State& state, Symbol symbol);
void end_sinking(State& state);

// creatures.cpp: step 3
void roll(State& state, Creature creature, int steps);
void add_creature_moves(const State& state, Moves& moves);
void add_steps(const State& state, Moves& moves);
void move_creature(State& state, const Move& move);
void pass_on(State& state, const Move& move);
void step_creature(State& state, int hex);
void stop_creature(State& state);
void dive(State& state, int hex);
// The creature continues if a step is left.
void go_on_stepping(State& state);

}  // namespace atlantica::escape
