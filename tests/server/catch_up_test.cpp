#include "server/table/catch_up.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

class CatchUpTest : public PartTest {
 protected:
  CatchUpTest()
      : handovers_(ground_->store, ground_->facts, ground_->log, ground_->seats, ground_->clocks),
        catch_up_(
            ground_->store, ground_->log, handovers_,
            [this](const StoredTable& stored) {
              ++followed_;
              ground_->log.follow(stored);
            },
            [this] { ++vanished_; }) {
    ground_->log.set_watch({.stored = [this] { catch_up_.on_stored(); }});
  }

  Handovers handovers_;
  CatchUp catch_up_;
  int followed_ = 0;
  int vanished_ = 0;
};

TEST_F(CatchUpTest, follows_what_another_server_stored) {
  const auto other = open();
  ASSERT_TRUE(get(other->play()));
  EXPECT_EQ(get(catch_up_.read()), CatchUp::Read::followed);
  EXPECT_EQ(ground_->log.match().log(), other->log.match().log());
}

TEST_F(CatchUpTest, what_this_server_is_storing_comes_first) {
  world_.store.hold();
  ground_->play();
  EXPECT_FALSE(catch_up_.settled());
  EXPECT_EQ(get(catch_up_.read()), CatchUp::Read::unsettled);
  catch_up_.catch_up();
  world_.settle();
  EXPECT_EQ(followed_, 0);
  world_.store.let_go();
  world_.settle();
  EXPECT_EQ(followed_, 1) << "as soon as it is stored";
  ASSERT_TRUE(get(ground_->play()));
  world_.settle();
  EXPECT_EQ(followed_, 1) << "and once is enough";
}

TEST_F(CatchUpTest, a_handover_is_something_to_be_stored_too) {
  auto handover = handovers_.to_bot(1);
  EXPECT_FALSE(catch_up_.settled());
  EXPECT_TRUE(get(std::move(handover)));
  EXPECT_TRUE(catch_up_.settled());
}

TEST_F(CatchUpTest, a_deleted_table_is_missing) {
  ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.remove(created_.table, std::move(done)); }));
  EXPECT_EQ(get(catch_up_.read()), CatchUp::Read::missing);
  EXPECT_EQ(vanished_, 1);
  catch_up_.catch_up();
  world_.settle();
  EXPECT_EQ(followed_, 0);
}

}  // namespace
}  // namespace atlantica
