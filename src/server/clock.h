#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/seat.h"
#include "protocol/table_info.h"

namespace atlantica {

// The time that the seats of a table have left. A clock runs while the table waits for its seat, so several may run at
// once. All times are in milliseconds, moments since 1970, UTC: any server can go on with a clock that another kept.
// Nothing runs before the first advance().
class Clock {
 public:
  enum class Step {
    move,      // who is no longer waited for has ended a turn
    undo,      // who is waited for again has taken the end of a turn back
    handover,  // a seat changed hands; nobody has ended a turn
  };

  Clock(const ClockSettings& settings, int seats);
  // Goes on as text() told.
  static std::expected<Clock, Message> read(const ClockSettings& settings, int seats, std::string_view text);
  std::string text() const;

  bool started() const { return at_ != 0; }
  // From now on the table waits for these seats.
  void advance(std::int64_t now, SeatSet waited, Step step);
  std::int64_t left(Seat seat, std::int64_t now) const;
  SeatSet running() const { return running_; }
  // When the time of a seat is, or was, up; nothing while its clock stands.
  std::optional<std::int64_t> flag(Seat seat) const;
  // What clients are told.
  ClockInfo info(std::int64_t now) const;

 private:
  bool slow() const { return settings_.days.has_value(); }
  std::int64_t full() const;       // what a seat has at first
  std::int64_t increment() const;  // what the end of a turn adds

  ClockSettings settings_;
  std::int64_t at_ = 0;  // when the times below were true; 0 before the start
  SeatSet running_;
  std::vector<std::int64_t> left_;
};

}  // namespace atlantica
