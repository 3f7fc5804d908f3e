#pragma once

#include <string>

#include "games/escape/state.h"
#include "games/escape/view.h"

// Parts of a state in the words of views and position files.
namespace atlantica::escape {

Names hex_names(const Hexes& hexes);
Names creature_hexes(const State& state, Creature creature);  // a hex once for each that is there
Names colour_names(Bits atlanteans);                          // a colour once for each
std::map<std::string, Names> island_hexes(const State& state);
NameCounts supply_counts(const State& state);
CountsByRing symbol_counts(const State& state);
std::string game_name(const State& state);

// In what way the Atlanteans of a move are on its hex: land, ship, sea, guarded, together.
std::string how_name(const State& state, const Move& move);

std::string spoken_creature(Creature creature);  // "sea monster"
std::string capital(std::string text);
// "2 red", "red and blue", "2 red, blue and green"
std::string spoken_colours(Bits atlanteans);

}  // namespace atlantica::escape
