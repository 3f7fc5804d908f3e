#include <gtest/gtest.h>

#include <algorithm>

#include "table_fixture.h"

// What remains of a finished game.
namespace atlantica {
namespace {

using ResultTest = TableTest;

TEST_F(ResultTest, a_place_is_one_behind_all_who_have_more_points) {
  CreateRequest request;
  request.game = "atlantis";
  request.seats.assign(4, {"bot", std::nullopt, "random"});
  created_ = world_.create(request);
  table_ = world_.find(created_.table);
  const auto spectator = world_.join(*table_);
  world_.run_until([&] { return situation(*spectator).contains("result"); });
  world_.settle();
  const auto results = world_.ask<std::vector<PlayerResult>>(
      [&](auto done) { world_.store.accounts().results_of("bot:random", 4, std::move(done)); });
  ASSERT_EQ(results->size(), 4U);
  for (const PlayerResult& one : *results)
    EXPECT_EQ(one.place,
              1 + std::ranges::count_if(*results, [&](const auto& other) { return other.score > one.score; }));
}

TEST_F(ResultTest, whose_rematch_comes_second_gets_the_first_one) {
  sit(friends(2));
  while (!situation(*player(0)).contains("result")) play_on();
  world_.settle();
  StoredTable first = *world_.ask<StoredTable>([&](auto done) { world_.store.load(created_.table, std::move(done)); });
  first.id = "first";
  first.rematch_of = created_.table;
  ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.elsewhere().create(first, std::move(done)); }));
  table_->rematch(player(0), {++id_});
  world_.settle();
  EXPECT_EQ(answer_to(*player(0), id_).at("type"), "accepted");
  EXPECT_EQ(player(0)->last("table").at("table").at("rematch"), "first");
}

}  // namespace
}  // namespace atlantica
