#include <gtest/gtest.h>

#include "games/atlantis_board.h"

// Section 7 of docs/rules/atlantis.md.
namespace atlantica::atlantis {
namespace {

using Texts = std::set<std::string>;
using Values = std::vector<int>;

// Seat 1 has two figures safe; its last one reaches the mainland.
Board last_step(std::string_view drawn) { return Board(2, 1, drawn).hand(1, "crown").safe(1, 2).turn_of(1); }

TEST(AtlantisRules, ATL_7_1_the_third_figure_ends_the_game_after_paying_taking_and_drawing_4) {
  Table table(last_step("flag5 ring1[1] olive3"));
  table.play("play crown 2");
  EXPECT_EQ(table.state.phase, Phase::draw) << "first a tile is taken and cards are drawn";
  EXPECT_EQ(table.state.draws, 4);
  EXPECT_EQ(table.tiles(1), (Values{3}));
  table.play("draw ring").play("draw ring").play("draw ring").play("draw ring");
  EXPECT_EQ(table.state.phase, Phase::over);
  EXPECT_TRUE(Rules::actors(table.state).empty());
  EXPECT_EQ(table.refusal(0, "show"), "ATL-7.1");
  EXPECT_EQ(Rules::outcome(table.state)->score[1], 3 + 4);
}

TEST(AtlantisRules, ATL_7_2_figures_left_behind_pay_for_every_gap_each) {
  // Atlantis counts as the first stack: two figures there, one on ring1.
  Table table(last_step("flag5 ~ ring2[0] ~ olive3 statue1[1] helmet4").tiles(0, {7, 5}));
  table.play("play crown 6").luck();
  const FinalScore score = final_score(table.state, 0);
  EXPECT_EQ(score.crossing, 2 * (2 + 2) + 2) << "gaps of 2 and 2, helmet4 was taken without a new gap";
}

TEST(AtlantisRules, ATL_7_2_at_the_prices_after_the_finishers_tile_was_taken) {
  // The finisher takes statue1; the gap behind olive3 is now at the end and costs nothing.
  Table table(last_step("olive3[0] ~ ring4[1] statue1").tiles(0, {7}).safe(0, 2));
  table.play("play crown 3").luck();
  EXPECT_EQ(final_score(table.state, 0).crossing, 3) << "ring4 is still there, statue1 is gone";
}

TEST(AtlantisRules, ATL_7_3_the_smallest_overpayment) {
  const auto paid = [](Values tiles, std::string_view cards, int owed) {
    Board board(2, 1, owed == 6 ? "flag7 ~ ring6[1]" : "flag3 ~ ring5[1]");
    board.hand(1, "crown").safe(1, 2).turn_of(1).safe(0, 2).tiles(0, std::move(tiles)).hand(0, cards);
    State state = board.state();
    return final_score(state, 0).paid;
  };
  EXPECT_EQ(paid({7, 4, 2}, "", 6), 6) << "4 and 2 pay exactly";
  EXPECT_EQ(paid({7, 4}, "", 6), 7);
  EXPECT_EQ(paid({7, 4}, "ring ring", 6), 6) << "4 and two cards";
  EXPECT_EQ(paid({5, 4}, "", 3), 4);
}

TEST(AtlantisRules, ATL_7_4_who_cannot_pay_in_full_scores_minus_the_rest) {
  const State state = Board(2, 1, "flag5 ~ ring5[1] olive5").tiles(0, {2}).hand(0, "ring").safe(0, 2).state();
  const FinalScore score = final_score(state, 0);
  EXPECT_EQ(score.crossing, 5);
  EXPECT_EQ(score.paid, 3);
  EXPECT_EQ(score.score, -2);
}

TEST(AtlantisRules, ATL_7_5_remaining_tiles_and_cards_count_an_unused_bridge_does_not) {
  const State state =
      Board(2, 1, "flag5 ~ ring5[1] olive5").tiles(0, {6, 5, 1}).hand(0, "ring flag").safe(0, 2).state();
  EXPECT_EQ(final_score(state, 0).score, 6 + 1 + 2);
}

TEST(AtlantisRules, ATL_7_6_tied_players_share_the_victory) {
  Table table(last_step("flag5 ring1[1] olive3").tiles(0, {7}).safe(0, 2));
  table.play("play crown 2").luck();
  const Outcome outcome = *Rules::outcome(table.state);
  EXPECT_EQ(outcome.score[0], 7);
  EXPECT_EQ(outcome.score[1], 3 + 4);
  EXPECT_EQ(outcome.winners, SeatSet::first(2));
}

TEST(AtlantisRules, ATL_7_6_the_highest_score_wins) {
  Table table(last_step("flag5 ring1[1] olive3").tiles(0, {7, 1}).safe(0, 2));
  table.play("play crown 2").luck();
  EXPECT_EQ(Rules::outcome(table.state)->winners, SeatSet::only(0)) << "not always who arrives first";
}

// All cards are in hand, all bridges are placed, and every card leads further than its player can pay for.
Board stuck_game() {
  Board board(3, 1,
              "amphora7 ~ flag7 ~ olive7 ~ helmet6 ~ amphora5 ~ flag5 ~ olive5 ~ helmet5 ~ amphora4 ~ flag4 ~ olive4 ~ "
              "helmet4 ~ ~ ~ ~ crown7[1] ring7[2] ~ statue7 ~ crown5 ~ ring5 ~ statue5 ~ crown4 ~ ring4 ~ statue4 ~ "
              "crown3 ~ ring3");
  for (int i = 0; i < 15; ++i) board.hand(0, "crown ring statue").hand(1, "amphora flag").hand(2, "olive helmet");
  for (Seat seat = 0; seat < 3; ++seat) board.safe(seat, 2).without_bridge(seat);
  return board;
}

TEST(AtlantisRules, ATL_7_7_the_game_ends_when_every_player_in_succession_is_stuck) {
  Table table(stuck_game());
  for (int turn = 0; turn < 3; ++turn) {
    ASSERT_EQ(table.state.phase, Phase::turn);
    EXPECT_EQ(table.legal(), (Texts{"show"}));
    table.play("show");
  }
  EXPECT_EQ(table.state.phase, Phase::over);
  // Seat 0 owes all gaps of the path: 7+7+6+5+5+5+5+4+4+4+4+4 and 7+5+5+5+4+4+4+3+3 with 45 cards.
  EXPECT_EQ(final_score(table.state, 0).crossing, 60 + 40);
  EXPECT_EQ(Rules::outcome(table.state)->score[0], 45 - 100);
  EXPECT_EQ(Rules::outcome(table.state)->score[1], 30 - 40);
}

TEST(AtlantisRules, ATL_7_7_a_card_drawn_in_between_starts_the_count_anew) {
  Table table(stuck_game());
  table.play("show").play("show");
  EXPECT_EQ(table.state.idle_turns, 2);
  table.state.hand[2].remove(static_cast<int>(Item::olive));
  table.state.discards.add(static_cast<int>(Item::olive));
  table.play("show").play("draw olive");
  EXPECT_EQ(table.state.phase, Phase::turn);
  EXPECT_EQ(table.state.idle_turns, 0);
}

}  // namespace
}  // namespace atlantica::atlantis
