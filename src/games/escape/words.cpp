#include "games/escape/words.h"

#include <algorithm>

#include "games/escape/notation.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

Names hex_names(const Hexes& hexes) {
  Names names;
  hexes.each([&](int hex) { names.push_back(Sea::name(hex)); });
  return names;
}

Names creature_hexes(const State& state, Creature creature) {
  auto roster = state.roster[at(creature)];
  if (creature == Creature::dolphin && dolphin_on_its_way(state)) {
    roster.back() = state.hex;
    std::ranges::sort(roster);
  }
  Names names;
  for (const int hex : roster)
    if (hex != kNowhere) names.push_back(Sea::name(hex));
  return names;
}

Names colour_names(Bits atlanteans) {
  Names names;
  while (atlanteans != 0) names.emplace_back(colour_name(colour_of(pop_lowest(atlanteans))));
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

std::string spoken_creature(Creature creature) {
  return creature == Creature::monster ? "sea monster" : std::string(creature_name(creature));
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string spoken_colours(Bits atlanteans) {
  Names names;
  for (int colour = 0; colour < kSeatsMax; ++colour) {
    const int number = count(atlanteans & team(colour));
    const std::string name(colour_name(colour));
    if (number > 0) names.push_back(number == 1 ? name : std::to_string(number) + " " + name);
  }
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace atlantica::escape
