#include "server/clock.h"

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/json/serialize.hpp>

#include "match/json.h"
#include "server/seat_list.h"

namespace atlantica {

namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kDay = 24 * 60 * 60 * kSecond;

// The format of text().
struct Written {
  std::int64_t at = 0;
  std::vector<int> running;
  std::vector<std::int64_t> left;
};
BOOST_DESCRIBE_STRUCT(Written, (), (at, running, left))

}  // namespace

Clock::Clock(const ClockSettings& settings, int seats)
    : settings_(settings), left_(static_cast<std::size_t>(seats), full()) {}

std::int64_t Clock::full() const { return slow() ? *settings_.days * kDay : settings_.base.value_or(0) * kSecond; }

std::int64_t Clock::increment() const { return settings_.increment.value_or(0) * kSecond; }

std::expected<Clock, Message> Clock::read(const ClockSettings& settings, int seats, std::string_view text) {
  Clock clock(settings, seats);
  if (text.empty()) return clock;
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const auto written = from_json<Written>(*json, "clock");
  if (!written) return std::unexpected(written.error());
  const auto no_seat = [&](int seat) { return seat < 0 || seat >= seats; };
  if (written->left.size() != static_cast<std::size_t>(seats) || std::ranges::any_of(written->running, no_seat))
    return std::unexpected("common.server.clock_seats");
  clock.at_ = written->at;
  clock.left_ = written->left;
  for (const int seat : written->running) clock.running_.add(seat);
  return clock;
}

std::string Clock::text() const { return boost::json::serialize(to_json(Written{at_, list_of(running_), left_})); }

void Clock::advance(std::int64_t now, SeatSet waited, Step step) {
  for (Seat seat = 0; seat < static_cast<Seat>(left_.size()); ++seat) {
    const bool was = running_.has(seat);
    const bool is = waited.has(seat);
    std::int64_t& mine = left_[static_cast<std::size_t>(seat)];
    mine = left(seat, now);
    if (slow()) {
      if (was != is) mine = full();
    } else if (was && !is && step == Step::move) {
      mine += increment();
    } else if (is && !was && step == Step::undo) {
      mine = std::max<std::int64_t>(0, mine - increment());
    }
  }
  at_ = now;
  running_ = waited;
}

std::int64_t Clock::left(Seat seat, std::int64_t now) const {
  const std::int64_t mine = left_[static_cast<std::size_t>(seat)];
  if (!running_.has(seat)) return mine;
  // Two servers' clocks may differ slightly.
  return std::clamp<std::int64_t>(mine - (now - at_), 0, mine);
}

std::optional<std::int64_t> Clock::flag(Seat seat) const {
  if (!running_.has(seat)) return std::nullopt;
  return at_ + left_[static_cast<std::size_t>(seat)];
}

ClockInfo Clock::info(std::int64_t now) const {
  ClockInfo told{{}, list_of(running_)};
  for (Seat seat = 0; seat < static_cast<Seat>(left_.size()); ++seat) told.left.push_back(left(seat, now));
  return told;
}

}  // namespace atlantica
