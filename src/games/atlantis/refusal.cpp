#include "kit/refusal.h"

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

using Kind = Move::Kind;

Answer refuse_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first:
      if (state.phase != Phase::first) return no("ATL-2.4", "common.refusal.first_not_now");
      if (move.what >= state.seats) return no("ATL-2.4", "common.refusal.no_such_seat");
      return {};
    case Kind::tile: {
      if (state.phase != Phase::lay && state.phase != Phase::reveal)
        return no("ATL-2.2", "atlantis.refusal.tile_not_now");
      const Back back = back_of(state.place);
      const int number = move.what < kItems ? number_of({move.item(), move.value}, back) : -1;
      if (number < 0) return no("ATL-1.2", "atlantis.refusal.no_such_tile");
      if (!has(state.unseen[at(back)], number)) return no("ATL-2.2", "atlantis.refusal.tile_seen");
      return {};
    }
    case Kind::draw:
      if (state.phase != Phase::deal && state.phase != Phase::draw)
        return no("ATL-6.1", "atlantis.refusal.draw_not_now");
      if (move.what >= kItems || state.deck[move.what] == 0) return no("ATL-2.5", "atlantis.refusal.not_in_deck");
      return {};
    default: return no("ATL-3.0", "common.refusal.only_player");
  }
}

Answer refuse_play(const State& state, const Move& move) {
  if (state.phase == Phase::pay) return no("ATL-3.5", "atlantis.refusal.play_not_now");
  if (move.what >= kItems) return no("ATL-1.1", "atlantis.refusal.no_such_item");
  if (state.phase == Phase::go_on && move.place != state.place)
    return no("ATL-3.4", {"atlantis.refusal.play_on", {{"place", place_name(state.place)}}});
  if (state.phase == Phase::turn) {
    if (move.place == kMainland) return no("ATL-3.2", "atlantis.refusal.arrived");
    const bool stands = move.place == kAtlantis ? state.home[state.seat] > 0
                                                : move.place < kMainland && has(state.figures[state.seat], move.place);
    if (!stands) return no("ATL-3.2", {"atlantis.refusal.no_figure", {{"place", place_name(move.place)}}});
  }
  if (state.hand[state.seat][move.what] == 0)
    return no("ATL-3.2", {"atlantis.refusal.no_card", {{"item", item_name(move.item())}}});
  const int start = state.phase == Phase::turn ? move.place : state.from;
  if (can_play(state, start, move.place, move.item())) return {};
  const int to = destination(state, move.item(), move.place);
  const int due = price(state, start, to);
  const int left = state.tiles[state.seat].weighted_total() + state.hand[state.seat].total() - 1;
  if (due > left)
    return no("ATL-4.10", {"atlantis.refusal.too_dear", {{"place", place_name(to)}, {"price", due}, {"worth", left}}});
  return no("ATL-3.8", {"atlantis.refusal.stuck", {{"place", place_name(to)}}});
}

Answer refuse_buy(const State& state, const Move& move) {
  if (state.phase != Phase::turn) return no("ATL-3.1", "atlantis.refusal.buy_not_now");
  if (state.bought) return no("ATL-3.1", "atlantis.refusal.buys_once");
  if (move.value < 1 || move.value > kTopValue || state.tiles[state.seat][move.value - 1] == 0)
    return no("ATL-3.1", {"atlantis.refusal.no_tile", {{"value", move.value}}});
  if (move.value == 1) return no("ATL-3.1", "atlantis.refusal.buys_nothing");
  if (!cards_to_draw(state)) return no("ATL-3.1", "atlantis.refusal.no_card_left");
  return {};
}

Answer refuse_bridge(const State& state, const Move& move) {
  if (!has_bridge(state, state.seat)) return no("ATL-4.7", "atlantis.refusal.no_bridge");
  if (move.place >= 1 && move.place <= kSpaces && has(state.gaps, move.place - 1)) return {};
  if (move.place < 1 || move.place > kSpaces || has(state.land, move.place))
    return no("ATL-4.1", {"atlantis.refusal.no_gap", {{"place", place_name(move.place)}}});
  const Bits before = state.land & below(move.place);
  if (before == 0 || (state.land & above(move.place)) == 0) return no("ATL-4.9", "atlantis.refusal.no_gap_at_end");
  if (!has(state.gaps, highest(before))) return no("ATL-4.7", "atlantis.refusal.bridged");
  return no("ATL-8.2", {"atlantis.refusal.gap_name", {{"space", highest(before) + 1}}});
}

Answer refuse_payment(const State& state, const Move& move) {
  if (state.phase != Phase::pay) return no("ATL-4.4", "atlantis.refusal.pay_not_now");
  if (move.kind == Kind::pay_card) {
    if (move.what < kItems && state.hand[state.seat][move.what] > 0) return {};
    return no("ATL-4.4", "atlantis.refusal.no_such_card");
  }
  if (move.value >= 1 && move.value <= kTopValue && state.tiles[state.seat][move.value - 1] > 0) return {};
  return no("ATL-4.4", {"atlantis.refusal.no_tile", {{"value", move.value}}});
}

Answer refuse_show(const State& state) {
  if (state.phase == Phase::go_on) return no("ATL-3.4", "atlantis.refusal.occupied");
  if (state.phase == Phase::pay) return no("ATL-4.3", "atlantis.refusal.pay_first");
  if (can_move(state)) return no("ATL-3.10", "atlantis.refusal.must_move");
  return {};
}

}  // namespace

Answer Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("ATL-7.1", "common.refusal.game_over");
  const SeatSet acting = actors(state);
  if (seat < 0 || seat > kChance || !acting.has(seat)) {
    if (acting.has(kChance)) return no("ATL-3.0", "atlantis.refusal.wait");
    return no("ATL-3.0", "common.refusal.not_your_turn");
  }
  if (seat == kChance) return refuse_chance(state, move);
  switch (move.kind) {
    case Kind::play: return refuse_play(state, move);
    case Kind::buy: return refuse_buy(state, move);
    case Kind::bridge: return refuse_bridge(state, move);
    case Kind::pay_tile:
    case Kind::pay_card: return refuse_payment(state, move);
    case Kind::show: return refuse_show(state);
    default: return no("ATL-3.0", "common.refusal.only_chance");
  }
}

}  // namespace atlantica::atlantis
