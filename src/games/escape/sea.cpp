#include "games/escape/sea.h"

namespace atlantica::escape {

Ring sinking_ring(const State& state) {
  int ring = 0;
  while (!state.land.meets(kHexesOf[at(ring)])) ++ring;
  return static_cast<Ring>(ring);
}

int free_dolphins(const State& state, int hex) {
  if (!where(state, Creature::dolphin).has(hex)) return 0;
  return number_at(state, Creature::dolphin, hex) - count(swimmers_at(state, hex) & state.guarded);
}

bool alike(const State& state, Bits swimmers) {
  if ((swimmers & ~team(colour_of(lowest(swimmers)))) != 0) return false;
  const Bits spent = swimmers & state.spent;
  return spent == 0 || spent == swimmers;
}

unsigned colours_to_leave(const State& state, int hex) {
  const Bits guarded = swimmers_at(state, hex) & state.guarded;
  return number_at(state, Creature::dolphin, hex) > count(guarded) ? 0 : colours_among(guarded);
}

unsigned colours_among(Bits atlanteans) {
  unsigned colours = 0;
  for (int colour = 0; colour < kSeatsMax; ++colour)
    if ((atlanteans & team(colour)) != 0) colours |= 1U << colour;
  return colours;
}

}  // namespace atlantica::escape
