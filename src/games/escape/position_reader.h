#pragma once

#include <string>
#include <string_view>

#include "core/message.h"
#include "games/escape/state.h"
#include "games/escape/view.h"

namespace atlantica::escape {

// Turns a position into a state that satisfies every invariant of the game, or says what is wrong with it.
class PositionReader {
 public:
  explicit PositionReader(const Position& position) : position_(position) {}

  bool read();
  const State& state() const { return state_; }
  const Message& error() const { return error_; }

 private:
  // position_reader.cpp: the contents of the file.
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
  // Says where in the file the problem is.
  bool fail(std::string_view where, Message problem);
  bool number(const std::optional<int>& given, std::string_view name, int least, int most, std::uint8_t& into);
  bool hex(std::string_view text, const std::string& where, int& into);

  const Position& position_;
  State state_;
  Message error_;
};

}  // namespace atlantica::escape
