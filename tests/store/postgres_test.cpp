#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <thread>
#include <vector>

#include "ask_store.h"
#include "core/failure.h"
#include "postgres_server.h"

namespace atlantica {
namespace {

// Behaviour specific to a database shared by several programs.
class PostgresTest : public ::testing::Test {
 protected:
  PostgresTest() : address_(PostgresServer::shared().new_database()) {}

  static Message problem_of_opening(const std::string& address) {
    try {
      open_store(address);
    } catch (const Failure& failure) {
      return failure.message();
    }
    return {};
  }

  std::string address_;
};

TEST_F(PostgresTest, of_two_servers_one_is_first) {
  const auto one = open_store(address_);
  const auto other = open_store(address_);
  ASSERT_TRUE(create(*one, a_table("one")));
  EXPECT_EQ(*load(*other, "one"), a_table("one"));
  constexpr std::size_t kMoves = 200;
  std::size_t stored = 0;
  const auto play = [&](SqlStore& store, std::vector<Answer<void>>& answers) {
    for (std::size_t i = 0; i < kMoves; ++i) store.append({"one", 2 + i, {kMove}}, answers[i].done());
  };
  std::vector<Answer<void>> first(kMoves), second(kMoves);
  std::thread thread([&] { play(*other, second); });
  play(*one, first);
  thread.join();
  for (std::size_t i = 0; i < kMoves; ++i) {
    const bool of_first = first[i].wait().has_value();
    const bool of_second = second[i].wait().has_value();
    EXPECT_FALSE(of_first && of_second) << "entry " << i << " was acknowledged twice";
    stored += of_first || of_second ? 1 : 0;
  }
  EXPECT_EQ(load(*one, "one")->log.size(), 1 + stored);
  EXPECT_EQ(load(*one, "one")->log, load(*other, "one")->log);
}

TEST_F(PostgresTest, no_rated_game_is_lost_when_two_servers_rate_at_once) {
  const std::array stores{open_store(address_), open_store(address_)};
  constexpr std::size_t kGames = 60;
  const auto name = [](std::size_t server, std::size_t game) {
    return "table" + std::to_string(server) + "-" + std::to_string(game);
  };
  for (std::size_t server = 0; server < stores.size(); ++server)
    for (std::size_t game = 0; game < kGames; ++game) ASSERT_TRUE(create(*stores[server], a_table(name(server, game))));
  const auto play = [&](std::size_t server) {
    for (std::size_t game = 0; game < kGames; ++game)
      EXPECT_TRUE(ask<void>([&](auto done) {
        stores[server]->finish({name(server, game), "atlantis", true, 0, {{"bot:a", 2, 1}, {"bot:b", 1, 2}}},
                               std::move(done));
      }));
  };
  std::thread thread([&] { play(1); });
  play(0);
  thread.join();
  std::vector<Rating> expected(2);
  for (std::size_t game = 0; game < stores.size() * kGames; ++game) rate(expected, std::vector{1, 2});
  const auto rated =
      ask<std::vector<PlayerRating>>([&](auto done) { stores[0]->ratings_of("bot:a", std::move(done)); });
  ASSERT_EQ(rated->size(), 1U);
  EXPECT_EQ(rated->front().rating, expected[0]) << "as if one had rated them all";
}

TEST_F(PostgresTest, a_rematch_is_news_of_the_table_before_too) {
  const auto one = open_store(address_);
  const auto other = open_store(address_);
  ASSERT_TRUE(create(*one, a_table("first")));
  std::vector<std::string> heard;
  std::promise<void> all;
  other->listen([&](const std::string& table) {
    heard.push_back(table);
    if (table == "second") all.set_value();
  });
  StoredTable rematch = a_table("second");
  rematch.rematch_of = "first";
  ASSERT_TRUE(create(*one, rematch));
  all.get_future().wait();
  EXPECT_EQ(heard, (std::vector<std::string>{"first", "second"}));
}

TEST_F(PostgresTest, servers_that_start_together_bring_the_schema_up_to_date_once) {
  std::vector<std::thread> threads;
  std::vector<Message> problems(6);
  for (Message& problem : problems) threads.emplace_back([&] { problem = problem_of_opening(address_); });
  for (std::thread& thread : threads) thread.join();
  for (const Message& problem : problems) EXPECT_EQ(problem, Message{});
}

TEST_F(PostgresTest, what_was_acknowledged_survives_and_the_store_comes_back) {
  const auto store = open_store(address_);
  ASSERT_TRUE(create(*store, a_table("one")));
  PostgresServer::shared().cut_connections();
  EXPECT_TRUE(append(*store, {"one", 2, {kMove}})) << "a lost connection is opened again";
  PostgresServer::shared().kill();
  const auto lost = append(*store, {"one", 3, {kMove}});
  ASSERT_FALSE(lost);
  EXPECT_EQ(lost.error().kind, StoreError::Kind::failed);
  EXPECT_FALSE(ready(*store));
  PostgresServer::shared().start();
  wait_until_ready(*store);
  EXPECT_TRUE(append(*store, {"one", 3, {kDraw}}));
  EXPECT_EQ(load(*store, "one")->log.size(), 3U);
}

TEST_F(PostgresTest, a_failing_statement_is_reported_and_the_store_goes_on) {
  const auto store = open_store(address_);
  ASSERT_TRUE(create(*store, a_table("one")));
  PostgresServer::shared().run(address_, "ALTER TABLE atlantica.log RENAME TO hidden");
  const auto lost = append(*store, {"one", 2, {kMove}});
  ASSERT_FALSE(lost);
  EXPECT_EQ(lost.error().kind, StoreError::Kind::failed);
  PostgresServer::shared().run(address_, "ALTER TABLE atlantica.hidden RENAME TO log");
  EXPECT_TRUE(append(*store, {"one", 2, {kMove}}));
}

TEST_F(PostgresTest, tables_of_other_programs_in_the_same_database_are_left_alone) {
  PostgresServer::shared().run(address_, "CREATE TABLE tables (recipe TEXT); INSERT INTO tables VALUES ('soup')");
  const auto store = open_store(address_);
  ASSERT_TRUE(create(*store, a_table("one")));
  PostgresServer::shared().run(address_, "SELECT 1 / count(*) FROM public.tables WHERE recipe = 'soup'");
}

TEST_F(PostgresTest, a_newer_schema_is_refused) {
  EXPECT_EQ(problem_of_opening(address_), Message{});
  PostgresServer::shared().run(address_, "UPDATE atlantica.schema_version SET version = 99");
  const Message problem = problem_of_opening(address_);
  EXPECT_EQ(problem.key, "common.store.newer");
  EXPECT_EQ(std::ranges::count(problem.arguments, Argument("version", 99)), 1);
}

TEST_F(PostgresTest, a_server_that_is_not_there_is_a_clear_failure_without_secrets) {
  const Message problem = problem_of_opening("postgres://ada:secret@127.0.0.1:1/games");
  EXPECT_EQ(problem.key, "common.store.unreachable");
  for (const Argument& argument : problem.arguments)
    EXPECT_EQ(std::get<std::string>(argument.value).find("secret"), std::string::npos) << argument.name;
  EXPECT_EQ(open_store(address_)->place().find("postgres://"), std::string::npos);
}

}  // namespace
}  // namespace atlantica
