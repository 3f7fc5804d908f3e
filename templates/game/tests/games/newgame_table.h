#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "games/newgame/rules.h"
#include "games/table.h"

// Tables to play on, so that tests read like the rulebook.
namespace atlantica::newgame {

class Table : public TableOf<Rules, Table> {
 public:
  using TableOf::TableOf;

  std::vector<int> figures(Seat seat) const { return view(seat).players[at(seat)].figures; }
};

// Two players who have been dealt a 3 and a 1; the die of seat 0 is to be rolled.
inline Position two_players() {
  Position position;
  position.players = {{.figures = {0, 0}, .card = 3}, {.figures = {0, 0}, .card = 1}};
  return position;
}

inline Table table_of(const Position& position) { return Table(state_of<Rules>(position)); }

}  // namespace atlantica::newgame
