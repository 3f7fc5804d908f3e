#pragma once

#include "games/survive/state.h"
#include "kit/sea/pieces.h"

// What happens to pieces, independent of the step of the turn.
namespace atlantica::survive {

using sea::put_creature;
using sea::remove_ship;
using sea::take_creature;

// Recounts the crew of the ship on this hex.
void update_ship(State& state, int ship);

// Removes the explorers from the game. Does not update ships they were aboard.
void lose(State& state, Bits explorers);
// Takes an explorer off its tile or ship, or out of the sea.
void lift(State& state, int explorer);
// Removes the ship and leaves those aboard in the sea, for better or worse (SUR-5.3).
void wreck(State& state, int ship);
// Moves a ship and its crew to a free hex, where a serpent or whale wrecks it (SUR-5.3).
void move_ship(State& state, int from, int to);
// Removes everything on this sea hex and all adjacent sea hexes (SUR-6.5d).
void whirl(State& state, int hex);

// A kept tile leaves the hand and the game; of two equal ones the one of the lower terrain.
void use_tile(State& state, int colour, Back tile);

// SUR-8.1: ends the game; everyone not on an isle is lost.
void finish(State& state);

}  // namespace atlantica::survive
