#include <gtest/gtest.h>

#include "databases.h"

namespace atlantica {
namespace {

constexpr std::int64_t kNow = 1'700'000'000;
constexpr std::int64_t kDay = 24 * 60 * 60;

const StoredAccount kAda{"ada", "Ada", "ada", "ada", "a hash", kNow};
const StoredAccount kGrace{"grace", "Grace", "grace", "grace", "another hash", kNow};

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
  std::expected<StoredAccount, StoreError> find(const std::string& key, const std::string& old_key) {
    return ask<StoredAccount>([&](auto done) { store_->find_account({key, old_key}, std::move(done)); });
  }
  std::expected<void, StoreError> sign_up(const StoredAccount& account) {
    return ask<void>([&](auto done) { store_->create_account(account, std::move(done)); });
  }
  std::int64_t try_password(const std::string& key, std::int64_t now) {
    return *ask<std::int64_t>([&](auto done) { store_->try_password({key, now}, std::move(done)); });
  }
  std::expected<std::vector<std::string>, StoreError> remove(const std::string& account) {
    return ask<std::vector<std::string>>(
        [&](auto done) { store_->delete_account({account, {"Vermilion", "Blue", "Yellow"}}, std::move(done)); });
  }
  std::vector<PlayerResult> results(const std::string& player) {
    return *ask<std::vector<PlayerResult>>([&](auto done) { store_->results_of(player, 10, std::move(done)); });
  }
  std::vector<PlayerRating> ratings(const std::string& player) {
    return *ask<std::vector<PlayerRating>>([&](auto done) { store_->ratings_of(player, std::move(done)); });
  }

  std::unique_ptr<SqlStore> store_;
};

INSTANTIATE_DATABASES(AccountStoreTest);

TEST_P(AccountStoreTest, an_account_is_found_by_its_name_and_the_name_is_taken) {
  const auto found = find("ada", "ADA");
  ASSERT_TRUE(found) << found.error().message.key;
  EXPECT_EQ(*found, kAda);
  EXPECT_EQ(*find("no such key", "ada"), kAda);
  EXPECT_EQ(find("eve", "eve").error().kind, StoreError::Kind::missing);
  EXPECT_EQ(sign_up({"eve", "ADA", "ada", "other", "hers", kNow}).error().kind, StoreError::Kind::conflict);
}

TEST_P(AccountStoreTest, a_name_that_looks_like_another_is_taken) {
  EXPECT_EQ(sign_up({"eve", "Adа", "adа", "ada", "hers", kNow}).error().kind, StoreError::Kind::conflict);
  EXPECT_TRUE(sign_up({"eve", "Eve", "eve", "eve", "hers", kNow}));
}

TEST_P(AccountStoreTest, wrong_passwords_wait_longer_and_longer) {
  std::int64_t now = kNow;
  for (int i = 0; i < 5; ++i) EXPECT_EQ(try_password("key", now), 0) << i;
  EXPECT_EQ(try_password("key", now), 2) << "after five";
  EXPECT_EQ(try_password("key", now + 1), 1) << "waiting does not count";
  EXPECT_EQ(try_password("other key", now), 0) << "only that account waits";
  for (const std::int64_t wait : {2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900}) {
    EXPECT_EQ(try_password("key", now + wait - 1), 1);
    EXPECT_EQ(try_password("key", now += wait), 0) << wait;
  }
  EXPECT_TRUE(ask<void>([&](auto done) { store_->forget_attempts("key", std::move(done)); }));
  EXPECT_EQ(try_password("key", now), 0) << "the right password ends it";
}

TEST_P(AccountStoreTest, wrong_passwords_are_forgotten_after_a_day) {
  for (int i = 0; i < 5; ++i) EXPECT_EQ(try_password("key", kNow), 0);
  EXPECT_EQ(try_password("key", kNow + kDay), 0) << "it counts as the sixth";
  EXPECT_EQ(try_password("key", kNow + kDay), 4);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(try_password("key", kNow + 3 * kDay), 0) << i;
}

TEST_P(AccountStoreTest, a_new_password_ends_all_sessions) {
  start("here", kNow);
  start("there", kNow);
  const auto change = [&](const std::string& before) {
    return ask<void>([&](auto done) { store_->change_password({"ada", before, "a new hash"}, std::move(done)); });
  };
  EXPECT_EQ(change("a wrong hash").error().kind, StoreError::Kind::conflict);
  EXPECT_TRUE(use("here", kNow));
  ASSERT_TRUE(change("a hash"));
  EXPECT_EQ(find("ada", "ada")->password_hash, "a new hash");
  EXPECT_FALSE(use("here", kNow));
  EXPECT_FALSE(use("there", kNow));
}

TEST_P(AccountStoreTest, who_signs_out_everywhere_has_no_session_left) {
  start("here", kNow);
  start("there", kNow);
  EXPECT_TRUE(ask<void>([&](auto done) { store_->start_session({"grace's", "grace", kNow, 0}, std::move(done)); }));
  EXPECT_TRUE(ask<void>([&](auto done) { store_->end_sessions("ada", std::move(done)); }));
  EXPECT_FALSE(use("here", kNow));
  EXPECT_FALSE(use("there", kNow));
  EXPECT_TRUE(use("grace's", kNow));
}

TEST_P(AccountStoreTest, a_deleted_account_leaves_its_games_to_the_others) {
  ASSERT_TRUE(finish("over", true, {{"account:ada", 30, 1}, {"account:grace", 20, 2}}));
  const auto before = results("account:grace");
  const auto rating = ratings("account:grace");
  ASSERT_TRUE(create(*store_, a_table("running")));
  start("token", kNow);
  const auto tables = remove("ada");
  ASSERT_TRUE(tables) << tables.error().message.key;
  EXPECT_EQ(*tables, (std::vector<std::string>{"over", "running"}));

  EXPECT_FALSE(use("token", kNow));
  EXPECT_EQ(find("ada", "ada").error().kind, StoreError::Kind::missing);
  EXPECT_TRUE(ratings("account:ada").empty());
  EXPECT_TRUE(results("account:ada").empty());
  ASSERT_EQ(results("account:grace").size(), 1U);
  EXPECT_EQ(results("account:grace")[0].players, 2);
  EXPECT_EQ(results("account:grace")[0].place, 2);
  EXPECT_EQ(results("account:grace")[0].after, before[0].after);
  EXPECT_EQ(ratings("account:grace")[0].rating, rating[0].rating);
  const StoredSeat seat = load(*store_, "running")->seats[0];
  EXPECT_EQ(seat.name, "Vermilion");
  EXPECT_EQ(seat.account, "");
  EXPECT_EQ(seat.token_hash, "hash of a token") << "whoever has the link plays on as a guest";
  EXPECT_EQ(remove("ada").error().kind, StoreError::Kind::missing);
  EXPECT_TRUE(sign_up({"new", "Ada", "ada", "ada", "a hash", kNow})) << "the name is free again";
}

TEST_P(AccountStoreTest, who_deletes_an_account_before_the_end_is_rated_like_a_newcomer) {
  ASSERT_TRUE(finish("one", true, {{"account:ada", 30, 1}, {"account:grace", 20, 2}}));
  std::vector<Rating> expected = {ratings("account:grace")[0].rating, Rating{}};
  ASSERT_TRUE(remove("ada"));
  ASSERT_TRUE(finish("two", true, {{"account:grace", 30, 1}, {"account:ada", 20, 2}}));
  rate(expected, std::vector{1, 2});
  EXPECT_EQ(ratings("account:grace")[0].rating, expected[0]);
  EXPECT_TRUE(ratings("account:ada").empty()) << "a server that did not know yet";
  EXPECT_EQ(results("account:grace")[0].players, 2);
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
