#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

using Kind = Move::Kind;
using Answer = std::optional<Refusal>;

Answer no(std::string rule, std::string reason) { return Refusal{std::move(rule), std::move(reason)}; }

Answer refuse_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first:
      if (state.phase != Phase::first) return no("ATL-2.4", "The starting player is not being chosen now.");
      if (move.what >= state.seats) return no("ATL-2.4", "There is no such seat.");
      return {};
    case Kind::tile: {
      if (state.phase != Phase::lay && state.phase != Phase::reveal)
        return no("ATL-2.2", "No tile is laid or uncovered now.");
      const Back back = back_of(state.place);
      const int number = move.what < kItems ? number_of({move.item(), move.value}, back) : -1;
      if (number < 0) return no("ATL-1.2", "There is no such tile with this back.");
      if (!has(state.unseen[at(static_cast<int>(back))], number))
        return no("ATL-2.2", "That tile has been seen already.");
      return {};
    }
    case Kind::draw:
      if (state.phase != Phase::deal && state.phase != Phase::draw) return no("ATL-6.1", "No card is drawn now.");
      if (move.what >= kItems || state.deck[move.what] == 0) return no("ATL-2.5", "The deck holds no such card.");
      return {};
    default: return no("ATL-3.0", "Only a player can do that.");
  }
}

Answer refuse_play(const State& state, const Move& move) {
  if (state.phase == Phase::pay)
    return no("ATL-3.5", "The figure stands on a free place; now the gaps it crossed must be paid.");
  if (move.what >= kItems) return no("ATL-1.1", "There is no such item.");
  if (state.phase == Phase::go_on && move.place != state.place)
    return no("ATL-3.4", "Another card must be played for the figure on " + place_name(state.place) + ".");
  if (state.phase == Phase::turn) {
    if (move.place == kMainland) return no("ATL-3.2", "A figure on the mainland does not move any more.");
    const bool stands = move.place == kAtlantis ? state.home[state.seat] > 0
                                                : move.place < kMainland && has(state.figures[state.seat], move.place);
    if (!stands) return no("ATL-3.2", "You have no figure on " + place_name(move.place) + ".");
  }
  if (state.hand[state.seat][move.what] == 0)
    return no("ATL-3.2", "You hold no " + std::string(item_name(move.item())) + " card.");
  const int start = state.phase == Phase::turn ? move.place : state.from;
  if (can_play(state, start, move.place, move.item())) return {};
  const int to = destination(state, move.item(), move.place);
  const int due = price(state, start, to);
  const int left = state.tiles[state.seat].weighted_total() + state.hand[state.seat].total() - 1;
  if (due > left)
    return no("ATL-4.10", "The gaps up to " + place_name(to) + " cost " + std::to_string(due) +
                              "; your tiles and the cards then left are worth " + std::to_string(left) + ".");
  return no("ATL-3.8", "The tile on " + place_name(to) +
                           " is occupied, and your other cards lead to no free place that you can pay for.");
}

Answer refuse_buy(const State& state, const Move& move) {
  if (state.phase != Phase::turn) return no("ATL-3.1", "Cards are bought before the first card is played.");
  if (state.bought) return no("ATL-3.1", "Cards are bought once per turn.");
  if (move.value < 1 || move.value > kTopValue || state.tiles[state.seat][move.value - 1] == 0)
    return no("ATL-3.1", "You have no tile of value " + std::to_string(move.value) + ".");
  if (move.value == 1) return no("ATL-3.1", "A 1-tile buys no card.");
  if (!cards_to_draw(state)) return no("ATL-3.1", "There is no card left to buy.");
  return {};
}

Answer refuse_bridge(const State& state, const Move& move) {
  if (!has_bridge(state, state.seat)) return no("ATL-4.7", "You have placed your bridge already.");
  if (move.place >= 1 && move.place <= kSpaces && has(state.gaps, move.place - 1)) return {};
  if (move.place < 1 || move.place > kSpaces || has(state.land, move.place))
    return no("ATL-4.1", "There is no gap on " + place_name(move.place) + ".");
  const Bits before = state.land & below(move.place);
  if (before == 0 || (state.land & above(move.place)) == 0)
    return no("ATL-4.9", "Water next to Atlantis or the mainland is no gap.");
  if (!has(state.gaps, highest(before))) return no("ATL-4.7", "That gap has a bridge.");
  return no("ATL-8.2", "A gap is named by its first water space, " + std::to_string(highest(before) + 1) + ".");
}

Answer refuse_payment(const State& state, const Move& move) {
  if (state.phase != Phase::pay) return no("ATL-4.4", "There is nothing to pay now.");
  if (move.kind == Kind::pay_card) {
    if (move.what < kItems && state.hand[state.seat][move.what] > 0) return {};
    return no("ATL-4.4", "You hold no such card.");
  }
  if (move.value >= 1 && move.value <= kTopValue && state.tiles[state.seat][move.value - 1] > 0) return {};
  return no("ATL-4.4", "You have no tile of value " + std::to_string(move.value) + ".");
}

Answer refuse_show(const State& state) {
  if (state.phase == Phase::go_on) return no("ATL-3.4", "The tile is occupied; you must play another card.");
  if (state.phase == Phase::pay) return no("ATL-4.3", "The gaps you crossed must be paid first.");
  if (can_move(state)) return no("ATL-3.10", "You can complete a move, so you must move.");
  return {};
}

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("ATL-7.1", "The game is over.");
  const SeatSet acting = actors(state);
  if (seat < 0 || seat > kChance || !acting.has(seat)) {
    if (acting.has(kChance)) return no("ATL-3.0", "Cards or tiles are being dealt; wait for them.");
    return no("ATL-3.0", "It is not your turn.");
  }
  if (seat == kChance) return refuse_chance(state, move);
  switch (move.kind) {
    case Kind::play: return refuse_play(state, move);
    case Kind::buy: return refuse_buy(state, move);
    case Kind::bridge: return refuse_bridge(state, move);
    case Kind::pay_tile:
    case Kind::pay_card: return refuse_payment(state, move);
    case Kind::show: return refuse_show(state);
    default: return no("ATL-3.0", "Only chance decides that.");
  }
}

}  // namespace atlantica::atlantis
