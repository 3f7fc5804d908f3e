#include "server/work.h"

#include <gtest/gtest.h>

#include <deque>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace atlantica {
namespace {

// Workers that the test runs one by one, and a clock that tasks advance.
class WorkTest : public ::testing::Test {
 protected:
  using Kind = Work::Kind;
  static constexpr FairQueue::Limits kTwo{.at_once = 2, .at_once_of_one = 1, .waiting_of_one = 3};

  void add(Kind kind, const std::string& owner, std::int64_t takes = 0) {
    work_.add(kind, owner, [this, owner, takes] {
      done_ += owner;
      now_ += takes;
    });
  }
  bool run_one() {
    if (workers_.empty()) return false;
    Task task = std::move(workers_.front());
    workers_.pop_front();
    task();
    return true;
  }
  std::string run_all() {
    while (run_one()) {
    }
    return std::exchange(done_, "");
  }

  std::int64_t now_ = 0;
  std::string done_;
  std::deque<Task> workers_;
  bool no_memory_ = false;
  Work work_{[this](Task task) { no_memory_ ? throw std::bad_alloc() : workers_.push_back(std::move(task)); },
             [this] { return now_; }, Work::Shares{kTwo, kTwo, kTwo, kTwo}};
};

TEST_F(WorkTest, owners_take_turns_however_much_one_of_them_wants) {
  for (int i = 0; i < 4; ++i) add(Kind::bots, "a");
  for (int i = 0; i < 2; ++i) add(Kind::bots, "b");
  add(Kind::bots, "c");
  EXPECT_EQ(run_all(), "ababcaa");
}

TEST_F(WorkTest, who_has_used_less_time_comes_first) {
  FairQueue queue({.at_once = 1, .at_once_of_one = 1, .waiting_of_one = 0});
  for (const char* owner : {"a", "b", "c"})
    for (int i = 0; i < 3; ++i) queue.add(owner, [] {});
  std::string order;
  while (const auto next = queue.next()) {
    order += next->owner;
    queue.done(next->owner, next->owner == "c" ? 10 : 100);
  }
  EXPECT_EQ(order, "abcccabab");
}

TEST_F(WorkTest, who_was_idle_has_saved_up_nothing_and_who_was_greedy_is_not_forgiven) {
  add(Kind::bots, "idle", 1);
  for (int i = 0; i < 5; ++i) add(Kind::bots, "a", 100);
  run_all();
  for (int i = 0; i < 2; ++i) add(Kind::bots, "idle", 100);
  for (int i = 0; i < 2; ++i) add(Kind::bots, "a", 100);
  EXPECT_EQ(run_all(), "idleaidlea");
}

TEST_F(WorkTest, no_owner_has_all_threads_of_a_kind) {
  for (int i = 0; i < 3; ++i) add(Kind::bots, "a");
  EXPECT_EQ(workers_.size(), 1U);
  add(Kind::bots, "b");
  EXPECT_EQ(workers_.size(), 2U) << "another begins at once";
  add(Kind::bots, "c");
  EXPECT_EQ(workers_.size(), 2U) << "but there are only two";
}

TEST_F(WorkTest, one_kind_does_not_wait_for_another) {
  for (const char* owner : {"a", "b", "c"}) add(Kind::bots, owner);
  add(Kind::loading, "x");
  add(Kind::hints, "x");
  add(Kind::archives, "x");
  EXPECT_EQ(workers_.size(), 5U);
}

TEST_F(WorkTest, an_owner_with_enough_waiting_is_not_accepted_until_there_is_less) {
  EXPECT_TRUE(work_.accepts(Kind::hints, "a"));
  for (int i = 0; i < 4; ++i) add(Kind::hints, "a");  // one of them is running
  EXPECT_FALSE(work_.accepts(Kind::hints, "a"));
  EXPECT_TRUE(work_.accepts(Kind::hints, "b"));
  EXPECT_TRUE(work_.accepts(Kind::archives, "a"));
  run_one();
  EXPECT_TRUE(work_.accepts(Kind::hints, "a"));
}

TEST_F(WorkTest, a_task_that_fails_has_had_its_turn) {
  work_.add(Kind::bots, "a", [] { throw std::runtime_error("no memory"); });
  add(Kind::bots, "a");
  EXPECT_THROW(run_one(), std::runtime_error);
  EXPECT_EQ(run_all(), "a");
}

TEST_F(WorkTest, what_cannot_be_handed_over_for_want_of_memory_keeps_waiting) {
  no_memory_ = true;
  add(Kind::bots, "a");
  add(Kind::bots, "b");
  add(Kind::bots, "a");
  work_.wake();
  EXPECT_EQ(run_all(), "");
  no_memory_ = false;
  work_.wake();
  EXPECT_EQ(workers_.size(), 2U) << "one of each owner";
  EXPECT_EQ(run_all().size(), 3U);
}

TEST(WorkShares, give_every_kind_a_thread_and_no_owner_all_of_them) {
  for (const unsigned cores : {1U, 2U, 4U, 16U}) {
    const Work::Shares shares = Work::shares(cores);
    int threads = 0;
    for (const FairQueue::Limits& one : shares) {
      EXPECT_GE(one.at_once_of_one, 1);
      EXPECT_LT(one.at_once_of_one, one.at_once);
      threads += one.at_once;
    }
    EXPECT_EQ(Work::threads(shares), static_cast<unsigned>(threads));
  }
}

}  // namespace
}  // namespace atlantica
