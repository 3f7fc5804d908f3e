#include <gtest/gtest.h>

#include "table_fixture.h"

// Undo at a table.
namespace atlantica {
namespace {

using UndoTest = TableTest;

TEST_F(UndoTest, who_may_take_a_move_back_is_told_so) {
  sit(friends(2));
  const Seat seat = actor();
  EXPECT_FALSE(situation(*player(seat)).at("can_undo").as_bool());
  ASSERT_EQ(ask_move(seat, now(), "bridge 27").at("type").as_string(), "accepted");
  world_.settle();
  EXPECT_TRUE(player(seat)->last("update").at("can_undo").as_bool());
  EXPECT_FALSE(player(1 - seat)->last("update").at("can_undo").as_bool());
}

}  // namespace
}  // namespace atlantica
