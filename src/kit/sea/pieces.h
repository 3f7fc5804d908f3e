#pragma once

#include <cassert>

#include "kit/sea/people.h"

// Changes to the pieces on a hex sea.
namespace atlantica::sea {

// Precondition: fewer than kMostOfKind of the kind are on the board.
template <SeaState State, class Creature>
void put_creature(State& state, Creature creature, int hex) {
  auto& roster = state.roster[at(creature)];
  std::size_t i = kMostOfKind - 1;
  assert(roster[i] == kNowhere);
  for (; i > 0 && roster[i - 1] > hex; --i) roster[i] = roster[i - 1];
  roster[i] = static_cast<std::uint8_t>(hex);
  state.creatures[at(creature)].add(hex);
}

// Precondition: there is one of the kind.
template <SeaState State, class Creature>
void take_creature(State& state, Creature creature, int hex) {
  auto& roster = state.roster[at(creature)];
  std::size_t i = 0;
  while (roster[i] != hex) ++i;
  const bool alone = i + 1 == roster.size() || roster[i + 1] != hex;
  for (; i + 1 < roster.size(); ++i) roster[i] = roster[i + 1];
  roster[i] = kNowhere;
  if (alone) state.creatures[at(creature)].remove(hex);
}

template <SeaState State>
void remove_ship(State& state, int ship) {
  state.ships.remove(ship);
  state.manned.remove(ship);
  state.full.remove(ship);
}
// Removes the ship and leaves those aboard in the sea; returns them.
template <SeaState State>
Bits capsize(State& state, int ship) {
  const Bits crew = crew_of(state, ship);
  remove_ship(state, ship);
  state.aboard &= ~crew;
  state.swimming |= crew;
  return crew;
}
// Moves a ship and its crew to a free hex.
template <SeaState State>
void move_ship(State& state, int from, int to) {
  state.ships.add(to);
  if (!state.manned.has(from)) return state.ships.remove(from);
  if (state.full.has(from)) state.full.add(to);
  state.manned.add(to);
  for (Bits crew = crew_of(state, from); crew != 0;) state.place[at(pop_lowest(crew))] = static_cast<std::uint8_t>(to);
  remove_ship(state, from);
}
// Removes all ships and creatures from these hexes.
template <SeaState State>
void clear(State& state, const HexesOf<State>& hexes) {
  state.ships -= hexes;
  state.manned -= hexes;
  state.full -= hexes;
  for (std::size_t kind = 0; kind < state.roster.size(); ++kind) {
    if (!state.creatures[kind].meets(hexes)) continue;
    auto& roster = state.roster[kind];
    std::size_t kept = 0;
    for (const std::uint8_t where : roster)
      if (where != kNowhere && !hexes.has(where)) roster[kept++] = where;
    while (kept < roster.size()) roster[kept++] = kNowhere;
    state.creatures[kind] -= hexes;
  }
}

// Removes these people from the game. Does not update ships they were aboard.
template <SeaState State>
void lose(State& state, Bits people) {
  state.active = true;
  state.walking &= ~people;
  state.aboard &= ~people;
  state.swimming &= ~people;
  while (people != 0) state.place[at(pop_lowest(people))] = PlacesOf<State>::kLost;
}
// Precondition: somebody who was lifted off the board.
template <SeaState State>
void save(State& state, int person, int isle) {
  state.saved |= bit(person);
  state.place[at(person)] = static_cast<std::uint8_t>(PlacesOf<State>::kFirstIsle + isle);
  state.active = true;
}

}  // namespace atlantica::sea
