#pragma once

#include "games/escape/state.h"

// What happens to pieces, whatever the step of the turn.
namespace atlantica::escape {

void put_creature(State& state, Creature creature, int hex);
// Precondition: one of the kind is there.
void take_creature(State& state, Creature creature, int hex);

// Counts those on the ship or island piece on this hex anew.
void count_anew(State& state, int hex);
void remove_ship(State& state, int ship);

// The Atlanteans leave the game. Ships they were aboard are not looked after.
void lose(State& state, Bits atlanteans);
// An Atlantean gets off the piece, the ship or out of the sea where it is; a dolphin that protected it is free.
void lift(State& state, int atlantean);
// A ship with its crew goes to a free hex.
void move_ship(State& state, int from, int to);
// Everything on this hex and on the six around is destroyed (ESC-5.3).
void whirl(State& state, int hex);

// ESC-6.9: all that happens on this hex now. False if the player in turn must choose first whom a dolphin protects
// there; when that is done, settle goes on from there.
[[nodiscard]] bool settle(State& state, int hex);

// ESC-8.1, ESC-8.2, ESC-8.4: the game is over.
void finish(State& state);

}  // namespace atlantica::escape
