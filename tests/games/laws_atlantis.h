#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <vector>

#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

// What the laws need to know about atlantis.
namespace atlantica::laws {

// The game that W is a variant of.
template <class W>
struct GameOfWay {
  using Game = W;
};
template <class W>
using GameOf = typename GameOfWay<W>::Game;

template <class G>
bool has_secrets() {
  return true;
}

// How many random games are enough.
template <class G>
  requires std::same_as<typename G::State, atlantis::State>
constexpr int games() {
  return 40;
}

// Every move the notation can express, legal or not.
template <class G>
  requires std::same_as<typename G::State, atlantis::State>
std::vector<atlantis::Move> all_moves() {
  using namespace atlantis;
  std::vector<Move> moves{Move::show()};
  for (Seat seat = 0; seat < kSeatsMax; ++seat) moves.push_back(Move::first(seat));
  for (int value = 0; value <= kTopValue; ++value) {
    moves.push_back(Move::buy(value));
    moves.push_back(Move::pay_tile(value));
  }
  for (int space = 0; space <= kSpaces; ++space) moves.push_back(Move::bridge(space));
  for (int i = 0; i < kItems; ++i) {
    const auto item = static_cast<Item>(i);
    moves.push_back(Move::draw(item));
    moves.push_back(Move::pay_card(item));
    for (int value = 1; value <= kTopValue; ++value)
      moves.push_back(Move::tile({item, static_cast<std::uint8_t>(value)}));
    for (int place = kAtlantis; place <= kMainland; ++place) moves.push_back(Move::play(item, place));
  }
  return moves;
}

// Whether a move is worth trying in a state; there are few, so all are.
inline bool worth_trying(const atlantis::State&, const atlantis::Move&, std::size_t) { return true; }

// Another table that looks the same to a seat: cards it has not seen change places between hands and deck, and the
// other seats have counted nothing.
inline atlantis::State with_other_secrets(const atlantis::State& state, Seat seat, Rng& rng) {
  using namespace atlantis;
  if (state.phase == Phase::over) return state;
  const auto some = [&rng](int count) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(count))); };
  State other = state;
  for (Seat i = 0; i < state.seats; ++i)
    if (i != seat) other.counted[at(i)] = Counts{};
  for (int tries = 0; tries < 30; ++tries) {
    const Seat giver = some(state.seats);
    const Seat taker = some(state.seats + 1);  // or the deck
    if (giver == seat || taker == seat || taker == giver) continue;
    State next = other;
    Counts& one = next.hand[at(giver)];
    Counts& two = taker == state.seats ? next.deck : next.hand[at(taker)];
    const int given = some(kItems);
    const int taken = some(kItems);
    if (one[given] == next.shown[at(giver)][given]) continue;
    if (two[taken] == (taker == state.seats ? 0 : next.shown[at(taker)][taken])) continue;
    one.remove(given);
    two.remove(taken);
    one.add(taken);
    two.add(given);
    int held = 0;
    for (Seat i = 0; i < state.seats; ++i) held += i == seat ? 0 : next.hand[at(i)][given];
    if (held < state.counted[at(seat)][given]) continue;
    if (state.phase == Phase::go_on && state.seat != seat) {
      bool goes_on = false;
      next.hand[state.seat].each_kind(
          [&](int item) { goes_on = goes_on || can_play(next, state.from, state.place, static_cast<Item>(item)); });
      if (!goes_on) continue;
    }
    other = next;
  }
  return other;
}

// 84 tiles, 105 cards, 3 figures and 1 bridge per player (ATL-1.2 to 1.4).
inline void check_pieces(const atlantis::State& state) {
  using namespace atlantis;
  int tiles = count(state.land) + count(state.stacked) + state.gone.total();
  if (state.phase == Phase::first || state.phase == Phase::lay) tiles += count(kPath & ~bit(kFirstGap) & ~state.land);
  Counts cards = state.deck;
  cards.add(state.discards);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    tiles += state.tiles[at(seat)].total();
    cards.add(state.hand[at(seat)]);
    const bool in_the_air = seat == state.seat && (state.phase == Phase::go_on || state.phase == Phase::pay);
    ASSERT_EQ(state.home[at(seat)] + count(state.figures[at(seat)]) + state.safe[at(seat)] + (in_the_air ? 1 : 0), 3);
  }
  ASSERT_EQ(tiles, 84);
  for (int item = 0; item < kItems; ++item) ASSERT_EQ(cards[item], 15);
  int standing = 0;
  for (const Bits figures : state.figures) standing += count(figures);
  ASSERT_EQ(count(occupied(state)), standing) << "two figures on one space";
  ASSERT_EQ(occupied(state) & ~state.land, 0U) << "a figure in the water";
}

}  // namespace atlantica::laws
