#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/position_reader.h"
#include "games/atlantis/rules.h"

// The second half of reading a position: whether what is going on fits the board.
namespace atlantica::atlantis {

bool PositionReader::check_unlaid() {
  const Phase phase = state_.phase;
  if (phase == Phase::first || phase == Phase::lay) {
    const int next = phase == Phase::first ? 1 : state_.place;
    const Bits ahead = kPath & ~below(next) & ~bit(kFirstGap);
    if (phase == Phase::first && state_.place != 0) return fail("place: it is 0 in phase first");
    if (next >= 1 && next <= kSpaces && next != kFirstGap && unlaid_ == ahead) return true;
    return fail("path: in phase " + std::string(phase_name(phase)) +
                " all spaces from \"place\" on, and no others, are unlaid (?)");
  }
  if (phase == Phase::reveal) {
    if (unlaid_ != 0 && unlaid_ == bit(state_.place)) return true;
    return fail("path: in phase reveal the space \"place\", and no other, is written ?");
  }
  if (unlaid_ == 0) return true;
  return fail("path: ? is for spaces that are not laid yet, in phases first, lay and reveal");
}

bool PositionReader::check_phase() {
  const Phase phase = state_.phase;
  const std::string name(phase_name(phase));
  const bool chance_draws = phase == Phase::deal || phase == Phase::draw;
  if (chance_draws && (state_.draws == 0 || state_.deck.empty()))
    return fail("draws: in phase " + name + " at least one card is still to be drawn from the deck");
  if (state_.draws != 0 && !chance_draws && phase != Phase::reveal)
    return fail("draws: nothing is drawn in phase " + name);
  if (state_.place != 0 &&
      (phase == Phase::deal || phase == Phase::turn || phase == Phase::draw || phase == Phase::over))
    return fail("place: it is 0 in phase " + name);
  if (state_.moved && phase != Phase::draw && phase != Phase::reveal)
    return fail("moved: only in phases reveal and draw is a move over");
  if ((phase == Phase::reveal && !state_.moved) || (phase == Phase::draw && !state_.moved && !state_.bought))
    return fail("moved: a tile is revealed, or a card drawn without a purchase, only after a move");
  return check_deal() && check_moving() && check_end();
}

bool PositionReader::check_deal() {
  if (state_.phase > Phase::deal) return true;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    const int order = (seat - state_.first + state_.seats) % state_.seats;
    const int order_now = (state_.seat - state_.first + state_.seats) % state_.seats;
    int wanted = 0;
    if (state_.phase == Phase::deal)
      wanted = order < order_now ? 4 + order : order == order_now ? 4 + order - state_.draws : 0;
    if (state_.hand[at(seat)].total() != wanted)
      return fail("players[" + std::to_string(seat) + "].hand: expected " + std::to_string(wanted) +
                  " cards at this point of the deal");
    if (state_.home[at(seat)] != kFigures || !state_.tiles[at(seat)].empty() || !has_bridge(state_, seat))
      return fail("players[" + std::to_string(seat) +
                  "]: before the first turn all figures stand in Atlantis, the "
                  "bridge is in hand and no tile is collected");
  }
  if (!state_.discards.empty()) return fail("discards: there are none before the first turn");
  return true;
}

bool PositionReader::check_moving() {
  const bool go_on = state_.phase == Phase::go_on;
  if (!go_on && state_.phase != Phase::pay) {
    if (state_.from != 0 || state_.paid != 0) return fail("from, paid: they are 0 unless a figure is moving");
    return true;
  }
  const int place = state_.place;
  if (place <= state_.from) return fail("place: the moving figure is ahead of where it began (\"from\")");
  if (place != kMainland && !has(state_.land, place))
    return fail("place: there is no tile on space " + std::to_string(place));
  if (state_.from != kAtlantis && (!has(state_.land, state_.from) || has(occupied(state_), state_.from)))
    return fail("from: the figure began on a tile, and no other figure stands there");
  const bool on_figure = place != kMainland && has(occupied(state_), place);
  if (go_on != on_figure)
    return fail(go_on ? "place: in phase go_on another figure stands there"
                      : "place: in phase pay no other figure stands there");
  const int due = price(state_, state_.from, place);
  const Counts hand = state_.hand[state_.seat];
  const int points = state_.tiles[state_.seat].weighted_total();
  if (go_on) {
    if (state_.paid != 0) return fail("paid: nothing is paid before the movement ends");
    bool possible = false;
    hand.each_kind(
        [&](int item) { possible = possible || can_play(state_, state_.from, place, static_cast<Item>(item)); });
    return possible || fail("hand: the player in turn has no card to go on with (ATL-3.8)");
  }
  if (due <= state_.paid)
    return fail("paid: " + std::to_string(state_.paid) + " of " + std::to_string(due) +
                " is enough, so phase pay is over");
  if (due - state_.paid > points + hand.total())
    return fail("paid: the player in turn cannot pay the rest of " + std::to_string(due) + " (ATL-3.8)");
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
      return fail("players[" + std::to_string(seat) + "].figures: all three are on the mainland, so the game is over");
    finished = true;
  }
  if (state_.phase == Phase::over && !finished)
    return fail("phase: the game is over when a player has three figures on the mainland or all are stuck");
  if (state_.phase != Phase::over && state_.idle_turns == state_.seats)
    return fail("idle_turns: after so many idle turns the game is over");
  return true;
}

}  // namespace atlantica::atlantis
