#pragma once

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kit/words.h"

// What people and programs outside the engine see of a game of escape. Every struct here is written as a JSON object
// with the same names; unset fields are omitted. Hexes are written by name.
namespace atlantica::escape {

using CountsByRing = std::map<std::string, NameCounts>;  // by ring, then by symbol

struct AtlanteanView {
  std::string how;                // unplaced, land, ship, sea, isle, lost
  std::optional<std::string> at;  // the hex, or the coral island
  std::optional<bool> guarded;    // true if a dolphin protects it
  std::optional<bool> spent;      // true for a swimmer that has used its move in this turn

  bool operator==(const AtlanteanView&) const = default;
};
BOOST_DESCRIBE_STRUCT(AtlanteanView, (), (how, at, guarded, spent))

struct ColourView {
  std::string colour;
  int seat = 0;
  std::vector<AtlanteanView> atlanteans;  // in order of placement
  int saved = 0;
  int lost = 0;

  bool operator==(const ColourView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ColourView, (), (colour, seat, atlanteans, saved, lost))

struct ShipView {
  std::string hex;
  Names crew;  // colours

  bool operator==(const ShipView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ShipView, (), (hex, crew))

struct DiceView {
  std::string creature;
  std::string movement;  // 1, 2, 3, dive

  bool operator==(const DiceView&) const = default;
};
BOOST_DESCRIBE_STRUCT(DiceView, (), (creature, movement))

struct ResultView {
  int score = 0;
  bool winner = false;

  bool operator==(const ResultView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ResultView, (), (score, winner))

struct View {
  int turn = 0;
  std::string phase;
  int first = 0;            // the seat of the first player
  std::optional<int> seat;  // whose turn it is
  std::optional<std::string> colour;
  std::map<std::string, Names> island;  // the hexes of the standing pieces, by ring
  bool acropolis = true;                // whether it still stands
  std::vector<ShipView> ships;
  Names dolphins;  // including one in transit
  Names octopuses;
  Names monsters;
  Names sharks;
  std::vector<ColourView> colours;
  NameCounts supply;                  // creatures and ships that may still come
  CountsByRing left;                  // symbols not yet revealed
  std::optional<int> points;          // move, and guard in step 1: moves left
  std::optional<int> step;            // guard: the step of the turn, 1 to 3
  std::optional<std::string> hex;     // symbol: the piece sunk; step, to: where the creature is; guard: where
  std::optional<DiceView> dice;       // creature, step, to, guard in step 3: creature rolled, steps left
  std::optional<std::string> leaves;  // to: the colour of the swimmer that a dolphin leaves
  int quiet_turns = 0;
  std::string game;                               // full, short
  std::optional<std::vector<ResultView>> result;  // by seat, once the game is over

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (turn, phase, first, seat, colour, island, acropolis, ships, dolphins, octopuses, monsters,
                       sharks, colours, supply, left, points, step, hex, dice, leaves, quiet_turns, game, result))

// What a legal move would do.
struct MoveInfo {
  std::string move;  // in notation
  std::string kind;  // place, walk, dive, board, swim, land, sail, end, sink, creature, leave, pass, stay, step, stop,
                     // to, guard
  std::string say;   // the message that explains it; the other fields are its arguments
  std::optional<std::string> colour;    // who acts
  std::optional<std::string> how;       // board, swim, land: which Atlantean: land, ship, sea, guarded, together
  std::optional<std::string> creature;  // creature, leave, pass, step, to
  std::optional<std::string> from;      // the hex of the piece that moves
  std::optional<std::string> to;        // where it moves, a hex or a coral island; the piece to sink
  std::optional<std::string> isle;      // land: the same as `to`
  std::optional<std::string> ring;      // sink
  std::optional<std::string> leaves;    // leave, pass: the colour of the swimmer that loses its dolphin
  std::optional<std::string> guards;    // guard, pass: the colour of the swimmer that gets one
  std::optional<bool> fatal;            // true if one of the player's own is lost
  std::optional<bool> wrecks;           // true if a ship is lost
  std::optional<bool> deadly;           // true if anyone is lost
  std::optional<Names> strikes;         // the colours of those lost, once per Atlantean
  std::optional<Names> lost;            // the same with counts: "red 2"

  bool operator==(const MoveInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(MoveInfo, (),
                      (move, kind, say, colour, how, creature, from, to, isle, ring, leaves, guards, fatal, wrecks,
                       deadly, strikes, lost))

// Something that happened.
struct Event {
  std::string type;  // first, place, walk, dive, board, swim, land, sail, end, sink, symbol, dice, creature, leave,
                     // pass, stay, step, stop, to, guard, wreck, destroyed, lost, over
  std::string say;   // the message describing it; the other fields are its arguments
  std::optional<int> seat;
  std::optional<std::string> colour;
  std::optional<std::string> how;
  std::optional<Names> atlanteans;  // lost: the colours, once per Atlantean
  std::optional<Names> lost;        // the same with counts: "red 2"
  std::optional<std::string> ring;
  std::optional<std::string> symbol;
  std::optional<std::string> creature;
  std::optional<std::string> movement;
  std::optional<std::string> from;
  std::optional<std::string> to;
  std::optional<std::string> isle;  // land: the same as `to`
  std::optional<std::string> leaves;
  std::optional<std::string> guards;
  std::optional<Names> pieces;  // destroyed: the hexes of island pieces

  bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (),
                      (type, say, seat, colour, how, atlanteans, lost, ring, symbol, creature, movement, from, to, isle,
                       leaves, guards, pieces))

// The full state for a position file; docs/positions.md. Omitted fields have their defaults.
struct ColourPosition {
  // In order of placement: "F5" on land, "F4 ship", "F4 sea", "F4 guarded", followed by "spent" for a swimmer that has
  // used its move in this turn, a coral island, "lost"; omitted ones are lost, or during setup not placed yet.
  Names atlanteans;
};
BOOST_DESCRIBE_STRUCT(ColourPosition, (), (atlanteans))

struct Position {
  Names island;
  std::vector<ColourPosition> colours;
  std::optional<bool> acropolis;      // true
  std::optional<Names> ships;         // none
  std::optional<Names> dolphins;      // none; including one in transit
  std::optional<Names> octopuses;     // none
  std::optional<Names> monsters;      // none
  std::optional<Names> sharks;        // none
  std::optional<std::string> colour;  // whose turn it is; red
  std::optional<std::string> first;   // the first player; red
  std::optional<int> turn;            // 1
  std::optional<std::string> phase;   // move
  std::optional<NameCounts> supply;   // by default what is not on the board
  std::optional<CountsByRing> left;   // not yet revealed; by default everything of the rings that have pieces
  std::optional<int> points;          // 3
  std::optional<int> step;
  std::optional<std::string> hex;
  std::optional<std::string> die;  // the creature rolled
  std::optional<std::string> steps;
  std::optional<std::string> leaves;
  std::optional<bool> active;       // true while there is land
  std::optional<int> quiet_turns;   // 0
  std::optional<std::string> game;  // full
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (island, colours, acropolis, ships, dolphins, octopuses, monsters, sharks, colour, first, turn,
                       phase, supply, left, points, step, hex, die, steps, leaves, active, quiet_turns, game))

}  // namespace atlantica::escape
