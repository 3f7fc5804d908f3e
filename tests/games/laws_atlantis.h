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
