#include <gtest/gtest.h>

#include "games/survive_board.h"
#include "speech/speaker.h"

// Section 7 of docs/rules/survive.md and the defences of section 6.
namespace atlantica::survive {
namespace {

using Texts = std::set<std::string>;

TEST(SurviveRules, SUR_6_8_a_shark_defence_removes_the_shark_and_all_swimmers_stay) {
  Table table(Board(3)
                  .mountains("J4")
                  .red("J4")
                  .blue("C5 sea")
                  .explorers(2, "C5 sea")
                  .hand(2, "beach", "shark-defence")
                  .sharks("C3")
                  .die("shark"));
  table.play("shark C3 C5");
  EXPECT_EQ(table.phase(), "react");
  EXPECT_TRUE(Rules::actors(table.state).has(2)) << "of the two attacked, yellow holds a tile";
  EXPECT_EQ(table.sharks(), (Names{"C5"}));
  table.play("defend");
  EXPECT_EQ(table.sharks(), Names{});
  EXPECT_EQ(table.where("blue 1"), "C5 sea");
  EXPECT_EQ(table.where("yellow 1"), "C5 sea");
  EXPECT_EQ(table.view(2).colours[2].hand_size, 0);
  EXPECT_EQ(table.colour(), "blue") << "the turn is over";
  EXPECT_EQ(table.view(0).supply.at("shark"), 5) << "it does not return to the supply";
}

TEST(SurviveRules, SUR_6_8_a_whale_defence_removes_the_whale_and_the_ship_stays) {
  Table table(Board()
                  .mountains("J4")
                  .red("J4")
                  .blue("C5 ship")
                  .ships("C5")
                  .hand(1, "forest", "whale-defence")
                  .whales("C3")
                  .die("whale"));
  table.play("whale C3 C5").play("defend");
  EXPECT_EQ(table.whales(), Names{});
  EXPECT_EQ(table.where("blue 1"), "C5 ship");
}

TEST(SurviveRules, SUR_6_8_only_against_the_die_of_another_player) {
  Board own = Board().mountains("J4").red("C5 sea, J4").blue("J4").hand(0, "beach", "shark-defence").sharks("C3");
  EXPECT_EQ(Table(own.die("shark")).play("shark C3 C5").where("red 1"), "lost") << "own die";
  Table tile(Board().without("E8").red("E5").blue("D4, E5").hand(1, "beach", "shark-defence").phase("sink"));
  tile.play("sink D4").play("back shark");
  EXPECT_EQ(tile.phase(), "die") << "not against a shark that a tile brings";
  EXPECT_EQ(tile.where("blue 1"), "lost");
  EXPECT_EQ(tile.refusal(1, "defend"), "SUR-3.0");
  Table serpent(Board().mountains("J4").red("J4").blue("C5 sea").hand(1, "beach", "shark-defence").serpents("C4"));
  serpent.state.phase = Phase::creature;
  serpent.play("serpent C4 C5");
  EXPECT_EQ(serpent.where("blue 1"), "lost") << "nothing helps against a serpent";
}

TEST(SurviveRules, SUR_6_9_all_attacked_with_a_tile_are_asked_in_turn_matching_or_not) {
  Table table(Board(4)
                  .mountains("J4")
                  .red("C5 sea, J4")
                  .blue("C5 sea")
                  .explorers(2, "C5 sea, C5 sea")
                  .explorers(3, "C5 sea")
                  .hand(0, "beach", "shark-defence")
                  .hand(2, "beach", "dolphin")
                  .hand(3, "forest", "shark-defence")
                  .turn_of("blue")
                  .sharks("C3")
                  .die("shark"));
  table.play("shark C3 C5");
  EXPECT_EQ(table.view(0).asked, "yellow") << "clockwise from the mover's left";
  EXPECT_EQ(table.legal(), (Texts{"decline"})) << "who has none can only decline";
  EXPECT_EQ(table.refusal("defend"), "SUR-6.8");
  table.play("decline");
  EXPECT_EQ(table.view(0).asked, "green");
  EXPECT_EQ(table.legal(), (Texts{"decline", "defend"}));
  Table saved = table;
  saved.play("defend");
  EXPECT_EQ(saved.colour(), "yellow") << "the first defence ends the asking";
  EXPECT_EQ(saved.where("blue 1"), "C5 sea");
  table.play("decline");
  EXPECT_EQ(table.view(0).asked, "red");
  table.play("decline");
  for (const char* who : {"red 1", "blue 1", "yellow 1", "yellow 2", "green 1"}) EXPECT_EQ(table.where(who), "lost");
  EXPECT_EQ(table.sharks(), (Names{"C5"}));
}

TEST(SurviveRules, SUR_6_9_who_holds_no_tile_is_not_asked) {
  Table table(Board().mountains("J4").red("J4").blue("C5 sea, J4").sharks("C3").die("shark"));
  table.play("shark C3 C5");
  EXPECT_EQ(table.where("blue 1"), "lost");
  EXPECT_EQ(table.colour(), "blue");
}

TEST(SurviveRules, SUR_7_1_the_die_names_the_creature_and_moving_is_optional) {
  Table table(Board().mountains("J4").red("J4").blue("J4").sharks("C3 C3 G1").whales("B5").phase("die"));
  EXPECT_EQ(table.legal(), (Texts{"die serpent", "die shark", "die whale"}));
  EXPECT_EQ(Table(table).play("die serpent").colour(), "blue") << "none on the board, nothing happens";
  table.play("die shark");
  EXPECT_EQ(table.refusal("whale B5 B6"), "SUR-7.1");
  EXPECT_EQ(table.refusal("shark B9 B8"), "SUR-7.1") << "none there";
  EXPECT_EQ(table.refusal("shark C3 C3"), "SUR-7.1") << "another hex";
  EXPECT_EQ(Table(table).play("stay").sharks(), (Names{"C3", "C3", "G1"}));
  table.play("shark C3 C4");
  EXPECT_EQ(table.sharks(), (Names{"C3", "C4", "G1"})) << "only one moves";
  EXPECT_EQ(table.colour(), "blue");
}

TEST(SurviveRules, SUR_7_2_a_serpent_removes_swimmers_and_a_manned_ship_with_its_crew) {
  Board board = Board()
                    .mountains("J4")
                    .red("J4")
                    .blue("C4 ship, C4 sea, J4")
                    .ships("C4 B3")
                    .serpents("C3")
                    .hand(1, "forest", "whale-defence")
                    .die("serpent");
  Table table(board);
  EXPECT_EQ(table.refusal("serpent C3 C5"), "SUR-7.2") << "one hex";
  EXPECT_EQ(Table(table).play("serpent C3 B3").ships(), (Names{"B3", "C4"})) << "an empty ship stays";
  table.play("serpent C3 C4");
  EXPECT_EQ(table.ships(), (Names{"B3"}));
  EXPECT_EQ(table.where("blue 1"), "lost");
  EXPECT_EQ(table.where("blue 2"), "lost");
}

TEST(SurviveRules, SUR_7_3_a_shark_moves_up_to_two_and_stops_at_swimmers) {
  Table table(Board()
                  .mountains("J4")
                  .red("B3 sea")
                  .blue("C4 sea, C4 ship, B4 sea, D3 sea")
                  .ships("C4")
                  .sharks("C3")
                  .die("shark"));
  EXPECT_EQ(table.refusal("shark C3 C6"), "SUR-7.3") << "three hexes";
  const std::string told = speech::in_english(Rules::refusal(table.state, 0, *Rules::parse("shark C3 C6"))->message);
  EXPECT_NE(told.find('2'), std::string::npos) << told << " says how far it moves";
  EXPECT_EQ(table.refusal("shark C3 C5"), "SUR-7.3") << "behind the swimmers";
  EXPECT_TRUE(table.offers("shark C3 C1"));
  table.play("shark C3 C4");
  EXPECT_EQ(table.where("blue 1"), "lost");
  EXPECT_EQ(table.where("blue 2"), "C4 ship") << "ships are not affected";
}

TEST(SurviveRules, SUR_7_4_a_whale_moves_up_to_three_and_wrecks_a_manned_ship) {
  Board board = Board().mountains("J4").red("J4").blue("C5 ship, C5 sea, J4").ships("C5 B5").whales("C3").die("whale");
  Table table(board);
  EXPECT_EQ(table.refusal("whale C3 C7"), "SUR-7.4");
  EXPECT_EQ(Table(table).play("whale C3 B5").ships(), (Names{"B5", "C5"})) << "an empty ship is not affected";
  table.play("whale C3 C5");
  EXPECT_EQ(table.ships(), (Names{"B5"}));
  EXPECT_EQ(table.where("blue 1"), "C5 sea");
  EXPECT_EQ(table.where("blue 2"), "C5 sea") << "swimmers are not affected";
}

TEST(SurviveRules, SUR_7_4_a_manned_ship_ends_the_whales_move) {
  // Land and two manned ships leave no way around.
  const Table table(Board()
                        .mountains("F3 E4 H3")
                        .red("J4 sea")
                        .blue("F2 ship, G2 ship, H2 ship")
                        .ships("F2 G2 H2 E3")
                        .whales("G3")
                        .die("whale"));
  EXPECT_TRUE(table.offers("whale G3 G2"));
  EXPECT_EQ(table.refusal("whale G3 G1"), "SUR-7.4") << "behind the ships";
}

TEST(SurviveRules, SUR_7_4_a_whale_reaches_a_ship_beside_a_shark) {
  Table table(Board()
                  .mountains("J4")
                  .red("J4")
                  .blue("C5 ship, C5 ship, J4")
                  .ships("C5")
                  .sharks("C5")
                  .whales("C3")
                  .hand(1, "forest", "whale-defence")
                  .die("whale"));
  table.play("whale C3 C5");
  EXPECT_EQ(Table(table).play("defend").where("blue 1"), "C5 ship");
  table.play("decline");
  EXPECT_EQ(table.where("blue 1"), "lost") << "in the water with the shark";
  EXPECT_EQ(table.where("blue 2"), "lost");
  EXPECT_EQ(table.ships(), Names{});
}

TEST(SurviveRules, SUR_7_5_creatures_share_hexes_and_stay_on_the_sea) {
  Table table(Board().mountains("J4").red("J4").sharks("J3").whales("J2").serpents("J2").die("shark"));
  EXPECT_EQ(table.refusal("shark J3 J4"), "SUR-7.5");
  EXPECT_EQ(table.play("shark J3 J2").sharks(), (Names{"J2"}));
}

TEST(SurviveRules, SUR_7_5_an_enclosed_creature_can_only_stay) {
  Table table(Board().red("D4").serpents("G6").phase("creature").die("serpent"));
  EXPECT_EQ(table.legal(), (Texts{"stay"}));
}

}  // namespace
}  // namespace atlantica::survive
