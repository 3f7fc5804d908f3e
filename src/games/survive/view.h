#pragma once

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kit/words.h"

// What people and programs outside the engine see of a game of survive. Every struct here is written as a JSON object
// with the same names; unset fields are omitted. Hexes are written by name.
namespace atlantica::survive {

using CountsByTerrain = std::map<std::string, NameCounts>;  // by terrain, then by back

struct ExplorerView {
  std::string how;                // unplaced, land, ship, sea, isle, lost
  std::optional<std::string> at;  // the hex, or the isle
  std::optional<bool> swam;       // true if it swam in this turn
  std::optional<int> value;       // only if the viewer may know it

  bool operator==(const ExplorerView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ExplorerView, (), (how, at, swam, value))

struct ColourView {
  std::string colour;
  int seat = 0;
  std::vector<ExplorerView> explorers;  // in order of placement
  int saved = 0;
  int lost = 0;
  int hand_size = 0;
  NameCounts hand_terrain;    // the terrain of the tiles in hand is public
  std::optional<Names> hand;  // the tiles themselves: for the seat itself, and for everyone once the game is over
  std::optional<int> score;   // once the game is over

  bool operator==(const ColourView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ColourView, (), (colour, seat, explorers, saved, lost, hand_size, hand_terrain, hand, score))

struct ShipView {
  std::string hex;
  Names crew;  // "red 3"

  bool operator==(const ShipView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ShipView, (), (hex, crew))

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
  std::optional<int> seat;  // whose turn it is, and with which colour
  std::optional<std::string> colour;
  std::map<std::string, Names> terrain;  // the hexes of the standing tiles, by terrain
  std::vector<ShipView> ships;
  Names serpents;
  Names sharks;
  Names whales;
  std::vector<ColourView> colours;
  NameCounts supply;                   // sharks, whales and ships that may still come
  CountsByTerrain left;                // backs not yet revealed or played: under tiles and in hands
  std::optional<int> points;           // move: points left
  std::optional<std::string> hex;      // to: where the piece is; back, crew: the tile removed; react: attacked
  std::optional<std::string> tile;     // to: the tile played
  std::optional<std::string> swimmer;  // to: the swimmer a dolphin moves
  std::optional<std::string> die;      // creature, react: what was rolled
  std::optional<std::string> asked;    // react: the colour that may defend
  Names variants;
  bool values_shown = false;                      // the table option own-values
  std::optional<std::vector<ResultView>> result;  // by seat, once the game is over

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (turn, phase, first, seat, colour, terrain, ships, serpents, sharks, whales, colours, supply,
                       left, points, hex, tile, swimmer, die, asked, variants, values_shown, result))

// What a legal move would do.
struct MoveInfo {
  std::string move;  // in notation
  std::string kind;  // place, value, ship, play, pass, to, walk, board, swim, land, sail, end, sink, take,
                     // creature, stay, defend, decline
  std::string say;   // the message that explains it; the other fields are its arguments
  std::optional<std::string> colour;    // who acts
  std::optional<std::string> explorer;  // walk, board, swim, land, take; play, to: the swimmer
  std::optional<int> value;
  std::optional<std::string> tile;      // play, to, defend
  std::optional<std::string> creature;  // creature; play, to
  std::optional<std::string> from;      // the hex of the piece that moves
  std::optional<std::string> to;        // where it moves, a hex or an isle; the tile to sink
  std::optional<std::string> isle;      // land: the same as `to`
  std::optional<std::string> terrain;   // sink
  std::optional<Names> way;             // the hexes it passes, including the last, if it moves more than one
  std::optional<bool> fatal;            // true if one of the player's own is lost
  std::optional<bool> wrecks;           // true if a ship is lost
  std::optional<Names> explorers;       // creature: those attacked

  bool operator==(const MoveInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(MoveInfo, (),
                      (move, kind, say, colour, explorer, value, tile, creature, from, to, isle, terrain, way, fatal,
                       wrecks, explorers))

// Something that happened.
struct Event {
  std::string type;  // first, terrain, place, value, ship, play, to, pass, walk, board, swim, land, sail, end, sink,
                     // back, take, die, creature, stay, defend, decline, wreck, lost, over
  std::string say;   // the message describing it; the other fields are its arguments
  std::optional<int> seat;
  std::optional<std::string> colour;
  std::optional<std::string> leads;  // the colour again, if the player has two
  std::optional<std::string> explorer;
  std::optional<Names> explorers;  // lost: who
  std::optional<std::string> terrain;
  std::optional<std::string> tile;  // omitted if the viewer may not know it
  std::optional<std::string> creature;
  std::optional<std::string> from;
  std::optional<std::string> to;
  std::optional<std::string> isle;  // land: the same as `to`
  std::optional<Names> way;

  bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (),
                      (type, say, seat, colour, leads, explorer, explorers, terrain, tile, creature, from, to, isle,
                       way))

// The full state for a position file; docs/positions.md. Omitted fields have their defaults.
struct ColourPosition {
  // In order of placement: "F5" on land, "F4 ship", "F4 sea", "F4 swam" (swam in this turn), an isle, "lost"; omitted
  // ones are lost, or during setup not placed yet.
  Names explorers;
  std::optional<std::vector<int>> values;  // of those placed; 1, 1, 1, 2, 2, 3, 3, 4, 5, 6
  std::optional<CountsByTerrain> hand;     // none
};
BOOST_DESCRIBE_STRUCT(ColourPosition, (), (explorers, values, hand))

struct Position {
  std::map<std::string, Names> terrain;
  std::vector<ColourPosition> colours;
  std::optional<Names> ships;           // none
  std::optional<Names> serpents;        // none
  std::optional<Names> sharks;          // none
  std::optional<Names> whales;          // none
  std::optional<int> seats;             // as many as colours
  std::optional<std::string> colour;    // whose turn it is; red
  std::optional<std::string> first;     // the first colour; red
  std::optional<int> turn;              // 1
  std::optional<std::string> phase;     // move
  std::optional<NameCounts> supply;     // by default what is not on the board
  std::optional<CountsByTerrain> left;  // under the tiles; by default chosen from the rest
  std::optional<int> points;            // 3
  std::optional<std::string> hex;
  std::optional<std::string> tile;  // to: the tile played; back, crew: the terrain removed
  std::optional<std::string> who;   // to: the swimmer; react: the colour asked
  std::optional<std::string> die;
  std::optional<bool> active;        // false
  std::optional<int> quiet_turns;    // 0
  std::optional<Names> variants;     // none
  std::optional<bool> values_shown;  // false
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (terrain, colours, ships, serpents, sharks, whales, seats, colour, first, turn, phase, supply,
                       left, points, hex, tile, who, die, active, quiet_turns, variants, values_shown))

}  // namespace atlantica::survive
