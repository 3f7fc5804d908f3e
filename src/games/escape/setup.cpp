#include "games/escape/pieces.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"

namespace atlantica::escape {

void add_setup_moves(const State& state, Moves& moves) {
  pieces_with_room(state).each([&](int hex) { moves.add(Move::of(Move::Kind::place, 0, 0, hex)); });
}

void begin_placing(State& state, Seat first) {
  state.first = state.colour = static_cast<std::uint8_t>(first);
  state.phase = Phase::place;
}

void place_atlantean(State& state, int hex) {
  // They are placed in order, so their number gives the next.
  const int next = atlantean(state.colour, count(state.walking & team(state.colour)));
  state.place[at(next)] = static_cast<std::uint8_t>(hex);
  state.walking |= bit(next);
  count_anew(state, hex);
  const int other = next_colour(state, state.colour);
  if (count(state.walking) == kTeam * state.seats) return begin_turn(state, other);  // ESC-3.0
  state.colour = static_cast<std::uint8_t>(other);
}

}  // namespace atlantica::escape
