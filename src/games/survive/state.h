#pragma once

#include <array>
#include <cstdint>

#include "core/bits.h"
#include "core/counts.h"
#include "core/move_list.h"
#include "core/seat.h"
#include "kit/sea/hex_sea.h"
#include "kit/sea/people.h"

// Explorers, ships and creatures (docs/rules/survive.md): the state of the table, as compact plain data.
namespace atlantica::survive {

inline constexpr int kSeatsMax = 4;
// A seat plays one colour, or two with two players (SUR-8.3). Colours take turns in order.
using sea::kColoursMax;
inline constexpr int kTeam = 10;  // explorers of a colour
inline constexpr int kExplorers = kColoursMax * kTeam;
inline constexpr std::array<std::uint8_t, kTeam> kValues = {1, 1, 1, 2, 2, 3, 3, 4, 5, 6};  // SUR-2.2
inline constexpr int kTopValue = 6;
inline constexpr int kTeamWorth = 28;
inline constexpr int kCrewMax = 3;  // SUR-4.2
inline constexpr int kPoints = 3;   // for moves in a turn

// SUR-1.1
using Sea = HexSea<7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7>;
using Hexes = Sea::Set;
inline constexpr int kHexes = Sea::kHexes;

// SUR-1.2
inline constexpr Hexes kIsland = [] {
  Hexes island;
  constexpr std::array<std::array<int, 3>, 7> kRows = {
      {{-3, 0, 3}, {-2, -1, 3}, {-1, -3, 4}, {0, -3, 3}, {1, -4, 3}, {2, -3, 1}, {3, -3, 0}}};
  for (const auto& [r, first, last] : kRows)
    for (int q = first; q <= last; ++q) island.add(Sea::hex_at({q, r}));
  island.remove(Sea::hex_at({0, 0}));
  return island;
}();
// SUR-8.4: island hexes not next to a sea hex at setup.
inline constexpr Hexes kInland = kIsland - Sea::around(Hexes::all() - kIsland);

// Where an explorer is: on a hex, on an isle, lost, or not placed yet.
using sea::kIsles;
inline constexpr int kFirstIsle = sea::PlacesOn<Hexes>::kFirstIsle;
inline constexpr int kLost = sea::PlacesOn<Hexes>::kLost;
inline constexpr int kUnplaced = sea::PlacesOn<Hexes>::kUnplaced;

// SUR-1.4: the hexes of the isles NW, NE, SW, SE, and the isle next to each hex or -1.
inline constexpr std::array<std::array<Axial, 2>, kIsles> kLandings = {
    {{{{-2, -5}, {-3, -4}}}, {{{7, -5}, {7, -4}}}, {{{-7, 5}, {-7, 4}}}, {{{2, 5}, {3, 4}}}}};
inline constexpr std::array<std::int8_t, kHexes> kIsleBeside = [] {
  std::array<std::int8_t, kHexes> beside{};
  beside.fill(-1);
  for (std::size_t isle = 0; isle < kLandings.size(); ++isle)
    for (const Axial place : kLandings[isle]) beside[at(Sea::hex_at(place))] = static_cast<std::int8_t>(isle);
  return beside;
}();
inline constexpr Hexes kBesideIsles = [] {
  Hexes hexes;
  for (const auto& isle : kLandings)
    for (const Axial place : isle) hexes.add(Sea::hex_at(place));
  return hexes;
}();

enum class Terrain : std::uint8_t { beach, forest, mountain };
inline constexpr int kTerrains = 3;
inline constexpr std::array<int, kTerrains> kTilesOf = {16, 16, 8};  // SUR-2.1
inline constexpr int kTiles = 40;

enum class Creature : std::uint8_t { serpent, shark, whale };
inline constexpr int kCreatures = 3;
using sea::kMostOfKind;
using sea::kNowhere;                                                             // a creature that is not on the board
inline constexpr std::array<std::uint8_t, kCreatures> kCreaturesOf = {5, 6, 5};  // SUR-1.5
inline constexpr int kShips = 12;
inline constexpr int kShipsPerColour = 2;
inline constexpr std::array<int, kCreatures> kReach = {1, 2, 3};                                   // SUR-7.2 to 7.4
inline constexpr std::array<Axial, 5> kSerpents = {{{0, 0}, {-2, -5}, {7, -4}, {-7, 4}, {2, 5}}};  // SUR-1.3

// What is under a tile; from dolphin on they are kept in the hand (SUR-6.5, SUR-6.6).
enum class Back : std::uint8_t {
  shark,
  whale,
  ship,
  whirlpool,
  volcano,
  dolphin,
  wind,
  move_serpent,
  move_shark,
  move_whale,
  shark_defence,
  whale_defence,
};
inline constexpr int kBacks = 12;
inline constexpr int kFirstKept = static_cast<int>(Back::dolphin);
inline constexpr int kKeptKinds = kBacks - kFirstKept;
using BackCounts = std::array<std::uint8_t, kBacks>;
// Section 9.
inline constexpr std::array<BackCounts, kTerrains> kBacksOf = {{
    {3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 1, 0},
    {2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2},
    {1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1},
}};

enum class Variant : std::uint8_t { overpopulated, to_the_last, all_equal, submerged };
inline constexpr int kVariants = 4;

enum class Phase : std::uint8_t {
  first,     // chance picks the first player
  lay,       // chance lays the terrain, from the top
  place,     // an explorer is placed on a tile
  value,     // its value, in secret
  ship,      // a ship is placed
  hand,      // step 1: a tile may be played
  to,        // where the played tile moves its piece
  move,      // step 2
  sink,      // step 3
  back,      // chance reveals the tile's back
  crew,      // more than three swimmers: who goes aboard
  die,       // step 4: chance rolls
  creature,  // a creature may move
  react,     // the victim of an attack may defend
  over,
};

struct Setup {
  int seats = 2;
  int colours = 2;
  Seat first = kChance;  // the first player; kChance to draw one
  bool values_shown = false;
  std::uint8_t variants = 0;  // a bit each
  int rules = 1;              // version of the rules

  bool operator==(const Setup&) const = default;
};

struct Move {
  enum class Kind : std::uint8_t {
    // chance
    first,    // what: a seat
    terrain,  // what
    back,     // what
    die,      // what: a creature
    // setup
    place,  // to
    value,  // what
    ship,   // to
    // step 1
    play,  // what: a back; from: the piece's hex, or the number of the explorer
    pass,
    to,  // to
    // step 2; what: the number of the player's explorer, from 0
    walk,   // what, to
    board,  // what, to
    swim,   // what, to
    land,   // what
    sail,   // from, to
    end,
    // step 3
    sink,  // to
    take,  // what: any explorer
    // step 4
    creature,  // what: the kind; from, to
    stay,
    defend,
    decline,
  };

  Kind kind = Kind::pass;
  std::uint8_t what = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  constexpr bool operator==(const Move&) const = default;

  static constexpr Move of(Kind kind, int what = 0, int from = 0, int to = 0) {
    return {kind, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
  }
};

// Step 2 has the most: 10 explorers with 12 ways off a tile each, 12 ships with 6 hexes each, and ending the step. A
// whale has 36 hexes, so five have 180.
using Moves = MoveList<Move, 193>;

struct State {
  // The board.
  std::array<Hexes, kTerrains> terrain{};  // standing tiles
  Hexes ships{};
  Hexes manned{};                                                          // ships with anyone aboard
  Hexes full{};                                                            // ships with three aboard
  std::array<Hexes, kCreatures> creatures{};                               // hexes with at least one of the kind
  std::array<std::array<std::uint8_t, kMostOfKind>, kCreatures> roster{};  // all of them, in order of hex
  std::array<std::uint8_t, 3> supply{};                                    // sharks, whales, ships to come (SUR-1.5)
  std::array<BackCounts, kTerrains> left{};                                // under the standing tiles
  std::array<std::uint8_t, 7> filler{};  // instead of padding, so that equal states have equal bytes

  // The explorers: colour by colour, in order of placement. Each one on the board is in exactly one of the sets.
  alignas(8) std::array<std::uint8_t, kExplorers> place{};
  std::array<std::uint8_t, kExplorers> value{};  // secret; 0 until it is chosen
  Bits walking = 0;
  Bits aboard = 0;
  Bits swimming = 0;
  Bits saved = 0;
  Bits swam = 0;  // in this turn (SUR-4.4)

  // The tiles kept, by colour and terrain, counted by Back - kFirstKept.
  std::array<std::array<Counts, kTerrains>, kColoursMax> hand{};

  // The turn.
  Phase phase = Phase::first;
  std::uint8_t seats = 0;
  std::uint8_t colours = 0;
  bool values_shown = false;
  std::uint8_t variants = 0;
  std::uint8_t first = 0;   // the first colour
  std::uint8_t colour = 0;  // whose turn it is
  std::uint8_t points = 0;  // move: left
  std::uint8_t hex = 0;     // lay: the next; to: where the piece is; back, crew: the tile sunk; react: attacked
  std::uint8_t tile = 0;    // to: the back played
  std::uint8_t who = 0;     // to: the swimmer moved by a dolphin; react: the colour asked
  std::uint8_t die = 0;     // creature, react: what was rolled
  bool active = false;      // SUR-8.8: a tile was sunk or an explorer saved or lost in this turn
  std::uint8_t quiet_turns = 0;
  std::uint16_t turn = 0;  // turns begun

  bool operator==(const State&) const = default;
};

}  // namespace atlantica::survive
