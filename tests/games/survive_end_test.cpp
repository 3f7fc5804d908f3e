#include <gtest/gtest.h>

#include "games/survive_board.h"

// Section 8 of docs/rules/survive.md.
namespace atlantica::survive {
namespace {

using Texts = std::set<std::string>;

// Red is about to turn over the tile on J4.
Board turning(std::string_view variants) {
  Board board;
  board.mountains("J5 J6").red("J3 sea, NW").blue("J6, SE").ships("K4").variants(variants).phase("back");
  board.position().hex = "J4";
  board.position().tile = "mountain";
  return board;
}

TEST(SurviveRules, SUR_8_1_the_volcano_ends_the_game_and_who_is_on_no_isle_is_lost) {
  Table table(turning("").values(0, {6, 5, 4, 3, 3, 2, 2, 1, 1, 1}));
  table.play("back volcano");
  EXPECT_EQ(table.phase(), "over");
  EXPECT_EQ(table.where("red 1"), "lost");
  EXPECT_EQ(table.where("blue 1"), "lost");
  EXPECT_EQ(table.where("red 2"), "NW");
  EXPECT_EQ(Rules::outcome(table.state)->score[0], 5);
  EXPECT_EQ(table.refusal(0, "stay"), "SUR-8.1");
}

TEST(SurviveRules, SUR_8_1_play_goes_on_when_no_explorer_is_left) {
  for (const char* variant : {"", "submerged"}) {
    Table table(Board().mountains("J4 J5 J6").red("NW").blue("SE").variants(variant).phase("die"));
    table.play("die shark");
    EXPECT_EQ(table.colour(), "blue");
    EXPECT_EQ(table.phase(), "sink");
  }
}

TEST(SurviveRules, SUR_8_2_the_values_of_saved_explorers_count_and_tied_players_share) {
  Table table(turning("")
                  .red("NW, NE, J6")
                  .blue("SE, J6")
                  .values(0, {4, 1, 1, 1, 2, 2, 3, 3, 5, 6})
                  .values(1, {5, 1, 1, 1, 2, 2, 3, 3, 4, 6}));
  table.play("back volcano");
  const Outcome outcome = *Rules::outcome(table.state);
  EXPECT_EQ(outcome.score[0], 4 + 1);
  EXPECT_EQ(outcome.score[1], 5);
  EXPECT_EQ(outcome.winners.size(), 2);
  EXPECT_EQ(table.view(0).result, (std::vector<ResultView>{{5, true}, {5, true}}));
  EXPECT_EQ(table.view(1).colours[0].score, 5);
}

TEST(SurviveRules, SUR_8_2_the_highest_score_wins_at_whichever_seat) {
  Table table(turning("")
                  .red("NW, J6")
                  .blue("SE, J6")
                  .values(0, {4, 1, 1, 1, 2, 2, 3, 3, 5, 6})
                  .values(1, {5, 1, 1, 1, 2, 2, 3, 3, 4, 6}));
  table.play("back volcano");
  EXPECT_EQ(table.view(0).result, (std::vector<ResultView>{{4, false}, {5, true}}));
  EXPECT_FALSE(Rules::outcome(table.state)->winners.has(0));
  EXPECT_TRUE(Rules::outcome(table.state)->winners.has(1));
  EXPECT_EQ(table.view(0).colours[1].explorers[0].how, "isle");
  EXPECT_EQ(table.view(0).colours[1].explorers[0].at, "SE");
}

TEST(SurviveRules, SUR_8_3_two_players_with_two_colours_take_turns_a1_b1_a2_b2) {
  Table table = new_game(2, {{"colours", "two"}, {"first", "1"}}).luck();
  std::string order;
  for (int i = 0; i < 5; ++i) {
    order += table.colour() + std::to_string(Rules::actors(table.state).lowest()) + " ";
    table.play(*table.legal().begin()).play("value " + std::to_string(1 + i / 4));
  }
  EXPECT_EQ(order, "blue1 yellow0 green1 red0 blue1 ");
  EXPECT_EQ(table.view(0).first, 1);
  EXPECT_EQ(table.state.supply[2], 12 - 8) << "two ships per colour";
}

TEST(SurviveRules, SUR_8_3_hands_and_ships_go_by_colour_what_is_seen_and_counted_by_player) {
  Board board = Board(4)
                    .two_players()
                    .mountains("J4 J5")
                    .red("C5 ship, NW")
                    .explorers(2, "C5 ship, C5 ship, SE, J5")
                    .blue("J5")
                    .explorers(3, "J5")
                    .ships("C5")
                    .hand(2, "beach", "dolphin")
                    .values(0, {1, 6, 1, 1, 2, 2, 3, 3, 4, 5})
                    .values(2, {1, 1, 5, 1, 2, 2, 3, 3, 4, 6});
  Table table(board);
  EXPECT_FALSE(table.offers("sail C5 C4")) << "yellow has more aboard than red, though one player has both";
  EXPECT_EQ(table.view(0).colours[2].hand, (Names{"dolphin"})) << "a player sees both own hands";
  EXPECT_FALSE(table.view(1).colours[2].hand);
  table.play("end").play("sink J4").play("back volcano");
  EXPECT_EQ(Rules::outcome(table.state)->score[0], 6 + 5);
  EXPECT_EQ(Rules::outcome(table.state)->seats, 2);
}

TEST(SurviveRules, SUR_8_3_a_player_does_not_react_to_the_own_other_colour) {
  Board board = Board(4)
                    .two_players()
                    .mountains("J4")
                    .red("J4")
                    .explorers(2, "C5 sea")
                    .explorers(3, "C5 sea, J4")
                    .sharks("C3")
                    .hand(2, "beach", "shark-defence")
                    .hand(3, "beach", "wind");
  Table table(board.die("shark"));
  table.play("shark C3 C5");
  EXPECT_EQ(table.view(0).asked, "green");
  EXPECT_TRUE(Rules::actors(table.state).has(1));
  table.play("decline");
  EXPECT_EQ(table.where("yellow 1"), "lost") << "yellow was not asked";
}

TEST(SurviveRules, SUR_8_4_overpopulated_two_explorers_on_inland_tiles) {
  Table table = new_game(2, {{"overpopulated", "on"}}).luck();
  table.play("place E6").play("value 1").play("place E6").play("value 1");
  EXPECT_EQ(table.refusal("place E6"), "SUR-8.4") << "two are there";
  table.play("place D4").play("value 1");
  EXPECT_EQ(table.refusal("place D4"), "SUR-8.4") << "coast";
  table.play("place F6").play("value 1");
  EXPECT_EQ(table.refusal("place F6"), "SUR-8.4") << "tiles round the centre are coast";
  EXPECT_EQ(Table(new_game(2)).luck().play("place E6").play("value 1").refusal("place E6"), "SUR-2.3");
}

TEST(SurviveRules, SUR_8_5_to_the_last_ends_at_once_when_nobody_is_left) {
  Table saved(Board().mountains("J4").red("C1 sea, B1 sea").variants("to-the-last"));
  saved.play("land 1");
  EXPECT_EQ(saved.phase(), "move");
  saved.play("land 2");
  EXPECT_EQ(saved.phase(), "over") << "within the turn";
  Table eaten(Board().mountains("J4").red("C5 sea").sharks("C4").variants("to-the-last").die("shark"));
  eaten.play("shark C4 C5");
  EXPECT_EQ(eaten.phase(), "over");
  EXPECT_EQ(eaten.state.turn, 1);
}

TEST(SurviveRules, SUR_8_5_the_volcano_is_a_whirlpool_and_without_terrain_step_3_is_skipped) {
  Table table(turning("to-the-last"));
  table.play("back volcano");
  EXPECT_EQ(table.where("red 1"), "lost") << "beside the whirlpool";
  EXPECT_EQ(table.ships(), Names{});
  EXPECT_EQ(table.where("blue 1"), "J6") << "the game goes on";
  EXPECT_EQ(table.phase(), "die");
  Table dry(Board().mountains("").red("C5 sea").variants("to-the-last"));
  EXPECT_EQ(dry.play("end").phase(), "die");
}

TEST(SurviveRules, SUR_8_6_all_equal_each_saved_explorer_counts_one) {
  Table table(turning("all-equal").red("NW, NE, J6").blue("SE, J6").values(1, {6, 1, 1, 1, 2, 2, 3, 3, 4, 5}));
  table.play("back volcano");
  EXPECT_EQ(Rules::outcome(table.state)->score[0], 2);
  EXPECT_EQ(Rules::outcome(table.state)->score[1], 1);
  EXPECT_TRUE(Rules::outcome(table.state)->winners.has(0));
}

TEST(SurviveRules, SUR_8_7_submerged_ends_with_the_last_tile_resolved) {
  Table table(turning("submerged"));
  table.play("back volcano");
  EXPECT_EQ(table.where("red 1"), "lost") << "a whirlpool";
  EXPECT_EQ(table.phase(), "die");
  Table last(
      Board().mountains("J4").red("J4, J4, J4, J4, NW").variants("submerged").phase("sink").left("mountain", "shark"));
  last.play("sink J4");
  EXPECT_EQ(last.phase(), "back");
  last.play("back shark");
  EXPECT_EQ(last.phase(), "over");
  EXPECT_EQ(last.where("red 5"), "NW");
}

TEST(SurviveRules, SUR_8_8_variants_combine_but_for_two_of_them) {
  const auto setup = Rules::setup(3, {{"to-the-last", "on"}, {"submerged", "on"}});
  ASSERT_FALSE(setup);
  EXPECT_EQ(setup.error().key, "survive.setup.one_ending");
  const Table table = new_game(3, {{"to-the-last", "on"}, {"all-equal", "on"}, {"overpopulated", "on"}});
  EXPECT_EQ(table.view(0).variants, (Names{"overpopulated", "to-the-last", "all-equal"}));
}

TEST(SurviveRules, SUR_8_8_to_the_last_ends_after_twenty_quiet_rounds) {
  Table table(Board().mountains("").red("C5 sea").blue("C6 sea, B1 sea").variants("to-the-last"));
  const auto quiet_turn = [&] {
    if (table.state.phase == Phase::move) table.play("end");
    table.play("die shark");
  };
  for (int i = 0; i < 30; ++i) quiet_turn();
  EXPECT_EQ(table.state.quiet_turns, 30);
  quiet_turn();
  EXPECT_EQ(table.colour(), "blue");
  table.play("land 2");
  quiet_turn();
  EXPECT_EQ(table.state.quiet_turns, 0) << "an explorer was saved";
  for (int i = 0; i < 39; ++i) quiet_turn();
  EXPECT_EQ(table.phase(), "move");
  quiet_turn();
  EXPECT_EQ(table.phase(), "over");
  EXPECT_EQ(table.where("red 1"), "lost");
  EXPECT_EQ(table.where("blue 2"), "NW");
}

}  // namespace
}  // namespace atlantica::survive
