#include <gtest/gtest.h>

#include "games/survive_board.h"

// Sections 3, 4 and 5 of docs/rules/survive.md.
namespace atlantica::survive {
namespace {

using Texts = std::set<std::string>;

TEST(SurviveRules, SUR_3_0_four_steps_and_then_the_next_player) {
  Table table(Board(3)
                  .mountains("J4 J5")
                  .red("J4")
                  .hand(0, "beach", "dolphin")
                  .explorers(2, "J5")
                  .phase("hand")
                  .left("mountain", "shark-defence volcano"));
  EXPECT_EQ(table.refusal(1, "pass"), "SUR-3.0") << "it is red's turn";
  table.play("pass");
  EXPECT_EQ(table.phase(), "move");
  table.play("end");
  EXPECT_EQ(table.phase(), "sink");
  table.play("sink J5").play("back shark-defence");
  EXPECT_EQ(table.phase(), "die");
  EXPECT_EQ(table.refusal(0, "stay"), "SUR-3.0") << "the die decides";
  table.play("die whale");
  EXPECT_EQ(table.colour(), "blue");
}

TEST(SurviveRules, SUR_3_1_at_most_one_tile_at_the_beginning_and_no_defence_tile) {
  Table table(
      Board().mountains("J4").red("B5 sea, J4").hand(0, "beach", "dolphin dolphin shark-defence").phase("hand"));
  EXPECT_EQ(table.legal(), (Texts{"pass", "play dolphin 1"}));
  EXPECT_EQ(table.refusal("play wind B5"), "SUR-6.6") << "not in the hand";
  table.play("play dolphin 1").play("to B6");
  EXPECT_EQ(table.phase(), "move") << "one per turn";
  EXPECT_EQ(table.refusal("play dolphin 1"), "SUR-3.1") << "only at step 1";
}

TEST(SurviveRules, SUR_3_1_whoever_holds_a_tile_is_asked_playable_or_not) {
  const auto first_phase = [](Board board) {
    board.mountains("J4 J5").red("J4").blue("J5").phase("die").turn_of("red");
    return Table(board).play("die shark").phase();
  };
  EXPECT_EQ(first_phase(Board().hand(1, "beach", "shark-defence")), "hand");
  EXPECT_EQ(first_phase(Board().hand(1, "beach", "dolphin")), "hand") << "no swimmer, asked all the same";
  EXPECT_EQ(first_phase(Board()), "move") << "no tile, not asked";
  Table table(Board().mountains("J4").red("J4").hand(0, "beach", "shark-defence dolphin").phase("hand"));
  EXPECT_EQ(table.legal(), (Texts{"pass"}));
}

TEST(SurviveRules, SUR_3_2_three_points_spread_freely_or_fewer) {
  Table table(Board().mountains("J4 J5").red("J4, C2 sea").ships("B5"));
  table.play("walk 1 J5").play("sail B5 B4").play("swim 2 C3");
  EXPECT_EQ(table.phase(), "sink") << "three points are spent";
  Table fewer(Board().mountains("J4 J5").red("J4"));
  EXPECT_EQ(fewer.play("walk 1 J5").play("end").phase(), "sink");
}

TEST(SurviveRules, SUR_3_3_a_colour_without_explorers_on_the_board_skips_step_2_only) {
  Table table(Board()
                  .mountains("J4 J5")
                  .red("J4")
                  .blue("NW")
                  .hand(1, "beach", "move-shark")
                  .sharks("B5")
                  .phase("die")
                  .left("mountain", "whale-defence volcano"));
  table.play("die whale");
  EXPECT_EQ(table.colour(), "blue");
  EXPECT_EQ(table.phase(), "hand") << "step 1 is played";
  table.play("play move-shark B5").play("to B6");
  EXPECT_EQ(table.phase(), "sink");
  table.play("sink J5").play("back whale-defence").play("die shark");
  EXPECT_EQ(table.phase(), "creature");
}

TEST(SurviveRules, SUR_3_3_who_loses_the_last_one_in_step_2_may_still_move_ships) {
  Table table(Board().mountains("J4").red("C1 sea").ships("B5"));
  table.play("land 1");
  EXPECT_EQ(table.phase(), "move");
  table.play("sail B5 B4").play("sail B4 B3");
  EXPECT_EQ(table.phase(), "sink");
}

TEST(SurviveRules, SUR_4_1_on_land_one_step_to_an_adjacent_tile_occupied_or_not) {
  Table table(Board().mountains("J4 J5 J7").red("J4").blue("J5"));
  EXPECT_TRUE(table.offers("walk 1 J5"));
  EXPECT_EQ(table.refusal("walk 1 J7"), "SUR-4.1");
  EXPECT_EQ(table.refusal("walk 1 I4"), "SUR-4.1") << "sea";
  EXPECT_EQ(table.play("walk 1 J5").where("red 1"), "J5");
  EXPECT_EQ(table.state.points, 2);
}

TEST(SurviveRules, SUR_4_2_boarding_from_land_and_from_ship_to_ship) {
  Table table(Board().mountains("J4").red("J4").ships("J3 J2 K2"));
  EXPECT_EQ(table.refusal("board 1 J2"), "SUR-4.2") << "not adjacent";
  EXPECT_EQ(table.refusal("board 1 K4"), "SUR-4.2") << "no ship";
  table.play("board 1 J3");
  EXPECT_EQ(table.where("red 1"), "J3 ship");
  table.play("board 1 J2").play("board 1 K2");
  EXPECT_EQ(table.where("red 1"), "K2 ship");
  EXPECT_FALSE(table.state.manned.has(hex("J3"))) << "the ships it left are empty";
}

TEST(SurviveRules, SUR_4_2_at_most_three_of_any_colours_on_a_ship) {
  Table table(Board().mountains("J4").red("J4, J3 ship").blue("J3 ship, J3 ship").ships("J3"));
  EXPECT_EQ(table.refusal("board 1 J3"), "SUR-4.2");
  EXPECT_FALSE(table.offers("board 1 J3"));
}

TEST(SurviveRules, SUR_4_3_into_the_sea_from_land_or_overboard_is_the_swim_of_the_turn) {
  Table table(Board().mountains("J4").red("J4, C5 ship").ships("C5"));
  EXPECT_EQ(table.refusal("swim 2 C6"), "SUR-4.3") << "overboard into the own hex only";
  table.play("swim 1 J3").play("swim 2 C5");
  EXPECT_EQ(table.where("red 1"), "J3 swam");
  EXPECT_EQ(table.where("red 2"), "C5 swam");
  EXPECT_EQ(table.refusal("swim 1 J2"), "SUR-4.4");
  EXPECT_EQ(table.refusal("swim 2 C4"), "SUR-4.4");
  EXPECT_EQ(Table(Board().mountains("J4 J5").red("J4")).refusal("swim 1 J5"), "SUR-4.3") << "that is land";
}

TEST(SurviveRules, SUR_4_4_a_swimmer_swims_one_hex_per_turn) {
  Table table(Board().mountains("J4").red("C3 sea"));
  EXPECT_EQ(table.refusal("swim 1 C5"), "SUR-4.4") << "too far";
  table.play("swim 1 C4");
  EXPECT_EQ(table.refusal("swim 1 C5"), "SUR-4.4") << "once";
  table.play("end");
  EXPECT_EQ(table.where("red 1"), "C4 sea") << "next turn it may swim again";
}

TEST(SurviveRules, SUR_4_5_a_swimmer_boards_from_its_own_hex_and_may_go_on) {
  Table table(Board().mountains("J4").red("C2 sea, C4 sea").ships("C2"));
  EXPECT_EQ(table.refusal("board 2 C2"), "SUR-4.5") << "not from afar";
  table.play("board 1 C2").play("sail C2 C1").play("land 1");
  EXPECT_EQ(table.where("red 1"), "NW");
}

TEST(SurviveRules, SUR_4_5_a_swimmer_that_swam_cannot_board) {
  Table table(Board().mountains("J4").red("C3 sea").blue("B9 ship, B9 ship").ships("C2 B9"));
  table.play("swim 1 C2");
  EXPECT_EQ(table.refusal("board 1 C2"), "SUR-4.5");
  Table full(Board().mountains("J4").red("C2 sea").blue("C2 ship, C2 ship, C2 ship").ships("C2"));
  EXPECT_EQ(full.refusal("board 1 C2"), "SUR-4.2") << "three are aboard";
}

TEST(SurviveRules, SUR_4_6_who_left_the_island_never_returns) {
  const Table table(Board().mountains("J4").red("J3 sea, K4 ship").ships("K4"));
  EXPECT_EQ(table.refusal("swim 1 J4"), "SUR-4.6");
  EXPECT_EQ(table.refusal("walk 1 J4"), "SUR-4.6");
  EXPECT_EQ(table.refusal("walk 2 J4"), "SUR-4.6");
}

TEST(SurviveRules, SUR_4_7_swimmers_share_a_hex_and_die_by_sharks_and_serpents) {
  Table table(Board().mountains("J4").red("C3 sea, C5 sea, J4").blue("C4 sea, C4 sea").sharks("C6").serpents("J3"));
  table.play("swim 1 C4");
  EXPECT_EQ(count(swimmers_at(table.state, hex("C4"))), 3) << "any number";
  EXPECT_TRUE(table.offers("swim 2 C6")) << "fatal moves are legal";
  table.play("swim 2 C6");
  EXPECT_EQ(table.where("red 2"), "lost");
  EXPECT_EQ(table.play("swim 3 J3").where("red 3"), "lost");
}

TEST(SurviveRules, SUR_4_7_a_whale_does_not_harm_a_swimmer) {
  Table table(Board().mountains("J4").red("C3 sea").whales("C4"));
  EXPECT_EQ(table.play("swim 1 C4").where("red 1"), "C4 swam");
}

TEST(SurviveRules, SUR_4_8_landing_costs_a_point_each_and_the_ship_stays) {
  Table table(Board().mountains("J4").red("C1 ship, C1 ship, B1 sea, J4").ships("C1"));
  EXPECT_EQ(table.refusal("land 4"), "SUR-4.8");
  table.play("land 1").play("land 2").play("land 3");
  EXPECT_EQ(table.phase(), "sink");
  EXPECT_EQ(table.view(0).colours[0].saved, 3);
  EXPECT_EQ(table.ships(), (Names{"C1"}));
}

TEST(SurviveRules, SUR_4_8_a_swimmer_that_swam_cannot_also_land) {
  Table table(Board().mountains("J4").red("C2 sea"));
  EXPECT_EQ(table.refusal("land 1"), "SUR-4.8") << "not beside an isle";
  table.play("swim 1 C1");
  EXPECT_EQ(table.refusal("land 1"), "SUR-4.8");
}

TEST(SurviveRules, SUR_4_9_only_own_explorers_are_moved_and_saved_ones_stay_face_down) {
  Table table(Board().mountains("J4").red("C1 ship, lost, J4").blue("J4").ships("C1"));
  for (const std::string& move : table.legal()) EXPECT_EQ(move.find("blue"), std::string::npos);
  EXPECT_EQ(table.refusal("walk 2 J5"), "SUR-4.9") << "it is lost";
  EXPECT_EQ(table.refusal("walk 9 J5"), "SUR-4.9");
  table.play("land 1");
  EXPECT_FALSE(table.view(0).colours[0].explorers[0].value);
}

TEST(SurviveRules, SUR_5_1_a_ship_goes_over_sea_hexes_without_ships) {
  Table table(Board().mountains("J4").red("J4").ships("J3 J2"));
  EXPECT_EQ(table.refusal("sail J3 J4"), "SUR-5.1") << "land";
  EXPECT_EQ(table.refusal("sail J3 J2"), "SUR-5.1") << "another ship";
  EXPECT_EQ(table.refusal("sail J3 H3"), "SUR-5.1") << "too far";
  EXPECT_EQ(table.refusal("sail G1 G2"), "SUR-5.1") << "no ship";
  table.play("sail J3 K3");
  EXPECT_EQ(table.ships(), (Names{"J2", "K3"}));
  EXPECT_EQ(table.state.points, 2);
}

TEST(SurviveRules, SUR_5_2_an_empty_ship_by_anyone_a_manned_one_by_the_most_or_tied) {
  const auto may = [](std::string_view red, std::string_view blue) {
    return Table(Board().mountains("J4").red(red).blue(blue).ships("C5")).offers("sail C5 C4");
  };
  EXPECT_TRUE(may("J4", "J4"));
  EXPECT_TRUE(may("C5 ship", "J4"));
  EXPECT_FALSE(may("J4", "C5 ship"));
  EXPECT_TRUE(may("C5 ship", "C5 ship"));
  EXPECT_TRUE(may("C5 ship, C5 ship", "C5 ship"));
  EXPECT_FALSE(may("C5 ship", "C5 ship, C5 ship"));
  EXPECT_EQ(Table(Board().mountains("J4").red("J4").blue("C5 ship").ships("C5")).refusal("sail C5 C4"), "SUR-5.2");
}

TEST(SurviveRules, SUR_5_3_a_manned_ship_is_wrecked_by_a_serpent_or_a_whale) {
  Table whale(Board().mountains("J4").red("C5 ship").blue("C5 ship").ships("C5").whales("C4"));
  whale.play("sail C5 C4");
  EXPECT_EQ(whale.ships(), Names{});
  EXPECT_EQ(whale.where("red 1"), "C4 sea");
  EXPECT_EQ(whale.where("blue 1"), "C4 sea");
  EXPECT_TRUE(whale.offers("swim 1 C3")) << "those thrown into the sea have not used their swim";
  Table serpent(Board().mountains("J4").red("C5 ship, J4").ships("C5").serpents("C4"));
  EXPECT_EQ(serpent.play("sail C5 C4").where("red 1"), "lost");
  Table shark(Board().mountains("J4").red("C5 ship, J4").ships("C5").whales("C4").sharks("C4"));
  EXPECT_EQ(shark.play("sail C5 C4").where("red 1"), "lost");
}

TEST(SurviveRules, SUR_5_3_an_empty_ship_and_a_ship_beside_a_shark_are_safe) {
  Table table(Board().mountains("J4").red("B5 ship").ships("C5 B5").whales("C4").serpents("C4").sharks("B4"));
  table.play("sail C5 C4").play("sail B5 B4");
  EXPECT_EQ(table.ships(), (Names{"B4", "C4"}));
  EXPECT_EQ(table.where("red 1"), "B4 ship");
}

TEST(SurviveRules, SUR_5_4_boarding_an_empty_ship_beside_a_whale_wrecks_it) {
  Table table(Board().mountains("J4").red("J4, J4").ships("J3").whales("J3"));
  table.play("board 1 J3");
  EXPECT_EQ(table.ships(), Names{});
  EXPECT_EQ(table.where("red 1"), "J3 sea");
  EXPECT_TRUE(table.offers("swim 1 J2")) << "its swim is not used";
  Table serpent(Board().mountains("J4").red("J4, J4").ships("J3").serpents("J3"));
  EXPECT_EQ(serpent.play("board 1 J3").where("red 1"), "lost");
  Table hop(Board().mountains("J4").red("C5 ship").ships("C5 C4").whales("C4").sharks("C4"));
  EXPECT_EQ(hop.play("board 1 C4").where("red 1"), "lost") << "a shark is there too";
}

}  // namespace
}  // namespace atlantica::survive
