#include <gtest/gtest.h>

#include "games/atlantis_board.h"

// Sections 3, 5 and 6 of docs/rules/atlantis.md.
namespace atlantica::atlantis {
namespace {

using Texts = std::set<std::string>;
using Values = std::vector<int>;

TEST(AtlantisRules, ATL_3_0_turns_go_clockwise) {
  Table table(Board(3, 1, "flag1 ring1 olive2").hand(2, "flag").hand(0, "ring").turn_of(2));
  table.play("play flag 0").luck();
  EXPECT_EQ(table.state.seat, 0);
  EXPECT_EQ(table.refusal(1, "play ring 0"), "ATL-3.0") << "it is not seat 1's turn";
}

TEST(AtlantisRules, ATL_3_1_a_tile_buys_half_its_value_in_cards) {
  Table table(Board(2, 1, "flag1 ring1").hand(0, "flag").tiles(0, {5, 2}));
  table.play("buy 5");
  EXPECT_EQ(table.tiles(0), (Values{2}));
  EXPECT_EQ(table.state.gone[4], 14) << "the tile leaves the game";
  table.play("draw crown").play("draw crown");
  EXPECT_EQ(table.state.phase, Phase::turn);
  EXPECT_EQ(table.hand(0), 3);
  EXPECT_EQ(table.refusal("buy 2"), "ATL-3.1") << "once per turn";
  EXPECT_FALSE(table.offers("buy 2"));
}

TEST(AtlantisRules, ATL_3_1_a_1_tile_buys_nothing) {
  const Table table(Board(2, 1, "flag1 ring1").hand(0, "flag").tiles(0, {1}));
  EXPECT_EQ(table.legal(), (Texts{"play flag 0"}));
  EXPECT_EQ(table.refusal("buy 1"), "ATL-3.1");
  EXPECT_EQ(table.refusal("buy 4"), "ATL-3.1") << "no such tile";
}

TEST(AtlantisRules, ATL_3_1_not_after_the_first_card_but_after_the_bridge) {
  Table table(Board(2, 1, "flag1[1] ring1 ~ olive2").hand(0, "flag ring").tiles(0, {4}));
  table.play("bridge 3");
  EXPECT_TRUE(table.offers("buy 4"));
  table.play("play flag 0");
  ASSERT_EQ(table.state.phase, Phase::go_on);
  EXPECT_EQ(table.refusal("buy 4"), "ATL-3.1");
}

TEST(AtlantisRules, ATL_3_1_not_while_there_is_no_card_to_draw) {
  Board board(2, 1, "flag1 ring1");
  board.hand(0, "flag").tiles(0, {4});
  for (const std::string_view item : {"flag", "olive", "helmet", "amphora", "ring", "statue", "crown"})
    for (int i = item == "flag" ? 1 : 0; i < 15; ++i) board.hand(1, item);
  EXPECT_EQ(Table(board).refusal("buy 4"), "ATL-3.1");
}

TEST(AtlantisRules, ATL_3_2_the_figure_moves_to_the_next_tile_that_shows_the_item) {
  Table table(Board(2, 1, "ring1[0] flag1 olive3 flag2 crown1").hand(0, "flag olive"));
  EXPECT_EQ(table.refusal("play crown 1"), "ATL-3.2") << "no such card in hand";
  EXPECT_EQ(table.refusal("play flag 2"), "ATL-3.2") << "no figure there";
  EXPECT_EQ(table.refusal("play flag 54"), "ATL-3.2") << "the mainland is left by nobody";
  table.play("play flag 1");
  EXPECT_EQ(table.figures(0), (Values{0, 0, 2}));
}

TEST(AtlantisRules, ATL_3_2_a_tile_behind_the_figure_does_not_count) {
  Table table(Board(2, 1, "flag1 ring1[0] olive3 flag2").hand(0, "flag"));
  table.play("play flag 2");
  EXPECT_EQ(table.figures(0), (Values{0, 0, 4}));
}

TEST(AtlantisRules, ATL_3_3_on_a_free_tile_the_figure_stops) {
  Table table(Board(2, 1, "flag1 ring1").hand(0, "flag ring"));
  table.play("play flag 0");
  EXPECT_EQ(table.figures(0), (Values{0, 0, 1}));
  EXPECT_EQ(table.state.phase, Phase::draw);
}

TEST(AtlantisRules, ATL_3_4_on_an_occupied_tile_another_card_must_follow) {
  Table table(Board(2, 1, "flag1[1] ring1[0] flag2 olive3").hand(0, "flag ring olive").hand(1, "ring"));
  table.play("play flag 0");
  EXPECT_EQ(table.state.phase, Phase::go_on);
  EXPECT_EQ(table.legal(), (Texts{"play ring 1", "play olive 1"}));
  EXPECT_EQ(table.refusal("play olive 2"), "ATL-3.4") << "the same figure goes on";
  EXPECT_EQ(table.refusal("show"), "ATL-3.4");
  table.play("play ring 1");
  EXPECT_EQ(table.state.phase, Phase::go_on) << "an own figure stands there too";
  table.play("play olive 2");
  EXPECT_EQ(table.figures(0), (Values{0, 2, 4}));
}

TEST(AtlantisRules, ATL_3_5_no_second_card_after_a_free_tile) {
  Table table(Board(2, 1, "flag1 ring1 ~ olive2[1] crown4").hand(0, "crown ring").tiles(0, {5}));
  table.play("play crown 0");
  ASSERT_EQ(table.state.phase, Phase::pay);
  EXPECT_EQ(table.refusal("play ring 5"), "ATL-3.5");
}

TEST(AtlantisRules, ATL_3_6_an_item_that_does_not_appear_ahead_leads_to_the_mainland) {
  Table table(Board(2, 1, "flag1 ring1[0] olive3").hand(0, "flag"));
  table.play("play flag 2");
  EXPECT_EQ(table.figures(0), (Values{0, 0, 54}));
}

TEST(AtlantisRules, ATL_3_7_the_mainland_holds_any_number_of_figures) {
  Table table(Board(2, 1, "flag1 ring1[0] olive3").hand(0, "crown").safe(1, 2).safe(0, 1));
  table.play("play crown 2");
  EXPECT_EQ(table.figures(0), (Values{0, 54, 54}));
  EXPECT_EQ(table.state.phase, Phase::draw) << "no other card is asked for";
}

TEST(AtlantisRules, ATL_3_8_a_play_needs_a_continuation_to_a_free_place) {
  // Flag leads to an occupied tile; only olive leads on from there.
  Table table(Board(2, 1, "flag1[1] ring1 ~ olive5 crown5").hand(0, "flag olive").without_bridge(0));
  EXPECT_FALSE(table.offers("play flag 0")) << "then nothing is left to pay 1 for the gap";
  EXPECT_EQ(table.refusal("play flag 0"), "ATL-3.8");
  EXPECT_TRUE(table.offers("play olive 0")) << "with one card left the gap can be paid";
}

TEST(AtlantisRules, ATL_3_8_cards_played_on_the_way_do_not_pay) {
  Board board(2, 1, "flag1[1] ring2 ~ olive5 crown5");
  board.hand(0, "flag olive crown").without_bridge(0);
  EXPECT_EQ(Table(board).refusal("play flag 0"), "ATL-3.8") << "flag and olive are played, crown pays only 1 of 2";
  board.tiles(0, {1});
  Table table(board);
  EXPECT_EQ(table.refusal("play flag 0"), "");
  table.play("play flag 0");
  EXPECT_EQ(table.legal(), (Texts{"play olive 1", "play crown 1"}));
}

TEST(AtlantisRules, ATL_3_8_the_own_bridge_in_hand_does_not_count) {
  Table table(Board(2, 1, "ring5[0] ~ flag5").hand(0, "flag").safe(0, 2));
  EXPECT_EQ(table.legal(), (Texts{"show", "bridge 2"}));
  EXPECT_EQ(table.refusal("play flag 1"), "ATL-4.10");
  table.play("bridge 2");
  EXPECT_EQ(table.legal(), (Texts{"play flag 1"}));
}

TEST(AtlantisRules, ATL_3_9_who_cannot_move_shows_the_hand_and_draws_two) {
  Table table(Board(2, 1, "ring5[0] ~ flag5").hand(0, "flag").safe(0, 2).without_bridge(0).hand(1, "ring"));
  EXPECT_EQ(table.legal(), (Texts{"show"}));
  table.play("show");
  EXPECT_EQ(table.state.draws, 2) << "whatever the number of figures on the mainland";
  table.play("draw crown").play("draw ring");
  EXPECT_EQ(table.state.seat, 1);
  EXPECT_EQ(Rules::view(table.state, Viewer::of(1)).players[0].shown, (ItemCounts{{"flag", 1}}));
}

TEST(AtlantisRules, ATL_3_9_buying_comes_before_the_hand_is_shown) {
  Table table(Board(2, 1, "ring5[0] ~ flag5 crown5").hand(0, "flag").tiles(0, {2}).safe(0, 2).without_bridge(0));
  EXPECT_EQ(table.legal(), (Texts{"show", "buy 2"}));
  table.play("buy 2").play("draw crown");
  EXPECT_EQ(table.legal(), (Texts{"show"})) << "still nothing can be paid";
}

TEST(AtlantisRules, ATL_3_10_who_can_move_must_move) {
  const Table table(Board(2, 1, "flag1 ring1").hand(0, "flag").tiles(0, {1}));
  EXPECT_EQ(table.refusal("show"), "ATL-3.10");
  EXPECT_FALSE(table.offers("show"));
}

TEST(AtlantisRules, ATL_5_1_the_nearest_tile_behind_without_a_figure_is_taken) {
  Table table(Board(2, 1, "ring4 olive3[1] crown2[0] flag1").hand(0, "flag"));
  table.play("play flag 3");
  EXPECT_EQ(table.tiles(0), (Values{2})) << "the tile the figure stood on is behind it and free now";
  EXPECT_TRUE(table.water(3));
}

TEST(AtlantisRules, ATL_5_1_tiles_under_figures_stay) {
  Table table(Board(2, 1, "ring4 olive3[1] crown2[1] flag1").hand(0, "flag"));
  table.play("play flag 0");
  EXPECT_EQ(table.tiles(0), (Values{4}));
  EXPECT_TRUE(table.water(1));
}

TEST(AtlantisRules, ATL_5_2_at_the_mainland_the_last_unoccupied_tile_is_taken) {
  Table table(Board(2, 1, "ring4[0] olive3 crown2[1]").hand(0, "flag"));
  table.play("play flag 1");
  EXPECT_EQ(table.figures(0), (Values{0, 0, 54}));
  EXPECT_EQ(table.tiles(0), (Values{3}));
}

TEST(AtlantisRules, ATL_5_3_no_such_tile_none_taken) {
  Table table(Board(2, 1, "ring4[1] flag1").hand(0, "flag"));
  table.play("play flag 0");
  EXPECT_EQ(table.tiles(0), Values{});
  EXPECT_EQ(table.state.phase, Phase::draw);
}

TEST(AtlantisRules, ATL_5_4_the_tile_below_becomes_visible_or_the_space_water) {
  Table table(Board(2, 1, "ring4+1 flag1").hand(0, "flag").hand(1, "flag").below("A", {"olive7"}));
  table.play("play flag 0");
  EXPECT_EQ(table.state.phase, Phase::reveal);
  table.play("tile olive7").luck();
  const View view = Rules::view(table.state, Viewer::spectator());
  EXPECT_EQ(view.path[0].item, "olive");
  EXPECT_EQ(view.path[0].value, 7);
  EXPECT_EQ(view.path[0].below, 0);
}

TEST(AtlantisRules, ATL_6_1_one_card_and_one_for_each_figure_on_the_mainland) {
  const auto draws = [](int safe) {
    Table table(Board(2, 1, "ring4[0] flag1 crown2").hand(0, "flag").safe(0, safe));
    return static_cast<int>(table.play("play flag 1").state.draws);
  };
  EXPECT_EQ(draws(0), 1);
  EXPECT_EQ(draws(1), 2);
  EXPECT_EQ(draws(2), 3);
}

TEST(AtlantisRules, ATL_6_1_the_figure_that_arrives_counts_and_the_number_of_cards_played_does_not) {
  Table table(Board(2, 1, "ring4[0] flag1[1]").hand(0, "flag flag"));
  table.play("play flag 1").play("play flag 2");
  EXPECT_EQ(table.figures(0), (Values{0, 0, 54}));
  EXPECT_EQ(table.state.draws, 2);
  EXPECT_EQ(table.state.discards[0], 2) << "the played cards are discarded";
}

}  // namespace
}  // namespace atlantica::atlantis
