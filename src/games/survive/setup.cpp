#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

namespace {

constexpr std::array<std::uint8_t, kHexes> kNextIslandHex = [] {
  std::array<std::uint8_t, kHexes> next{};
  int after = kNowhere;
  for (int hex = kHexes - 1; hex >= 0; --hex) {
    next[static_cast<std::size_t>(hex)] = static_cast<std::uint8_t>(after);
    if (kIsland.has(hex)) after = hex;
  }
  return next;
}();

// Explorers are placed in order, so their number gives the next.
int next_explorer(const State& state) { return explorer(state.colour, count(state.walking & team(state.colour))); }

}  // namespace

void add_setup_moves(const State& state, Moves& moves) {
  if (state.phase == Phase::place)
    return tiles_to_place_on(state).each([&](int hex) { moves.add(Move::of(Move::Kind::place, 0, 0, hex)); });
  if (state.phase == Phase::ship)
    return hexes_for_a_ship(state).each([&](int hex) { moves.add(Move::of(Move::Kind::ship, 0, 0, hex)); });
  values_left(state).each_kind([&](int kind) { moves.add(Move::of(Move::Kind::value, kind + 1)); });
}

Counts values_left(const State& state) {
  Counts left;
  for (const int value : kValues) left.add(value - 1);
  for (int number = 0; number < kTeam; ++number)
    if (const int value = state.value[at(explorer(state.colour, number))]; value > 0) left.remove(value - 1);
  return left;
}

void begin_laying(State& state, Seat first) {
  state.first = state.colour = static_cast<std::uint8_t>(first);
  state.phase = Phase::lay;
  state.hex = static_cast<std::uint8_t>(kIsland.lowest());
}

void lay_tile(State& state, int terrain) {
  state.terrain[at(terrain)].add(state.hex);
  state.hex = kNextIslandHex[state.hex];
  if (state.hex != kNowhere) return;
  state.hex = 0;
  state.phase = Phase::place;
}

void place_explorer(State& state, int hex) {
  const int next = next_explorer(state);
  state.place[at(next)] = static_cast<std::uint8_t>(hex);
  state.walking |= bit(next);
  state.phase = Phase::value;
}

void give_value(State& state, int value) {
  state.value[at(next_explorer(state) - 1)] = static_cast<std::uint8_t>(value);
  state.colour = static_cast<std::uint8_t>(next_colour(state, state.colour));
  const bool all_placed = count(state.walking) == kTeam * state.colours;
  state.phase = all_placed ? Phase::ship : Phase::place;
}

void place_ship(State& state, int hex) {
  state.ships.add(hex);
  const int next = next_colour(state, state.colour);
  if (state.ships.size() == kShipsPerColour * state.colours) return begin_turn(state, next);
  state.colour = static_cast<std::uint8_t>(next);
}

}  // namespace atlantica::survive
