#pragma once

#include "games/newgame/state.h"
#include "games/newgame/view.h"
#include "kit/position_reader.h"

namespace atlantica::newgame {

// Turns a position into a state that satisfies every invariant of the game, or says what is wrong with it.
class PositionReader : public PositionReading<Position, State> {
 public:
  using PositionReading::PositionReading;

  bool read();

 private:
  bool read_turn();
  bool read_players();
  bool read_figures(Seat seat);
  bool take_card(int value, std::string_view where);
  bool check_phase();
  bool check_cards();
};

}  // namespace atlantica::newgame
