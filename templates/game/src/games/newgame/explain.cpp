#include "games/newgame/notation.h"
#include "games/newgame/race.h"
#include "games/newgame/rules.h"

// What moves will do.
namespace atlantica::newgame {

MoveInfo Rules::explain(const State& state, Seat seat, const Move& move) {
  MoveInfo info;
  info.move = text(move);
  info.kind = kind_name(move.kind);
  if (move.kind != Move::Kind::go && move.kind != Move::Kind::card) return info;  // chance moves are not explained
  info.say = "newgame.move.go";
  info.from = move.what;
  info.to = destination(state, move.what, steps_of(state, move));
  if (move.kind == Move::Kind::card) {
    info.say = "newgame.move.card";
    info.card = state.card[at(seat)];
  }
  return info;
}

}  // namespace atlantica::newgame
