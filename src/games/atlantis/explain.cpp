#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"
#include "games/atlantis/words.h"

// What moves will do.
namespace atlantica::atlantis {

namespace {

using Kind = Move::Kind;

void explain_play(const State& state, Seat seat, const Move& move, MoveInfo& info) {
  const int start = state.phase == Phase::turn ? move.place : state.from;
  const int to = destination(state, move.item(), move.place);
  info.say = "atlantis.move.play";
  info.item = item_name(move.item());
  info.from = move.place;
  info.to = to;
  info.place = place_name(to);
  info.price = price(state, start, to);
  if (to != kMainland && has(occupied(state), to)) {
    info.say = "atlantis.move.play_on";
    info.go_on = true;
    return;
  }
  const int space = space_to_take(state, standing_after(state, seat, move.place, to), to);
  if (space == 0) return;
  const Tile tile = visible_tile(state, space);
  info.say = "atlantis.move.play_take";
  info.takes = space;
  info.item2 = item_name(tile.item);
  info.value = tile.value;
}

void explain_bridge(const State& state, const Move& move, MoveInfo& info) {
  const int edge = move.place - 1;
  info.from = move.place;
  info.to = tile_after(state, edge) - 1;
  info.price = gap_price(state, edge);
  info.say = info.from == info.to ? "atlantis.move.bridge" : "atlantis.move.bridge_wide";
}

}  // namespace

MoveInfo Rules::explain(const State& state, Seat seat, const Move& move) {
  MoveInfo info;
  info.move = text(move);
  info.kind = kind_name(move.kind);
  switch (move.kind) {
    case Kind::play: explain_play(state, seat, move, info); break;
    case Kind::bridge: explain_bridge(state, move, info); break;
    case Kind::buy:
      info.say = "atlantis.move.buy";
      info.value = move.value;
      info.draws = move.value / 2;
      break;
    case Kind::pay_tile:
      info.say = "atlantis.move.pay_tile";
      info.value = move.value;
      break;
    case Kind::pay_card:
      info.say = "atlantis.move.pay_card";
      info.item = item_name(move.item());
      break;
    case Kind::show: info.say = "atlantis.move.show"; break;
    default: break;  // chance moves are not explained
  }
  return info;
}

}  // namespace atlantica::atlantis
