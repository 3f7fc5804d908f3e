#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/position_reader.h"
#include "games/atlantis/rules.h"

// The second half of reading a position: whether the turn in progress fits the board.
namespace atlantica::atlantis {

bool PositionReader::check_unlaid() {
  const Phase phase = state_.phase;
  if (phase == Phase::first || phase == Phase::lay) {
    const int next = phase == Phase::first ? 1 : state_.place;
    const Bits ahead = kPath & ~below(next) & ~bit(kFirstGap);
    if (phase == Phase::first && state_.place != 0)
      return fail("place", {"atlantis.position.zero_in_phase", {{"text", phase_name(phase)}}});
    if (next >= 1 && next <= kSpaces && next != kFirstGap && unlaid_ == ahead) return true;
    return fail("path", {"atlantis.position.unlaid_ahead", {{"text", phase_name(phase)}}});
  }
  if (phase == Phase::reveal) {
    if (unlaid_ != 0 && unlaid_ == bit(state_.place)) return true;
    return fail("path", "atlantis.position.unlaid_reveal");
  }
  if (unlaid_ == 0) return true;
  return fail("path", "atlantis.position.unlaid");
}

bool PositionReader::check_phase() {
  const Phase phase = state_.phase;
  const std::string_view name = phase_name(phase);
  const bool chance_draws = phase == Phase::deal || phase == Phase::draw;
  if (chance_draws && (state_.draws == 0 || state_.deck.empty()))
    return fail("draws", {"atlantis.position.draws_missing", {{"text", name}}});
  if (state_.draws != 0 && !chance_draws && phase != Phase::reveal)
    return fail("draws", {"atlantis.position.draws_none", {{"text", name}}});
  if (state_.place != 0 &&
      (phase == Phase::deal || phase == Phase::turn || phase == Phase::draw || phase == Phase::over))
    return fail("place", {"atlantis.position.zero_in_phase", {{"text", name}}});
  if (state_.moved && phase != Phase::draw && phase != Phase::reveal)
    return fail("moved", "atlantis.position.moved_phase");
  if ((phase == Phase::reveal && !state_.moved) || (phase == Phase::draw && !state_.moved && !state_.bought))
    return fail("moved", "atlantis.position.moved");
  return check_deal() && check_moving() && check_end();
}

bool PositionReader::check_deal() {
  if (state_.phase > Phase::deal) return true;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    const int order = (seat - state_.first + state_.seats) % state_.seats;
    const int order_now = (state_.seat - state_.first + state_.seats) % state_.seats;
    const std::string where = "players[" + std::to_string(seat) + "]";
    int wanted = 0;
    if (state_.phase == Phase::deal)
      wanted = order < order_now ? 4 + order : order == order_now ? 4 + order - state_.draws : 0;
    if (state_.hand[at(seat)].total() != wanted)
      return fail(where + ".hand", {"atlantis.position.deal_hand", {{"count", wanted}}});
    if (state_.home[at(seat)] != kFigures || !state_.tiles[at(seat)].empty() || !has_bridge(state_, seat))
      return fail(where, "atlantis.position.before_first_turn");
  }
  if (!state_.discards.empty()) return fail("discards", "atlantis.position.discards_early");
  return true;
}

bool PositionReader::check_moving() {
  const bool go_on = state_.phase == Phase::go_on;
  if (!go_on && state_.phase != Phase::pay) {
    if (state_.from != 0 || state_.paid != 0) return fail("from, paid", "atlantis.position.not_moving");
    return true;
  }
  const int place = state_.place;
  if (place <= state_.from) return fail("place", "atlantis.position.ahead");
  if (place != kMainland && !has(state_.land, place))
    return fail("place", {"atlantis.position.no_tile", {{"space", place}}});
  if (state_.from != kAtlantis && (!has(state_.land, state_.from) || has(occupied(state_), state_.from)))
    return fail("from", "atlantis.position.began");
  const bool on_figure = place != kMainland && has(occupied(state_), place);
  if (go_on != on_figure) return fail("place", go_on ? "atlantis.position.go_on_place" : "atlantis.position.pay_place");
  const int due = price(state_, state_.from, place);
  const Counts hand = state_.hand[state_.seat];
  const int points = state_.tiles[state_.seat].weighted_total();
  if (go_on) {
    if (state_.paid != 0) return fail("paid", "atlantis.position.paid_early");
    bool possible = false;
    hand.each_kind(
        [&](int item) { possible = possible || can_play(state_, state_.from, place, static_cast<Item>(item)); });
    return possible || fail("hand", "atlantis.position.no_card_to_go_on");
  }
  if (due <= state_.paid)
    return fail("paid", {"atlantis.position.paid_enough", {{"number", state_.paid}, {"price", due}}});
  if (due - state_.paid > points + hand.total())
    return fail("paid", {"atlantis.position.cannot_pay", {{"price", due}}});
  return true;
}

bool PositionReader::check_end() {
  if (state_.phase < Phase::turn) return true;
  bool finished = state_.idle_turns == state_.seats;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    if (state_.safe[at(seat)] < kFigures) continue;
    const bool still_drawing =
        seat == state_.seat && (state_.phase == Phase::reveal || state_.phase == Phase::draw) && state_.moved;
    if (state_.phase != Phase::over && !still_drawing)
      return fail(item_of("players", seat) + ".figures", "atlantis.position.all_safe");
    finished = true;
  }
  if (state_.phase == Phase::over && !finished) return fail("phase", "atlantis.position.over");
  if (state_.phase != Phase::over && state_.idle_turns == state_.seats)
    return fail("idle_turns", "atlantis.position.idle_over");
  return true;
}

}  // namespace atlantica::atlantis
