#include <gtest/gtest.h>

#include "games/escape_board.h"
#include "search/make_bot.h"

// How a seat is evaluated, and what a greedy bot makes of it.
namespace atlantica::escape {
namespace {

std::string greedy_move(const Board& board) {
  const State state = board.state();
  Rng rng(1);
  const Seat seat = Rules::actors(state).lowest();
  return Rules::text((*make_bot<Rules>("greedy", {}))->choose(Rules::observe(state, seat), rng));
}

double value_after(const Board& board, std::string_view move) {
  Table table(board);
  table.play(move);
  return Rules::evaluate(table.state, 0);
}

constexpr std::string_view kSixSaved = "NW, NW, NW, NW, SE, SE";

TEST(EscapeEvaluate, who_is_behind_lands_instead_of_waiting_for_luck) {
  const Board board = Board().island("").red("B10 sea, I3 sea, I3 sea").blue(kSixSaved);
  EXPECT_GT(value_after(board, "land sea B10"), value_after(board, "end"));
  EXPECT_EQ(greedy_move(board), "land sea B10");
}

TEST(EscapeEvaluate, who_has_lost_lands_the_last_one_also_when_that_ends_the_game) {
  EXPECT_EQ(greedy_move(Board().island("").red("B10 sea, NE").blue(kSixSaved)), "land sea B10");
}

TEST(EscapeEvaluate, who_has_won_leaves_nobody_behind) {
  const Board board = Board().island("").red("B10 sea, NW, NW, NW, NW").blue("SE");
  EXPECT_EQ(greedy_move(board), "land sea B10");
  Table saved(board);
  saved.play("land sea B10");
  const State lost = Board().island("").red("NW, NW, NW, NW").blue("SE").phase("over").state();
  EXPECT_GT(Rules::standings(saved.state)[0], Rules::standings(lost)[0]);
}

TEST(EscapeEvaluate, a_game_that_cannot_be_lost_or_won_any_more_is_as_good_as_over) {
  const Standings standings = Rules::standings(Board().island("").red("NW, NW, NW, NW").blue("I3 sea, SE, SE").state());
  EXPECT_GT(standings[0], 0.98);
  EXPECT_LT(standings[1], 0.02);
}

TEST(EscapeEvaluate, a_move_that_gains_nothing_is_not_worth_making) {
  const Board board = Board().island("").red("NW, NW, NW, NW").blue("I3 sea, SE, SE").ships("C4");
  EXPECT_GT(value_after(board, "end"), value_after(board, "sail C4 C5"));
  EXPECT_EQ(greedy_move(board), "end");
}

}  // namespace
}  // namespace atlantica::escape
