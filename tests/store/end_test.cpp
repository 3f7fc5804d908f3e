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
