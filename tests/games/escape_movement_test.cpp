#include <gtest/gtest.h>

#include "games/escape_board.h"

// Sections 3 and 4 of docs/rules/escape.md.
namespace atlantica::escape {
namespace {

using Texts = std::set<std::string>;

TEST(EscapeRules, ESC_3_0_step_1_ends_after_three_moves_or_when_the_player_says_so) {
  Table table(Board().red("F6").blue("F6").ships("C5"));
  EXPECT_EQ(Table(table).play("end").phase(), "sink");
  table.play("walk F6 F5").play("walk F5 F4").play("sail C5 C4");
  EXPECT_EQ(table.phase(), "sink") << "sinking is obligatory";
  EXPECT_EQ(table.refusal("walk F4 F5"), "ESC-3.0");
  EXPECT_EQ(table.refusal(1, "walk F6 F5"), "ESC-3.0") << "not blue's turn";
}

TEST(EscapeRules, ESC_3_1_three_moves_over_any_atlanteans_and_ships) {
  Table table(Board().red("F6, G5").blue("H6").ships("C5"));
  EXPECT_EQ(table.view().points, 3);
  table.play("walk F6 F5").play("walk G5 G4");
  EXPECT_EQ(table.view().points, 1);
  EXPECT_EQ(table.refusal("walk H6 H5"), "ESC-3.1") << "not an own one";
  EXPECT_EQ(table.refusal("swim H6 H5"), "ESC-3.1");
}

TEST(EscapeRules, ESC_3_1_atlanteans_that_are_alike_are_offered_once) {
  const Table table(Board().island("D4").red("D4, D4, C3 sea, C3 sea, B5 ship, B5 ship").ships("B5"));
  EXPECT_TRUE(table.offers("dive D4 C4"));
  EXPECT_TRUE(table.offers("swim C3 C4"));
  EXPECT_TRUE(table.offers("sail B5 B6"));
}

TEST(EscapeRules, ESC_3_2_on_land_to_an_adjacent_piece_with_room) {
  Table table(Board().red("F6, E5, E5").blue("E5, E6, E6"));
  EXPECT_EQ(table.refusal("walk F6 E5"), "ESC-3.2") << "three are there";
  EXPECT_EQ(table.refusal("walk F6 D5"), "ESC-3.2") << "not adjacent";
  table.play("walk F6 E6");
  EXPECT_EQ(table.red(), (Names{"E6", "E5", "E5"}));
  EXPECT_EQ(table.refusal("walk E5 E6"), "ESC-3.2") << "full now";
  table.play("walk E6 F6");
  EXPECT_TRUE(table.offers("walk E5 E6")) << "there is room again";
}

TEST(EscapeRules, ESC_3_3_boarding_from_land_or_from_ship_to_ship_if_there_is_room) {
  Table table(Board().red("D5").blue("C6 ship, C6 ship, B5 ship, B5 ship, B5 ship").ships("C5 C6 B5 A1"));
  EXPECT_EQ(table.refusal("board D5 C6"), "ESC-3.3") << "not adjacent";
  EXPECT_EQ(table.refusal("board D5 C4"), "ESC-3.3") << "no ship";
  table.play("board D5 C5");
  EXPECT_EQ(table.red(), (Names{"C5 ship"}));
  EXPECT_EQ(table.refusal("board C5 B5"), "ESC-3.3") << "three are aboard";
  EXPECT_EQ(table.refusal("board C5 A1"), "ESC-3.3") << "too far";
  table.play("board C5 C6");
  EXPECT_EQ(table.red(), (Names{"C6 ship"}));
  EXPECT_TRUE(table.state.full.has(hex("C6")));
  EXPECT_FALSE(table.state.manned.has(hex("C5")));
}

TEST(EscapeRules, ESC_3_4_one_who_dived_makes_no_other_move) {
  Table table(Board().red("D4, D5").blue("F6").ships("C4"));
  EXPECT_EQ(table.refusal("dive D4 D5"), "ESC-3.4") << "land";
  EXPECT_EQ(table.refusal("dive D4 C5"), "ESC-3.4") << "not adjacent";
  table.play("dive D4 C4");
  EXPECT_EQ(table.red(), (Names{"C4 sea spent", "D5"}));
  EXPECT_EQ(table.refusal("swim C4 C3"), "ESC-3.5");
  EXPECT_EQ(table.refusal("board C4 C4"), "ESC-3.5");
  table.play("end");
  EXPECT_EQ(table.red(), (Names{"C4 sea", "D5"})) << "until the next turn";
}

TEST(EscapeRules, ESC_3_4_only_one_who_stands_on_an_island_piece_dives) {
  const Table table(Board().red("C4 sea, C5 ship, C6 sea, C6 ship").blue("F6").ships("C5 C6"));
  const auto refusal = Rules::refusal(table.state, 0, Rules::parse("dive C4 C5").value());
  ASSERT_TRUE(refusal);
  EXPECT_EQ(*refusal, (Refusal{"ESC-3.4", "Your Atlantean on C4 is already in the sea and can only swim."}));
  EXPECT_EQ(table.refusal("dive C5 C4"), "ESC-3.6") << "from a ship";
  EXPECT_EQ(table.refusal("dive C6 C7"), "ESC-3.6") << "from a ship, with a swimmer beside it";
  EXPECT_EQ(table.refusal("dive C3 C4"), "ESC-3.1") << "nobody is there";
}

TEST(EscapeRules, ESC_3_4_nor_does_one_thrown_overboard_in_step_1) {
  Table table(Board().red("D4").blue("F6").ships("C4 C5").octopuses("C4"));
  table.play("board D4 C4");
  EXPECT_EQ(table.red(), (Names{"C4 sea spent"}));
  EXPECT_EQ(table.ships(), (Names{"C5"}));
  EXPECT_EQ(table.refusal("swim C4 C5"), "ESC-3.5");
}

TEST(EscapeRules, ESC_3_5_a_swimmer_makes_one_move_per_turn) {
  Table table(Board().red("C4 sea, B1 sea, B3 sea").blue("F6").ships("C4 C5"));
  Table swam = table;
  swam.play("swim C4 C5");
  EXPECT_EQ(swam.refusal("swim C5 C6"), "ESC-3.5");
  EXPECT_EQ(swam.refusal("board C5 C5"), "ESC-3.5") << "it cannot board the ship it swam to";
  EXPECT_EQ(table.refusal("swim C4 C6"), "ESC-3.5") << "one hex";
  EXPECT_EQ(table.refusal("board B3 B3"), "ESC-3.3") << "no ship there";
  table.play("swim B1 B2");
  EXPECT_EQ(table.refusal("land sea B2"), "ESC-3.5");
  Table harbour(Board().red("B2 sea").blue("F6"));
  harbour.play("swim B2 B1");
  EXPECT_EQ(harbour.refusal("land sea B1"), "ESC-3.5");
}

TEST(EscapeRules, ESC_3_5_having_boarded_it_may_go_on) {
  Table table(Board().red("B2 sea").blue("F6").ships("B2"));
  table.play("board B2 B2").play("sail B2 B1").play("land ship B1");
  EXPECT_EQ(table.red(), (Names{"NW"}));
  Table moored(Board().red("C4 sea").blue("F6").ships("C5"));
  moored.play("sail C5 C4").play("board C4 C4").play("sail C4 C3");
  EXPECT_EQ(moored.red(), (Names{"C3 ship"})) << "the ship comes to the swimmer";
}

TEST(EscapeRules, ESC_3_6_nobody_returns_to_the_island_or_jumps_overboard) {
  Table table(Board().red("C4 sea, C5 ship").blue("F6").ships("C5").sharks("C3"));
  EXPECT_EQ(table.refusal("swim C4 D4"), "ESC-3.6");
  EXPECT_EQ(table.refusal("walk C4 D4"), "ESC-3.6");
  EXPECT_EQ(table.refusal("walk C5 D5"), "ESC-3.6");
  EXPECT_EQ(table.refusal("dive C5 C6"), "ESC-3.6");
  table.play("swim C4 C3");
  EXPECT_EQ(table.red(), (Names{"C5 ship"})) << "entering a dangerous hex is legal";
}

TEST(EscapeRules, ESC_3_7_landing_from_a_harbour_is_one_more_move) {
  Table table(Board().red("L10 sea, L10 ship, K9 ship").blue("F6").ships("L10 K9"));
  EXPECT_EQ(table.refusal("land ship K9"), "ESC-3.7");
  EXPECT_TRUE(table.offers("land sea L10"));
  table.play("land sea L10").play("land ship L10");
  EXPECT_EQ(table.red(), (Names{"SE", "SE", "K9 ship"}));
  EXPECT_EQ(table.view().colours[0].saved, 2);
  EXPECT_EQ(table.view().points, 1);
}

TEST(EscapeRules, ESC_3_8_each_landing_costs_a_move_and_ships_are_stepping_stones) {
  Table table(Board().red("B2 ship, B3 ship, B1 ship, B1 ship").blue("F6").ships("B1 B2 B3"));
  Table landing = table;
  landing.play("land ship B1").play("land ship B1");
  EXPECT_EQ(landing.view().points, 1);
  table.play("board B3 B2").play("board B2 B1").play("land ship B1");
  EXPECT_EQ(table.view().colours[0].saved, 1) << "hopping over ships to the shore";
}

TEST(EscapeRules, ESC_4_1_a_ship_keeps_off_ships_octopuses_and_sea_monsters) {
  Table table(Board()
                  .red("C5 ship, B3 sea")
                  .blue("F6")
                  .ships("C5 C6")
                  .octopuses("B5")
                  .monsters("B6")
                  .sharks("C4")
                  .dolphins("C4"));
  EXPECT_EQ(table.refusal("sail C5 C6"), "ESC-4.1");
  EXPECT_EQ(table.refusal("sail C5 B5"), "ESC-4.1");
  EXPECT_EQ(table.refusal("sail C5 B6"), "ESC-4.1");
  EXPECT_EQ(table.refusal("sail C5 D5"), "ESC-4.1") << "land";
  EXPECT_EQ(table.refusal("sail C5 C3"), "ESC-4.1") << "one hex for a move";
  EXPECT_EQ(table.refusal("sail C7 C8"), "ESC-4.1") << "no ship";
  table.play("sail C5 C4");
  EXPECT_EQ(table.red(), (Names{"C4 ship", "B3 sea"})) << "beside a shark and a dolphin";
  table.play("sail C4 C3").play("sail C3 B3");
  EXPECT_EQ(table.red(), (Names{"B3 ship", "B3 sea"})) << "and a swimmer";
  EXPECT_EQ(table.ships(), (Names{"B3", "C6"}));
}

TEST(EscapeRules, ESC_4_2_who_moves_a_ship) {
  Table table(Board(3)
                  .red("C1 ship, C3 ship, C7 ship, C9 ship")
                  .blue("C3 ship, C5 ship, C7 ship, C9 ship, C9 ship")
                  .yellow("C7 ship, F6")
                  .ships("A1 C1 C3 C5 C7 C9"));
  EXPECT_TRUE(table.offers("sail A1 A2")) << "unmanned: anyone";
  EXPECT_TRUE(table.offers("sail C1 C2")) << "own alone";
  EXPECT_TRUE(table.offers("sail C3 C2")) << "one each";
  EXPECT_EQ(table.refusal("sail C5 C4"), "ESC-4.2") << "another's";
  EXPECT_TRUE(table.offers("sail C7 C8")) << "three colours: each of them";
  EXPECT_EQ(table.refusal("sail C9 C8"), "ESC-4.2") << "blue has the majority";
  table.play("end").play("sink D4").play("symbol dolphin").play("dice shark 1");
  EXPECT_TRUE(table.offers("sail C9 C8"));
  EXPECT_TRUE(table.offers("sail C3 C2"));
}

}  // namespace
}  // namespace atlantica::escape
