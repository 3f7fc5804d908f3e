#pragma once

#include <string>
#include <string_view>

#include "games/survive/sea.h"
#include "games/survive/view.h"
#include "kit/sea/position_reader.h"

namespace atlantica::survive {

// Turns a position into a state that satisfies every invariant of the game, or says what is wrong with it.
class PositionReader : public sea::SeaPositionReading<Sea, Position, State> {
 public:
  using SeaPositionReading::SeaPositionReading;

  bool read();

 private:
  // position_reader.cpp: the contents of the file.
  bool read_table();
  bool read_turn();
  bool read_terrain();
  bool read_pieces();
  bool read_supply();
  bool read_colours();
  bool read_explorer(std::string_view text, int explorer, const std::string& where);
  bool read_values(int colour);
  bool read_hand(int colour);
  bool read_left();
  void choose_left();
  bool read_backs(const CountsByTerrain& counts, const std::string& where, std::array<BackCounts, kTerrains>& backs);
  bool read_going_on();

  // position_check.cpp: whether they are consistent.
  bool check_setup();
  bool check_tiles();
  bool check_backs();
  bool check_ships();
  bool check_dangers();
  bool check_phase();
  bool check_target();
  bool check_sunk();
  bool check_creature();
  bool check_end();

  bool setting_up() const { return state_.phase <= Phase::ship; }
};

}  // namespace atlantica::survive
