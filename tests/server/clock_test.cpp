#include "server/clock.h"

#include <gtest/gtest.h>

namespace atlantica {
namespace {

constexpr std::int64_t kStart = 1'700'000'000'000;
constexpr std::int64_t kDay = 86'400'000;

Clock real_time(int seats) { return {ClockSettings{60, 5, std::nullopt}, seats}; }
Clock slow(int seats) { return {ClockSettings{std::nullopt, std::nullopt, 2}, seats}; }

TEST(Clock, stands_until_it_is_started) {
  const Clock clock = real_time(2);
  EXPECT_FALSE(clock.started());
  EXPECT_EQ(clock.left(0, kStart), 60'000);
  EXPECT_EQ(clock.flag(0), std::nullopt);
}

TEST(Clock, runs_for_whom_the_table_waits_and_adds_the_increment_after_a_turn) {
  Clock clock = real_time(2);
  clock.advance(kStart, SeatSet::only(0), Clock::Step::move);
  EXPECT_EQ(clock.left(0, kStart + 7'000), 53'000);
  EXPECT_EQ(clock.left(1, kStart + 7'000), 60'000);
  EXPECT_EQ(clock.flag(0), kStart + 60'000);
  clock.advance(kStart + 7'000, SeatSet::only(0), Clock::Step::move);  // a move within the turn
  EXPECT_EQ(clock.left(0, kStart + 10'000), 50'000);
  clock.advance(kStart + 10'000, SeatSet::only(1), Clock::Step::move);
  EXPECT_EQ(clock.left(0, kStart + 20'000), 55'000);
  EXPECT_EQ(clock.left(1, kStart + 20'000), 50'000);
}

TEST(Clock, of_several_seats_may_run_at_once) {
  Clock clock = real_time(3);
  SeatSet both = SeatSet::only(0);
  both.add(2);
  clock.advance(kStart, both, Clock::Step::move);
  clock.advance(kStart + 10'000, SeatSet::only(2), Clock::Step::move);
  EXPECT_EQ(clock.left(0, kStart + 30'000), 55'000);
  EXPECT_EQ(clock.left(1, kStart + 30'000), 60'000);
  EXPECT_EQ(clock.left(2, kStart + 30'000), 30'000);
}

TEST(Clock, taking_the_end_of_a_turn_back_returns_the_increment) {
  Clock clock = real_time(2);
  clock.advance(kStart, SeatSet::only(0), Clock::Step::move);
  for (int i = 0; i < 10; ++i) {
    clock.advance(kStart + 1'000, SeatSet::only(1), Clock::Step::move);
    clock.advance(kStart + 1'000, SeatSet::only(0), Clock::Step::undo);
  }
  EXPECT_EQ(clock.left(0, kStart + 1'000), 59'000);
}

TEST(Clock, a_handover_is_no_turn) {
  Clock clock = real_time(2);
  clock.advance(kStart, SeatSet::only(0), Clock::Step::move);
  clock.advance(kStart + 1'000, SeatSet(), Clock::Step::handover);
  EXPECT_EQ(clock.left(0, kStart + 9'000), 59'000);
  clock.advance(kStart + 9'000, SeatSet::only(0), Clock::Step::handover);
  EXPECT_EQ(clock.left(0, kStart + 10'000), 58'000);
}

TEST(Clock, that_has_run_out_stays_at_zero_but_for_increments) {
  Clock clock = real_time(2);
  clock.advance(kStart, SeatSet::only(0), Clock::Step::move);
  EXPECT_EQ(clock.left(0, kStart + 90'000), 0);
  clock.advance(kStart + 90'000, SeatSet::only(1), Clock::Step::move);
  EXPECT_EQ(clock.left(0, kStart + 90'000), 5'000);
}

TEST(Clock, a_server_whose_own_clock_is_behind_gives_no_time) {
  Clock clock = real_time(2);
  clock.advance(kStart, SeatSet::only(0), Clock::Step::move);
  EXPECT_EQ(clock.left(0, kStart - 3'000), 60'000);
}

TEST(Clock, in_slow_play_every_turn_has_the_whole_time) {
  Clock clock = slow(2);
  clock.advance(kStart, SeatSet::only(0), Clock::Step::move);
  EXPECT_EQ(clock.flag(0), kStart + 2 * kDay);
  clock.advance(kStart + kDay, SeatSet::only(0), Clock::Step::move);
  EXPECT_EQ(clock.flag(0), kStart + 2 * kDay) << "a move within the turn wins no time";
  clock.advance(kStart + kDay, SeatSet::only(1), Clock::Step::move);
  EXPECT_EQ(clock.left(0, kStart + kDay), 2 * kDay);
  EXPECT_EQ(clock.flag(1), kStart + 3 * kDay);
}

TEST(Clock, goes_on_from_its_text) {
  Clock clock = real_time(3);
  SeatSet both = SeatSet::only(0);
  both.add(2);
  clock.advance(kStart, both, Clock::Step::move);
  const auto again = Clock::read({60, 5, std::nullopt}, 3, clock.text());
  ASSERT_TRUE(again) << again.error().key;
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(again->left(seat, kStart + 20'000), clock.left(seat, kStart + 20'000));
    EXPECT_EQ(again->flag(seat), clock.flag(seat));
  }
  EXPECT_FALSE(Clock::read({60, 5, std::nullopt}, 3, "")->started()) << "no text stands for a clock that stands";
}

TEST(Clock, a_damaged_text_is_refused) {
  for (const char* text : {"{", "[]", R"({"at":1,"running":[0],"left":[1]})", R"({"at":1,"running":[2],"left":[1,2]})"})
    EXPECT_FALSE(Clock::read({60, 5, std::nullopt}, 2, text)) << text;
}

}  // namespace
}  // namespace atlantica
