#pragma once

#include "games/survive/state.h"

// What happens to pieces, whatever the step of the turn.
namespace atlantica::survive {

void put_creature(State& state, Creature creature, int hex);
// Precondition: one of the kind is there.
void take_creature(State& state, Creature creature, int hex);

// Counts the crew of the ship on this hex anew.
void update_ship(State& state, int ship);
void remove_ship(State& state, int ship);

// The explorers leave the game. Ships they were aboard are not looked after.
void lose(State& state, Bits explorers);
// An explorer gets off the tile, the ship or out of the sea where it is.
void lift(State& state, int explorer);
// The ship is removed and those aboard are in the sea, for better or worse (SUR-5.3).
void wreck(State& state, int ship);
// A ship with its crew goes to a free hex; it is wrecked there by a serpent or a whale (SUR-5.3).
void move_ship(State& state, int from, int to);
// Everything on this sea hex and on all adjacent sea hexes is removed (SUR-6.5d).
void whirl(State& state, int hex);

// A kept tile leaves the hand and the game; of two equal ones that of the lower terrain.
void use_tile(State& state, int colour, Back tile);

// SUR-8.1: the game is over; who is on no isle is lost.
void finish(State& state);

}  // namespace atlantica::survive
