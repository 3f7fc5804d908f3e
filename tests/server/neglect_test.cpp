#include <gtest/gtest.h>

#include <future>

#include "table_fixture.h"

// Tables that nobody looks after any more.
namespace atlantica {
namespace {

constexpr std::int64_t kAMinute = 60'000;
constexpr std::int64_t kADay = 24 * 60 * kAMinute;

class NeglectedTableTest : public TableTest {
 protected:
  bool is_listed() {
    std::promise<std::size_t> listed;
    world_.lobby.list([&](auto answer) { listed.set_value(answer->tables.size()); });
    return listed.get_future().get() == 1;
  }
};

TEST_F(NeglectedTableTest, a_listing_lasts_as_long_as_its_host_is_there) {
  CreateRequest request = friends(2);
  request.listed = true;
  created_ = world_.create(request);
  EXPECT_TRUE(is_listed()) << "the host is still on the way";
  world_.pass(3 * kAMinute);
  EXPECT_FALSE(is_listed());
  table_ = world_.find(created_.table);
  const auto host = world_.join(*table_, created_.seats[0].token);
  world_.settle();
  EXPECT_TRUE(is_listed());
  for (int i = 0; i < 20; ++i) world_.pass(kAMinute / 2);
  EXPECT_TRUE(is_listed());
  table_->disconnect(*host);
  const auto guest = world_.join(*table_, created_.seats[1].token);
  world_.pass(kAMinute);
  EXPECT_TRUE(is_listed()) << "long enough to reload the page";
  for (int i = 0; i < 4; ++i) world_.pass(kAMinute / 2);
  EXPECT_FALSE(is_listed());
}

TEST_F(NeglectedTableTest, a_table_is_removed_a_year_after_somebody_was_last_there) {
  const CreateAnswer visited = world_.create(friends(2));
  const CreateAnswer forgotten = world_.create(friends(2));
  world_.pass(300 * kADay);
  {
    const auto table = world_.find(visited.table);
    ASSERT_TRUE(table);
    table->disconnect(*world_.join(*table, visited.seats[0].token));
    ASSERT_TRUE(world_.find(forgotten.table)) << "a look is not a visit";
  }
  world_.pass(100 * kADay);
  EXPECT_FALSE(world_.find(forgotten.table));
  EXPECT_TRUE(world_.find(visited.table));
  world_.pass(300 * kADay);
  EXPECT_FALSE(world_.find(visited.table));
}

// A client that cannot be sent anything any more.
class Unreachable final : public Client {
 public:
  void send(Text) override {
    if (fails) throw std::bad_alloc();
  }
  bool fails = false;
};

TEST_F(NeglectedTableTest, after_an_exception_everybody_is_sent_away_and_the_table_is_read_again) {
  sit(friends(2));
  const auto spectator = std::make_shared<Unreachable>();
  table_->run([&] { table_->join(spectator, {1, "", std::nullopt, std::nullopt, std::nullopt}); });
  world_.settle();
  spectator->fails = true;
  const Seat seat = actor();
  const Sequence before = now();
  table_->run([&] { table_->move(player(seat), {7, before, a_move()}); });
  world_.run_until([&] { return player(1 - seat)->dropped; });
  EXPECT_TRUE(player(seat)->dropped);
  EXPECT_EQ(answer_to(*player(seat), 7).at("type").as_string(), "accepted") << "it had been stored";
  EXPECT_TRUE(table_->is_broken());
  bool ran = false;
  table_->run([&] { ran = true; });
  world_.settle();
  EXPECT_FALSE(ran);
  const auto again = world_.find(created_.table);
  ASSERT_TRUE(again);
  EXPECT_NE(again, table_);
  EXPECT_GT(sequence_of(world_.join(*again, created_.seats[0].token)->last("joined")), before);
}

}  // namespace
}  // namespace atlantica
