#include "server/future.h"

#include <gtest/gtest.h>

#include <deque>
#include <exception>
#include <new>
#include <string>

#include "server/strand.h"

namespace atlantica {
namespace {

Future<int> twice(Future<int> future) {
  const int value = co_await future;
  co_return 2 * value;
}

Future<void> note(Future<int> future, std::vector<int>& notes) {
  notes.push_back(0);
  notes.push_back(co_await future);
}

TEST(Future, a_coroutine_starts_at_once_and_goes_on_when_the_value_is_there) {
  std::vector<int> notes;
  Promise<int> promise;
  note(twice(promise.future()), notes);
  EXPECT_EQ(notes, std::vector{0});
  promise.fulfil(21);
  EXPECT_EQ(notes, (std::vector{0, 42}));
}

TEST(Future, a_value_that_is_already_there_is_not_waited_for) {
  std::vector<int> notes;
  Promise<int> promise;
  Future<int> future = promise.future();
  promise.fulfil(7);
  note(std::move(future), notes);
  EXPECT_EQ(notes, (std::vector{0, 7}));
}

Future<void> hold(std::shared_ptr<int> kept, Future<int> future) {
  const int value = co_await future;
  *kept = value;
}

TEST(Future, a_promise_that_is_broken_takes_with_it_all_who_wait) {
  const auto kept = std::make_shared<int>(0);
  {
    Promise<int> promise;
    hold(kept, twice(promise.future()));
    EXPECT_EQ(kept.use_count(), 2);
  }
  EXPECT_EQ(kept.use_count(), 1);
  EXPECT_EQ(*kept, 0);
}

// A strand that runs when the test says so.
class StrandTest : public ::testing::Test {
 protected:
  static Post to(std::deque<Task>& tasks) {
    return [&tasks](Task task) { tasks.push_back(std::move(task)); };
  }
  static void run(std::deque<Task>& tasks) {
    while (!tasks.empty()) {
      Task task = std::move(tasks.front());
      tasks.pop_front();
      task();
    }
  }

  std::deque<Task> here_;
  std::deque<Task> later_;
  std::deque<Task> workers_;
  Strand strand_{Place{to(here_), to(later_)}};
};

TEST_F(StrandTest, a_value_from_elsewhere_arrives_on_the_strand) {
  std::vector<int> notes;
  auto awaited = strand_.await_value<int>();
  note(std::move(awaited.value), notes);
  awaited.arrive(3);
  EXPECT_EQ(notes, std::vector{0});
  run(here_);
  EXPECT_EQ(notes, (std::vector{0, 3}));
}

TEST_F(StrandTest, what_workers_compute_arrives_on_the_strand) {
  std::vector<int> notes;
  note(strand_.on<int>(to(workers_), [] { return 9; }), notes);
  run(here_);
  EXPECT_EQ(notes, std::vector{0});
  run(workers_);
  EXPECT_EQ(notes, std::vector{0});
  run(here_);
  EXPECT_EQ(notes, (std::vector{0, 9}));
}

TEST_F(StrandTest, the_owner_lives_until_what_it_waits_for_is_there) {
  auto owner = std::make_shared<std::string>("owner");
  const std::weak_ptr<std::string> watched = owner;
  strand_.set_owner(owner);
  auto awaited = strand_.await_value<int>();
  owner.reset();
  EXPECT_FALSE(watched.expired());
  awaited.arrive(1);
  EXPECT_FALSE(watched.expired());
  run(here_);
  EXPECT_TRUE(watched.expired());
}

TEST_F(StrandTest, what_workers_compute_with_is_gone_before_the_owner_is) {
  auto owner = std::make_shared<std::string>("owner");
  const std::weak_ptr<std::string> watched = owner;
  strand_.set_owner(owner);
  bool outlived = false;
  const std::shared_ptr<int> tool(new int(5), [&, watched](int* gone) {
    outlived = watched.expired();
    delete gone;
  });
  strand_.on<int>(to(workers_), [tool = tool] { return *tool; });
  owner.reset();
  workers_.clear();
  EXPECT_FALSE(outlived);
  EXPECT_TRUE(watched.expired()) << "no worker, no value";
}

Future<int> failing() {
  throw std::bad_alloc();
  co_return 1;
}

TEST(Future, an_exception_ends_all_who_wait_and_is_there_for_whoever_runs_the_task) {
  const auto kept = std::make_shared<int>(0);
  Task task = [kept] { hold(kept, twice(failing())); };
  EXPECT_THROW(std::rethrow_exception(run_guarded(task)), std::bad_alloc);
  task = nullptr;
  EXPECT_EQ(kept.use_count(), 1);
  EXPECT_EQ(*kept, 0);
  Task harmless = [] {};
  EXPECT_EQ(run_guarded(harmless), nullptr);
}

class BreakingTest : public StrandTest {
 protected:
  BreakingTest() {
    strand_.set_owner(owner_, [this](const std::exception_ptr&) { ++told_; });
  }
  // Whether something that waits is given up when the strand has run.
  bool is_given_up() {
    run(here_);
    return kept_.use_count() == 1;
  }

  std::shared_ptr<int> owner_ = std::make_shared<int>(0);
  std::shared_ptr<int> kept_ = std::make_shared<int>(0);
  int told_ = 0;
};

TEST_F(BreakingTest, a_task_that_throws_is_the_last_and_those_who_wait_are_given_up) {
  auto awaited = strand_.await_value<int>();
  hold(kept_, std::move(awaited.value));
  bool later = false;
  strand_.run([] { throw std::bad_alloc(); });
  strand_.run([&later] { later = true; });
  run(here_);
  EXPECT_TRUE(strand_.is_broken());
  EXPECT_EQ(told_, 1);
  EXPECT_FALSE(later);
  awaited.arrive(5);
  EXPECT_TRUE(is_given_up());
  EXPECT_EQ(*kept_, 0) << "it never learnt of the value";
  EXPECT_EQ(told_, 1);
}

TEST_F(BreakingTest, a_value_that_cannot_arrive_breaks_it_whichever_comes_first) {
  {
    auto awaited = strand_.await_value<int>();
    Callback<int> lost = std::move(awaited.arrive);
    lost = nullptr;
    hold(kept_, std::move(awaited.value));
  }
  EXPECT_TRUE(is_given_up());
  EXPECT_TRUE(strand_.is_broken());
  EXPECT_EQ(told_, 1);
}

TEST_F(BreakingTest, work_that_throws_is_a_value_that_cannot_arrive) {
  hold(kept_, strand_.on<int>(to(workers_), []() -> int { throw std::bad_alloc(); }));
  Task work = std::move(workers_.front());
  workers_.clear();
  EXPECT_THROW(std::rethrow_exception(run_guarded(work)), std::bad_alloc);
  work = nullptr;
  EXPECT_TRUE(is_given_up());
  EXPECT_EQ(told_, 1);
}

TEST_F(BreakingTest, without_memory_to_tell_the_strand_it_is_told_when_there_is_some) {
  bool memory = false;
  Strand strand{Place{[&](Task task) {
                        if (!memory) throw std::bad_alloc();
                        here_.push_back(std::move(task));
                      },
                      to(later_)}};
  strand.set_owner(owner_, [this](const std::exception_ptr&) { ++told_; });
  auto awaited = strand.await_value<int>();
  hold(kept_, std::move(awaited.value));
  EXPECT_THROW(awaited.arrive(5), std::bad_alloc);
  EXPECT_TRUE(strand.is_broken());
  EXPECT_EQ(told_, 0);
  memory = true;
  strand.clear_up();
  EXPECT_TRUE(is_given_up());
  EXPECT_EQ(told_, 1);
}

}  // namespace
}  // namespace atlantica
