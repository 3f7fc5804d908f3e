#pragma once

#include "games/survive/state.h"

// The setup and the four steps of a turn, one file each: listing their moves and making them.
namespace atlantica::survive {

// setup.cpp
void add_setup_moves(const State& state, Moves& moves);
void begin_laying(State& state, Seat first);
void lay_tile(State& state, int terrain);
void place_explorer(State& state, int hex);
void give_value(State& state, int value);
void place_ship(State& state, int hex);
// The values not yet given to explorers of the current colour, counted by value - 1.
Counts values_left(const State& state);

// hand.cpp: step 1
void begin_turn(State& state, int colour);
void end_turn(State& state);
void add_hand_moves(const State& state, Moves& moves);
void add_targets(const State& state, Moves& moves);
void play_tile(State& state, const Move& move);
void move_by_tile(State& state, int to);

// movement.cpp: step 2
void begin_moves(State& state);
void add_movement(const State& state, Moves& moves);
void make_movement(State& state, const Move& move);

// sinking.cpp: step 3
void begin_sinking(State& state);
void add_sinking(const State& state, Moves& moves);
void sink_tile(State& state, int hex);
void show_back(State& state, Back back);
void take_aboard(State& state, int explorer);

// creatures.cpp: step 4
void roll(State& state, Creature creature);
void add_creature_moves(const State& state, Moves& moves);
void add_reactions(const State& state, Moves& moves);
void move_creature(State& state, const Move& move);
void defend(State& state);
void decline(State& state);

}  // namespace atlantica::survive
