#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/laws_atlantis.h"

// What the laws need to know about escape.
namespace atlantica::laws {

// The laws hold in the short game too.
struct EscapeShort : escape::Rules {
  static std::expected<Setup, Message> setup(int seats, const Options&) {
    return escape::Rules::setup(seats, {{"game", "short"}});
  }
};

template <class G>
concept IsEscape = std::same_as<typename G::State, escape::State>;

template <IsEscape W>
struct GameOfWay<W> {
  using Game = escape::Rules;
};

// ESC-9.1
template <IsEscape G>
bool has_secrets() {
  return false;
}

// Nothing is hidden, so only the same table looks the same.
inline escape::State with_other_secrets(const escape::State& state, Seat, Rng&) { return state; }

// A full game has many steps.
template <IsEscape G>
constexpr int games() {
  return std::same_as<G, escape::Rules> ? 3 : 6;
}

// Every move the notation can express, legal or not; from hex to hex only those of at most two steps.
template <IsEscape G>
std::vector<escape::Move> all_moves() {
  using namespace escape;
  using Kind = Move::Kind;
  std::vector<Move> moves;
  for (const Kind kind : {Kind::end, Kind::stay, Kind::stop}) moves.push_back(Move::of(kind));
  for (int i = 0; i < kSeatsMax; ++i) moves.push_back(Move::of(Kind::first, i));
  for (int i = 0; i < kSymbols; ++i) moves.push_back(Move::of(Kind::symbol, i));
  for (int i = 0; i < kCreatures; ++i)
    for (int steps = 1; steps <= kDive; ++steps) moves.push_back(Move::of(Kind::dice, i, steps));
  for (int i = 0; i < 2 * Move::kSpent; ++i) moves.push_back(Move::of(Kind::guard, i));
  for (int hex = 0; hex < kHexes; ++hex) {
    for (const Kind kind : {Kind::place, Kind::sink, Kind::step, Kind::to}) moves.push_back(Move::of(kind, 0, 0, hex));
    for (int i = 0; i < kSeatsMax * kSeatsMax; ++i) moves.push_back(Move::of(Kind::pass, i, hex));
    for (const How how : {How::dry, How::swimming, How::guarded}) moves.push_back(Move::of(Kind::land, how, hex));
    for (const How how : {How::swimming, How::guarded}) moves.push_back(Move::of(Kind::board, how, hex, hex));
    (Sea::within(2, hex) | Hexes::only(hex)).each([&](int to) {
      for (int i = 0; i < kCreatures; ++i) moves.push_back(Move::of(Kind::creature, i, hex, to));
      for (int i = 0; i < kSeatsMax; ++i) moves.push_back(Move::of(Kind::leave, i, hex, to));
      for (const How how : {How::swimming, How::guarded, How::together})
        moves.push_back(Move::of(Kind::swim, how, hex, to));
      for (const Kind kind : {Kind::walk, Kind::dive, Kind::sail}) moves.push_back(Move::of(kind, 0, hex, to));
      if (hex != to) moves.push_back(Move::of(Kind::board, How::dry, hex, to));
    });
  }
  return moves;
}

// Whether a move is worth trying in a state: those for pieces that are there, and a sample of all others.
inline bool worth_trying(const escape::State& state, const escape::Move& move, std::size_t index) {
  using namespace escape;
  using Kind = Move::Kind;
  if ((index + state.turn) % 211 == 0) return true;
  switch (move.kind) {
    case Kind::place: return state.phase == Phase::place;
    case Kind::sink: return state.phase == Phase::sink;
    case Kind::step: return state.phase == Phase::step;
    case Kind::to: return state.phase == Phase::to;
    case Kind::sail: return state.phase == Phase::move && state.ships.has(move.from);
    case Kind::walk:
    case Kind::dive:
    case Kind::board:
    case Kind::swim:
    case Kind::land: return state.phase == Phase::move && (atlanteans_at(state, move.from) & team(state.colour)) != 0;
    case Kind::creature:
      return state.phase == Phase::creature && move.what == state.die && state.creatures[move.what].has(move.from);
    case Kind::leave:
    case Kind::pass: return state.phase == Phase::creature && where(state, Creature::dolphin).has(move.from);
    default: return true;
  }
}

inline void check_atlanteans(const escape::State& state) {
  using namespace escape;
  for (int who = 0; who < kAtlanteans; ++who) {
    const int place = state.place[at(who)];
    const int states = has(state.walking, who) + has(state.aboard, who) + has(state.swimming, who);
    ASSERT_EQ(states, place < kHexes ? 1 : 0) << "Atlantean " << who;
    ASSERT_EQ(has(state.saved, who), place >= kFirstIsle && place < kLost);
    if (has(state.walking, who)) {
      ASSERT_TRUE(pieces(state).has(place));
    }
    if (has(state.aboard, who)) {
      ASSERT_TRUE(state.ships.has(place));
    }
    if (has(state.swimming, who)) {
      ASSERT_FALSE(state.land.has(place));
    }
  }
  ASSERT_EQ(state.guarded & ~state.swimming, 0U);
  ASSERT_EQ(state.spent & ~(state.swimming & team(state.colour)), 0U);
}

// ESC-6.8, ESC-7.2
inline void check_dangers(const escape::State& state) {
  using namespace escape;
  for (int hex = 0; hex < kHexes; ++hex) {
    if (state.phase == Phase::guard && hex == state.hex) continue;
    const Bits swimmers = swimmers_at(state, hex);
    ASSERT_EQ(count(swimmers & state.guarded), std::min(number_at(state, Creature::dolphin, hex), count(swimmers)))
        << "ESC-7.2 on " << Sea::name(hex);
    if (deadly(state).has(hex)) {
      ASSERT_EQ(swimmers & ~state.guarded, 0U) << "ESC-6.8 on " << Sea::name(hex);
    }
  }
  ASSERT_FALSE(state.manned.meets(where(state, Creature::octopus))) << "ESC-6.8";
  ASSERT_FALSE(state.ships.meets(where(state, Creature::monster))) << "ESC-6.8";
}

// ESC-1.5, ESC-2.1, ESC-2.2: 36 pieces, 12 Atlanteans per colour, 10 ships, 6 creatures of each kind.
inline void check_pieces(const escape::State& state) {
  using namespace escape;
  check_atlanteans(state);
  ASSERT_LE(state.ships.size() + state.supply[at(Symbol::ship)], kShips);
  ASSERT_FALSE(state.ships.meets(state.land));
  for (int hex = 0; hex < kHexes; ++hex) {
    const int dry = count(atlanteans_at(state, hex) & ~state.swimming);
    ASSERT_LE(dry, kRoom);
    ASSERT_EQ(state.manned.has(hex), dry > 0 && state.ships.has(hex));
    ASSERT_EQ(state.full.has(hex), dry == kRoom);
  }
  for (int kind = 0; kind < kCreatures; ++kind) {
    Hexes hexes;
    int number = kind == 0 && dolphin_on_its_way(state) ? 1 : 0;
    for (const int hex : state.roster[at(kind)]) {
      if (hex == kNowhere) continue;
      hexes.add(hex);
      ++number;
    }
    ASSERT_EQ(hexes, state.creatures[at(kind)]);
    ASSERT_FALSE(hexes.meets(state.land));
    ASSERT_LE(number + state.supply[at(kind)], kMostOfKind);
  }
  check_dangers(state);
}

}  // namespace atlantica::laws
