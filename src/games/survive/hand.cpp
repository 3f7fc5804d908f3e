#include "games/survive/pieces.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

void begin_turn(State& state, int colour) {
  state.colour = static_cast<std::uint8_t>(colour);
  state.points = state.hex = state.tile = state.who = state.die = 0;
  state.active = false;
  ++state.turn;
  // SUR-3.1: asked whether or not a tile can be played.
  if (hand_size(state, colour) > 0) {
    state.phase = Phase::hand;
  } else {
    begin_moves(state);
  }
}

void end_turn(State& state) {
  if (plays(state, Variant::to_the_last) && on_board(state) == 0) return finish(state);
  state.quiet_turns = state.active ? std::uint8_t{0} : static_cast<std::uint8_t>(state.quiet_turns + 1);
  constexpr int kQuietRounds = 20;  // SUR-8.8
  if (state.quiet_turns == kQuietRounds * state.colours) return finish(state);
  begin_turn(state, next_colour(state, state.colour));
}

void add_hand_moves(const State& state, Moves& moves) {
  moves.add(Move::of(Move::Kind::pass));
  for (int kind = 0; kind <= static_cast<int>(Back::move_whale) - kFirstKept; ++kind) {
    const auto tile = static_cast<Back>(kind + kFirstKept);
    if (!holds(state, state.colour, tile)) continue;
    const Hexes pieces = movable(state, state.colour, tile);
    if (tile != Back::dolphin) {
      pieces.each([&](int hex) { moves.add(Move::of(Move::Kind::play, static_cast<int>(tile), hex)); });
      continue;
    }
    for (Bits own = state.swimming & team(state.colour); own != 0;) {
      const int swimmer = pop_lowest(own);
      if (pieces.has(state.place[at(swimmer)]))
        moves.add(Move::of(Move::Kind::play, static_cast<int>(tile), number_of(swimmer)));
    }
  }
}

void add_targets(const State& state, Moves& moves) {
  targets(state, static_cast<Back>(state.tile), state.hex).each([&](int hex) {
    moves.add(Move::of(Move::Kind::to, 0, 0, hex));
  });
}

void play_tile(State& state, const Move& move) {
  const auto tile = static_cast<Back>(move.what);
  use_tile(state, state.colour, tile);
  state.tile = move.what;
  state.hex = move.from;
  if (tile == Back::dolphin) {
    state.who = static_cast<std::uint8_t>(explorer(state.colour, move.from));
    state.hex = state.place[state.who];
  }
  state.phase = Phase::to;
}

void move_by_tile(State& state, int to) {
  const auto tile = static_cast<Back>(state.tile);
  if (tile == Back::dolphin) {
    state.place[state.who] = static_cast<std::uint8_t>(to);
    if (deadly(state).has(to)) lose(state, bit(state.who));
  } else if (tile == Back::wind) {
    move_ship(state, state.hex, to);
  } else {
    take_creature(state, moved_by(tile), state.hex);
    put_creature(state, moved_by(tile), to);
  }
  state.hex = state.tile = state.who = 0;
  begin_moves(state);
}

}  // namespace atlantica::survive
