#include "games/escape/pieces.h"

#include <cassert>

#include "games/escape/sea.h"

namespace atlantica::escape {

void count_anew(State& state, int hex) {
  const int number = count(atlanteans_at(state, hex) & ~state.swimming);
  state.manned.remove(hex);
  state.full.remove(hex);
  if (number > 0 && state.ships.has(hex)) state.manned.add(hex);
  if (number == kRoom) state.full.add(hex);
}

void lose(State& state, Bits atlanteans) {
  if (atlanteans == 0) return;
  state.guarded &= ~atlanteans;
  state.spent &= ~atlanteans;
  sea::lose(state, atlanteans);
}

void lift(State& state, int atlantean) {
  const Bits one = bit(atlantean);
  const bool was_dry = (state.swimming & one) == 0;
  const int here = state.place[at(atlantean)];
  state.walking &= ~one;
  state.aboard &= ~one;
  state.swimming &= ~one;
  state.guarded &= ~one;
  state.place[at(atlantean)] = kLost;
  if (was_dry) count_anew(state, here);
}

void whirl(State& state, int hex) {
  const Hexes pool = Sea::around(hex) | Hexes::only(hex);
  Bits gone = 0;
  for (Bits rest = on_board(state); rest != 0;) {
    const int who = pop_lowest(rest);
    if (pool.has(state.place[at(who)])) gone |= bit(who);
  }
  lose(state, gone);
  state.land -= pool;  // ESC-1.6: the Acropolis too
  sea::clear(state, pool);
}

namespace {

// ESC-6.7: nobody becomes a swimmer.
void destroy_ship(State& state, int ship) {
  if (state.manned.has(ship)) lose(state, crew_of(state, ship));
  remove_ship(state, ship);
}

// ESC-6.6
void sink_ship(State& state, int ship) {
  const Bits crew = sea::capsize(state, ship);
  if (state.phase == Phase::move) state.spent |= crew;  // ESC-3.4
}

// ESC-7.2; false if a choice is needed.
bool guard_swimmers(State& state, int hex) {
  int dolphins = free_dolphins(state, hex);
  Bits swimmers = dolphins > 0 ? swimmers_at(state, hex) & ~state.guarded : 0;
  if (swimmers == 0) return true;
  if (count(swimmers) > dolphins && !alike(state, swimmers)) return false;
  for (; dolphins > 0 && swimmers != 0; --dolphins) state.guarded |= bit(pop_lowest(swimmers));
  return true;
}

}  // namespace

bool settle(State& state, int hex) {
  if (state.ships.has(hex)) {
    if (where(state, Creature::monster).has(hex)) destroy_ship(state, hex);                        // (a)
    if (state.manned.has(hex) && where(state, Creature::octopus).has(hex)) sink_ship(state, hex);  // (b)
  }
  if (!guard_swimmers(state, hex)) return false;                                      // (c)
  if (deadly(state).has(hex)) lose(state, swimmers_at(state, hex) & ~state.guarded);  // (d)
  return true;
}

void finish(State& state) {
  if (dolphin_on_its_way(state)) put_creature(state, Creature::dolphin, state.hex);
  state.phase = Phase::over;
  state.points = state.step = state.hex = state.leaves = state.die = state.steps = 0;
  state.active = false;
  state.spent = 0;
}

}  // namespace atlantica::escape
