#include "server/table/clocks.h"

#include <algorithm>
#include <utility>

namespace atlantica {

Clocks::Clocks(const TableFacts& facts, const CommittedLog& log, const Seats& seats, Time time,
               std::optional<Clock> clock)
    : facts_(facts), log_(log), seats_(seats), time_(std::move(time)), clock_(std::move(clock)) {}

StoredClock Clocks::advance(Clock::Step step) {
  clock_->advance(time_(), seats_.waited(log_), step);
  std::optional<std::int64_t> first;
  for (Seat seat = 0; seat < seats_.count(); ++seat)
    if (const auto flag = clock_->flag(seat)) first = std::min(first.value_or(*flag), *flag);
  return {clock_->text(), facts_.settings.decides() && first ? *first + facts_.settings.grace() : 0};
}

std::optional<StoredClock> Clocks::after(const LogEntry& entry) {
  if (!clock_) return std::nullopt;
  if (!clock_->started() && (seats_.has_bot(entry.seat) || !seats_.full())) return std::nullopt;
  return advance(entry.kind == LogEntry::Kind::undo ? Clock::Step::undo : Clock::Step::move);
}

std::optional<StoredClock> Clocks::after_handover() {
  if (!clock_ || !clock_->started()) return std::nullopt;
  return advance(Clock::Step::handover);
}

std::optional<std::int64_t> Clocks::flag(Seat seat) const { return clock_ ? clock_->flag(seat) : std::nullopt; }

std::optional<ClockInfo> Clocks::info() const { return clock_ ? std::optional(clock_->info(time_())) : std::nullopt; }

void Clocks::follow(const std::string& stored) {
  if (!clock_) return;
  if (auto clock = Clock::read(*facts_.settings.clock, seats_.count(), stored)) clock_ = std::move(*clock);
}

}  // namespace atlantica
