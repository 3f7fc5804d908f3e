#include <gtest/gtest.h>

#include "part_fixture.h"
#include "server/table/absence.h"

// When a table acts on absent players, and how.
namespace atlantica {
namespace {

constexpr std::int64_t kSecond = 1000;

class DeadlineTest : public PartTest {
 protected:
  void open_for(const std::string& then, std::optional<ClockSettings> clock = std::nullopt) {
    CreateRequest request = friends(2);
    request.clock = std::move(clock);
    request.absence = AbsenceSettings{then, 10, "random"};
    lay(request);
    handovers_.emplace(ground_->store, ground_->facts, ground_->log, ground_->seats, ground_->clocks);
    catch_up_.emplace(
        ground_->store, ground_->log, *handovers_,
        [this](const StoredTable& stored) {
          ground_->log.follow(stored);
          ground_->seats.follow(stored.seats);
        },
        [] {});
    absence_.emplace(Absence::Parts{ground_->store, ground_->facts, ground_->log, ground_->seats, ground_->clocks,
                                    ground_->presence, *handovers_, *catch_up_},
                     [this] { return world_.now; });
  }
  // From now on.
  std::int64_t next_check() {
    absence_->plan();
    return absence_->check_at() - world_.now;
  }
  bool never() {
    absence_->plan();
    return absence_->check_at() == std::numeric_limits<std::int64_t>::max();
  }
  void check_after(std::int64_t milliseconds) {
    world_.now += milliseconds;
    absence_->check();
    world_.settle();
  }

  std::optional<Handovers> handovers_;
  std::optional<CatchUp> catch_up_;
  std::optional<Absence> absence_;
};

TEST_F(DeadlineTest, a_table_that_waits_has_nothing_to_check) {
  open_for("wait");
  EXPECT_TRUE(never());
}

TEST_F(DeadlineTest, who_is_away_is_noticed_after_a_while_and_a_grace) {
  open_for("bot");
  EXPECT_EQ(next_check(), 40 * kSecond);
  check_after(39 * kSecond);
  EXPECT_EQ(ground_->seats[0].substitute, "");
  check_after(1 * kSecond);
  EXPECT_EQ(ground_->seats[0].substitute, "random");
  EXPECT_EQ(stored().seats[0].substitute, "random");
  EXPECT_TRUE(never()) << "nobody else is waited for";
}

TEST_F(DeadlineTest, who_is_there_is_seen_again_and_again) {
  open_for("bot");
  const auto player = sit(0);
  absence_->see(SeatSet::only(0));
  EXPECT_EQ(next_check(), 10 * kSecond);
  check_after(10 * kSecond);
  EXPECT_EQ(stored().seats[0].seen, world_.now);
  EXPECT_EQ(next_check(), 10 * kSecond);
}

TEST_F(DeadlineTest, a_player_another_server_sees_is_spared) {
  open_for("bot");
  world_.store.elsewhere().see({created_.table, {0}, world_.now + 35 * kSecond}, [](const auto&) {});
  check_after(40 * kSecond);
  EXPECT_EQ(ground_->seats[0].substitute, "");
  EXPECT_EQ(next_check(), 35 * kSecond);
}

TEST_F(DeadlineTest, a_fallen_flag_counts_whether_the_player_is_there_or_not) {
  open_for("bot", ClockSettings{60, 0, std::nullopt});
  ground_->log.set_watch({.clock = [this](const LogEntry& entry) { return ground_->clocks.after(entry); }});
  ASSERT_TRUE(get(ground_->play()));
  const Seat seat = ground_->clocks.info()->running.at(0);
  const auto player = sit(seat);
  check_after(69 * kSecond);
  EXPECT_EQ(ground_->seats[seat].substitute, "");
  check_after(1 * kSecond);
  EXPECT_EQ(ground_->seats[seat].substitute, "random");
}

TEST_F(DeadlineTest, a_table_may_end_instead) {
  open_for("end");
  check_after(40 * kSecond);
  EXPECT_EQ(ground_->log.ended(), std::vector<int>{0});
  EXPECT_TRUE(never());
}

TEST_F(DeadlineTest, nothing_is_decided_while_a_move_is_being_stored) {
  open_for("end");
  world_.store.hold();
  auto committed = ground_->play();
  check_after(100 * kSecond);
  EXPECT_FALSE(ground_->log.over());
  world_.store.let_go();
  EXPECT_TRUE(get(std::move(committed)));
}

}  // namespace
}  // namespace atlantica
