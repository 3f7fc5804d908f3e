#pragma once

#include <array>
#include <cstdint>

#include "core/bits.h"
#include "core/move_list.h"
#include "core/seat.h"
#include "kit/sea/hex_sea.h"
#include "kit/sea/people.h"

// Atlanteans, dolphins and dice (docs/rules/escape.md): the state of the table, as compact plain data.
namespace atlantica::escape {

inline constexpr int kSeatsMax = sea::kColoursMax;  // a seat plays the colour of its number
inline constexpr int kTeam = 12;                    // Atlanteans of a colour
inline constexpr int kAtlanteans = kSeatsMax * kTeam;
inline constexpr int kRoom = 3;  // on an island piece (ESC-2.2) and aboard a ship (ESC-3.3)
inline constexpr int kMoves = 3;

// ESC-1.1
using Sea = HexSea<7, 10, 9, 10, 11, 12, 11, 12, 11, 10, 9, 10, 7>;
using Hexes = Sea::Set;
inline constexpr int kHexes = Sea::kHexes;

// ESC-1.2: the rings, outermost first.
enum class Ring : std::uint8_t { rock, land, citadel };
inline constexpr int kRings = 3;
inline constexpr int kAcropolis = Sea::hex_at({0, 0});
inline constexpr std::array<Hexes, kRings> kHexesOf = [] {
  std::array<Hexes, kRings> hexes{};
  for (int hex = 0; hex < kHexes; ++hex)
    if (const int distance = Sea::distance(kAcropolis, hex); distance >= 1 && distance <= kRings)
      hexes[at(kRings - distance)].add(hex);
  return hexes;
}();
inline constexpr Hexes kIsland = kHexesOf[0] | kHexesOf[1] | kHexesOf[2];
inline constexpr int kPieces = 36;

// Where an Atlantean is: on a hex, on a coral island, lost, or not placed yet.
using sea::kIsles;
inline constexpr int kFirstIsle = sea::PlacesOn<Hexes>::kFirstIsle;
inline constexpr int kLost = sea::PlacesOn<Hexes>::kLost;
inline constexpr int kUnplaced = sea::PlacesOn<Hexes>::kUnplaced;

// ESC-1.3: the harbours of the coral islands NW, NE, SW, SE, and the island of each hex or -1.
inline constexpr std::array<int, kIsles> kHarbours = {Sea::hex_at({-2, -5}), Sea::hex_at({7, -5}), Sea::hex_at({-7, 5}),
                                                      Sea::hex_at({2, 5})};
inline constexpr std::array<std::int8_t, kHexes> kIsleBeside = [] {
  std::array<std::int8_t, kHexes> beside{};
  beside.fill(-1);
  for (std::size_t isle = 0; isle < kHarbours.size(); ++isle)
    beside[at(kHarbours[isle])] = static_cast<std::int8_t>(isle);
  return beside;
}();
inline constexpr Hexes kBesideIsles = [] {
  Hexes hexes;
  for (const int harbour : kHarbours) hexes.add(harbour);
  return hexes;
}();

enum class Creature : std::uint8_t { dolphin, octopus, monster, shark };
inline constexpr int kCreatures = 4;
using sea::kMostOfKind;
using sea::kNowhere;  // a creature that is not on the board
inline constexpr int kShips = 10;
// ESC-1.4: the first two are used with two players.
inline constexpr std::array<Axial, 4> kStartingShips = {{{2, -4}, {-2, 4}, {4, 0}, {-4, 0}}};

// What is under an island piece; the creatures are numbered as in Creature.
enum class Symbol : std::uint8_t { dolphin, octopus, monster, shark, ship, whirlpool };
inline constexpr int kSymbols = 6;
inline constexpr int kSupplies = 5;  // of all but whirlpools
using SymbolCounts = std::array<std::uint8_t, kSymbols>;
inline constexpr std::array<std::uint8_t, kRings> kOfEachSymbol = {3, 2, 1};  // ESC-2.1

// ESC-6.1: faces of the dice; for the second one by number of steps, from 1, with the dive last.
inline constexpr std::array<std::uint8_t, kCreatures> kCreatureFaces = {3, 1, 1, 1};
inline constexpr int kDive = 4;
inline constexpr std::array<std::uint8_t, kDive + 1> kMovementFaces = {0, 2, 2, 1, 1};

enum class Phase : std::uint8_t {
  first,     // chance picks the first player
  place,     // an Atlantean is placed on an island piece
  move,      // step 1
  sink,      // step 2
  symbol,    // chance reveals the symbol under the piece
  dice,      // step 3: chance rolls
  creature,  // a creature may move
  step,      // it may continue
  to,        // where it dives to
  guard,     // a dolphin picks one of several swimmers
  over,
};

struct Setup {
  int seats = 2;
  Seat first = kChance;  // the first player; kChance to draw one
  bool short_game = false;
  int rules = 1;  // version of the rules

  bool operator==(const Setup&) const = default;
};

// Which of the player's Atlanteans on a hex a move is about.
enum class How : std::uint8_t {
  dry,       // on an island piece or aboard a ship
  swimming,  // not protected
  guarded,   // protected, but leaving its dolphin
  together,  // protected, with its dolphin (ESC-7.3)
};

// Atlanteans are identified by where and how they are: those of one colour that agree in this are interchangeable.
struct Move {
  enum class Kind : std::uint8_t {
    // chance
    first,   // what: a seat
    symbol,  // what
    dice,    // what: a creature; from: its steps, or kDive
    // setup
    place,  // to
    // step 1
    walk,   // from, to
    dive,   // from, to
    board,  // what: How; from, to
    swim,   // what: How; from, to
    land,   // what: How; from
    sail,   // from, to
    end,
    // step 2
    sink,  // to
    // step 3
    creature,  // what: the kind; from, to; when it dives `to` is `from`
    leave,     // a dolphin moves and leaves a swimmer; what: its colour
    pass,      // a dolphin passes to another swimmer on its hex; what: 4 * its colour + that of the other; from
    stay,
    step,  // to
    stop,
    to,  // to
    // any step
    guard,  // what: a colour, plus kSpent for one that has used its move
  };
  static constexpr int kSpent = 4;

  Kind kind = Kind::end;
  std::uint8_t what = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  constexpr bool operator==(const Move&) const = default;

  static constexpr Move of(Kind kind, int what = 0, int from = 0, int to = 0) {
    return {kind, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
  }
  static constexpr Move of(Kind kind, How how, int from, int to = 0) {
    return of(kind, static_cast<int>(how), from, to);
  }
};

// Step 1 has the most: 12 Atlanteans with at most 14 ways each (a protected swimmer: 6 hexes alone, 6 together, a ship,
// a coral island), 10 ships with 6 hexes each, and ending the step. A dive has 128.
using Moves = MoveList<Move, 229>;

struct State {
  // The board.
  Hexes land{};  // standing island pieces, and the Acropolis; all else is sea
  Hexes ships{};
  Hexes manned{};                             // ships with somebody aboard
  Hexes full{};                               // ships and island pieces with three on them
  std::array<Hexes, kCreatures> creatures{};  // hexes with at least one of the kind
  // All of them, in order of hex; eight bytes each for fast counting. Excludes a dolphin in transit.
  std::array<std::array<std::uint8_t, 8>, kCreatures> roster{};
  std::array<std::uint8_t, kSupplies> supply{};  // pieces to come (ESC-1.5)
  std::array<SymbolCounts, kRings> left{};       // not yet revealed, under pieces that stand or were destroyed unseen

  // The Atlanteans: colour by colour, in order of placement. Each one on the board is in exactly one of the first
  // three.
  alignas(8) std::array<std::uint8_t, kAtlanteans> place{};
  Bits walking = 0;
  Bits aboard = 0;
  Bits swimming = 0;
  Bits guarded = 0;  // swimmers that a dolphin protects
  Bits spent = 0;    // swimmers that have used their move in this turn (ESC-3.4, ESC-3.5)
  Bits saved = 0;

  // The turn.
  Phase phase = Phase::first;
  std::uint8_t seats = 0;
  bool short_game = false;
  std::uint8_t first = 0;   // the first player
  std::uint8_t colour = 0;  // whose turn it is
  std::uint8_t points = 0;  // step 1: moves left
  std::uint8_t step = 0;    // guard: the step of the turn, 1 to 3
  std::uint8_t hex = 0;     // symbol: the piece sunk; step, to: where the creature is; guard: where the dolphin is
  std::uint8_t leaves = 0;  // to: the colour + 1 of the swimmer a dolphin leaves, or 0
  std::uint8_t die = 0;     // creature, step, to, guard in step 3: the creature rolled
  std::uint8_t steps = 0;   // the same: steps left, or kDive
  bool active = false;      // ESC-8.4: not a quiet turn
  std::uint8_t quiet_turns = 0;
  std::uint16_t turn = 0;  // turns begun

  bool operator==(const State&) const = default;
};

}  // namespace atlantica::escape
