#include <gtest/gtest.h>

#include <array>

#include "databases.h"

namespace atlantica {
namespace {

// Tables that end before their games.
class EndTest : public DatabaseTest {};

INSTANTIATE_DATABASES(EndTest);

std::expected<void, StoreError> end(Store& store, const StoredEnd& end) {
  return ask<void>([&](auto done) { store.end(end, std::move(done)); });
}

TEST_P(EndTest, a_table_ends_once_and_its_log_with_it) {
  const auto store = open();
  StoredTable table = a_table("one");
  ASSERT_TRUE(create(*store, table));
  ASSERT_TRUE(end(*store, {"one", 1, "[0]"}));
  EXPECT_EQ(end(*store, {"one", 1, "[1]"}).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(append(*store, {"one", 2, {kMove}}).error().kind, StoreError::Kind::conflict);
  table.ended = "[0]";
  EXPECT_EQ(*load(*store, "one"), table) << "the end is no move";
}

StoredResult a_result(const std::string& table) {
  return {table, "atlantis", true, 5, {{"bot:a", 2, 1}, {"bot:b", 1, 2}}};
}

std::vector<PlayerRating> ratings_of(AccountStore& store, const std::string& player) {
  return *ask<std::vector<PlayerRating>>([&](auto done) { store.ratings_of(player, std::move(done)); });
}

TEST_P(EndTest, a_result_is_stored_with_the_entry_that_ends_the_game_or_not_at_all) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  EXPECT_FALSE(append(*store, {"one", 3, {kMove}, std::nullopt, a_result("one")})) << "an entry is missing before it";
  EXPECT_FALSE(load(*store, "one")->finished);
  EXPECT_TRUE(ratings_of(*store, "bot:a").empty());
  ASSERT_TRUE(append(*store, {"one", 2, {kMove}, std::nullopt, a_result("one")}));
  EXPECT_TRUE(load(*store, "one")->finished);
  EXPECT_EQ(ratings_of(*store, "bot:a").front().games, 1);
  EXPECT_FALSE(append(*store, {"one", 2, {kMove}, std::nullopt, a_result("one")}));
  EXPECT_EQ(ratings_of(*store, "bot:a").front().games, 1) << "a game counts once";
}

TEST_P(EndTest, an_early_end_brings_its_result) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  EXPECT_FALSE(end(*store, {"one", 7, "[0]", a_result("one")}));
  EXPECT_FALSE(load(*store, "one")->finished);
  ASSERT_TRUE(end(*store, {"one", 1, "[0]", a_result("one")}));
  EXPECT_TRUE(load(*store, "one")->finished);
}

TEST_P(EndTest, rated_games_that_several_servers_end_at_once_all_count) {
  const auto one = open();
  const auto other = open();
  constexpr std::size_t kTables = 40;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kTables; ++i) names.push_back("table" + std::to_string(i));
  for (const std::string& name : names) ASSERT_TRUE(create(*one, a_table(name)));
  std::array<Answer<void>, kTables> first;
  std::array<Answer<void>, kTables> second;
  // Both try to end every game, each with its own last move, in the opposite order.
  for (std::size_t i = 0; i < kTables; ++i) {
    const std::string& up = names[i];
    const std::string& down = names[kTables - 1 - i];
    one->append({up, 2, {kMove}, std::nullopt, a_result(up)}, first[i].done());
    other->append({down, 2, {kDraw}, std::nullopt, a_result(down)}, second[kTables - 1 - i].done());
  }
  for (std::size_t i = 0; i < kTables; ++i) {
    const auto here = first[i].wait();
    const auto there = second[i].wait();
    EXPECT_NE(here.has_value(), there.has_value()) << names[i];
    EXPECT_EQ((here ? there : here).error().kind, StoreError::Kind::conflict) << names[i];
    EXPECT_TRUE(load(*one, names[i])->finished);
  }
  EXPECT_EQ(ratings_of(*one, "bot:a").front().games, static_cast<std::int64_t>(kTables));
}

TEST_P(EndTest, games_that_may_lack_a_result_are_found) {
  const auto store = open();
  StoredTable friendly = a_table("friendly");
  friendly.rated = false;
  StoredTable gone = a_table("gone");
  gone.rated = false;
  for (const StoredTable& table : {friendly, gone, a_table("over"), a_table("rated"), a_table("second")})
    ASSERT_TRUE(create(*store, table));
  ASSERT_TRUE(end(*store, {"gone", 1, "[0]"}));
  ASSERT_TRUE(append(*store, {"over", 2, {kMove}, std::nullopt, a_result("over")}));
  const auto found = [&](const std::string& after, int count) {
    return *ask<std::vector<std::string>>([&](auto done) { store->without_result(after, count, std::move(done)); });
  };
  EXPECT_EQ(found("", 10), (std::vector<std::string>{"gone", "rated", "second"}));
  EXPECT_EQ(found("gone", 1), std::vector<std::string>{"rated"});
}

TEST_P(EndTest, a_table_that_went_on_does_not_end) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  ASSERT_TRUE(append(*store, {"one", 2, {kMove}}));
  EXPECT_EQ(end(*store, {"one", 1, "[0]"}).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(*store, "one")->ended, "");
  EXPECT_TRUE(append(*store, {"one", 3, {kDraw}}));
}

TEST_P(EndTest, of_a_move_and_an_end_that_two_servers_store_at_once_one_stands) {
  const auto one = open();
  const auto other = open();
  constexpr std::size_t kTables = 100;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kTables; ++i) names.push_back("table" + std::to_string(i));
  for (const std::string& name : names) ASSERT_TRUE(create(*one, a_table(name)));
  std::array<Answer<void>, kTables> moved;
  std::array<Answer<void>, kTables> ended;
  for (std::size_t i = 0; i < kTables; ++i) {
    one->append({names[i], 2, {kMove}, StoredClock{"", 0}}, moved[i].done());
    other->end({names[i], 1, "[0]"}, ended[i].done());
  }
  for (std::size_t i = 0; i < kTables; ++i) {
    const bool move_stands = moved[i].wait().has_value();
    const bool end_stands = ended[i].wait().has_value();
    EXPECT_NE(move_stands, end_stands) << names[i];
    const auto table = load(*one, names[i]);
    EXPECT_EQ(table->log.size(), move_stands ? 2U : 1U) << names[i];
    EXPECT_EQ(table->ended, end_stands ? "[0]" : "") << names[i];
  }
}

}  // namespace
}  // namespace atlantica
