#pragma once

#include <string>
#include <string_view>

#include "games/escape/sea.h"
#include "games/escape/view.h"
#include "kit/sea/position_reader.h"

namespace atlantica::escape {

// Turns a position into a state that satisfies every invariant of the game, or says what is wrong with it.
class PositionReader : public sea::SeaPositionReading<Sea, Position, State> {
 public:
  using SeaPositionReading::SeaPositionReading;

  bool read();

 private:
  // position_reader.cpp: the contents of the file.
  bool read_table();
  bool read_turn();
  bool read_island();
  bool read_pieces();
  bool read_supply();
  bool read_colours();
  bool read_atlantean(std::string_view text, int atlantean, const std::string& where);
  bool read_left();
  void choose_left();
  bool read_going_on();
  bool read_dice();

  // position_check.cpp: whether they are consistent.
  bool check_setup();
  bool check_rings();
  bool check_symbols();
  bool check_dolphins();
  bool check_dangers();
  bool check_spent();
  bool check_phase();
  bool check_guard();
  bool check_creature();
  bool check_end();

  bool setting_up() const { return state_.phase <= Phase::place; }
  // Standing pieces of this ring, including one just being turned over.
  int pieces_of(int ring) const;
};

}  // namespace atlantica::escape
