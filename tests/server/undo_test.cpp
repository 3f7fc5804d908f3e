#include <gtest/gtest.h>

#include "protocol/limits.h"
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

// So many entries only come about by undoing, never by playing.
TEST_F(UndoTest, ends_where_a_log_is_far_longer_than_any_game_and_the_game_goes_on) {
  CreateRequest request = friends(2);
  request.options = Options{{"first", "0"}};
  sit(request);
  StoredTable stored = *world_.ask<StoredTable>([&](auto done) { world_.store.load(created_.table, std::move(done)); });
  const LogEntry bridge{LogEntry::Kind::move, 0, "bridge 27"};
  while (stored.log.size() + 2 < kMaxUndoableEntries) {
    stored.log.push_back(bridge);
    stored.log.push_back({LogEntry::Kind::undo, 0, std::to_string(stored.log.size())});
  }
  stored.id = "long";
  ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.create(stored, std::move(done)); }));
  table_ = world_.find("long");
  ASSERT_TRUE(table_);
  for (auto& one : players_) one = world_.join(*table_, created_.seats[one == players_[0] ? 0 : 1].token);

  const auto all = world_.join(*table_, std::nullopt, 0);
  EXPECT_EQ(all->last("joined").at("events").at(0).at("seq"), now() - kMaxEntriesTold + 1);

  while (now() + 1 < kMaxUndoableEntries) {
    ASSERT_EQ(ask_move(0, now(), "bridge 27").at("type"), "accepted");
    world_.settle();
    EXPECT_TRUE(situation(*player(0)).at("can_undo").as_bool());
    table_->undo(player(0), {++id_, now()});
    world_.settle();
    ASSERT_EQ(answer_to(*player(0), id_).at("type"), "accepted");
  }
  ASSERT_EQ(ask_move(0, now(), "bridge 27").at("type"), "accepted");
  world_.settle();
  EXPECT_FALSE(situation(*player(0)).at("can_undo").as_bool());
  table_->undo(player(0), {++id_, now()});
  EXPECT_EQ(answer_to(*player(0), id_).at("code"), "refused");
  EXPECT_EQ(answer_to(*player(0), id_).at("rule"), "undo");
  for (int i = 0; i < 5; ++i) play_on();
}

}  // namespace
}  // namespace atlantica
