#pragma once

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/rising/view.h"

namespace atlantica::rising {

// The full state for a position file; docs/positions.md. Omitted fields have their defaults. An Atlantean is at "pool",
// "supply", "gone" or a place, followed by " acted" if it has.
struct SeatPosition {
  std::optional<std::string> councilor;  // required after setup
  std::optional<NameCounts> stock;       // none
  std::optional<Names> hand;             // none
  std::optional<std::string> leader;     // pool
  std::optional<Names> followers;        // by default pool and supply as at setup
  std::optional<bool> ready;             // false
};
BOOST_DESCRIBE_STRUCT(SeatPosition, (), (councilor, stock, hand, leader, followers, ready))

struct HologramPosition {
  std::optional<std::string> councilor;  // none between rounds
  std::optional<std::string> at;         // pool
  std::optional<std::string> relic;      // an artifact, none
};
BOOST_DESCRIBE_STRUCT(HologramPosition, (), (councilor, at, relic))

struct PledgePosition {
  std::string purpose;                   // "barrier Forests", "unflood Forests", "gate 1"
  std::optional<std::string> component;  // named at a gate
  std::vector<PledgeView> pledges;       // at most one per seat, by its latest pledge, the last contributor last
  std::optional<int> last;               // the last contributor, if not the last one listed
};
BOOST_DESCRIBE_STRUCT(PledgePosition, (), (purpose, component, pledges, last))

// A task being resolved; docs/positions.md says what x, y and z are.
struct TaskPosition {
  std::string task;
  std::optional<int> seat;  // 0
  std::optional<int> x;     // 0
  std::optional<int> y;     // 0
  std::optional<int> z;     // 0
};
BOOST_DESCRIBE_STRUCT(TaskPosition, (), (task, seat, x, y, z))

// Atlanteans are written as "0 leader", "hologram", "automaton", "volunteer 1", "0 follower 1".
struct ActionPosition {
  std::string place;
  int seat = 0;
  Names atlanteans;
};
BOOST_DESCRIBE_STRUCT(ActionPosition, (), (place, seat, atlanteans))

struct RollPosition {
  Names atlanteans;                       // whose dice they are, one or two
  std::vector<int> dice;                  // 0 for a die yet to be rolled
  std::optional<std::vector<int>> added;  // energy and Gyre on each; none
  std::optional<std::vector<int>> done;   // seats that have declined; none
  std::optional<bool> priest;             // true when the Priest was used
};
BOOST_DESCRIBE_STRUCT(RollPosition, (), (atlanteans, dice, added, done, priest))

struct Position {
  std::vector<SeatPosition> seats;
  std::optional<std::string> edition;                  // house
  std::optional<std::string> edition_text;             // its file; needed if it is not the house edition
  std::optional<int> level;                            // 1
  std::optional<std::string> phase;                    // place
  std::optional<int> round;                            // 1
  std::optional<int> start;                            // the starting player; 0, during setup none
  std::optional<NameCounts> tiles;                     // unflooded ones of each peninsula; omitted ones have six
  std::optional<Names> barriers;                       // peninsulas; none
  std::optional<Names> volunteers;                     // "0 pool", "1 Forests 1 acted", "supply"; all in the supply
  std::optional<HologramPosition> hologram;            // with one or two players
  std::optional<std::string> automaton;                // solo: pool
  std::optional<Names> blueprint;                      // what the edition prescribes for the level
  std::optional<Names> built;                          // none
  std::optional<Names> built_at;                       // gates that have built in this phase; none
  std::optional<Names> opened;                         // gates that a card opened; none
  std::optional<std::vector<PledgePosition>> pledges;  // in the order of the first pledges; none
  std::optional<std::map<std::string, std::vector<int>>> barred;  // seats that took pledges back, by purpose; none
  std::optional<NameCounts> library;                // in unknown order; the basic cards that are nowhere else
  std::optional<Names> library_bottom;              // in known order, next to be drawn first; none
  std::optional<NameCounts> library_discards;       // none
  std::optional<NameCounts> misfortunes;            // in unknown order; those of the level that are nowhere else
  std::optional<Names> misfortunes_top;             // in known order, next to be drawn first; none
  std::optional<NameCounts> misfortune_discards;    // none
  std::optional<Names> board_discards;              // none
  std::optional<Names> revealed;                    // boards or artifacts to choose from; none
  std::optional<int> draws;                         // misfortunes drawn in this phase; 0
  std::optional<int> draws_skipped;                 // in the next Misfortunes phase; 0
  std::optional<int> wrath;                         // the space of the counter, from 0; 0
  std::optional<int> fewer_floods;                  // 0
  std::optional<int> floods_left;                   // 0
  std::optional<Names> used;                        // powers used in this round; none
  std::optional<std::vector<int>> siphoned;         // none
  std::optional<int> earthquakes;                   // 0
  std::optional<Names> forbidden;                   // peninsulas without actions; none
  std::optional<bool> fog;                          // false
  std::optional<std::vector<TaskPosition>> agenda;  // the tasks being resolved, innermost last; none
  std::optional<ActionPosition> action;             // with a task action
  std::optional<RollPosition> roll;                 // with a task roll
  std::optional<Names> drawn;                       // cards in hand between being drawn and being dealt with; none
  std::optional<bool> lost;                         // false
  std::optional<std::string> ending;                // lost: centre if no tiles are left, otherwise rounds
  std::optional<std::string> components;            // setup: first-game, random, chosen
  std::optional<std::string> councilors;            // setup: dealt, chosen
  std::optional<bool> first_game;                   // false
};
BOOST_DESCRIBE_STRUCT(Position, (),
                      (seats, edition, edition_text, level, phase, round, start, tiles, barriers, volunteers, hologram,
                       automaton, blueprint, built, built_at, opened, pledges, barred, library, library_bottom,
                       library_discards, misfortunes, misfortunes_top, misfortune_discards, board_discards, revealed,
                       draws, draws_skipped, wrath, fewer_floods, floods_left, used, siphoned, earthquakes, forbidden,
                       fog, agenda, action, roll, drawn, lost, ending, components, councilors, first_game))

}  // namespace atlantica::rising
