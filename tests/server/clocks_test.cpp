#include "server/table/clocks.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

class ClocksTest : public PartTest {
 protected:
  static CreateRequest timed(const std::string& then, int grace) {
    CreateRequest request = friends(2);
    request.clock = ClockSettings{60, 5, std::nullopt};
    request.absence = AbsenceSettings{then, grace, "random"};
    return request;
  }
  Clocks& clocks() { return ground_->clocks; }
  // The first move of the game.
  LogEntry move() {
    const std::size_t before = ground_->log.stored();
    EXPECT_TRUE(get(ground_->play()));
    return ground_->log.match().log()[before];
  }
};

TEST_F(ClocksTest, a_table_without_clocks_has_nothing_to_store) {
  EXPECT_EQ(clocks().info(), std::nullopt);
  EXPECT_FALSE(clocks().after(move()));
  EXPECT_FALSE(clocks().after_handover());
  EXPECT_EQ(clocks().flag(0), std::nullopt);
}

TEST_F(ClocksTest, start_with_a_move_and_not_with_a_handover) {
  lay(timed("wait", 0));
  EXPECT_FALSE(clocks().after_handover());
  const auto stored = clocks().after(move());
  ASSERT_TRUE(stored);
  EXPECT_EQ(stored->due, 0) << "a table that waits is never due";
  ASSERT_EQ(clocks().info()->running.size(), 1U);
  world_.now += 10'000;
  EXPECT_EQ(clocks().info()->left[static_cast<std::size_t>(clocks().info()->running[0])], 50'000);
}

TEST_F(ClocksTest, a_table_is_due_when_the_first_flag_has_fallen_and_the_grace_is_over) {
  lay(timed("bot", 20));
  const auto stored = clocks().after(move());
  const Seat seat = clocks().info()->running.at(0);
  EXPECT_EQ(clocks().flag(seat), world_.now + 60'000);
  EXPECT_EQ(stored->due, world_.now + 80'000);
}

TEST_F(ClocksTest, stand_still_while_a_substitute_plays) {
  lay(timed("bot", 20));
  clocks().after(move());
  const Seat seat = clocks().info()->running.at(0);
  StoredSeat away = ground_->seats[seat];
  away.substitute = "random";
  ground_->seats.change(seat, away);
  world_.now += 10'000;
  const auto stored = clocks().after_handover();
  EXPECT_TRUE(clocks().info()->running.empty());
  EXPECT_EQ(stored->due, 0);
  world_.now += 10'000;
  EXPECT_EQ(clocks().info()->left[static_cast<std::size_t>(seat)], 50'000);
}

TEST_F(ClocksTest, go_on_from_what_another_server_stored) {
  lay(timed("bot", 20));
  const auto other = open();
  const auto stored = clocks().after(move());
  EXPECT_TRUE(other->clocks.info()->running.empty());
  other->clocks.follow(stored->text);
  EXPECT_EQ(other->clocks.info()->running, clocks().info()->running);
  EXPECT_EQ(other->clocks.info()->left, clocks().info()->left);
  other->clocks.follow("{");
  EXPECT_EQ(other->clocks.info()->running, clocks().info()->running) << "a damaged text changes nothing";
}

}  // namespace
}  // namespace atlantica
