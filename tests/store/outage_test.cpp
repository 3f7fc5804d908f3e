#include <gtest/gtest.h>

#include <memory>

#include "ask_store.h"
#include "postgres_server.h"
#include "relay.h"
#include "store/postgres_database.h"

namespace atlantica {
namespace {

// A PostgreSQL that can fall silent, behind a network that can, too.
class OutageTest : public ::testing::Test {
 protected:
  OutageTest() { EXPECT_TRUE(create(*store_, a_table("one"))); }

  // Less patient than a real one, so that the test is short.
  std::unique_ptr<SqlStore> open() const {
    return std::make_unique<SqlStore>(open_postgres(behind_relay_, std::chrono::milliseconds(500)));
  }
  static void expect_failed(const std::expected<void, StoreError>& result) {
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().kind, StoreError::Kind::failed);
  }

  std::string address_ = PostgresServer::shared().new_database();
  Relay relay_{PostgresServer::shared().socket()};
  std::string behind_relay_ = PostgresServer::behind_port(address_, relay_.port());
  std::unique_ptr<SqlStore> store_ = open();
};

TEST_F(OutageTest, when_the_database_is_silent_requests_fail_until_it_is_back) {
  relay_.silence();
  expect_failed(append(*store_, {"one", 2, {kMove}}));
  const auto at_once = append(*store_, {"one", 2, {kMove}});
  expect_failed(at_once);
  EXPECT_EQ(at_once.error().message.key, "common.store.down") << "it does not wait for a database known to be down";
  EXPECT_FALSE(ready(*store_));
  relay_.resume();
  wait_until_ready(*store_);
  EXPECT_TRUE(append(*store_, {"one", load(*store_, "one")->log.size() + 1, {kMove}}));
}

TEST_F(OutageTest, when_all_processes_of_the_database_hang_requests_fail_until_they_go_on) {
  PostgresServer::shared().freeze();
  expect_failed(append(*store_, {"one", 2, {kMove}}));
  EXPECT_FALSE(ready(*store_));
  PostgresServer::shared().thaw();
  wait_until_ready(*store_);
  EXPECT_TRUE(append(*store_, {"one", load(*store_, "one")->log.size() + 1, {kMove}}));
}

TEST_F(OutageTest, a_connection_that_is_cut_is_opened_again) {
  relay_.cut();
  const auto result = append(*store_, {"one", 2, {kMove}});
  EXPECT_TRUE(result) << result.error().message.key;
}

TEST_F(OutageTest, a_connection_that_is_lost_without_a_word_is_opened_again) {
  relay_.lose_connections();
  expect_failed(append(*store_, {"one", 2, {kMove}}));
  wait_until_ready(*store_);
  EXPECT_TRUE(append(*store_, {"one", 2, {kMove}}));
}

TEST_F(OutageTest, a_commit_whose_answer_never_came_is_not_done_twice) {
  relay_.silence_after("COMMIT");
  expect_failed(append(*store_, {"one", 2, {kMove}}));
  relay_.resume();
  wait_until_ready(*store_);
  EXPECT_EQ(load(*store_, "one")->log.size(), 2U) << "nobody could know, but it was stored";
  const auto again = append(*store_, {"one", 2, {kMove}});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
}

TEST_F(OutageTest, what_a_lost_server_has_locked_is_free_again_soon) {
  relay_.silence_after("RELEASE SAVEPOINT");
  expect_failed(append(*store_, {"one", 2, {kMove}}));  // its transaction is open, and nobody will end it
  const auto other = std::make_unique<SqlStore>(open_postgres(address_, std::chrono::seconds(5)));
  EXPECT_TRUE(append(*other, {"one", 2, {kDraw}}));
  EXPECT_EQ(load(*other, "one")->log.back(), kDraw);
}

TEST_F(OutageTest, closing_does_not_wait_for_a_silent_database) {
  relay_.silence();
  Answer<void> lost;
  store_->append({"one", 2, {kMove}}, lost.done());
  store_->close(std::chrono::milliseconds(1));
  expect_failed(lost.wait());
  expect_failed(append(*store_, {"one", 2, {kMove}}));
  store_.reset();
}

TEST_F(OutageTest, news_arrives_again_after_a_connection_was_lost_without_a_word) {
  std::promise<std::string> heard;
  store_->listen([&](const std::string& table) { heard.set_value(table); });
  relay_.lose_connections();
  EXPECT_EQ(heard.get_future().get(), "") << "anything may have changed meanwhile";
  store_->close();
}

}  // namespace
}  // namespace atlantica
