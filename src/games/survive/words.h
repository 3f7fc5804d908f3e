#pragma once

#include <string>

#include "games/survive/state.h"
#include "games/survive/view.h"

// Parts of a state in the words used in views and position files.
namespace atlantica::survive {

Names hex_names(const Hexes& hexes);
Names creature_hexes(const State& state, Creature creature);  // a hex once per creature on it
Names explorer_names(Bits explorers);
Names variant_names(const State& state);
std::map<std::string, Names> terrain_hexes(const State& state);
NameCounts back_counts(const BackCounts& backs);
NameCounts supply_counts(const State& state);
CountsByTerrain hand_counts(const State& state, int colour);
// Under tiles and in hands together (SUR-10.1).
CountsByTerrain unseen_counts(const State& state);

// The hexes a piece passes if the move takes it further than one, including the last; otherwise none.
Names way_names(const State& before, const Move& move);

}  // namespace atlantica::survive
