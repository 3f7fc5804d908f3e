#include "games/newgame/notation.h"
#include "games/newgame/position_reader.h"
#include "games/newgame/rules.h"
#include "games/newgame/words.h"

namespace atlantica::newgame {

Position Rules::position(const State& state) {
  Position position;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    PlayerPosition player;
    player.figures = figure_list(state, seat);
    if (state.card[at(seat)] > 0) player.card = state.card[at(seat)];
    position.players.push_back(std::move(player));
  }
  position.seat = state.seat;
  position.first = state.first;
  position.turn = state.turn;
  position.phase = phase_name(state.phase);
  position.goal = state.goal;
  if (state.die > 0) position.die = state.die;
  position.played = value_list(state.played);
  return position;
}

std::expected<State, Message> Rules::from_position(const Position& position, int /*rules*/) {
  return read_with(PositionReader(position));
}

}  // namespace atlantica::newgame
