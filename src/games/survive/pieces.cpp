#include "games/survive/pieces.h"

#include <cassert>

#include "games/survive/sea.h"

namespace atlantica::survive {

void put_creature(State& state, Creature creature, int hex) {
  auto& roster = state.roster[at(creature)];
  std::size_t i = roster.size() - 1;
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
  roster[i] = kNowhere;
  for (const int other : roster)
    if (other == hex) return;
  state.creatures[at(creature)].remove(hex);
}

void update_ship(State& state, int ship) {
  const int crew = count(crew_of(state, ship));
  state.manned.remove(ship);
  state.full.remove(ship);
  if (crew > 0) state.manned.add(ship);
  if (crew == kCrewMax) state.full.add(ship);
}

void remove_ship(State& state, int ship) {
  state.ships.remove(ship);
  state.manned.remove(ship);
  state.full.remove(ship);
}

void lose(State& state, Bits explorers) {
  if (explorers == 0) return;
  state.active = true;
  state.walking &= ~explorers;
  state.aboard &= ~explorers;
  state.swimming &= ~explorers;
  state.swam &= ~explorers;
  while (explorers != 0) state.place[at(pop_lowest(explorers))] = kLost;
}

void lift(State& state, int explorer) {
  const Bits one = bit(explorer);
  const bool was_aboard = (state.aboard & one) != 0;
  state.walking &= ~one;
  state.aboard &= ~one;
  state.swimming &= ~one;
  if (was_aboard) update_ship(state, state.place[at(explorer)]);
}

void wreck(State& state, int ship) {
  const Bits crew = crew_of(state, ship);
  remove_ship(state, ship);
  state.aboard &= ~crew;
  state.swimming |= crew;
  if (deadly(state).has(ship)) lose(state, crew);
}

void move_ship(State& state, int from, int to) {
  state.ships.add(to);
  if (!state.manned.has(from)) return state.ships.remove(from);
  if (state.full.has(from)) state.full.add(to);
  state.manned.add(to);
  for (Bits crew = crew_of(state, from); crew != 0;) state.place[at(pop_lowest(crew))] = static_cast<std::uint8_t>(to);
  remove_ship(state, from);
  if (wrecking(state).has(to)) wreck(state, to);
}

void whirl(State& state, int hex) {
  const Hexes pool = (Sea::around(hex) | Hexes::only(hex)) - land(state);
  Bits gone = 0;
  pool.each([&](int wet) { gone |= explorers_at(state, wet); });
  lose(state, gone);
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

void use_tile(State& state, int colour, Back tile) {
  const int kind = static_cast<int>(tile) - kFirstKept;
  for (Counts& tiles : state.hand[at(colour)])
    if (tiles[kind] > 0) return tiles.remove(kind);
  assert(false);
}

void finish(State& state) {
  const Bits gone = on_board(state);
  lose(state, gone);
  state.manned = state.full = Hexes{};
  state.phase = Phase::over;
  state.points = state.hex = state.tile = state.who = state.die = 0;
  state.active = false;
  state.swam = 0;
}

}  // namespace atlantica::survive
