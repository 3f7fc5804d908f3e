#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "protocol/table_info.h"
#include "server/clock.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/seats.h"

namespace atlantica {

// The clocks of a table, if it has any: they run for the people the game is waiting for, and what is left of their time
// is stored with each entry and handover.
class Clocks {
 public:
  Clocks(const TableFacts& facts, const CommittedLog& log, const Seats& seats, Time time, std::optional<Clock> clock);

  // The clocks after the latest entry of the log but chance's, which has just been appended. A person's first move at a
  // full table starts them; nothing before that.
  std::optional<StoredClock> after(const LogEntry& entry);
  // The clocks after a seat has changed hands; nothing before they have started.
  std::optional<StoredClock> after_handover();
  // When a seat's time runs, or ran, out; nothing while its clock is stopped.
  std::optional<std::int64_t> flag(Seat seat) const;
  std::optional<ClockInfo> info() const;
  // Takes over what another server has stored.
  void follow(const std::string& stored);

 private:
  StoredClock advance(Clock::Step step);

  const TableFacts& facts_;
  const CommittedLog& log_;
  const Seats& seats_;
  Time time_;
  std::optional<Clock> clock_;
};

}  // namespace atlantica
