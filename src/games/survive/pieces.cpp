#include "games/survive/pieces.h"

#include <cassert>

#include "games/survive/sea.h"

namespace atlantica::survive {

void update_ship(State& state, int ship) {
  const int crew = count(crew_of(state, ship));
  state.manned.remove(ship);
  state.full.remove(ship);
  if (crew > 0) state.manned.add(ship);
  if (crew == kCrewMax) state.full.add(ship);
}

void lose(State& state, Bits explorers) {
  if (explorers == 0) return;
  state.swam &= ~explorers;
  sea::lose(state, explorers);
}

void lift(State& state, int explorer) {
  const Bits one = bit(explorer);
  const bool was_aboard = (state.aboard & one) != 0;
  state.walking &= ~one;
  state.aboard &= ~one;
  state.swimming &= ~one;
  if (was_aboard) update_ship(state, state.place[at(explorer)]);
}

void wreck(State& state, int ship) {
  const Bits crew = sea::capsize(state, ship);
  if (deadly(state).has(ship)) lose(state, crew);
}

void move_ship(State& state, int from, int to) {
  const bool manned = state.manned.has(from);
  sea::move_ship(state, from, to);
  if (manned && wrecking(state).has(to)) wreck(state, to);
}

void whirl(State& state, int hex) {
  const Hexes pool = (Sea::around(hex) | Hexes::only(hex)) - land(state);
  Bits gone = 0;
  pool.each([&](int wet) { gone |= explorers_at(state, wet); });
  lose(state, gone);
  sea::clear(state, pool);
}

void use_tile(State& state, int colour, Back tile) {
  const int kind = static_cast<int>(tile) - kFirstKept;
  for (Counts& tiles : state.hand[at(colour)])
    if (tiles[kind] > 0) return tiles.remove(kind);
  assert(false);
}

void finish(State& state) {
  const Bits gone = on_board(state);
  lose(state, gone);
  state.manned = state.full = Hexes{};
  state.phase = Phase::over;
  state.points = state.hex = state.tile = state.who = state.die = 0;
  state.active = false;
  state.swam = 0;
}

}  // namespace atlantica::survive
