#include <gtest/gtest.h>

#include "databases.h"

namespace atlantica {
namespace {

constexpr std::int64_t kNow = 1'700'000'000;
constexpr std::int64_t kDay = 24 * 60 * 60;

const StoredAccount kAda{"ada", "Ada", "ada", "a hash", kNow};
const StoredAccount kGrace{"grace", "Grace", "grace", "another hash", kNow};

class AccountStoreTest : public DatabaseTest {
 protected:
  AccountStoreTest() : store_(open()) {
    for (const StoredAccount& account : {kAda, kGrace})
      EXPECT_TRUE(ask<void>([&](auto done) { store_->create_account(account, std::move(done)); }));
  }

  std::expected<StoredAccount, StoreError> use(const std::string& token, std::int64_t now) {
    return ask<StoredAccount>(
        [&](auto done) { store_->use_session({token, "", now, now - 10 * kDay}, std::move(done)); });
  }
  void start(const std::string& token, std::int64_t now) {
    EXPECT_TRUE(
        ask<void>([&](auto done) { store_->start_session({token, "ada", now, now - 10 * kDay}, std::move(done)); }));
  }
  std::expected<void, StoreError> finish(const std::string& table, bool rated, std::vector<StoredSeatResult> seats,
                                         std::int64_t when = kNow) {
    if (!load(*store_, table)) {
      EXPECT_TRUE(create(*store_, a_table(table)));
    }
    return ask<void>(
        [&](auto done) { store_->finish({table, "atlantis", rated, when, std::move(seats)}, std::move(done)); });
  }
  std::vector<PlayerRating> ratings(const std::string& player) {
    return *ask<std::vector<PlayerRating>>([&](auto done) { store_->ratings_of(player, std::move(done)); });
  }

  std::unique_ptr<SqlStore> store_;
};

INSTANTIATE_DATABASES(AccountStoreTest);

TEST_P(AccountStoreTest, an_account_is_found_by_its_name_and_the_name_is_taken) {
  const auto found = ask<StoredAccount>([&](auto done) { store_->find_account("ada", std::move(done)); });
  ASSERT_TRUE(found) << found.error().message.key;
  EXPECT_EQ(*found, kAda);
  const auto unknown = ask<StoredAccount>([&](auto done) { store_->find_account("eve", std::move(done)); });
  EXPECT_EQ(unknown.error().kind, StoreError::Kind::missing);
  const auto again =
      ask<void>([&](auto done) { store_->create_account({"eve", "ADA", "ada", "hers", kNow}, std::move(done)); });
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
}

TEST_P(AccountStoreTest, a_session_lasts_while_it_is_used) {
  start("token", kNow);
  EXPECT_EQ(*use("token", kNow + 9 * kDay), kAda);
  EXPECT_EQ(*use("token", kNow + 18 * kDay), kAda) << "it was used in between";
  EXPECT_EQ(use("token", kNow + 29 * kDay).error().kind, StoreError::Kind::missing);
  EXPECT_EQ(use("a guess", kNow).error().kind, StoreError::Kind::missing);
}

TEST_P(AccountStoreTest, sessions_that_are_over_are_forgotten_at_the_next_sign_in) {
  start("old", kNow);
  start("recent", kNow + 9 * kDay);
  start("new", kNow + 11 * kDay);
  const auto find = [&](const std::string& token) {
    return ask<StoredAccount>([&](auto done) { store_->use_session({token, "", kNow, 0}, std::move(done)); });
  };
  EXPECT_FALSE(find("old")) << "even by a server whose clock is behind";
  EXPECT_TRUE(find("recent"));
  EXPECT_TRUE(find("new"));
}

TEST_P(AccountStoreTest, who_signs_out_is_out_and_only_there) {
  start("here", kNow);
  start("there", kNow);
  EXPECT_TRUE(ask<void>([&](auto done) { store_->end_session("here", std::move(done)); }));
  EXPECT_FALSE(use("here", kNow));
  EXPECT_TRUE(use("there", kNow));
}

TEST_P(AccountStoreTest, a_result_is_stored_once) {
  ASSERT_TRUE(finish("one", true, {{"account:ada", 30, 1}, {"account:grace", 20, 2}}));
  EXPECT_TRUE(load(*store_, "one")->finished);
  const auto before = ratings("account:ada");
  EXPECT_EQ(finish("one", true, {{"account:ada", 0, 2}, {"account:grace", 20, 1}}).error().kind,
            StoreError::Kind::conflict);
  ASSERT_EQ(before.size(), 1U);
  EXPECT_EQ(ratings("account:ada")[0].rating, before[0].rating);
  EXPECT_EQ(ratings("account:ada")[0].games, 1);
}

TEST_P(AccountStoreTest, a_rated_game_moves_ratings_a_friendly_one_does_not) {
  ASSERT_TRUE(finish("friendly", false, {{"account:ada", 30, 1}, {"account:grace", 20, 2}}));
  EXPECT_TRUE(ratings("account:ada").empty());
  ASSERT_TRUE(finish("rated", true, {{"account:ada", 30, 1}, {"account:grace", 20, 2}, {"bot:greedy", 10, 3}}));
  std::vector<Rating> expected(3);
  rate(expected, std::vector{1, 2, 3});
  EXPECT_EQ(ratings("account:ada")[0].rating, expected[0]);
  EXPECT_EQ(ratings("account:grace")[0].rating, expected[1]);
  EXPECT_EQ(ratings("bot:greedy")[0].rating, expected[2]) << "bots are rated too";
}

TEST_P(AccountStoreTest, a_rated_game_begins_with_the_ratings_that_the_last_one_left) {
  ASSERT_TRUE(finish("one", true, {{"account:ada", 30, 1}, {"account:grace", 20, 2}}));
  ASSERT_TRUE(finish("two", true, {{"account:grace", 30, 1}, {"account:ada", 20, 2}}));
  std::vector<Rating> expected(2);
  rate(expected, std::vector{1, 2});
  rate(expected, std::vector{2, 1});
  EXPECT_EQ(ratings("account:ada")[0].rating, expected[0]);
  EXPECT_EQ(ratings("account:grace")[0].rating, expected[1]);
}

TEST_P(AccountStoreTest, a_bot_at_two_seats_gets_the_mean) {
  ASSERT_TRUE(finish("one", true, {{"bot:greedy", 40, 1}, {"account:ada", 30, 2}, {"bot:greedy", 10, 3}}));
  std::vector<Rating> expected(3);
  rate(expected, std::vector{1, 2, 3});
  EXPECT_DOUBLE_EQ(ratings("bot:greedy")[0].rating.mu, (expected[0].mu + expected[2].mu) / 2);
  EXPECT_EQ(ratings("bot:greedy")[0].games, 1);
}

TEST_P(AccountStoreTest, the_best_are_listed_first_with_their_names) {
  ASSERT_TRUE(finish("one", true, {{"account:ada", 30, 2}, {"account:grace", 40, 1}, {"bot:greedy", 10, 3}}));
  const auto best =
      ask<std::vector<PlayerRating>>([&](auto done) { store_->best_of("atlantis", 10, std::move(done)); });
  ASSERT_EQ(best->size(), 3U);
  EXPECT_EQ((*best)[0].name, "Grace");
  EXPECT_EQ((*best)[1].name, "Ada");
  EXPECT_EQ((*best)[2].name, "greedy");
  EXPECT_TRUE(
      ask<std::vector<PlayerRating>>([&](auto done) { store_->best_of("survive", 10, std::move(done)); })->empty());
}

TEST_P(AccountStoreTest, results_and_tables_of_a_player_newest_first_running_before_finished) {
  ASSERT_TRUE(finish("older", false, {{"account:ada", 30, 1}, {"", 20, 2}}, kNow));
  ASSERT_TRUE(finish("newer", true, {{"account:ada", 10, 2}, {"account:grace", 20, 1}}, kNow + 60));
  ASSERT_TRUE(create(*store_, a_table("running")));
  const auto results =
      *ask<std::vector<PlayerResult>>([&](auto done) { store_->results_of("account:ada", 10, std::move(done)); });
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0].table, "newer");
  EXPECT_EQ(results[0].place, 2);
  EXPECT_EQ(results[0].players, 2);
  EXPECT_DOUBLE_EQ(results[0].before, 1000);
  EXPECT_LT(results[0].after, results[0].before);
  EXPECT_EQ(results[1].table, "older");
  EXPECT_EQ(results[1].after, 0) << "it was friendly";
  const auto tables = *ask<std::vector<PlayerTable>>([&](auto done) { store_->tables_of("ada", 10, std::move(done)); });
  ASSERT_EQ(tables.size(), 3U) << "Ada sits at seat 0 of each";
  EXPECT_EQ(tables[0].table, "running");
  EXPECT_FALSE(tables[0].finished);
  EXPECT_TRUE(tables[1].finished);
  EXPECT_TRUE(ask<std::vector<PlayerTable>>([&](auto done) { store_->tables_of("", 10, std::move(done)); })->empty())
      << "a guest has no account";
}

}  // namespace
}  // namespace atlantica
