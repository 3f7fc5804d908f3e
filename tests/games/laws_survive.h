#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "games/laws_atlantis.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"

// What the laws need to know about survive.
namespace atlantica::laws {

// The laws hold for all its variants.
template <int Which>
struct SurviveAs : survive::Rules {
  static std::expected<Setup, Message> setup(int seats, const Options&) {
    static const std::array<Options, 4> kChoices = {
        Options{{"colours", "two"}, {"own-values", "shown"}},
        Options{{"to-the-last", "on"}, {"overpopulated", "on"}},
        Options{{"submerged", "on"}, {"all-equal", "on"}},
        Options{{"colours", "two"}, {"to-the-last", "on"}, {"all-equal", "on"}},
    };
    const Options& choice = kChoices[Which];
    return survive::Rules::setup(choice.contains("colours") ? 2 : seats, choice);
  }
};
using SurviveTwoColours = SurviveAs<0>;
using SurviveToTheLast = SurviveAs<1>;
using SurviveSubmerged = SurviveAs<2>;
using SurviveTwoColoursToTheLast = SurviveAs<3>;

template <class G>
concept IsSurvive = std::same_as<typename G::State, survive::State>;

template <IsSurvive W>
struct GameOfWay<W> {
  using Game = survive::Rules;
};

// A game has many steps, and there are several variants.
template <IsSurvive G>
constexpr int games() {
  return std::same_as<G, survive::Rules> ? 8 : 3;
}

// Every move the notation can express, legal or not; from hex to hex only those of at most three steps.
template <IsSurvive G>
std::vector<survive::Move> all_moves() {
  using namespace survive;
  using Kind = Move::Kind;
  std::vector<Move> moves;
  for (const Kind kind : {Kind::pass, Kind::end, Kind::stay, Kind::defend, Kind::decline})
    moves.push_back(Move::of(kind));
  for (int i = 0; i < kSeatsMax; ++i) moves.push_back(Move::of(Kind::first, i));
  for (int i = 0; i < kTerrains; ++i) moves.push_back(Move::of(Kind::terrain, i));
  for (int i = 0; i < kBacks; ++i) moves.push_back(Move::of(Kind::back, i));
  for (int i = 0; i < kCreatures; ++i) moves.push_back(Move::of(Kind::die, i));
  for (int i = 1; i <= kTopValue; ++i) moves.push_back(Move::of(Kind::value, i));
  for (int i = 0; i < kExplorers; ++i) moves.push_back(Move::of(Kind::take, i));
  for (int number = 0; number < kTeam; ++number) {
    moves.push_back(Move::of(Kind::land, number));
    moves.push_back(Move::of(Kind::play, static_cast<int>(Back::dolphin), number));
  }
  for (int hex = 0; hex < kHexes; ++hex) {
    for (const Kind kind : {Kind::place, Kind::ship, Kind::to, Kind::sink}) moves.push_back(Move::of(kind, 0, 0, hex));
    for (const Back tile : {Back::wind, Back::move_serpent, Back::move_shark, Back::move_whale})
      moves.push_back(Move::of(Kind::play, static_cast<int>(tile), hex));
    for (int number = 0; number < kTeam; ++number)
      for (const Kind kind : {Kind::walk, Kind::board, Kind::swim}) moves.push_back(Move::of(kind, number, 0, hex));
    (Sea::within(3, hex) | Hexes::only(hex)).each([&](int to) {
      moves.push_back(Move::of(Kind::sail, 0, hex, to));
      for (int i = 0; i < kCreatures; ++i) moves.push_back(Move::of(Kind::creature, i, hex, to));
    });
  }
  return moves;
}

// Whether a move is worth trying in a state: those for pieces that are there, and a sample of all others.
inline bool worth_trying(const survive::State& state, const survive::Move& move, std::size_t index) {
  using namespace survive;
  using Kind = Move::Kind;
  if ((index + state.turn) % 61 == 0) return true;
  switch (move.kind) {
    case Kind::sail: return state.phase == Phase::move && state.ships.has(move.from);
    case Kind::creature:
      return state.phase == Phase::creature && move.what == state.die && state.creatures[move.what].has(move.from);
    case Kind::walk:
    case Kind::board:
    case Kind::swim: {
      if (state.phase != Phase::move) return false;
      const int place = state.place[at(explorer(state.colour, move.what))];
      return place < kHexes && Sea::distance(place, move.to) <= 1;
    }
    default: return true;
  }
}

// Another table that looks the same to a seat: the other players have given their values otherwise, and tiles in their
// hands change places with those left of the same terrain.
inline survive::State with_other_secrets(const survive::State& state, Seat seat, Rng& rng) {
  using namespace survive;
  if (state.phase == Phase::over) return state;
  const auto some = [&rng](int count) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(count))); };
  State other = state;
  for (int colour = 0; colour < state.colours; ++colour) {
    if (seat_of(state, colour) == seat) continue;
    auto values = kValues;
    std::ranges::rotate(values, values.begin() + some(kTeam));
    for (int number = 0; number < kTeam; ++number)
      if (std::uint8_t& value = other.value[at(explorer(colour, number))]; value > 0) value = values[at(number)];
    for (int tries = 0; tries < 30; ++tries) {
      const int terrain = some(kTerrains);
      const int given = some(kKeptKinds);
      const int taken = some(kKeptKinds);
      Counts& tiles = other.hand[at(colour)][at(terrain)];
      BackCounts& left = other.left[at(terrain)];
      if (tiles[given] == 0 || left[at(taken + kFirstKept)] == 0) continue;
      tiles.remove(given);
      tiles.add(taken);
      --left[at(taken + kFirstKept)];
      ++left[at(given + kFirstKept)];
    }
  }
  return other;
}

// SUR-1.5, SUR-2.1, SUR-2.2: 40 tiles, 10 explorers per colour, 12 ships, 5 serpents, 6 sharks, 5 whales.
inline void check_pieces(const survive::State& state) {
  using namespace survive;
  for (int who = 0; who < kExplorers; ++who) {
    const int place = state.place[at(who)];
    const int states = has(state.walking, who) + has(state.aboard, who) + has(state.swimming, who);
    ASSERT_EQ(states, place < kHexes ? 1 : 0) << "explorer " << who;
    ASSERT_EQ(has(state.saved, who), place >= kFirstIsle && place < kLost);
    if (has(state.walking, who)) {
      ASSERT_TRUE(land(state).has(place));
    }
    if (has(state.aboard, who)) {
      ASSERT_TRUE(state.ships.has(place));
    }
    if (has(state.swimming, who)) {
      ASSERT_FALSE(land(state).has(place));
    }
  }
  ASSERT_LE(state.ships.size() + state.supply[2], kShips);
  ASSERT_TRUE((state.ships & land(state)).empty());
  for (int ship = 0; ship < kHexes; ++ship) {
    const int crew = count(crew_of(state, ship));
    ASSERT_LE(crew, kCrewMax);
    ASSERT_EQ(state.manned.has(ship), crew > 0);
    ASSERT_EQ(state.full.has(ship), crew == kCrewMax);
  }
  for (int kind = 0; kind < kCreatures; ++kind) {
    Hexes hexes;
    int number = 0;
    for (const int hex : state.roster[at(kind)]) {
      if (hex == kNowhere) continue;
      hexes.add(hex);
      ++number;
    }
    ASSERT_EQ(hexes, state.creatures[at(kind)]);
    ASSERT_TRUE((hexes & land(state)).empty()) << "SUR-7.5";
    ASSERT_LE(number + (kind == 0 ? 0 : state.supply[at(kind - 1)]), kCreaturesOf[at(kind)]);
  }
  if (state.phase == Phase::react) return;
  ASSERT_FALSE(state.manned.meets(wrecking(state))) << "SUR-10.1";
  ASSERT_FALSE(hexes_of(state, state.swimming).meets(deadly(state))) << "SUR-10.1";
}

}  // namespace atlantica::laws
