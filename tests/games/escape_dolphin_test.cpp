#include <gtest/gtest.h>

#include "games/escape_board.h"

// Section 7 of docs/rules/escape.md.
namespace atlantica::escape {
namespace {

using Texts = std::set<std::string>;

TEST(EscapeRules, ESC_7_1_a_dolphin_protects_one_swimmer_several_protect_several) {
  Table table(
      Board().red("F6, C5 guarded, C5 guarded").blue("C5 sea, F6").dolphins("C5 C5").sharks("C4").dice("shark", "1"));
  table.play("shark C4 C5");
  EXPECT_EQ(table.red(), (Names{"F6", "C5 guarded", "C5 guarded"}));
  EXPECT_EQ(table.blue(), (Names{"F6"}));
}

TEST(EscapeRules, ESC_7_2_the_first_swimmer_to_come_is_protected_and_keeps_it) {
  Table table(Board().red("D4, C3 sea").blue("F6").dolphins("C4"));
  table.play("dive D4 C4").play("swim C3 C4");
  EXPECT_EQ(table.red(), (Names{"C4 guarded spent", "C4 sea spent"}));
}

TEST(EscapeRules, ESC_7_2_the_player_in_turn_chooses_where_it_matters) {
  Table table(Board(3).red("F6, C5 sea").blue("C5 sea, C5 sea, F6").yellow("F6").dolphins("C4").dice("dolphin", "1"));
  table.play("dolphin C4 C5");
  EXPECT_EQ(table.colour(), "red");
  EXPECT_EQ(table.legal(), (Texts{"guard red", "guard blue"}));
  EXPECT_EQ(table.refusal("guard yellow"), "ESC-7.2");
  EXPECT_EQ(table.refusal("guard red spent"), "ESC-7.2");
  table.play("guard blue");
  EXPECT_EQ(table.blue(), (Names{"C5 guarded", "C5 sea", "F6"}));
  EXPECT_EQ(table.colour(), "blue") << "the turn is over";
}

TEST(EscapeRules, ESC_7_2_swimmers_of_one_colour_are_not_asked_about) {
  Table table(Board().red("F6").blue("C5 sea, C5 sea, F6").dolphins("C4").dice("dolphin", "1"));
  table.play("dolphin C4 C5");
  EXPECT_EQ(table.blue(), (Names{"C5 guarded", "C5 sea", "F6"}));
}

TEST(EscapeRules, ESC_7_2_several_dolphins_choose_one_after_the_other) {
  Table table(Board()
                  .red("F6, C5 ship")
                  .blue("C5 ship, F6")
                  .ships("C5")
                  .dolphins("C5 C5")
                  .octopuses("C4")
                  .dice("octopus", "1"));
  EXPECT_EQ(Table(table).play("octopus C4 C5").phase(), "move") << "enough for all";
  Table three(Board(3)
                  .red("F6, C5 ship")
                  .blue("C5 ship, F6")
                  .yellow("C5 ship, F6")
                  .ships("C5")
                  .dolphins("C5 C5")
                  .sharks("C5")
                  .octopuses("C4")
                  .dice("octopus", "1"));
  three.play("octopus C4 C5").play("guard yellow");
  EXPECT_EQ(three.legal(), (Texts{"guard red", "guard blue"}));
  three.play("guard blue");
  EXPECT_EQ(three.red(), (Names{"F6"}));
  EXPECT_EQ(three.blue(), (Names{"C5 guarded", "F6"}));
  EXPECT_EQ(three.yellow(), (Names{"C5 guarded", "F6"}));
}

TEST(EscapeRules, ESC_7_2_in_step_1_it_matters_who_has_used_its_move) {
  Table table(Board().red("C4 guarded, C4 sea, C3 sea").blue("F6").dolphins("C4"));
  table.play("swim C3 C4");
  EXPECT_EQ(table.red(), (Names{"C4 guarded", "C4 sea", "C4 sea spent"}));
  table.play("swim guarded C4 C5");
  EXPECT_EQ(table.legal(), (Texts{"guard red", "guard red spent"}));
  table.play("guard red spent");
  EXPECT_EQ(table.red(), (Names{"C5 sea spent", "C4 sea", "C4 guarded spent"}));
  EXPECT_EQ(table.view().points, 1) << "at no cost";
  EXPECT_TRUE(table.offers("swim C4 C3"));
}

TEST(EscapeRules, ESC_7_2_a_choice_after_the_third_move_ends_step_1) {
  Table table(Board().red("C4 guarded, C4 sea, F6").blue("C4 sea, F6").dolphins("C4"));
  table.play("walk F6 F5").play("walk F5 F6").play("swim guarded C4 C5");
  EXPECT_EQ(table.phase(), "guard");
  EXPECT_EQ(table.play("guard blue").phase(), "sink");
}

TEST(EscapeRules, ESC_7_3_a_protected_swimmer_and_its_dolphin_swim_together) {
  Table table(Board().red("C4 guarded, F6").blue("C5 guarded, F6").dolphins("C4 C5").sharks("C5"));
  EXPECT_EQ(table.refusal("swim C4 C5"), "ESC-3.1") << "it is protected";
  table.play("swim together C4 C5");
  EXPECT_EQ(table.red(), (Names{"C5 guarded spent", "F6"})) << "a pair, beside a shark";
  EXPECT_EQ(table.dolphins(), (Names{"C5", "C5"}));
  EXPECT_EQ(table.refusal("swim together C5 C6"), "ESC-3.5") << "one hex";
  EXPECT_EQ(Table(Board().red("C4 sea").blue("F6")).refusal("swim together C4 C5"), "ESC-7.3");
}

TEST(EscapeRules, ESC_7_3_arriving_together_they_stay_a_pair_whoever_is_there) {
  Table table(Board().red("C4 guarded, F6").blue("C5 sea, C5 sea, F6").dolphins("C4"));
  table.play("swim together C4 C5");
  EXPECT_EQ(table.red(), (Names{"C5 guarded spent", "F6"}));
  EXPECT_EQ(table.blue(), (Names{"C5 sea", "C5 sea", "F6"}));
  EXPECT_EQ(table.phase(), "move");
}

TEST(EscapeRules, ESC_7_3_the_swimmer_may_go_alone) {
  Table table(Board().red("C4 guarded, F6").blue("F6").dolphins("C4"));
  table.play("swim guarded C4 C5");
  EXPECT_EQ(table.red(), (Names{"C5 sea spent", "F6"}));
  EXPECT_EQ(table.dolphins(), (Names{"C4"}));
}

TEST(EscapeRules, ESC_7_3_a_swimmer_that_comes_from_one_dolphin_to_another_is_told_to_be_protected) {
  const Table table(Board().red("C4 guarded, F6").blue("F6").dolphins("C4 C5"));
  EXPECT_EQ(table.events("swim guarded C4 C5"),
            (Names{"player 1: a swimmer goes from C4 to C5.", "A dolphin protects a red swimmer on C5."}));
  EXPECT_EQ(table.events("swim together C4 C5"), (Names{"player 1: a swimmer goes from C4 to C5 with a dolphin."}));
}

TEST(EscapeRules, ESC_7_4_protection_passes_to_a_swimmer_of_another_colour) {
  const Board board =
      Board(3).red("F6, C5 sea").blue("C5 guarded, C5 sea, F6").yellow("F6").dolphins("C5").dice("dolphin", "dive");
  Table table(board);
  EXPECT_EQ(table.legal(), (Texts{"stay", "leave blue C5", "pass blue red C5"}));
  EXPECT_EQ(table.refusal("pass blue blue C5"), "ESC-7.4");
  EXPECT_EQ(table.refusal("pass blue yellow C5"), "ESC-7.4");
  EXPECT_EQ(table.refusal("pass red blue C5"), "ESC-7.4");
  EXPECT_EQ(table.refusal("dolphin C5"), "ESC-7.4") << "the swimmer it leaves must be named";
  table.play("pass blue red C5");
  EXPECT_EQ(table.red(), (Names{"F6", "C5 guarded"}));
  EXPECT_EQ(table.blue(), (Names{"C5 sea", "C5 sea", "F6"}));
  EXPECT_EQ(table.colour(), "blue") << "that is the whole creature move";
}

TEST(EscapeRules, ESC_7_4_of_several_dolphins_the_player_chooses_which_one_leaves) {
  Table table(Board().red("F6, C5 guarded").blue("C5 guarded, F6").dolphins("C5 C5").sharks("C5").dice("dolphin", "1"));
  EXPECT_TRUE(table.offers("leave red C5 C4"));
  table.play("leave blue C5 C4");
  EXPECT_EQ(table.red(), (Names{"F6", "C5 guarded"}));
  EXPECT_EQ(table.blue(), (Names{"F6"}));
  Table more(Board().red("F6, C5 guarded").blue("F6").dolphins("C5 C5").sharks("C5").dice("dolphin", "1"));
  EXPECT_EQ(more.refusal("leave red C5 C4"), "ESC-7.4");
  more.play("dolphin C5 C4");
  EXPECT_EQ(more.red(), (Names{"F6", "C5 guarded"})) << "more dolphins than swimmers: nobody loses protection";
}

TEST(EscapeRules, ESC_7_5_a_swimmer_left_with_a_shark_or_sea_monster_is_devoured_at_once) {
  Table shark(Board().red("F6").blue("C5 guarded, F6").dolphins("C5").sharks("C5").dice("dolphin", "2"));
  shark.play("leave blue C5 C4");
  EXPECT_EQ(shark.blue(), (Names{"F6"}));
  EXPECT_EQ(shark.play("step C5").dolphins(), (Names{"C5"})) << "coming back is too late";
  Table monster(Board().red("F6").blue("C5 guarded, F6").dolphins("C5").monsters("C5").dice("dolphin", "dive"));
  monster.play("leave blue C5");
  EXPECT_EQ(monster.blue(), (Names{"C5 guarded", "F6"})) << "nothing happens before it dives";
  EXPECT_EQ(monster.play("to K1").blue(), (Names{"F6"}));
}

TEST(EscapeRules, ESC_7_6_a_protected_swimmer_that_boards_leaves_the_dolphin_to_others) {
  const Board board = Board().red("C4 guarded, F6").blue("C4 sea, F6").ships("C4").dolphins("C4");
  Table table(board);
  table.play("board guarded C4 C4");
  EXPECT_EQ(table.red(), (Names{"C4 ship", "F6"}));
  EXPECT_EQ(table.blue(), (Names{"C4 guarded", "F6"})) << "it takes the one who waits";
  Table choice(Board(3).red("C4 guarded, F6").blue("C4 sea, F6").yellow("C4 sea, F6").ships("C4").dolphins("C4"));
  choice.play("board guarded C4 C4");
  EXPECT_EQ(choice.legal(), (Texts{"guard blue", "guard yellow"})) << "red, in turn, chooses";
  EXPECT_EQ(choice.colour(), "red");
}

TEST(EscapeRules, ESC_7_6_a_dolphin_stays_in_the_harbour_when_its_swimmer_lands) {
  Table table(Board().red("B1 guarded, F6").blue("B1 sea, F6").dolphins("B1"));
  table.play("land guarded B1");
  EXPECT_EQ(table.red(), (Names{"NW", "F6"}));
  EXPECT_EQ(table.dolphins(), (Names{"B1"}));
  EXPECT_EQ(table.blue(), (Names{"B1 guarded", "F6"}));
}

TEST(EscapeRules, ESC_7_6_one_thrown_back_by_an_octopus_is_told_to_have_its_dolphin_again) {
  const Table table(Board().red("C4 guarded, F6").blue("F6").ships("C4").dolphins("C4").octopuses("C4"));
  EXPECT_EQ(table.events("board guarded C4 C4"),
            (Names{"player 1: a swimmer boards the ship on C4.", "The ship on C4 is lost.",
                   "A dolphin protects a red swimmer on C4."}));
}

TEST(EscapeRules, ESC_7_6_one_thrown_back_by_an_octopus_competes_for_its_dolphin_again) {
  Table table(Board().red("C4 guarded, F6").blue("C4 sea, F6").ships("C4").dolphins("C4").octopuses("C4"));
  table.play("board guarded C4 C4");
  EXPECT_EQ(table.ships(), Names{});
  EXPECT_EQ(table.legal(), (Texts{"guard red spent", "guard blue"}));
}

}  // namespace
}  // namespace atlantica::escape
