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

// The time left to the seats of a table. A clock runs while the table waits for its seat, so several may run at once.
// All times are in milliseconds, points in time since 1970, UTC: any server can continue a clock kept by another.
// Nothing runs before the first advance().
class Clock {
 public:
  enum class Step {
    move,      // seats no longer awaited have finished a turn
    undo,      // seats awaited again have taken back the end of a turn
    handover,  // a seat changed hands; no turn has ended
  };

  Clock(const ClockSettings& settings, int seats);
  // Restores what text() wrote.
  static std::expected<Clock, Message> read(const ClockSettings& settings, int seats, std::string_view text);
  std::string text() const;

  bool started() const { return at_ != 0; }
  // From now on the table awaits these seats.
  void advance(std::int64_t now, SeatSet waited, Step step);
  std::int64_t left(Seat seat, std::int64_t now) const;
  SeatSet running() const { return running_; }
  // When a seat's time runs, or ran, out; nothing while its clock is stopped.
  std::optional<std::int64_t> flag(Seat seat) const;
  // For the clients.
  ClockInfo info(std::int64_t now) const;

 private:
  bool slow() const { return settings_.days.has_value(); }
  std::int64_t full() const;       // a seat's initial time
  std::int64_t increment() const;  // added at the end of a turn

  ClockSettings settings_;
  std::int64_t at_ = 0;  // when the times below were taken; 0 before the start
  SeatSet running_;
  std::vector<std::int64_t> left_;
};

}  // namespace atlantica
