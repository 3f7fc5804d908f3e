#pragma once

#include <string>
#include <string_view>

#include "core/message.h"
#include "games/escape/state.h"
#include "games/escape/view.h"

namespace atlantica::escape {

// Turns a position into a state in which every invariant of the game holds, or says what is wrong with it.
class PositionReader {
 public:
  explicit PositionReader(const Position& position) : position_(position) {}

  bool read();
  const State& state() const { return state_; }
  const Message& error() const { return error_; }

 private:
  // position_reader.cpp: what the file says.
  bool read_table();
  bool read_turn();
  bool read_island();
  bool read_pieces();
  bool read_creatures(const std::optional<Names>& hexes, Creature creature, const std::string& where);
  bool read_supply();
  bool read_colours();
  bool read_atlantean(std::string_view text, int atlantean, const std::string& where);
  bool read_left();
  void choose_left();
  bool read_going_on();
  bool read_dice();

  // position_check.cpp: whether it fits together.
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
  // Pieces of this ring that stand, and the one that is just being turned over.
  int pieces_of(int ring) const;
  // Says where in the file the problem is.
  bool fail(std::string_view where, Message problem);
  bool number(const std::optional<int>& given, std::string_view name, int least, int most, std::uint8_t& into);
  bool hex(std::string_view text, const std::string& where, int& into);

  const Position& position_;
  State state_;
  Message error_;
};

}  // namespace atlantica::escape
