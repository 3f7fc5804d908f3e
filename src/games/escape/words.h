#pragma once

#include <string>

#include "games/escape/state.h"
#include "games/escape/view.h"

// Parts of a state in the words used in views and position files.
namespace atlantica::escape {

Names hex_names(const Hexes& hexes);
Names creature_hexes(const State& state, Creature creature);  // a hex once per creature on it
Names colour_names(Bits atlanteans);                          // a colour once per Atlantean
Names counted_colours(Bits atlanteans);                       // "red 2", "blue 1"
std::map<std::string, Names> island_hexes(const State& state);
NameCounts supply_counts(const State& state);
CountsByRing symbol_counts(const State& state);
std::string game_name(const State& state);

// How the Atlanteans of a move are on its hex: land, ship, sea, guarded, together.
std::string how_name(const State& state, const Move& move);

}  // namespace atlantica::escape
