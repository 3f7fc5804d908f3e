#include "games/survive/words.h"

#include "games/survive/notation.h"
#include "games/survive/sea.h"

namespace atlantica::survive {

Names hex_names(const Hexes& hexes) { return sea::hex_names<Sea>(hexes); }
Names creature_hexes(const State& state, Creature creature) {
  return sea::roster_names<Sea>(state.roster[at(creature)]);
}

Names explorer_names(Bits explorers) {
  Names names;
  while (explorers != 0) names.push_back(explorer_name(pop_lowest(explorers)));
  return names;
}

Names variant_names(const State& state) {
  Names names;
  for (int i = 0; i < kVariants; ++i)
    if (has(state.variants, i)) names.emplace_back(variant_name(static_cast<Variant>(i)));
  return names;
}

std::map<std::string, Names> terrain_hexes(const State& state) {
  std::map<std::string, Names> hexes;
  for (int i = 0; i < kTerrains; ++i)
    hexes[std::string(terrain_name(static_cast<Terrain>(i)))] = hex_names(state.terrain[at(i)]);
  return hexes;
}

NameCounts back_counts(const BackCounts& backs) {
  NameCounts counts;
  for (int i = 0; i < kBacks; ++i)
    if (backs[at(i)] > 0) counts[std::string(back_name(static_cast<Back>(i)))] = backs[at(i)];
  return counts;
}

NameCounts supply_counts(const State& state) {
  BackCounts backs{};
  for (std::size_t i = 0; i < state.supply.size(); ++i) backs[i] = state.supply[i];
  return back_counts(backs);
}

CountsByTerrain hand_counts(const State& state, int colour) {
  CountsByTerrain counts;
  for (int terrain = 0; terrain < kTerrains; ++terrain) {
    const Counts& tiles = state.hand[at(colour)][at(terrain)];
    if (tiles.empty()) continue;
    NameCounts& names = counts[std::string(terrain_name(static_cast<Terrain>(terrain)))];
    tiles.each_kind(
        [&](int kind) { names[std::string(back_name(static_cast<Back>(kind + kFirstKept)))] = tiles[kind]; });
  }
  return counts;
}

CountsByTerrain unseen_counts(const State& state) {
  CountsByTerrain counts;
  for (int terrain = 0; terrain < kTerrains; ++terrain) {
    BackCounts backs = state.left[at(terrain)];
    for (int colour = 0; colour < state.colours; ++colour)
      for (int kind = 0; kind < kKeptKinds; ++kind)
        backs[at(kind + kFirstKept)] =
            static_cast<std::uint8_t>(backs[at(kind + kFirstKept)] + state.hand[at(colour)][at(terrain)][kind]);
    counts[std::string(terrain_name(static_cast<Terrain>(terrain)))] = back_counts(backs);
  }
  return counts;
}

Names way_names(const State& before, const Move& move) {
  const Hexes sea = open_sea(before);
  int from = move.from;
  Hexes open;
  if (move.kind == Move::Kind::creature) {
    const bool shark = static_cast<Creature>(move.what) == Creature::shark;
    open = sea - (shark ? hexes_of(before, before.swimming) : before.manned);
  } else if (move.kind == Move::Kind::to && static_cast<Back>(before.tile) <= Back::wind) {
    const bool dolphin = static_cast<Back>(before.tile) == Back::dolphin;
    from = before.hex;
    open = sea - (dolphin ? deadly(before) : before.ships);
    if (!dolphin && before.manned.has(from)) open -= wrecking(before);
  } else {
    return {};
  }
  std::array<std::uint8_t, kHexes> way{};
  const int steps = find_way(from, move.to, open, way);
  Names names;
  for (int step = 0; step < steps && steps > 1; ++step) names.push_back(Sea::name(way[at(step)]));
  return names;
}

}  // namespace atlantica::survive
