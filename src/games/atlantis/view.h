#pragma once

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

// What people and programs outside the engine see of a game of atlantis. Every struct here is written as a JSON object
// with the same names; unset fields are omitted.
namespace atlantica::atlantis {

using ItemCounts = std::map<std::string, int>;  // by item; items without cards are omitted

// A path space: a visible tile with `below` more under it, or water.
struct SpaceView {
  std::optional<std::string> item;
  std::optional<int> value;
  int below = 0;
  bool bridge = false;

  bool operator==(const SpaceView&) const = default;
};
BOOST_DESCRIBE_STRUCT(SpaceView, (), (item, value, below, bridge))

// A maximal run of water spaces between two tiles (ATL-4.1).
struct GapView {
  int from = 0;  // its first and last water space
  int to = 0;
  std::optional<int> price;  // none while an adjacent tile is being uncovered
  bool bridged = false;

  bool operator==(const GapView&) const = default;
};
BOOST_DESCRIBE_STRUCT(GapView, (), (from, to, price, bridged))

// How a final score breaks down (ATL-7.2 to 7.5).
struct ScoreView {
  int tiles = 0;     // value of the collected tiles before the final payment
  int cards = 0;     // cards in hand before it
  int crossing = 0;  // what the figures left behind owe
  int paid = 0;      // what was paid for it, overpayment included
  int score = 0;
  bool winner = false;

  bool operator==(const ScoreView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ScoreView, (), (tiles, cards, crossing, paid, score, winner))

struct PlayerView {
  std::vector<int> figures;  // 0 is Atlantis, 54 the mainland; the moving figure included
  std::vector<int> tiles;    // values, highest first
  bool bridge = false;       // still in hand
  int hand_size = 0;
  ItemCounts shown;                // publicly known minimum
  std::optional<ItemCounts> hand;  // only for the seat itself, and for everyone once the game is over
  std::optional<ScoreView> score;  // once the game is over

  bool operator==(const PlayerView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (), (figures, tiles, bridge, hand_size, shown, hand, score))

// The moving figure and what it owes (phases go_on and pay).
struct MovingView {
  int from = 0;
  int at = 0;
  int price = 0;
  int paid = 0;

  bool operator==(const MovingView&) const = default;
};
BOOST_DESCRIBE_STRUCT(MovingView, (), (from, at, price, paid))

struct View {
  int turn = 0;
  std::string phase;
  int first = 0;                // the starting player
  std::optional<int> seat;      // whose turn it is
  std::vector<SpaceView> path;  // spaces 1 to 53
  std::vector<GapView> gaps;
  std::vector<PlayerView> players;
  std::optional<MovingView> moving;
  int deck = 0;
  ItemCounts discards;
  std::map<std::string, std::vector<std::string>> unseen;  // tiles nobody has seen, by back

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (turn, phase, first, seat, path, gaps, players, moving, deck, discards, unseen))

// What a legal move would do.
struct MoveInfo {
  std::string move;                  // in notation
  std::string kind;                  // buy, bridge, play, pay_tile, pay_card, show
  std::string say;                   // the message that explains it; the other fields are its arguments
  std::optional<std::string> item;   // play, pay_card
  std::optional<int> value;          // buy, pay_tile; play: of the tile that will be taken
  std::optional<int> from;           // play: the figure; bridge: first water space
  std::optional<int> to;             // play: where it moves; bridge: last water space
  std::optional<int> price;          // play: total price if the move ends there; bridge: what the gap costs now
  std::optional<bool> go_on;         // play: the tile is occupied, another card must follow
  std::optional<std::string> place;  // play: the same as `to`, by name
  std::optional<int> takes;          // play: the space whose tile will be taken
  std::optional<std::string> item2;  // play: the item of that tile
  std::optional<int> draws;          // buy: cards drawn for it

  bool operator==(const MoveInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(MoveInfo, (), (move, kind, say, item, value, from, to, price, go_on, place, takes, item2, draws))

// Something that happened.
struct Event {
  std::string type;  // first, lay, deal, buy, draw, bridge, play, pay, take, reveal, reshuffle, show, over
  std::string say;   // the message describing it; the other fields are its arguments
  std::optional<int> seat;
  std::optional<std::string> item;  // omitted if the viewer may not know it
  std::optional<int> value;
  std::optional<int> from;
  std::optional<int> to;
  std::optional<std::string> place;   // play: the same as `from`, by name
  std::optional<std::string> place2;  // play: the same as `to`
  std::optional<int> space;
  std::optional<ItemCounts> hand;  // show

  bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (), (type, say, seat, item, value, from, to, place, place2, space, hand))

// The full state for a position file; docs/positions.md. Omitted fields have their defaults.
struct PlayerPosition {
  ItemCounts hand;
  std::vector<int> tiles;
  std::vector<int> figures;
  std::optional<bool> bridge;         // still in hand; true
  std::optional<ItemCounts> shown;    // none
  std::optional<ItemCounts> counted;  // what the others have kept
  std::optional<ItemCounts> kept;     // none; read from older files
};
BOOST_DESCRIBE_STRUCT(PlayerPosition, (), (hand, tiles, figures, bridge, shown, counted, kept))

struct Position {
  std::string path;  // "flag4+1 ring2 ~3 = ...": tile, one more below, three water spaces, a bridge
  std::vector<PlayerPosition> players;
  std::optional<int> seat;               // whose turn it is; 0
  std::optional<int> first;              // 0
  std::optional<int> turn;               // 1
  std::optional<std::string> phase;      // turn
  std::optional<ItemCounts> discards;    // none
  std::optional<std::vector<int>> gone;  // values of tiles out of the game; by default all that are nowhere else
  std::optional<std::map<std::string, std::vector<std::string>>> unseen;  // by back; chosen from the rest
  std::optional<int> place;  // the moving figure, or the space to lay or reveal
  std::optional<int> from;
  std::optional<int> paid;        // 0
  std::optional<int> draws;       // 0
  std::optional<bool> bought;     // false
  std::optional<bool> moved;      // false
  std::optional<bool> active;     // false
  std::optional<int> idle_turns;  // 0
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (path, players, seat, first, turn, phase, discards, gone, unseen, place, from, paid, draws,
                       bought, moved, active, idle_turns))

}  // namespace atlantica::atlantis
