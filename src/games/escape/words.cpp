#include "games/escape/words.h"

#include <algorithm>

#include "games/escape/notation.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

Names hex_names(const Hexes& hexes) { return sea::hex_names<Sea>(hexes); }

Names creature_hexes(const State& state, Creature creature) {
  auto roster = state.roster[at(creature)];
  if (creature == Creature::dolphin && dolphin_on_its_way(state)) {
    roster.back() = state.hex;
    std::ranges::sort(roster);
  }
  return sea::roster_names<Sea>(roster);
}

Names colour_names(Bits atlanteans) {
  Names names;
  while (atlanteans != 0) names.emplace_back(colour_name(colour_of(pop_lowest(atlanteans))));
  return names;
}

Names counted_colours(Bits atlanteans) {
  Names names;
  for (int colour = 0; colour < kSeatsMax; ++colour)
    if (const int number = count(atlanteans & team(colour)); number > 0)
      names.push_back(std::string(colour_name(colour)) + " " + std::to_string(number));
  return names;
}

std::map<std::string, Names> island_hexes(const State& state) {
  std::map<std::string, Names> hexes;
  for (int i = 0; i < kRings; ++i) {
    const auto ring = static_cast<Ring>(i);
    hexes[std::string(ring_name(ring))] = hex_names(pieces(state, ring));
  }
  return hexes;
}

NameCounts supply_counts(const State& state) {
  NameCounts counts;
  for (int i = 0; i < kSupplies; ++i)
    if (state.supply[at(i)] > 0) counts[std::string(symbol_name(static_cast<Symbol>(i)))] = state.supply[at(i)];
  return counts;
}

CountsByRing symbol_counts(const State& state) {
  CountsByRing counts;
  for (int ring = 0; ring < kRings; ++ring) {
    NameCounts& names = counts[std::string(ring_name(static_cast<Ring>(ring)))];
    for (int i = 0; i < kSymbols; ++i)
      if (const int left = state.left[at(ring)][at(i)]; left > 0)
        names[std::string(symbol_name(static_cast<Symbol>(i)))] = left;
  }
  return counts;
}

std::string game_name(const State& state) { return state.short_game ? "short" : "full"; }

std::string how_name(const State& state, const Move& move) {
  switch (static_cast<How>(move.what)) {
    case How::swimming: return "sea";
    case How::guarded: return "guarded";
    case How::together: return "together";
    default: return state.ships.has(move.from) ? "ship" : "land";
  }
}

}  // namespace atlantica::escape
