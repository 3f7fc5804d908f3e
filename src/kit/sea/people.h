#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <tuple>

#include "core/bits.h"
#include "core/index.h"

// People, ships and creatures on a hex sea with four isles, as survive and escape have them: what does not depend on
// their rules.
namespace atlantica::sea {

inline constexpr int kColoursMax = 4;
inline constexpr int kIsles = 4;
inline constexpr int kMostOfKind = 6;  // creatures
inline constexpr int kNowhere = 255;   // a creature that is not on the board

// Where somebody is: on a hex, on an isle, lost, or not placed yet.
template <class Hexes>
struct PlacesOn {
  static constexpr int kFirstIsle = Hexes::kSize;
  static constexpr int kLost = kFirstIsle + kIsles;
  static constexpr int kUnplaced = kLost + 1;
};

// The state of such a game. It has:
//
//   place                            where everybody is, team by team, all teams of one size
//   walking, aboard, swimming        those on the board, as bits; everyone in exactly one of them
//   saved                            those on the isles
//   ships, manned, full              hexes of all ships, of those with anybody aboard, of those without room
//   creatures, roster                by kind: hexes with at least one, and all of them in order of hex
//   active                           whether the turn has brought a change
//
// and next to it, found by name, colours(state): the number of teams.
template <class State>
concept SeaState = requires(State& state) {
  state.place[0] = std::uint8_t{0};
  state.walking = state.aboard = state.swimming = state.saved = Bits{0};
  state.ships = state.manned = state.full;
  state.creatures[0] = state.ships;
  state.roster[0][0] = std::uint8_t{0};
  state.active = true;
};

template <SeaState State>
using HexesOf = decltype(State::ships);
template <SeaState State>
using PlacesOf = PlacesOn<HexesOf<State>>;
template <SeaState State>
inline constexpr int kPeopleOf = static_cast<int>(std::tuple_size_v<decltype(State::place)>);
template <SeaState State>
inline constexpr int kTeamOf = kPeopleOf<State> / kColoursMax;

template <SeaState State>
constexpr Bits team(int colour) {
  return below(kTeamOf<State>) << (kTeamOf<State> * colour);
}
template <SeaState State>
int next_colour(const State& state, int colour) {
  return colour + 1 == colours(state) ? 0 : colour + 1;
}

// Which of the eight bytes equal `wanted`, as bits.
inline Bits equal_bytes(const std::uint8_t* bytes, int wanted) {
  static_assert(std::endian::native == std::endian::little);
  constexpr Bits kOnes = 0x0101010101010101;
  constexpr Bits kLows = 0x7f * kOnes;
  Bits word;
  std::memcpy(&word, bytes, sizeof word);
  word ^= static_cast<Bits>(wanted) * kOnes;
  const Bits equal = ~(((word & kLows) + kLows) | word | kLows) >> 7;  // 1 in every equal byte
  return (equal * 0x0102040810204080) >> 56;
}

template <SeaState State>
Bits people_at(const State& state, int place) {
  static_assert(kPeopleOf<State> % 8 == 0);
  Bits found = 0;
  for (int i = 0; i < kPeopleOf<State>; i += 8) found |= equal_bytes(state.place.data() + i, place) << i;
  return found;
}
template <SeaState State>
Bits on_board(const State& state) {
  return state.walking | state.aboard | state.swimming;
}
template <SeaState State>
Bits crew_of(const State& state, int ship) {
  return people_at(state, ship) & state.aboard;
}
template <SeaState State>
Bits swimmers_at(const State& state, int hex) {
  return people_at(state, hex) & state.swimming;
}

// Where these people are. Precondition: they are on the board.
template <SeaState State>
HexesOf<State> hexes_of(const State& state, Bits people) {
  HexesOf<State> hexes;
  while (people != 0) hexes.add(state.place[at(pop_lowest(people))]);
  return hexes;
}
template <SeaState State, class Creature>
const HexesOf<State>& where(const State& state, Creature creature) {
  return state.creatures[at(creature)];
}
// How many of the kind are on the board.
template <SeaState State, class Creature>
int number_of(const State& state, Creature creature) {
  int sum = 0;
  for (const int hex : state.roster[at(creature)]) sum += hex != kNowhere ? 1 : 0;
  return sum;
}

template <SeaState State>
HexesOf<State> ships_with_room(const State& state) {
  return state.ships - state.full;
}
// Whether the colour may move the ship on this hex: nobody is aboard, or no colour has more aboard.
template <SeaState State>
bool may_sail(const State& state, int colour, int ship) {
  if (!state.manned.has(ship)) return true;
  const Bits crew = crew_of(state, ship);
  const int own = count(crew & team<State>(colour));
  if (own == 0) return false;
  for (int other = 0; other < colours(state); ++other)
    if (count(crew & team<State>(other)) > own) return false;
  return true;
}
template <SeaState State>
HexesOf<State> ships_to_sail(const State& state, int colour) {
  HexesOf<State> ships = state.ships - state.manned;
  hexes_of(state, state.aboard & team<State>(colour)).each([&](int ship) {
    if (may_sail(state, colour, ship)) ships.add(ship);
  });
  return ships;
}

}  // namespace atlantica::sea
