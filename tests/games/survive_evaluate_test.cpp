#include <gtest/gtest.h>

#include "games/survive_board.h"
#include "search/make_bot.h"

// How a seat is evaluated, and what a greedy bot makes of it.
namespace atlantica::survive {
namespace {

TEST(SurviveEvaluate, who_is_behind_lands_instead_of_waiting_for_luck) {
  const State state = Board()
                          .mountains("J5 J6")
                          .red("B1 sea, J5, J5, J6")
                          .values(0, {1, 1, 1, 2, 2, 3, 3, 4, 5, 6})
                          .blue("NW, NW, NW, NW, SE, SE, SE, SE")
                          .phase("move")
                          .state();
  const auto value_after = [&](std::string_view move) { return Rules::evaluate(Table(state).play(move).state, 0); };
  EXPECT_GT(value_after("land 1"), value_after("end"));
  Rng rng(1);
  EXPECT_EQ(Rules::text((*make_bot<Rules>("greedy", {}))->choose(Rules::observe(state, 0), rng)), "land 1");
}

}  // namespace
}  // namespace atlantica::survive
