#include <gtest/gtest.h>

#include "games/escape_board.h"

// Sections 1, 2 and 9 of docs/rules/escape.md.
namespace atlantica::escape {
namespace {

using Texts = std::set<std::string>;

// Everyone places on the first piece with room, in order of hex.
Table all_placed(int seats, const Options& options = {{"first", "0"}}) {
  Table table = new_game(seats, options);
  while (table.state.phase == Phase::place) table.play(*table.legal().begin());
  return table;
}

TEST(EscapeRules, ESC_1_1_the_board_has_129_hexes_in_13_rows) {
  EXPECT_EQ(Sea::kHexes, 129);
  EXPECT_EQ(Sea::kRows, 13);
  EXPECT_EQ(Sea::axial(hex("G6")), (Axial{0, 0}));
  EXPECT_EQ(Sea::hex_at({6, 0}), Sea::kNone);
  EXPECT_EQ(Sea::name(Sea::hex_at({5, 0})), "G11");
  EXPECT_EQ(Sea::name(Sea::hex_at({0, -6})), "A1");
  EXPECT_EQ(Sea::around(hex("C4")), hexes("C3 C5 B4 B5 D4 D5"));
}

TEST(EscapeRules, ESC_1_2_the_island_is_rings_round_the_acropolis) {
  EXPECT_EQ(kAcropolis, hex("G6"));
  EXPECT_EQ(kHexesOf[at(Ring::citadel)], hexes("F6 F7 G5 G7 H6 H7"));
  EXPECT_EQ(kHexesOf[at(Ring::land)], hexes("E5 E6 E7 F5 F8 G4 G8 H5 H8 I5 I6 I7"));
  EXPECT_EQ(kHexesOf[at(Ring::rock)], hexes("D4 D5 D6 D7 E4 E8 F4 F9 G3 G9 H4 H9 I4 I8 J4 J5 J6 J7"));
  EXPECT_EQ(kIsland.size(), kPieces);
}

TEST(EscapeRules, ESC_1_3_each_coral_island_is_entered_from_one_harbour) {
  Names isles;
  for (const char* name : {"B1", "B10", "L1", "L10"}) isles.emplace_back(isle_name(isle_beside(hex(name))));
  EXPECT_EQ(isles, (Names{"NW", "NE", "SW", "SE"}));
  int harbours = 0;
  for (int here = 0; here < kHexes; ++here) harbours += isle_beside(here) >= 0 ? 1 : 0;
  EXPECT_EQ(harbours, 4);
}

TEST(EscapeRules, ESC_1_4_two_ships_with_two_players_four_with_more) {
  EXPECT_EQ(new_game(2).ships(), (Names{"C5", "K5"}));
  EXPECT_EQ(new_game(3).ships(), (Names{"C5", "G2", "G10", "K5"}));
  EXPECT_EQ(new_game(4).ships(), (Names{"C5", "G2", "G10", "K5"}));
}

TEST(EscapeRules, ESC_1_5_the_supply_counts_the_starting_ships) {
  EXPECT_EQ(new_game(2).view().supply,
            (NameCounts{{"dolphin", 6}, {"octopus", 6}, {"monster", 6}, {"shark", 6}, {"ship", 8}}));
  EXPECT_EQ(new_game(4).view().supply.at("ship"), 6);
}

TEST(EscapeRules, ESC_1_5_what_is_removed_does_not_return_and_what_is_used_up_places_nothing) {
  Table table(Board()
                  .island("D4 D6")
                  .red("C9 sea, D4")
                  .ships("D5")
                  .sharks("C4")
                  .left("rock", "whirlpool shark")
                  .phase("sink")
                  .supply({{"octopus", 2}}));
  Table whirl = table;
  whirl.play("sink D4").play("symbol whirlpool");
  EXPECT_EQ(whirl.sharks(), Names{});
  EXPECT_EQ(whirl.ships(), Names{});
  EXPECT_EQ(whirl.view().supply, (NameCounts{{"octopus", 2}}));
  table.play("sink D4").play("symbol shark");
  EXPECT_EQ(table.sharks(), (Names{"C4"})) << "no shark is left in the supply";
  EXPECT_EQ(table.red(), (Names{"C9 sea", "D4 sea"}));
  EXPECT_EQ(table.phase(), "dice");
}

TEST(EscapeRules, ESC_1_6_the_acropolis_cannot_be_entered_nor_sunk) {
  EXPECT_EQ(new_game(2).refusal("place G6"), "ESC-1.6");
  Table table(Board().island("G5").red("G5").sharks("F6").dolphins("F6"));
  EXPECT_EQ(table.refusal("walk G5 G6"), "ESC-1.6");
  EXPECT_FALSE(table.offers("dive G5 G6")) << "its hex is not sea";
  table.play("end");
  EXPECT_EQ(table.refusal("sink G6"), "ESC-1.6");
  EXPECT_EQ(table.legal(), (Texts{"sink G5"}));
  Table creature(Board().island("G5").red("G5").sharks("F6").dice("shark", "1"));
  EXPECT_FALSE(creature.offers("shark F6 G6"));
}

TEST(EscapeRules, ESC_1_6_a_whirlpool_beside_the_acropolis_leaves_open_sea) {
  Table table(Board().island("G5 G7").red("G7").sharks("C4").left("citadel", "whirlpool ship").phase("sink"));
  table.play("sink G5").play("symbol whirlpool");
  EXPECT_FALSE(table.view().acropolis);
  EXPECT_EQ(table.red(), (Names{"G7"}));
  table.play("dice shark 1").play("stay").play("end").play("sink G7").play("symbol ship");
  EXPECT_EQ(table.phase(), "dice") << "the Acropolis was no piece to sink";
  table.play("dice octopus 1").play("swim G7 G6");
  EXPECT_EQ(table.red(), (Names{"G6 sea spent"}));
}

TEST(EscapeRules, ESC_2_1_every_ring_hides_its_symbols_evenly) {
  const View view = new_game(2).view();
  const auto each = [](int number) {
    return NameCounts{{"dolphin", number}, {"octopus", number}, {"monster", number},
                      {"shark", number},   {"ship", number},    {"whirlpool", number}};
  };
  EXPECT_EQ(view.left, (CountsByRing{{"rock", each(3)}, {"land", each(2)}, {"citadel", each(1)}}));
}

TEST(EscapeRules, ESC_2_1_a_symbol_is_drawn_when_it_is_shown_from_what_is_left) {
  Table table(Board()
                  .red("F6")
                  .left("rock",
                        "shark shark ship whirlpool whirlpool octopus octopus octopus shark ship "
                        "dolphin dolphin dolphin ship monster monster monster whirlpool")
                  .left("land",
                        "shark shark ship ship octopus octopus dolphin dolphin monster monster "
                        "whirlpool whirlpool")
                  .left("citadel", "shark ship octopus dolphin monster whirlpool")
                  .phase("sink"));
  table.play("sink D4");
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("symbol shark")), 3);
  table.play("symbol shark");
  EXPECT_EQ(table.view().left.at("rock").at("shark"), 2);
}

TEST(EscapeRules, ESC_2_1_symbols_destroyed_unseen_stay_among_those_drawn) {
  Table table(Board().island("E5 E6 I5").red("I5").sharks("A1").left("land", "whirlpool shark ship").phase("sink"));
  table.play("sink E5").play("symbol whirlpool");
  EXPECT_EQ(table.view().island.at("land"), (Names{"I5"})) << "E6 is destroyed unseen";
  EXPECT_EQ(table.view().left.at("land"), (NameCounts{{"shark", 1}, {"ship", 1}}));
  table.play("dice dolphin 1").play("end").play("sink I5");
  EXPECT_EQ(table.legal(), (Texts{"symbol shark", "symbol ship"}));
  EXPECT_EQ(table.refusal("symbol whirlpool"), "ESC-2.1");
}

TEST(EscapeRules, ESC_2_2_one_atlantean_at_a_time_three_on_a_piece) {
  Table table = new_game(3, {{"first", "1"}});
  EXPECT_EQ(table.colour(), "blue");
  table.play("place D4").play("place D4").play("place D4");
  EXPECT_EQ(table.colour(), "blue");
  EXPECT_EQ(table.refusal("place D4"), "ESC-2.2") << "three are there";
  EXPECT_EQ(table.refusal("place C4"), "ESC-2.2") << "sea";
  EXPECT_EQ(table.refusal(0, "place D5"), "ESC-3.0") << "blue's turn";
  EXPECT_EQ(table.legal().size(), 35U);
  const Table placed = all_placed(3);
  for (int colour = 0; colour < 3; ++colour) EXPECT_EQ(placed.places(colour).size(), 12U);
  EXPECT_EQ(placed.phase(), "move");
}

TEST(EscapeRules, ESC_2_2_the_first_player_is_random_or_chosen) {
  Table table = new_game(3, {});
  EXPECT_EQ(table.legal(), (Texts{"first 0", "first 1", "first 2"}));
  EXPECT_EQ(table.play("first 2").colour(), "yellow");
}

TEST(EscapeOptions, errors_say_what_would_be_right) {
  const auto error = [](int seats, const Options& options) {
    return speech::in_english(Rules::setup(seats, options).error());
  };
  EXPECT_EQ(error(3, {{"first", "3"}}), "Option first: the values are random, 0, 1, and 2, not “3”.");
  EXPECT_EQ(error(3, {{"game", "long"}}), "Option game: the values are full and short, not “long”.");
  EXPECT_EQ(error(3, {{"speed", "2"}}), "Escape has no option “speed”; it has first and game.");
  EXPECT_EQ(error(5, {}), "Escape is for 2 to 4 players, not 5.");
}

TEST(EscapeRules, ESC_3_0_the_first_player_takes_the_first_turn_and_seats_go_clockwise) {
  Table table = all_placed(3, {{"first", "2"}});
  EXPECT_EQ(table.colour(), "yellow");
  EXPECT_EQ(table.view().turn, 1);
  table.play("end").play("sink D4").play("symbol ship").play("dice octopus 1");
  EXPECT_EQ(table.colour(), "red");
}

TEST(EscapeRules, ESC_9_1_all_see_the_same) {
  Rng rng(1);
  const Table table = all_placed(4);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(table.view(seat), Rules::view(table.state, Viewer::spectator()));
    EXPECT_EQ(Rules::determinize(Rules::observe(table.state, seat), rng), table.state);
  }
}

}  // namespace
}  // namespace atlantica::escape
