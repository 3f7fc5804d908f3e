#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <memory>
#include <new>

#include "ask_store.h"
#include "store/sqlite_database.h"

namespace atlantica {
namespace {

// A store that the test drives.
class DrivenStoreTest : public FolderTest {
 protected:
  template <class Ask>
  std::expected<void, StoreError> ask_driven(Ask ask) {
    Answer<void> answer;
    ask(answer.done());
    store_.commit_waiting();
    return answer.wait();
  }

  CommitQueue::Instant now_{std::chrono::hours(1)};
  int woken_ = 0;
  SqlStore store_{open_sqlite(path()), {.now = [this] { return now_; }, .wake = [this] { ++woken_; }}};
};

TEST_F(DrivenStoreTest, nothing_is_stored_or_answered_before_the_driver_says_so) {
  Answer<void> created;
  Answer<void> moved;
  store_.create(a_table("one"), created.done());
  store_.append({"one", 2, {kMove}}, moved.done());
  EXPECT_EQ(woken_, 2) << "the driver knows that there is something to do";
  EXPECT_EQ(created.future.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  store_.commit_waiting();
  EXPECT_TRUE(created.wait());
  EXPECT_TRUE(moved.wait());
  EXPECT_EQ(store_.commits(), 1U);
}

TEST_F(DrivenStoreTest, an_answer_that_nobody_has_memory_for_is_destroyed_and_the_others_are_given) {
  auto owed = std::make_shared<int>();
  const std::weak_ptr<int> held = owed;
  Answer<void> moved;
  store_.create(a_table("one"), [owed = std::move(owed)](auto) { throw std::bad_alloc(); });
  store_.append({"one", 2, {kMove}}, moved.done());
  store_.commit_waiting();
  EXPECT_TRUE(held.expired());
  EXPECT_TRUE(moved.wait());
}

TEST_F(DrivenStoreTest, closing_finishes_what_was_asked) {
  Answer<void> created;
  store_.create(a_table("one"), created.done());
  store_.close();
  EXPECT_TRUE(created.wait());
}

TEST_F(DrivenStoreTest, who_has_waited_too_long_is_told_and_nothing_is_stored) {
  Answer<void> created;
  store_.create(a_table("one"), created.done());
  now_ += std::chrono::seconds(5);
  store_.give_up_overdue();
  EXPECT_EQ(created.future.wait_for(std::chrono::seconds(0)), std::future_status::timeout) << "not yet";
  now_ += std::chrono::seconds(5);
  store_.give_up_overdue();
  EXPECT_EQ(created.wait().error().message.key, "common.store.overdue");
  store_.commit_waiting();
  EXPECT_TRUE(ask_driven([&](auto done) { store_.create(a_table("one"), std::move(done)); })) << "it was not created";
}

TEST_F(DrivenStoreTest, when_too_many_wait_the_next_is_told_at_once) {
  std::size_t answered = 0;
  for (std::size_t i = 0; i < CommitQueue::kMostWaiting; ++i) store_.load("nothing", [&](const auto&) { ++answered; });
  const auto refused = ask<void>([&](auto done) { store_.create(a_table("one"), std::move(done)); });
  EXPECT_EQ(refused.error().message.key, "common.store.busy");
  while (answered < CommitQueue::kMostWaiting) store_.commit_waiting();
  EXPECT_TRUE(ask_driven([&](auto done) { store_.create(a_table("one"), std::move(done)); }));
}

TEST_F(DrivenStoreTest, a_database_that_is_down_is_tried_again_with_growing_pauses) {
  SQLite::Database other(path().string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  EXPECT_FALSE(ask_driven([&](auto done) { store_.create(a_table("one"), std::move(done)); }));
  std::vector<std::chrono::milliseconds> pauses;
  for (int i = 0; i < 3; ++i) {
    pauses.push_back(std::chrono::duration_cast<std::chrono::milliseconds>(*store_.wants_call_at() - now_));
    now_ = *store_.wants_call_at();
    if (i < 2) store_.commit_waiting();
  }
  using std::chrono::milliseconds;
  EXPECT_EQ(pauses, (std::vector{milliseconds(0), milliseconds(100), milliseconds(200)}));
  const auto refused = ask<void>([&](auto done) { store_.create(a_table("one"), std::move(done)); });
  EXPECT_EQ(refused.error().message.key, "common.store.down");
  other.exec("ROLLBACK");
  store_.commit_waiting();
  EXPECT_EQ(store_.wants_call_at(), std::nullopt);
  EXPECT_TRUE(ask_driven([&](auto done) { store_.create(a_table("one"), std::move(done)); }));
}

TEST_F(DrivenStoreTest, what_other_programs_do_to_a_file_is_news_but_not_what_the_store_does_itself) {
  int news = 0;
  store_.listen([&](const std::string& table) {
    EXPECT_EQ(table, "") << "anything may have changed";
    ++news;
  });
  const auto look = [&] {
    store_.look_for_news();
    store_.commit_waiting();
    return news;
  };
  EXPECT_EQ(look(), 0);
  // Enough for the checkpoints of the write-ahead log, on a connection of their own.
  StoredTable large = a_table("one");
  large.edition_text = std::string(6'000'000, 'x');
  EXPECT_TRUE(ask_driven([&](auto done) { store_.create(large, std::move(done)); }));
  EXPECT_TRUE(ask_driven([&](auto done) { store_.append({"one", 2, {kMove}}, std::move(done)); }));
  EXPECT_EQ(look(), 0);
  ASSERT_TRUE(ask<void>([&](auto done) { open_store(path())->remove("one", std::move(done)); }));
  EXPECT_EQ(look(), 1);
  EXPECT_EQ(look(), 1);
}

}  // namespace
}  // namespace atlantica
