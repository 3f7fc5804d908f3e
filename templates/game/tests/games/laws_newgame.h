#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <utility>
#include <vector>

#include "games/laws_atlantis.h"
#include "games/newgame/rules.h"

// What the laws need to know about newgame.
namespace atlantica::laws {

struct NewgameLongPath : newgame::Rules {
  static std::expected<Setup, Message> setup(int seats, const Options& /*chosen*/) {
    return Rules::setup(seats, {{"long-path", "on"}});
  }
};
template <>
struct GameOfWay<NewgameLongPath> {
  using Game = newgame::Rules;
};

// How many random games are enough.
template <class G>
  requires std::same_as<typename G::State, newgame::State>
constexpr int games() {
  return 60;
}

// Every move the notation can express, legal or not.
template <class G>
  requires std::same_as<typename G::State, newgame::State>
std::vector<newgame::Move> all_moves() {
  using namespace newgame;
  using Kind = Move::Kind;
  std::vector<Move> moves;
  for (Seat seat = 0; seat < kSeatsMax; ++seat) moves.push_back(Move::of(Kind::first, seat));
  for (int value = 0; value <= kTopCard; ++value) moves.push_back(Move::of(Kind::deal, value));
  for (int face = 0; face <= kDie; ++face) moves.push_back(Move::of(Kind::roll, face));
  for (int place = kStart; place <= kLongPath; ++place) {
    moves.push_back(Move::of(Kind::go, place));
    moves.push_back(Move::of(Kind::card, place));
  }
  return moves;
}

// Whether a move is worth trying in a state; there are few, so all are.
inline bool worth_trying(const newgame::State&, const newgame::Move&, std::size_t) { return true; }

// Another table that looks the same to a seat: cards it has not seen change places.
inline newgame::State with_other_secrets(const newgame::State& state, Seat seat, Rng& rng) {
  using namespace newgame;
  if (state.phase == Phase::over) return state;
  State other = state;
  for (Seat owner = 0; owner < state.seats; ++owner) {
    std::uint8_t& card = other.card[at(owner)];
    const std::size_t drawn = rng.below(kTopCard);
    if (owner == seat || card == 0 || other.deck[drawn] == 0) continue;
    ++other.deck[at(card - 1)];
    --other.deck[drawn];
    card = static_cast<std::uint8_t>(drawn + 1);
  }
  return other;
}

// Two cards of each value (NEW-1.3); figures on the path, in order.
inline void check_pieces(const newgame::State& state) {
  using namespace newgame;
  for (int value = 1; value <= kTopCard; ++value) {
    int cards = state.deck[at(value - 1)] + state.played[at(value - 1)];
    for (const int card : state.card) cards += card == value ? 1 : 0;
    ASSERT_EQ(cards, kCardsPerValue);
  }
  for (const auto& figures : state.figures) {
    ASSERT_LE(figures[0], figures[1]);
    ASSERT_LE(figures[1], state.goal);
  }
}

}  // namespace atlantica::laws
