#include "games/escape/pieces.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"

namespace atlantica::escape {

namespace {

void bring(State& state, Symbol symbol) {
  std::uint8_t& supply = state.supply[at(symbol)];
  if (supply == 0) return;  // ESC-1.5
  --supply;
  if (symbol == Symbol::ship) {
    state.ships.add(state.hex);
  } else {
    put_creature(state, static_cast<Creature>(symbol), state.hex);
  }
}

}  // namespace

void begin_sinking(State& state) { state.phase = state.land.meets(kIsland) ? Phase::sink : Phase::dice; }

void add_sinking(const State& state, Moves& moves) {
  pieces(state, sinking_ring(state)).each([&](int hex) { moves.add(Move::of(Move::Kind::sink, 0, 0, hex)); });
}

void sink_piece(State& state, int hex) {
  state.land.remove(hex);
  state.full.remove(hex);
  const Bits fallen = atlanteans_at(state, hex);
  state.walking &= ~fallen;
  state.swimming |= fallen;
  state.hex = static_cast<std::uint8_t>(hex);
  state.phase = Phase::symbol;
}

void show_symbol(State& state, Symbol symbol) {
  --state.left[at(ring_of(state.hex))][at(symbol)];
  bool settled = true;
  if (symbol == Symbol::whirlpool) {
    whirl(state, state.hex);
  } else {
    bring(state, symbol);
    settled = settle(state, state.hex);
  }
  if (state.short_game && pieces(state, Ring::citadel).empty()) {  // ESC-8.2
    while (!settled) {
      state.guarded |= bit(lowest(swimmers_at(state, state.hex) & ~state.guarded));
      settled = settle(state, state.hex);
    }
    return finish(state);
  }
  if (!settled) return ask_whom_to_guard(state, state.hex, 2);
  end_sinking(state);
}

void end_sinking(State& state) {
  state.hex = 0;
  state.phase = Phase::dice;
}

}  // namespace atlantica::escape
