#include "games/survive/sea.h"

#include <array>

namespace atlantica::survive {

Hexes tiles_to_place_on(const State& state) {
  const Hexes taken = hexes_of(state, state.walking);
  const Hexes free = kIsland - taken;
  if (!plays(state, Variant::overpopulated)) return free;
  Hexes more = free;
  (taken & kInland).each([&](int hex) {
    if (count(explorers_at(state, hex)) == 1) more.add(hex);
  });
  return more;
}

Hexes hexes_for_a_ship(const State& state) {
  static constexpr Hexes kShore = Sea::around(kIsland) - kIsland;
  return kShore - state.ships - where(state, Creature::serpent);
}

namespace {

// SUR-6.7
Hexes vacant(const State& state) {
  Hexes taken = land(state) | state.ships | hexes_of(state, state.swimming);
  for (const Hexes& creatures : state.creatures) taken |= creatures;
  return Hexes::all() - taken;
}

}  // namespace

Hexes movable(const State& state, int colour, Back tile) {
  if (tile != Back::dolphin && tile != Back::wind) {
    const Hexes& creatures = where(state, moved_by(tile));
    return creatures.empty() || vacant(state).empty() ? Hexes{} : creatures;
  }
  // A piece can move if it can make one step.
  Hexes pieces;
  if (tile == Back::dolphin) {
    const Hexes island = land(state);
    hexes_of(state, state.swimming & team(colour)).each([&](int hex) {
      if (!(Sea::around(hex) - island).empty()) pieces.add(hex);
    });
  } else {
    ships_to_sail(state, colour).each([&](int ship) {
      if (!sailing(state, ship).empty()) pieces.add(ship);
    });
  }
  return pieces;
}

Hexes targets(const State& state, Back tile, int from) {
  const Hexes sea = open_sea(state);
  if (tile == Back::dolphin) return Sea::reach(from, 3, sea, deadly(state) & sea);
  if (tile == Back::wind) {
    const Hexes free = sea - state.ships;
    if (!state.manned.has(from)) return Sea::reach(from, 3, free);
    return Sea::reach(from, 3, free, wrecking(state) & free);
  }
  return vacant(state);
}

Terrain sinking_terrain(const State& state) {
  int terrain = 0;
  while (state.terrain[at(terrain)].empty()) ++terrain;
  return static_cast<Terrain>(terrain);
}

Hexes tiles_to_sink(const State& state) {
  const Hexes& tiles = state.terrain[at(sinking_terrain(state))];
  const Hexes sea = open_sea(state);
  Hexes coast;
  tiles.each([&](int hex) {
    if (Sea::around(hex).meets(sea)) coast.add(hex);
  });
  return coast.empty() ? tiles : coast;
}

Hexes creature_targets(const State& state, Creature creature, int from) {
  const int steps = kReach[at(creature)];
  const Hexes& near = Sea::within(steps, from);
  const Hexes island = land(state);
  if (creature == Creature::serpent) return near - island;
  const Hexes stops = creature == Creature::shark ? hexes_of(state, state.swimming) : state.manned;
  if (!near.meets(island) && !near.meets(stops)) return near;
  return Sea::reach(from, steps, Hexes::all() - island, stops);
}

int find_way(int from, int to, const Hexes& open, std::array<std::uint8_t, kHexes>& way) {
  std::array<Hexes, kHexes> rings{};
  rings[0] = Hexes::only(from);
  Hexes seen = rings[0];
  std::size_t steps = 0;
  while (!rings[steps].has(to)) {
    const Hexes next = Sea::around(steps == 0 ? rings[0] : rings[steps] & open) - seen;
    if (next.empty()) return 0;
    rings[++steps] = next;
    seen |= next;
  }
  int hex = to;
  for (std::size_t step = steps; step > 0; --step) {
    way[step - 1] = static_cast<std::uint8_t>(hex);
    if (step > 1) hex = (Sea::around(hex) & rings[step - 1] & open).lowest();
  }
  return static_cast<int>(steps);
}

}  // namespace atlantica::survive
