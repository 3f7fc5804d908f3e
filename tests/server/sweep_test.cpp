#include "server/sweep.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

// Plays without a Table, as a program did that was killed after the last move and before it stored the result.
class SweepTest : public PartTest {
 protected:
  void play_to_the_end() {
    while (!ground_->log.over()) ASSERT_TRUE(get(ground_->play()));
  }
  void lay_rated() {
    CreateRequest request;
    request.game = "atlantis";
    request.rated = true;
    request.seats = {{"me", std::nullopt, std::nullopt}, {"friend", std::nullopt, std::nullopt}};
    lay(request, Member{"ada", "Ada"});
  }
  std::size_t results_of_ada() {
    return world_
        .ask<std::vector<PlayerResult>>(
            [&](auto done) { world_.store.accounts().results_of("account:ada", 10, std::move(done)); })
        ->size();
  }
  void sweep() {
    sweep_results(world_.store, world_.lobby);
    world_.settle();
  }
};

TEST_F(SweepTest, a_finished_rated_game_gets_its_missing_result_once) {
  lay_rated();
  play_to_the_end();
  ASSERT_FALSE(stored().finished);
  sweep();
  EXPECT_TRUE(stored().finished);
  EXPECT_EQ(results_of_ada(), 1U);
  sweep();
  EXPECT_EQ(results_of_ada(), 1U);
}

TEST_F(SweepTest, a_game_that_goes_on_gets_none) {
  lay_rated();
  ASSERT_TRUE(get(ground_->play()));
  sweep();
  EXPECT_FALSE(stored().finished);
}

TEST_F(SweepTest, every_table_gets_its_turn) {
  std::vector<std::string> tables;
  for (int i = 0; i < 3; ++i) {
    lay_rated();
    play_to_the_end();
    tables.push_back(created_.table);
  }
  sweep();
  for (const std::string& table : tables) {
    created_.table = table;
    EXPECT_TRUE(stored().finished);
  }
}

}  // namespace
}  // namespace atlantica
