#include "server/table/committed_log.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

class CommittedLogTest : public PartTest {
 protected:
  CommittedLog& log() { return ground_->log; }
  // Notes what the log says, in order.
  void watch() {
    log().set_watch({.appended =
                         [this](std::size_t) {
                           notes_.emplace_back("appended");
                           log().publish(
                               [this](const Stored& stored) { notes_.emplace_back(stored ? "said" : "unsaid"); });
                         },
                     .stored = [this] { notes_.emplace_back("stored"); },
                     .lost = [this](const StoreError&) { notes_.emplace_back("lost"); }});
  }
  Future<void> play() {
    const CommittedLog::Committed committed = co_await ground_->play();
    notes_.emplace_back(committed ? "committed" : "refused");
  }

  std::vector<std::string> notes_;
};

TEST_F(CommittedLogTest, says_nothing_before_the_entries_are_on_disk_and_the_commit_first) {
  watch();
  const std::size_t before = log().stored();
  world_.store.hold();
  play();
  EXPECT_EQ(notes_, std::vector<std::string>{"appended"});
  EXPECT_EQ(log().stored(), before);
  EXPECT_FALSE(log().settled());
  world_.store.let_go();
  world_.settle();
  EXPECT_EQ(notes_, (std::vector<std::string>{"appended", "committed", "said", "stored"}));
  EXPECT_TRUE(log().settled());
  EXPECT_EQ(stored().log, log().match().log());
}

TEST_F(CommittedLogTest, stores_the_chance_that_follows_a_move_with_it) {
  const auto follows = [&] { return log().match().log().back().kind == LogEntry::Kind::chance; };
  const std::size_t start = log().stored();
  while (log().stored() == start || !follows()) {
    const std::size_t before = log().stored();
    const auto committed = get(ground_->play());
    ASSERT_TRUE(committed);
    EXPECT_GT(*committed, before);
  }
  EXPECT_EQ(stored().log, log().match().log());
}

TEST_F(CommittedLogTest, a_lost_entry_takes_along_those_that_build_on_it) {
  watch();
  const std::vector<LogEntry> before = log().match().log();
  world_.store.hold();
  play();
  play();
  notes_.clear();
  world_.store.fail();
  world_.store.let_go();
  world_.settle();
  EXPECT_EQ(notes_, (std::vector<std::string>{"lost", "refused", "unsaid", "refused", "unsaid"}));
  EXPECT_EQ(log().match().log(), before);
  EXPECT_TRUE(log().settled());
  world_.store.recover();
  EXPECT_FALSE(get(ground_->play())) << "first it must be known what is stored";
  EXPECT_EQ(log().match().log(), before);
  EXPECT_FALSE(log().follow(stored()));
  EXPECT_TRUE(get(ground_->play())) << "the log goes on";
}

TEST_F(CommittedLogTest, what_is_published_when_all_is_stored_is_said_at_once) {
  bool said = false;
  log().publish([&](const Stored& stored) { said = stored.has_value(); });
  EXPECT_TRUE(said);
}

TEST_F(CommittedLogTest, of_two_servers_the_first_to_store_wins_and_the_other_follows) {
  const auto other = open();
  ASSERT_TRUE(get(other->play()));
  const auto late = get(ground_->play());
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().kind, StoreError::Kind::conflict);
  EXPECT_TRUE(log().follow(stored()));
  EXPECT_EQ(log().match().log(), other->log.match().log());
  EXPECT_FALSE(log().follow(stored())) << "nothing new";
}

TEST_F(CommittedLogTest, an_end_by_absence_stands_alone_at_the_end_of_the_log) {
  const auto other = open();
  ASSERT_TRUE(get(other->log.end({1})));
  EXPECT_FALSE(other->log.over()) << "it is read from the store like another server's";
  EXPECT_EQ(get(ground_->play()).error().kind, StoreError::Kind::conflict);
  EXPECT_TRUE(log().follow(stored()));
  EXPECT_TRUE(log().over());
  EXPECT_EQ(log().ended(), std::vector<int>{1});
  EXPECT_EQ(get(log().end({0})).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(open()->log.ended(), std::vector<int>{1});
}

TEST_F(CommittedLogTest, a_refused_move_leaves_nothing_behind) {
  const std::vector<LogEntry> before = log().match().log();
  EXPECT_TRUE(log().play(ground_->actor(), "fly to the moon"));
  EXPECT_TRUE(log().undo(ground_->actor()));
  EXPECT_EQ(log().match().log(), before);
}

TEST_F(CommittedLogTest, clocks_are_stored_with_the_entry_they_belong_to) {
  log().set_watch({.clock = [](const LogEntry& entry) { return StoredClock{"after " + entry.move, 7}; }});
  ASSERT_TRUE(get(ground_->play()));
  const StoredTable table = stored();
  const auto move = std::ranges::find(table.log, LogEntry::Kind::move, &LogEntry::kind);
  EXPECT_EQ(table.clock, "after " + move->move);
}

TEST_F(CommittedLogTest, a_result_is_stored_with_the_last_entry_of_the_game) {
  log().set_watch({.result = [this](const std::vector<int>&) {
    return StoredResult{created_.table, "atlantis", false, 5, {{"", 2, 1}, {"", 1, 2}}};
  }});
  while (!log().over()) {
    EXPECT_FALSE(stored().finished);
    ASSERT_TRUE(get(ground_->play()));
  }
  EXPECT_TRUE(stored().finished);
}

}  // namespace
}  // namespace atlantica
