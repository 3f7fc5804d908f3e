#pragma once

#include "games/escape/state.h"
#include "kit/sea/pieces.h"

// What happens to pieces, independent of the step of the turn.
namespace atlantica::escape {

using sea::move_ship;
using sea::put_creature;
using sea::remove_ship;
using sea::take_creature;

// Recounts who is on the ship or island piece on this hex.
void count_anew(State& state, int hex);

// Removes the Atlanteans from the game. Does not update ships they were aboard.
void lose(State& state, Bits atlanteans);
// Takes an Atlantean off its piece or ship, or out of the sea; a dolphin protecting it is freed.
void lift(State& state, int atlantean);
// Destroys everything on this hex and the six around it (ESC-5.3).
void whirl(State& state, int hex);

// ESC-6.9: everything that now happens on this hex. False if the current player must first choose which swimmer a
// dolphin protects there; after that, settle continues from there.
[[nodiscard]] bool settle(State& state, int hex);

// ESC-8.1, ESC-8.2, ESC-8.4: ends the game.
void finish(State& state);

}  // namespace atlantica::escape
