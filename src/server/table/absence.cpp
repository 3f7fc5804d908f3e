#include "server/table/absence.h"

#include <algorithm>
#include <limits>

#include "server/log.h"

namespace atlantica {

namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();
// How often a server tells the others who is connected, and after how long unseen a player counts as absent. The gap
// leaves time to reload a page or come back through another server.
constexpr std::int64_t kSightPeriod = 10'000;
constexpr std::int64_t kNoticed = 30'000;

}  // namespace

Absence::Absence(const Parts& parts, Time time)
    : parts_(parts), time_(std::move(time)), opened_(time_()), check_at_(kNever) {
  plan();
}

std::int64_t Absence::deadline(Seat seat) const {
  const TableSettings& settings = parts_.facts.settings;
  std::int64_t when = kNever;
  // Players who were here before this server opened the table get time to come back.
  const std::int64_t seen = std::max(parts_.seats[seat].seen, opened_);
  if (settings.minds_absence() && !parts_.presence.online().has(seat)) when = seen + kNoticed + settings.grace();
  const auto flag = parts_.clocks.flag(seat);
  if (settings.decides() && flag) when = std::min(when, *flag + settings.grace());
  return when;
}

std::vector<int> Absence::late() const {
  std::vector<int> seats;
  const std::int64_t now = time_();
  const SeatSet waited = parts_.seats.waited(parts_.log);
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat)
    if (waited.has(seat) && deadline(seat) <= now) seats.push_back(seat);
  return seats;
}

bool Absence::watches() const {
  return (parts_.facts.settings.minds_absence() || parts_.facts.listed) && !parts_.log.over();
}

void Absence::plan() {
  std::int64_t when = kNever;
  const SeatSet waited = parts_.seats.waited(parts_.log);
  const bool sights = watches();
  const SeatSet online = parts_.presence.online();
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat) {
    if (waited.has(seat)) when = std::min(when, deadline(seat));
    if (sights && online.has(seat)) when = std::min(when, parts_.seats[seat].seen + kSightPeriod);
  }
  check_at_ = when;
}

void Absence::see(SeatSet seats) {
  if (seats.empty()) return;
  StoredSight sight{parts_.facts.id, {}, time_()};
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat) {
    if (!seats.has(seat)) continue;
    sight.seats.push_back(seat);
    parts_.seats.saw(seat, sight.seen);
  }
  parts_.store.see(std::move(sight));
}

Future<void> Absence::check() {
  SeatSet again = watches() ? parts_.presence.online() : SeatSet();
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat)
    if (parts_.seats[seat].seen + kSightPeriod > time_()) again.remove(seat);
  see(again);
  plan();
  if (deciding_ || late().empty()) co_return;
  deciding_ = true;
  const CatchUp::Read read = co_await parts_.catch_up.read();
  deciding_ = false;
  if (read == CatchUp::Read::followed)
    act();
  else
    plan();
}

Future<void> Absence::act() {
  const std::vector<int> gone = late();
  if (gone.empty() || !parts_.catch_up.settled()) co_return;
  if (parts_.facts.settings.absence->then != "end") {
    for (const Seat seat : gone) parts_.handovers.to_bot(seat);
    co_return;
  }
  const Stored ended = co_await parts_.log.end(gone);
  // Conflict: another server stored a move or the end first.
  if (ended || ended.error().kind == StoreError::Kind::conflict)
    parts_.catch_up.catch_up();
  else
    log_event(LogLevel::error, "common.log.end", {{"table", parts_.facts.id}, {"problem", ended.error().message}});
}

}  // namespace atlantica
