#pragma once

#include "games/survive/state.h"

// Queries about the sea and the pieces on it shared by several files.
namespace atlantica::survive {

using sea::crew_of;
using sea::hexes_of;
using sea::may_sail;  // SUR-5.2
using sea::next_colour;
using sea::on_board;
using sea::ships_to_sail;
using sea::ships_with_room;
using sea::swimmers_at;
using sea::where;

inline bool plays(const State& state, Variant variant) { return has(state.variants, static_cast<int>(variant)); }

// SUR-8.3
inline Seat seat_of(const State& state, int colour) { return colour % state.seats; }
inline int colours(const State& state) { return state.colours; }

inline Bits team(int colour) { return sea::team<State>(colour); }
inline int explorer(int colour, int number) { return kTeam * colour + number; }
inline int colour_of(int explorer) { return explorer / kTeam; }
inline int number_of(int explorer) { return explorer % kTeam; }

inline Bits placed(const State& state) {
  Bits found = 0;
  for (int i = 0; i < kExplorers; ++i) found |= state.place[at(i)] != kUnplaced ? bit(i) : 0;
  return found;
}

inline Bits explorers_at(const State& state, int place) { return sea::people_at(state, place); }

inline Hexes land(const State& state) { return state.terrain[0] | state.terrain[1] | state.terrain[2]; }
inline Hexes open_sea(const State& state) { return Hexes::all() - land(state); }
// Deadly for swimmers (SUR-4.7); dangerous for manned ships (SUR-5.3).
inline Hexes deadly(const State& state) { return where(state, Creature::serpent) | where(state, Creature::shark); }
inline Hexes wrecking(const State& state) { return where(state, Creature::serpent) | where(state, Creature::whale); }

inline int isle_beside(int hex) { return kIsleBeside[at(hex)]; }

inline int hand_size(const State& state, int colour) {
  int size = 0;
  for (const Counts& tiles : state.hand[at(colour)]) size += tiles.total();
  return size;
}
inline bool holds(const State& state, int colour, Back back) {
  for (const Counts& tiles : state.hand[at(colour)])
    if (tiles[static_cast<int>(back) - kFirstKept] > 0) return true;
  return false;
}
inline constexpr Back defence_against(Creature creature) {
  return creature == Creature::shark ? Back::shark_defence : Back::whale_defence;
}
inline bool is_kept(Back back) { return static_cast<int>(back) >= kFirstKept; }
// The creature a tile moves. Precondition: it is such a tile.
inline Creature moved_by(Back back) {
  return static_cast<Creature>(static_cast<int>(back) - static_cast<int>(Back::move_serpent));
}

// SUR-2.3, SUR-8.4
Hexes tiles_to_place_on(const State& state);
// SUR-2.4
Hexes hexes_for_a_ship(const State& state);

// SUR-5.1: where a ship may go in one step.
inline Hexes sailing(const State& state, int ship) { return Sea::around(ship) - land(state) - state.ships; }

// The pieces that a hand tile could move: hexes of ships or creatures; for a dolphin, the player's own swimmers.
Hexes movable(const State& state, int colour, Back tile);
// SUR-6.7: where such a piece may go from its hex.
Hexes targets(const State& state, Back tile, int from);

// SUR-6.1 to 6.3. Precondition: there is land.
Terrain sinking_terrain(const State& state);
Hexes tiles_to_sink(const State& state);

// SUR-7.2 to 7.4: where the die may take a creature from its hex, given the standing `land`.
Hexes creature_targets(const State& state, Creature creature, int from);

// A shortest path from one hex to another for a piece that passes through `open` and may end on any hex. Returns its
// length and writes the hexes after the start to `way`. 0 if there is none.
int find_way(int from, int to, const Hexes& open, std::array<std::uint8_t, kHexes>& way);

}  // namespace atlantica::survive
