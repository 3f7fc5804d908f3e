#include "games/escape/pieces.h"

#include <cassert>

#include "games/escape/sea.h"

namespace atlantica::escape {

void put_creature(State& state, Creature creature, int hex) {
  auto& roster = state.roster[at(creature)];
  std::size_t i = kMostOfKind - 1;
  assert(roster[i] == kNowhere);
  for (; i > 0 && roster[i - 1] > hex; --i) roster[i] = roster[i - 1];
  roster[i] = static_cast<std::uint8_t>(hex);
  state.creatures[at(creature)].add(hex);
}

void take_creature(State& state, Creature creature, int hex) {
  auto& roster = state.roster[at(creature)];
  std::size_t i = 0;
  while (roster[i] != hex) ++i;
  for (; i + 1 < roster.size(); ++i) roster[i] = roster[i + 1];
  if (number_at(state, creature, hex) == 0) state.creatures[at(creature)].remove(hex);
}

void count_anew(State& state, int hex) {
  const int number = count(atlanteans_at(state, hex) & ~state.swimming);
  state.manned.remove(hex);
  state.full.remove(hex);
  if (number > 0 && state.ships.has(hex)) state.manned.add(hex);
  if (number == kRoom) state.full.add(hex);
}

void remove_ship(State& state, int ship) {
  state.ships.remove(ship);
  state.manned.remove(ship);
  state.full.remove(ship);
}

void lose(State& state, Bits atlanteans) {
  if (atlanteans == 0) return;
  state.active = true;
  state.walking &= ~atlanteans;
  state.aboard &= ~atlanteans;
  state.swimming &= ~atlanteans;
  state.guarded &= ~atlanteans;
  state.spent &= ~atlanteans;
  while (atlanteans != 0) state.place[at(pop_lowest(atlanteans))] = kLost;
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

void move_ship(State& state, int from, int to) {
  state.ships.add(to);
  if (!state.manned.has(from)) return state.ships.remove(from);
  if (state.full.has(from)) state.full.add(to);
  state.manned.add(to);
  for (Bits crew = crew_of(state, from); crew != 0;) state.place[at(pop_lowest(crew))] = static_cast<std::uint8_t>(to);
  remove_ship(state, from);
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
  state.ships -= pool;
  state.manned -= pool;
  state.full -= pool;
  for (std::size_t kind = 0; kind < state.roster.size(); ++kind) {
    if (!state.creatures[kind].meets(pool)) continue;
    auto& roster = state.roster[kind];
    std::size_t kept = 0;
    for (const std::uint8_t where : roster)
      if (where != kNowhere && !pool.has(where)) roster[kept++] = where;
    while (kept < roster.size()) roster[kept++] = kNowhere;
    state.creatures[kind] -= pool;
  }
}

namespace {

// ESC-6.7: nobody becomes a swimmer.
void destroy_ship(State& state, int ship) {
  if (state.manned.has(ship)) lose(state, crew_of(state, ship));
  remove_ship(state, ship);
}

// ESC-6.6
void sink_ship(State& state, int ship) {
  const Bits crew = crew_of(state, ship);
  remove_ship(state, ship);
  state.aboard &= ~crew;
  state.swimming |= crew;
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
