#include "games/survive/pieces.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

namespace {

bool volcano_erupts(const State& state) {  // SUR-8.5, SUR-8.7
  return !plays(state, Variant::to_the_last) && !plays(state, Variant::submerged);
}

void end_sinking(State& state) {
  state.hex = state.tile = 0;
  if (plays(state, Variant::submerged) && land(state).empty()) return finish(state);
  state.phase = Phase::die;
}

void bring_creature(State& state, Creature creature, Back back) {
  std::uint8_t& supply = state.supply[at(back)];
  if (supply == 0) return;  // SUR-6.5f
  --supply;
  put_creature(state, creature, state.hex);
  if (creature == Creature::shark) lose(state, swimmers_at(state, state.hex));
}

// SUR-6.5c; returns whether somebody must still choose who goes aboard.
bool bring_ship(State& state) {
  std::uint8_t& supply = state.supply[at(Back::ship)];
  if (supply == 0) return false;
  --supply;
  state.ships.add(state.hex);
  const Bits swimmers = swimmers_at(state, state.hex);
  if (count(swimmers) > kCrewMax) return true;
  state.swimming &= ~swimmers;
  state.aboard |= swimmers;
  update_ship(state, state.hex);
  return false;
}

}  // namespace

void begin_sinking(State& state) { state.phase = land(state).empty() ? Phase::die : Phase::sink; }

void add_sinking(const State& state, Moves& moves) {
  if (state.phase == Phase::sink)
    return tiles_to_sink(state).each([&](int hex) { moves.add(Move::of(Move::Kind::sink, 0, 0, hex)); });
  for (Bits swimmers = swimmers_at(state, state.hex); swimmers != 0;)
    moves.add(Move::of(Move::Kind::take, pop_lowest(swimmers)));
}

void sink_tile(State& state, int hex) {
  const Terrain terrain = sinking_terrain(state);
  state.terrain[at(terrain)].remove(hex);
  const Bits fallen = explorers_at(state, hex);  // SUR-6.4
  state.walking &= ~fallen;
  state.swimming |= fallen;
  state.hex = static_cast<std::uint8_t>(hex);
  state.tile = static_cast<std::uint8_t>(terrain);
  state.active = true;
  state.phase = Phase::back;
}

void show_back(State& state, Back back) {
  --state.left[state.tile][at(back)];
  if (is_kept(back)) {
    state.hand[state.colour][state.tile].add(static_cast<int>(back) - kFirstKept);
    return end_sinking(state);
  }
  switch (back) {
    case Back::shark: bring_creature(state, Creature::shark, back); break;
    case Back::whale: bring_creature(state, Creature::whale, back); break;
    case Back::ship:
      if (!bring_ship(state)) break;
      state.phase = Phase::crew;
      return;
    case Back::volcano:
      if (volcano_erupts(state)) return finish(state);
      [[fallthrough]];
    default: whirl(state, state.hex);
  }
  end_sinking(state);
}

void take_aboard(State& state, int explorer) {
  state.swimming &= ~bit(explorer);
  state.aboard |= bit(explorer);
  update_ship(state, state.hex);
  if (state.full.has(state.hex)) end_sinking(state);
}

}  // namespace atlantica::survive
