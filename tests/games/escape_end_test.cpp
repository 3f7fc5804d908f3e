#include <gtest/gtest.h>

#include "games/escape_board.h"

// Section 8 of docs/rules/escape.md.
namespace atlantica::escape {
namespace {

std::vector<Seat> winners(const Table& table) {
  std::vector<Seat> seats;
  const auto outcome = Rules::outcome(table.state);
  EXPECT_TRUE(outcome);
  for (Seat seat = 0; outcome && seat < outcome->seats; ++seat)
    if (outcome->winners.has(seat)) seats.push_back(seat);
  return seats;
}

TEST(EscapeRules, ESC_8_1_the_game_ends_at_once_when_nobody_is_left_on_the_board) {
  Table table(Board().island("F6").red("B1 sea, NE").blue("SW"));
  table.play("land sea B1");
  EXPECT_EQ(table.phase(), "over") << "in mid-turn";
  EXPECT_EQ(winners(table), (std::vector<Seat>{0}));
  EXPECT_EQ(table.view().result->at(0).score, 2);
  EXPECT_EQ(table.refusal("end"), "ESC-8.1");
}

TEST(EscapeRules, ESC_8_1_tied_players_share_the_victory) {
  Table table(Board(3).island("").red("NW").blue("SE").yellow("C5 sea").sharks("C4").dice("shark", "3"));
  table.play("shark C4 C5");
  EXPECT_EQ(table.phase(), "over") << "the shark has steps left";
  EXPECT_EQ(winners(table), (std::vector<Seat>{0, 1}));
}

TEST(EscapeRules, ESC_8_1_also_when_a_dolphin_leaves_the_last_swimmer) {
  Table table(Board().island("").red("NW").blue("C5 guarded").dolphins("C5").sharks("C5").dice("dolphin", "2"));
  table.play("leave blue C5 C4");
  EXPECT_EQ(table.phase(), "over");
  EXPECT_EQ(table.dolphins(), (Names{"C4"}));
}

TEST(EscapeRules, ESC_8_2_a_short_game_ends_when_the_last_citadel_piece_is_gone) {
  Table table(Board().island("F6").red("C4 sea").blue("NW").short_game().left("citadel", "ship").phase("sink"));
  table.play("sink F6").play("symbol ship");
  EXPECT_EQ(table.phase(), "over");
  EXPECT_EQ(table.ships(), (Names{"F6"})) << "its symbol is shown and acts";
  EXPECT_EQ(winners(table), (std::vector<Seat>{1}));
  EXPECT_EQ(table.red(), (Names{"C4 sea"})) << "who is still on the board is not saved";
  Table full(Board().island("F6").red("C4 sea").blue("NW").left("citadel", "ship").phase("sink"));
  EXPECT_EQ(full.play("sink F6").play("symbol ship").phase(), "dice");
}

TEST(EscapeRules, ESC_8_2_also_while_outer_pieces_remain) {
  Table table(Board()
                  .island("E6 I5 F6")
                  .red("I5")
                  .blue("NW")
                  .short_game()
                  .left("land", "whirlpool ship")
                  .left("citadel", "ship")
                  .phase("sink"));
  table.play("sink E6").play("symbol whirlpool");
  EXPECT_EQ(table.phase(), "over");
  EXPECT_EQ(table.view().island.at("land"), (Names{"I5"}));
}

TEST(EscapeRules, ESC_8_2_no_choice_is_asked_at_its_end) {
  Table table(Board().island("F6").red("F6").blue("F6").short_game().left("citadel", "dolphin").phase("sink"));
  table.play("sink F6").play("symbol dolphin");
  EXPECT_EQ(table.phase(), "over");
  EXPECT_EQ(winners(table), (std::vector<Seat>{0, 1}));
}

TEST(EscapeRules, ESC_8_3_a_player_without_atlanteans_goes_on_taking_turns) {
  Table table(Board().red("").blue("F6").ships("C4").sharks("A1"));
  EXPECT_EQ(table.colour(), "red");
  table.play("sail C4 C5").play("end").play("sink D4").play("symbol ship").play("dice shark 1").play("shark A1 A2");
  EXPECT_EQ(table.colour(), "blue");
}

TEST(EscapeRules, ESC_8_4_quiet_turns_in_a_row_end_the_game) {
  Board board = Board().island("").red("C4 sea, NW").blue("K4 sea");
  board.position().quiet_turns = 39;
  Table table(board);
  table.play("end").play("dice shark 1");
  EXPECT_EQ(table.phase(), "over");
  EXPECT_EQ(winners(table), (std::vector<Seat>{0}));
}

TEST(EscapeRules, ESC_8_4_a_turn_in_which_somebody_is_saved_or_lost_is_not_quiet) {
  Board board = Board().island("").red("B1 sea, C4 sea").blue("K4 sea, K5 sea").sharks("K3");
  board.position().quiet_turns = 39;
  Table saved(board);
  saved.play("land sea B1").play("end").play("dice octopus 1");
  EXPECT_EQ(saved.view().quiet_turns, 0);
  Table lost(board);
  lost.play("end").play("dice shark 1").play("shark K3 K4");
  EXPECT_EQ(lost.view().quiet_turns, 0);
  EXPECT_EQ(lost.phase(), "move");
}

TEST(EscapeRules, ESC_8_4_nor_is_a_turn_that_began_with_an_island_piece) {
  Table table(Board().island("F6").red("C4 sea").blue("K4 sea").left("citadel", "ship"));
  table.play("end").play("sink F6").play("symbol ship").play("dice shark 1");
  EXPECT_EQ(table.view().quiet_turns, 0);
  table.play("end").play("dice shark 1");
  EXPECT_EQ(table.view().quiet_turns, 1);
}

}  // namespace
}  // namespace atlantica::escape
