#pragma once

#include <bit>
#include <cstddef>
#include <cstring>

#include "games/survive/state.h"

// Queries about the sea and the pieces on it shared by several files.
namespace atlantica::survive {

inline std::size_t at(int index) { return static_cast<std::size_t>(index); }
template <class Enum>
  requires std::is_enum_v<Enum>
std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}

inline bool plays(const State& state, Variant variant) { return has(state.variants, static_cast<int>(variant)); }

// SUR-8.3
inline Seat seat_of(const State& state, int colour) { return colour % state.seats; }
inline int next_colour(const State& state, int colour) { return colour + 1 == state.colours ? 0 : colour + 1; }

inline Bits team(int colour) { return below(kTeam) << (kTeam * colour); }
inline int explorer(int colour, int number) { return kTeam * colour + number; }
inline int colour_of(int explorer) { return explorer / kTeam; }
inline int number_of(int explorer) { return explorer % kTeam; }

inline Bits on_board(const State& state) { return state.walking | state.aboard | state.swimming; }
inline Bits placed(const State& state) {
  Bits found = 0;
  for (int i = 0; i < kExplorers; ++i) found |= state.place[at(i)] != kUnplaced ? bit(i) : 0;
  return found;
}

// The explorers at this place, comparing eight bytes at a time.
inline Bits explorers_at(const State& state, int place) {
  static_assert(std::endian::native == std::endian::little && kExplorers % 8 == 0);
  constexpr Bits kOnes = 0x0101010101010101;
  constexpr Bits kLows = 0x7f * kOnes;
  const Bits wanted = static_cast<Bits>(place) * kOnes;
  Bits found = 0;
  for (int i = 0; i < kExplorers; i += 8) {
    Bits bytes;
    std::memcpy(&bytes, state.place.data() + i, sizeof bytes);
    bytes ^= wanted;
    const Bits equal = ~(((bytes & kLows) + kLows) | bytes | kLows) >> 7;  // 1 in every equal byte
    found |= ((equal * 0x0102040810204080) >> 56) << i;
  }
  return found;
}

inline Bits crew_of(const State& state, int ship) { return explorers_at(state, ship) & state.aboard; }
inline Bits swimmers_at(const State& state, int hex) { return explorers_at(state, hex) & state.swimming; }

inline Hexes hexes_of(const State& state, Bits explorers) {
  Hexes hexes;
  while (explorers != 0) hexes.add(state.place[at(pop_lowest(explorers))]);
  return hexes;
}

inline Hexes land(const State& state) { return state.terrain[0] | state.terrain[1] | state.terrain[2]; }
inline Hexes open_sea(const State& state) { return Hexes::all() - land(state); }
inline const Hexes& where(const State& state, Creature creature) { return state.creatures[at(creature)]; }
// Deadly for swimmers (SUR-4.7); dangerous for manned ships (SUR-5.3).
inline Hexes deadly(const State& state) { return where(state, Creature::serpent) | where(state, Creature::shark); }
inline Hexes wrecking(const State& state) { return where(state, Creature::serpent) | where(state, Creature::whale); }
inline Hexes ships_with_room(const State& state) { return state.ships - state.full; }

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

// SUR-5.2: whether the colour may move the ship on this hex.
bool may_sail(const State& state, int colour, int ship);
Hexes ships_to_sail(const State& state, int colour);
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
