#include "kit/refusal.h"

#include "games/newgame/race.h"
#include "games/newgame/rules.h"

namespace atlantica::newgame {

namespace {

using Kind = Move::Kind;

Answer refuse_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first:
      if (state.phase != Phase::first) return no("NEW-2.3", "common.refusal.first_not_now");
      if (move.what >= state.seats) return no("NEW-2.3", "common.refusal.no_such_seat");
      return {};
    case Kind::deal:
      if (state.phase != Phase::deal) return no("NEW-2.2", "newgame.refusal.deal_not_now");
      if (move.what < 1 || move.what > kTopCard || state.deck[at(move.what - 1)] == 0)
        return no("NEW-1.3", "newgame.refusal.not_in_deck");
      return {};
    case Kind::roll:
      if (state.phase != Phase::roll) return no("NEW-3.1", "newgame.refusal.roll_not_now");
      if (move.what < 1 || move.what > kDie) return no("NEW-1.2", "newgame.refusal.no_such_face");
      return {};
    default: return no("NEW-3.1", "common.refusal.only_player");
  }
}

Answer refuse_move(const State& state, const Move& move) {
  if (move.what == state.goal) return no("NEW-3.2", "newgame.refusal.arrived");
  if (!can_go(state, state.seat, move.what))
    return no("NEW-3.2", {"newgame.refusal.no_figure", {{"space", move.what}}});
  if (move.kind == Kind::card && state.card[state.seat] == 0) return no("NEW-3.3", "newgame.refusal.no_card");
  return {};
}

}  // namespace

Answer Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("NEW-4.1", "common.refusal.game_over");
  const SeatSet acting = actors(state);
  if (seat < 0 || seat > kChance || !acting.has(seat)) {
    if (acting.has(kChance)) return no("NEW-3.1", "newgame.refusal.wait");
    return no("NEW-3.1", "common.refusal.not_your_turn");
  }
  if (seat == kChance) return refuse_chance(state, move);
  switch (move.kind) {
    case Kind::go:
    case Kind::card: return refuse_move(state, move);
    default: return no("NEW-3.1", "common.refusal.only_chance");
  }
}

}  // namespace atlantica::newgame
