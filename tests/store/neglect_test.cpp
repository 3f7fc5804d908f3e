#include <gtest/gtest.h>

#include "databases.h"

// Tables that nobody looks after any more.
namespace atlantica {
namespace {

constexpr std::int64_t kCreated = 1'700'000'000;

class NeglectTest : public DatabaseTest {
 protected:
  static std::int64_t after(std::int64_t seconds) { return 1000 * (kCreated + seconds); }

  void see(Seat seat, std::int64_t when) {
    ASSERT_TRUE(ask<void>([&](auto done) { store_->see({"one", {seat}, when}, std::move(done)); }));
  }
  bool is_listed(std::int64_t since) {
    return !ask<std::vector<StoredTable>>([&](auto done) { store_->listed(since, 10, std::move(done)); })->empty();
  }
  std::vector<std::string> removed(std::int64_t since, int count = 10) {
    return *ask<std::vector<std::string>>([&](auto done) { store_->remove_abandoned(since, count, std::move(done)); });
  }
  void make(const std::string& id) {
    StoredTable table = a_table(id);
    table.created = kCreated;
    table.listed = true;
    table.host = 1;
    ASSERT_TRUE(create(*store_, table));
  }

  std::unique_ptr<SqlStore> store_ = open();
};

INSTANTIATE_DATABASES(NeglectTest);

TEST_P(NeglectTest, a_table_is_listed_while_it_is_new_or_its_host_is_there) {
  make("one");
  EXPECT_TRUE(is_listed(after(-1)));
  EXPECT_FALSE(is_listed(after(1)));
  see(0, after(100));
  EXPECT_FALSE(is_listed(after(1))) << "that was not the host";
  see(1, after(100));
  EXPECT_TRUE(is_listed(after(99)));
  EXPECT_FALSE(is_listed(after(101)));
}

TEST_P(NeglectTest, a_table_is_removed_when_nobody_was_there_for_long_enough) {
  make("one");
  make("two");
  EXPECT_TRUE(removed(after(-1)).empty());
  see(0, after(100));
  EXPECT_EQ(removed(after(50)), std::vector<std::string>{"two"});
  EXPECT_EQ(load(*store_, "two").error().kind, StoreError::Kind::missing);
  EXPECT_TRUE(load(*store_, "one"));
  ASSERT_TRUE(ask<void>([&](auto done) { store_->say({"one", {0, "Hello", kCreated + 200}}, std::move(done)); }));
  EXPECT_TRUE(removed(after(150)).empty());
  ASSERT_TRUE(ask<void>([&](auto done) {
    store_->finish({"one", "atlantis", false, kCreated + 300, {{"", 1, 1}, {"", 2, 2}}}, std::move(done));
  }));
  EXPECT_TRUE(removed(after(250)).empty());
  EXPECT_EQ(removed(after(350)), std::vector<std::string>{"one"});
}

TEST_P(NeglectTest, a_table_whose_clock_will_decide_something_is_kept) {
  make("one");
  ASSERT_TRUE(append(*store_, {"one", 2, {kMove}, StoredClock{"clock", after(1000)}}));
  EXPECT_TRUE(removed(after(500)).empty());
  EXPECT_EQ(removed(after(1001)), std::vector<std::string>{"one"});
}

TEST_P(NeglectTest, few_are_removed_at_once) {
  for (const char* id : {"one", "two", "three"}) make(id);
  EXPECT_EQ(removed(after(1), 2).size(), 2U);
  EXPECT_EQ(removed(after(1), 2).size(), 1U);
}

}  // namespace
}  // namespace atlantica
