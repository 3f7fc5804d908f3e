#include "terminal/newgame_board.h"

#include <gtest/gtest.h>

namespace atlantica::terminal {
namespace {

// Two players after a few turns, as seat 0 sees them.
newgame::View some_view() {
  newgame::View view;
  view.turn = 5;
  view.phase = "turn";
  view.seat = 0;
  view.goal = 12;
  view.die = 4;
  view.players = {{.figures = {0, 7}, .has_card = true, .card = 3, .score = {}},
                  {.figures = {7, 12}, .has_card = true, .card = {}, .score = {}}};
  return view;
}

std::string drawn(const newgame::View& view) {
  const Players players = {{Player::Kind::human, "Ada", ""}, {Player::Kind::human, "Bob", ""}};
  return draw(view, players, Style(Colors::none));
}

TEST(NewgameBoard, shows_the_turn_the_figures_and_the_own_card) {
  EXPECT_EQ(drawn(some_view()),
            "Turn 5: ▲ Ada moves by 4\n\n"
            " 0 Start ▲\n"
            " 7 ▲●\n"
            "12 Goal ●\n\n"
            "> ▲ Ada: a card worth 3\n"
            "  ● Bob: a secret card\n");
}

TEST(NewgameBoard, shows_how_the_scores_are_made_up) {
  newgame::View view = some_view();
  view.phase = "over";
  view.seat = view.die = std::nullopt;
  view.players[0].score = newgame::ScoreView{7, 3, 10, false};
  view.players[1].score = newgame::ScoreView{24, 1, 25, true};
  EXPECT_TRUE(
      drawn(view).ends_with("Result\n"
                            "  ▲ Ada: spaces 7 + card 3 = 10 points\n"
                            "  ● Bob: spaces 24 + card 1 = 25 points wins\n"))
      << drawn(view);
}

}  // namespace
}  // namespace atlantica::terminal
