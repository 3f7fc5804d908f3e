#include <gtest/gtest.h>

#include "games/newgame_table.h"

// Every section of docs/rules/newgame.md.
namespace atlantica::newgame {
namespace {

TEST(NewgameRules, NEW_1_1_the_path_has_12_spaces_or_20) {
  EXPECT_EQ(Rules::initial(*Rules::setup(2, {})).goal, 12);
  EXPECT_EQ(Rules::initial(*Rules::setup(2, {{"long-path", "on"}})).goal, 20);
}

TEST(NewgameRules, NEW_1_2_two_figures_each_and_six_faces) {
  EXPECT_EQ(table_of(two_players()).figures(0).size(), 2U);
  EXPECT_EQ(table_of(two_players()).legal().size(), 6U);
  EXPECT_EQ(table_of(two_players()).refusal("roll 0"), "NEW-1.2");
}

TEST(NewgameRules, NEW_1_3_two_cards_of_each_value) {
  Table table(Rules::initial({4, 0}));
  table.play("deal 4").play("deal 4");
  EXPECT_EQ(table.refusal("deal 4"), "NEW-1.3");
}

TEST(NewgameRules, NEW_2_1_figures_begin_at_the_start) {
  EXPECT_EQ(Table(Rules::initial({2, 0})).figures(1), (std::vector<int>{0, 0}));
}

TEST(NewgameRules, NEW_2_2_each_is_dealt_a_card_from_the_starting_player_on) {
  Table table(Rules::initial({3, 1}));
  table.play("deal 1").play("deal 2").play("deal 3");
  EXPECT_EQ(table.view(1).players[1].card, 1);
  EXPECT_EQ(table.view(2).players[2].card, 2);
  EXPECT_EQ(table.view(0).players[0].card, 3);
  EXPECT_EQ(table.refusal(kChance, "deal 1"), "NEW-2.2");
}

TEST(NewgameRules, NEW_2_3_the_starting_player_is_chosen_or_drawn) {
  EXPECT_EQ(Rules::initial(*Rules::setup(3, {{"first", "2"}})).first, 2);
  Table table(Rules::initial(*Rules::setup(3, {})));
  EXPECT_EQ(table.legal(), (std::set<std::string>{"first 0", "first 1", "first 2"}));
}

TEST(NewgameRules, NEW_3_1_a_turn_begins_with_the_die_and_ends_with_the_next_seat) {
  Table table = table_of(two_players());
  EXPECT_EQ(table.refusal(0, "go 0"), "NEW-3.1");
  table.play("roll 4").play("go 0");
  EXPECT_EQ(table.view(0).seat, 1);
  EXPECT_EQ(table.refusal(0, "go 0"), "NEW-3.1");
}

TEST(NewgameRules, NEW_3_2_one_figure_moves_by_the_die) {
  Table table = table_of(two_players());
  table.play("roll 4");
  EXPECT_EQ(table.refusal("go 3"), "NEW-3.2");
  EXPECT_EQ(table.play("go 0").figures(0), (std::vector<int>{0, 4}));
}

TEST(NewgameRules, NEW_3_3_a_card_is_played_once) {
  Table table = table_of(two_players());
  EXPECT_EQ(table.play("roll 4").play("card 0").figures(0), (std::vector<int>{0, 7}));
  EXPECT_EQ(table.view(1).played, std::vector<int>{3});
  table.play("roll 1").play("go 0").play("roll 1");
  EXPECT_EQ(table.refusal("card 0"), "NEW-3.3");
}

TEST(NewgameRules, NEW_3_4_steps_beyond_the_goal_are_lost) {
  Position position = two_players();
  position.players[0].figures = {0, 10};
  Table table = table_of(position);
  EXPECT_EQ(table.play("roll 6").play("go 10").figures(0), (std::vector<int>{0, 12}));
}

TEST(NewgameRules, NEW_3_5_two_figures_on_a_space_are_the_same_move) {
  Table table = table_of(two_players());
  EXPECT_EQ(table.play("roll 2").legal(), (std::set<std::string>{"go 0", "card 0"}));
}

Table after_the_race() {
  Position position = two_players();
  position.players = {{.figures = {11, 12}, .card = 1}, {.figures = {11, 11}, .card = 4}};
  return table_of(position).play("roll 2").play("go 11");
}

TEST(NewgameRules, NEW_4_1_both_figures_at_the_goal_end_the_game) {
  const Table table = after_the_race();
  EXPECT_EQ(table.view(0).phase, "over");
  EXPECT_EQ(table.refusal(1, "go 11"), "NEW-4.1");
}

TEST(NewgameRules, NEW_4_2_spaces_and_the_card_count) {
  const auto outcome = Rules::outcome(after_the_race().state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->score[0], 25);
  EXPECT_EQ(outcome->score[1], 26);
  EXPECT_EQ(outcome->winners, SeatSet::only(1));
}

TEST(NewgameRules, NEW_4_3_a_card_is_secret_until_the_end) {
  const Table table = table_of(two_players());
  EXPECT_TRUE(table.view(0).players[1].has_card);
  EXPECT_FALSE(table.view(0).players[1].card);
  EXPECT_EQ(after_the_race().view(0).players[1].card, 4);
}

}  // namespace
}  // namespace atlantica::newgame
