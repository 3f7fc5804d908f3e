#include <gtest/gtest.h>

#include "games/escape_board.h"

// Section 6 of docs/rules/escape.md.
namespace atlantica::escape {
namespace {

using Texts = std::set<std::string>;

TEST(EscapeRules, ESC_6_1_both_dice_are_one_chance_event) {
  const Table table(Board().red("F6").phase("dice"));
  int sum = 0;
  for (const std::string& text : table.legal()) sum += Rules::weight(table.state, *Rules::parse(text));
  EXPECT_EQ(table.legal().size(), 16U);
  EXPECT_EQ(sum, 36);
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("dice dolphin 1")), 6);
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("dice dolphin 3")), 3);
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("dice shark 2")), 2);
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("dice monster dive")), 1);
  EXPECT_EQ(table.refusal("dice whale 1"), "notation");
}

TEST(EscapeRules, ESC_6_2_without_such_a_creature_the_turn_ends) {
  Table table(Board().red("F6").blue("F6").sharks("C4").phase("dice"));
  EXPECT_EQ(table.play("dice octopus dive").colour(), "blue");
}

TEST(EscapeRules, ESC_6_2_one_creature_moves_up_to_the_number_step_by_step_if_at_all) {
  Table table(Board().red("F6").blue("F6").sharks("C4 C4 K1").octopuses("C3").dice("shark", "3"));
  EXPECT_EQ(Table(table).play("stay").colour(), "blue");
  EXPECT_EQ(table.refusal("octopus C3 C2"), "ESC-6.1") << "the die shows a shark";
  EXPECT_EQ(table.refusal("shark C5 C6"), "ESC-6.2") << "none there";
  EXPECT_EQ(table.refusal("shark C4 C6"), "ESC-6.2") << "adjacent hexes";
  EXPECT_EQ(table.refusal("shark C4 D4"), "ESC-6.2") << "land";
  table.play("shark C4 C3");
  EXPECT_EQ(table.sharks(), (Names{"C3", "C4", "K1"})) << "creatures share hexes";
  EXPECT_EQ(table.refusal("shark K1 K2"), "ESC-6.2") << "only one moves";
  EXPECT_EQ(table.refusal("step C1"), "ESC-6.2");
  Table stopped = table;
  stopped.play("stop");
  EXPECT_EQ(stopped.colour(), "blue");
  table.play("step C4").play("step C3");
  EXPECT_EQ(table.sharks(), (Names{"C3", "C4", "K1"})) << "it turned back";
  EXPECT_EQ(table.colour(), "blue");
}

TEST(EscapeRules, ESC_6_3_a_dive_goes_to_any_other_sea_hex_once_the_creature_is_named) {
  Table table(Board().red("F6, C6 sea").blue("K8 sea, F6").sharks("C4").dice("shark", "dive"));
  EXPECT_EQ(table.legal(), (Texts{"shark C4", "stay"}));
  EXPECT_EQ(table.refusal("shark C4 C5"), "ESC-6.3");
  table.play("shark C4");
  EXPECT_EQ(table.sharks(), (Names{"C4"})) << "nothing happens before the second move";
  EXPECT_EQ(table.legal().size(), 129U - 37U - 1U);
  EXPECT_EQ(table.refusal("stay"), "ESC-6.2") << "once named it dives";
  EXPECT_EQ(table.refusal("to C4"), "ESC-6.3");
  EXPECT_EQ(table.refusal("to D4"), "ESC-6.3");
  table.play("to K8");
  EXPECT_EQ(table.sharks(), (Names{"K8"}));
  EXPECT_EQ(table.blue(), (Names{"F6"}));
  EXPECT_EQ(table.red(), (Names{"F6", "C6 sea"}));
}

TEST(EscapeRules, ESC_6_4_a_shark_devours_on_every_hex_it_enters) {
  Table table(Board(3)
                  .red("F6, C5 sea")
                  .blue("C5 sea, C5 sea, C6 sea, F6")
                  .yellow("C7 sea, C8 sea, F6")
                  .sharks("C4")
                  .dice("shark", "3"));
  EXPECT_EQ(table.events("shark C4 C5"), (Names{"player 1 moves the shark from C4 to C5.", "Lost: 1 red and 2 blue."}));
  table.play("shark C4 C5").play("step C6").play("step C7");
  EXPECT_EQ(table.red(), (Names{"F6"}));
  EXPECT_EQ(table.blue(), (Names{"F6"}));
  EXPECT_EQ(table.yellow(), (Names{"C8 sea", "F6"}));
}

TEST(EscapeRules, ESC_6_4_a_dolphin_takes_nobody_on_its_way) {
  Table table(Board().red("C5 sea, F6").blue("C4 guarded, C6 sea, F6").dolphins("C4").dice("dolphin", "3"));
  table.play("leave blue C4 C5");
  EXPECT_EQ(table.blue(), (Names{"C4 sea", "C6 sea", "F6"})) << "unprotected as soon as it leaves";
  EXPECT_EQ(table.red(), (Names{"C5 sea", "F6"})) << "it only passes";
  EXPECT_EQ(table.view().dolphins, (Names{"C5"}));
  Table stopped = table;
  EXPECT_EQ(stopped.play("stop").red(), (Names{"C5 guarded", "F6"}));
  table.play("step C6").play("stop");
  EXPECT_EQ(table.blue(), (Names{"C4 sea", "C6 guarded", "F6"}));
  EXPECT_EQ(table.red(), (Names{"C5 sea", "F6"}));
}

TEST(EscapeRules, ESC_6_5_a_shark_devours_the_unprotected_and_spares_ships) {
  Table table(Board()
                  .red("F6, C5 ship")
                  .blue("C5 guarded, C5 sea, F6")
                  .ships("C5")
                  .dolphins("C5")
                  .sharks("C4")
                  .dice("shark", "1"));
  table.play("shark C4 C5");
  EXPECT_EQ(table.blue(), (Names{"C5 guarded", "F6"}));
  EXPECT_EQ(table.red(), (Names{"F6", "C5 ship"}));
  Table dive(Board().red("D4, F6").blue("F6").sharks("C4"));
  EXPECT_EQ(dive.play("dive D4 C4").red(), (Names{"F6"})) << "however they meet";
}

TEST(EscapeRules, ESC_6_6_an_octopus_sinks_a_manned_ship_and_the_crew_swims) {
  Table table(
      Board().red("F6, C5 ship").blue("C5 ship, C5 sea, F6").ships("C5 C6").octopuses("C4").dice("octopus", "3"));
  table.play("octopus C4 C5");
  EXPECT_EQ(table.ships(), (Names{"C6"}));
  EXPECT_EQ(table.red(), (Names{"F6", "C5 sea"}));
  EXPECT_EQ(table.blue(), (Names{"C5 sea", "C5 sea", "F6"}));
  table.play("step C6").play("stop");
  EXPECT_EQ(table.ships(), (Names{"C6"})) << "an unmanned ship is safe";
}

TEST(EscapeRules, ESC_6_6_a_ship_boarded_beside_an_octopus_sinks_at_once) {
  const Board board = Board().red("C4 sea, D4, C5 ship").blue("F6").ships("C4 C5").octopuses("C4");
  for (const char* text : {"board C4 C4", "board D4 C4", "board C5 C4"}) {
    Table table(board);
    table.play(text);
    EXPECT_EQ(table.ships(), (Names{"C5"})) << text;
    EXPECT_EQ(count(table.state.spent), 1) << text;
    EXPECT_EQ(table.red().size(), 3U) << text;
  }
}

TEST(EscapeRules, ESC_6_6_the_crew_is_devoured_by_a_shark_that_is_there) {
  Table table(
      Board().red("F6, C5 ship").blue("C5 ship, F6").ships("C5").sharks("C5").octopuses("C4").dice("octopus", "1"));
  table.play("octopus C4 C5");
  EXPECT_EQ(table.red(), (Names{"F6"}));
  EXPECT_EQ(table.blue(), (Names{"F6"}));
}

TEST(EscapeRules, ESC_6_6_unless_a_dolphin_awaits_them) {
  Table table(Board()
                  .red("F6, C5 ship, C5 ship")
                  .blue("C5 ship, F6, C7 ship")
                  .ships("C5 C7")
                  .sharks("C5")
                  .dolphins("C5")
                  .octopuses("C4")
                  .dice("octopus", "3"));
  table.play("octopus C4 C5");
  EXPECT_EQ(table.legal(), (Texts{"guard red", "guard blue"})) << "the player in turn chooses";
  EXPECT_EQ(table.red(), (Names{"F6", "C5 sea", "C5 sea"})) << "nobody is devoured before";
  table.play("guard red");
  EXPECT_EQ(table.red(), (Names{"F6", "C5 guarded"}));
  EXPECT_EQ(table.blue(), (Names{"F6", "C7 ship"}));
  EXPECT_EQ(table.phase(), "step") << "then the octopus goes on";
  table.play("step C6").play("step C7");
  EXPECT_EQ(table.blue(), (Names{"F6", "C7 sea"}));
}

TEST(EscapeRules, ESC_6_7_a_sea_monster_devours_swimmers_and_destroys_any_ship) {
  Table table(Board()
                  .red("F6, C5 ship")
                  .blue("C5 guarded, C5 sea, F6")
                  .ships("C5 C6")
                  .dolphins("C5")
                  .monsters("C4")
                  .dice("monster", "2"));
  table.play("monster C4 C5");
  EXPECT_EQ(table.red(), (Names{"F6"})) << "the crew goes down with the ship";
  EXPECT_EQ(table.blue(), (Names{"C5 guarded", "F6"}));
  table.play("step C6");
  EXPECT_EQ(table.ships(), Names{}) << "an empty ship too";
}

// The laws check this after every move of many games; here is every way to get into danger.
TEST(EscapeRules, ESC_6_8_nobody_stays_where_it_would_be_lost) {
  const auto error = [](Board board) { return speech::in_english(Rules::from_position(board.position()).error()); };
  EXPECT_EQ(error(Board().red("C4 sea").sharks("C4")),
            "colours: no unprotected swimmer can share a hex with a shark or sea monster (ESC-6.8)");
  EXPECT_EQ(error(Board().red("C4 ship").ships("C4").octopuses("C4")),
            "ships: no manned ship can share a hex with an octopus (ESC-6.8)");
  EXPECT_EQ(error(Board().red("F6").ships("C4").monsters("C4")),
            "ships: no ship can share a hex with a sea monster (ESC-6.8)");
  Table swim(Board().red("C4 sea, F6").blue("F6").monsters("C5"));
  EXPECT_EQ(swim.play("swim C4 C5").red(), (Names{"F6"}));
}

TEST(EscapeRules, ESC_6_9_first_monsters_then_octopuses_then_dolphins_then_the_unprotected) {
  // (a) before (b): the crew of a ship that a monster destroys does not swim, though an octopus is there too.
  Table monster(Board().red("F6, C5 ship").blue("F6").ships("C5").dolphins("C5").monsters("C4").dice("monster", "1"));
  EXPECT_EQ(monster.play("monster C4 C5").red(), (Names{"F6"})) << "no dolphin can help";
  // (b) before (c) before (d): thrown overboard, taken by the dolphin, safe from the shark.
  Table octopus(Board()
                    .red("F6, C5 ship")
                    .blue("F6")
                    .ships("C5")
                    .dolphins("C5")
                    .sharks("C5")
                    .octopuses("C4")
                    .dice("octopus", "1"));
  EXPECT_EQ(octopus.play("octopus C4 C5").red(), (Names{"F6", "C5 guarded"}));
}

}  // namespace
}  // namespace atlantica::escape
