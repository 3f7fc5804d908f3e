#pragma once

#include <string>
#include <string_view>

#include "core/message.h"
#include "games/atlantis/state.h"
#include "games/atlantis/view.h"

namespace atlantica::atlantis {

inline std::string back_name(Back back) { return back == Back::A ? "A" : "B"; }

// Turns a position into a state that satisfies every invariant of the game, or says what is wrong with it.
class PositionReader {
 public:
  explicit PositionReader(const Position& position) : position_(position) {}

  bool read();
  const State& state() const { return state_; }
  const Message& error() const { return error_; }

 private:
  bool read_turn();
  bool read_path();
  bool read_token(std::string_view token, int& space);
  bool read_tile(std::string_view token, int space);
  bool read_players();
  bool read_figures(Seat seat);
  bool read_counted();
  bool read_cards();
  bool read_counts(const ItemCounts& items, const std::string& where, Counts& counts);
  bool read_values(const std::vector<int>& values, const std::string& where, Counts& tiles);
  bool read_tiles();
  bool read_unseen();
  bool choose_unseen();
  bool count_tiles();
  bool check_unlaid();
  bool check_bridges();
  bool check_stacks();
  bool check_phase();
  bool check_deal();
  bool check_moving();
  bool check_end();
  // Says where in the file the problem is; without a location if none is given.
  bool fail(std::string_view where, Message problem);
  bool fail(Message problem);
  // A number in the file that must be within a range.
  bool number(const std::optional<int>& given, std::string_view name, int least, int most, std::uint8_t& into);

  const Position& position_;
  State state_;
  Bits unlaid_ = 0;  // spaces written as "?"
  std::array<Counts, kSeatsMax> kept_{};
  Message error_;
};

}  // namespace atlantica::atlantis
