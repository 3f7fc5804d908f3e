#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

// What people and programs outside the engine see of a game of newgame. Every struct here is written as a JSON object
// with the same names; unset fields are omitted.
namespace atlantica::newgame {

// How a final score breaks down (NEW-4.2).
struct ScoreView {
  int spaces = 0;
  int card = 0;
  int score = 0;
  bool winner = false;

  bool operator==(const ScoreView&) const = default;
};
BOOST_DESCRIBE_STRUCT(ScoreView, (), (spaces, card, score, winner))

struct PlayerView {
  std::vector<int> figures;  // their places, in order
  bool has_card = false;
  std::optional<int> card;         // only for the seat itself, and for everyone once the game is over
  std::optional<ScoreView> score;  // once the game is over

  bool operator==(const PlayerView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (), (figures, has_card, card, score))

struct View {
  int turn = 0;
  std::string phase;
  int first = 0;            // the starting player
  std::optional<int> seat;  // whose turn it is
  int goal = 0;             // its place; the start is 0
  std::optional<int> die;   // once it is rolled
  std::vector<PlayerView> players;
  std::vector<int> played;  // cards, lowest first

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (), (turn, phase, first, seat, goal, die, players, played))

// What a legal move would do.
struct MoveInfo {
  std::string move;         // in notation
  std::string kind;         // go, card
  std::string say;          // the message that explains it; the other fields are its arguments
  std::optional<int> from;  // the figure
  std::optional<int> to;    // where it moves
  std::optional<int> card;  // card: its value

  bool operator==(const MoveInfo&) const = default;
};
BOOST_DESCRIBE_STRUCT(MoveInfo, (), (move, kind, say, from, to, card))

// Something that happened.
struct Event {
  std::string type;  // first, deal, roll, go, card, over
  std::string say;   // the message describing it; the other fields are its arguments
  std::optional<int> seat;
  std::optional<int> value;  // deal, card: of the card, omitted if the viewer may not know it; roll: the face
  std::optional<int> from;
  std::optional<int> to;

  bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (), (type, say, seat, value, from, to))

// The full state for a position file; docs/positions.md. Omitted fields have their defaults.
struct PlayerPosition {
  std::vector<int> figures;
  std::optional<int> card;  // none
};
BOOST_DESCRIBE_STRUCT(PlayerPosition, (), (figures, card))

struct Position {
  std::vector<PlayerPosition> players;
  std::optional<int> seat;                 // whose turn it is; 0
  std::optional<int> first;                // 0
  std::optional<int> turn;                 // 1
  std::optional<std::string> phase;        // roll
  std::optional<int> goal;                 // 12
  std::optional<int> die;                  // in phase turn
  std::optional<std::vector<int>> played;  // none
};
BOOST_DESCRIBE_STRUCT(Position, (), (players, seat, first, turn, phase, goal, die, played))

}  // namespace atlantica::newgame
