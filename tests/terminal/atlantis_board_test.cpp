#include "terminal/atlantis_board.h"

#include <gtest/gtest.h>

#include "hand_made_view.h"
#include "screen_text.h"

namespace atlantica::terminal {
namespace {

const Style kPlain(Colors::none);

std::string drawn(const atlantis::View& view) { return draw(view, two_players(), kPlain); }

// What is drawn at a space: the number's line and the tile's line, cut to the cell.
struct Cell {
  std::string above;
  std::string tile;
};

Cell cell(const std::string& board, int space) {
  const std::vector<std::string> lines = lines_of(board);
  const auto row = static_cast<std::size_t>((space - 1) / 8);
  const std::size_t column = static_cast<std::size_t>((space - 1) % 8) * 10;
  const std::size_t first = 4 + 3 * row;
  return {columns(lines.at(first), column, 10), columns(lines.at(first + 1), column, 10)};
}

TEST(AtlantisBoard, shows_every_tile_with_its_number_value_and_stack) {
  const atlantis::View view = hand_made_view();
  const std::string board = drawn(view);
  for (int space = 1; space <= 53; ++space) {
    const atlantis::SpaceView& seen = view.path[static_cast<std::size_t>(space - 1)];
    EXPECT_TRUE(cell(board, space).above.find(std::to_string(space)) != std::string::npos) << board;
    if (!seen.item) continue;
    const std::string expected = *seen.item + std::to_string(*seen.value) + (seen.below > 0 ? "+" : "");
    EXPECT_EQ(cell(board, space).tile, expected) << "space " << space;
  }
}

TEST(AtlantisBoard, shows_figures_where_they_stand) {
  const std::string board = drawn(hand_made_view());
  EXPECT_EQ(cell(board, 12).above, "12 ▲");
  EXPECT_EQ(cell(board, 20).above, "20 ●");
  EXPECT_EQ(cell(board, 13).above, "13");
  EXPECT_NE(board.find("Atlantis  ▲●●\n"), std::string::npos) << board;
  EXPECT_NE(board.find("Mainland  ▲\n"), std::string::npos) << board;
}

TEST(AtlantisBoard, a_figure_on_its_way_stands_beside_the_one_it_met) {
  atlantis::View view = hand_made_view();
  view.phase = "go_on";
  view.moving = atlantis::MovingView{12, 20, 0, 0};
  view.players[0].figures = {0, 20, 54};
  const std::string board = drawn(view);
  EXPECT_EQ(cell(board, 20).above, "20 ▲●");
  EXPECT_NE(board.find("occupied tile on space 20"), std::string::npos) << board;
}

TEST(AtlantisBoard, prices_gaps_and_marks_bridges) {
  const std::string board = drawn(hand_made_view());
  EXPECT_EQ(cell(board, 27).tile, "~ pay 3 ~");
  EXPECT_EQ(cell(board, 28).tile, "~~~~~~~~~");
  EXPECT_EQ(cell(board, 40).tile, "== free =");
  EXPECT_EQ(cell(board, 1).tile, "~~~~~~~~~") << "water beside Atlantis is no gap";
}

TEST(AtlantisBoard, shows_players_and_only_the_hands_of_the_view) {
  const std::string board = drawn(hand_made_view());
  EXPECT_NE(board.find("> ▲ Ada"), std::string::npos) << board;
  EXPECT_NE(board.find("tiles 7 4 1 (sum 12)"), std::string::npos) << board;
  EXPECT_NE(board.find("hand: 1 × flag, 2 × ring"), std::string::npos) << board;
  EXPECT_NE(board.find("shown: 1 × olive"), std::string::npos) << board;
  EXPECT_NE(board.find("Deck: 61 cards. Discards: 4 × crown."), std::string::npos) << board;
  EXPECT_EQ(board.find("hand:"), board.rfind("hand:")) << "one hand is known";
}

TEST(AtlantisBoard, says_what_is_still_to_pay) {
  atlantis::View view = hand_made_view();
  view.phase = "pay";
  view.moving = atlantis::MovingView{12, 30, 4, 1};
  EXPECT_NE(drawn(view).find("is on space 30 and must pay 4 (1 paid)"), std::string::npos);
}

TEST(AtlantisBoard, breaks_scores_down_when_the_game_is_over) {
  atlantis::View view = hand_made_view();
  view.phase = "over";
  view.players[0].score = atlantis::ScoreView{21, 3, 4, 4, 20, true};
  view.players[1].score = atlantis::ScoreView{1, 1, 5, 2, -3, false};
  const std::string board = drawn(view);
  EXPECT_NE(board.find("▲ Ada: tiles 21 + cards 3, 4 to pay for the way home, 4 paid = 20 points wins"),
            std::string::npos)
      << board;
  EXPECT_NE(board.find("= -3 points\n"), std::string::npos) << board;
}

TEST(AtlantisBoard, fits_80_columns_and_colours_change_nothing_but_colours) {
  atlantis::View view = hand_made_view();
  view.players[0].tiles.assign(30, 7);
  const std::string plain = drawn(view);
  const std::string painted = draw(view, two_players(), Style(Colors::extended));
  EXPECT_NE(plain, painted);
  EXPECT_EQ(without_colours(painted), plain);
  for (const std::string& line : lines_of(plain)) EXPECT_LE(width(line), 80U) << line;
}

}  // namespace
}  // namespace atlantica::terminal
