#include <gtest/gtest.h>

#include "games/atlantis_board.h"

// Sections 4 and 10 of docs/rules/atlantis.md.
namespace atlantica::atlantis {
namespace {

using Texts = std::set<std::string>;
using Values = std::vector<int>;

std::vector<GapView> gaps(const Table& table) { return Rules::view(table.state, Viewer::spectator()).gaps; }

TEST(AtlantisRules, ATL_4_1_a_gap_is_a_run_of_water_between_two_tiles) {
  const Table table(Board(2, 3, "ring4 ~ ~ ~ flag1 ~ crown2"));
  EXPECT_EQ(gaps(table), (std::vector<GapView>{{4, 6, 1, false}, {8, 8, 1, false}}));
}

TEST(AtlantisRules, ATL_4_2_a_gap_costs_the_lower_value_beside_it) {
  EXPECT_EQ(gaps(Table(Board(2, 1, "ring4 ~ crown6")))[0].price, 4);
  EXPECT_EQ(gaps(Table(Board(2, 1, "crown6 ~ ~ ~ ring4")))[0].price, 4) << "its size does not matter";
}

TEST(AtlantisRules, ATL_4_2_a_gap_beside_a_tile_that_is_being_uncovered_has_no_price_yet) {
  Table table(Board(2, 1, "ring4 ~ crown6+1[0] flag3 ~ olive2").hand(0, "flag").below("A", {"helmet1"}));
  table.play("play flag 3");
  ASSERT_EQ(table.state.phase, Phase::reveal);
  EXPECT_EQ(gaps(table), (std::vector<GapView>{{2, 2, std::nullopt, false}, {5, 5, 2, false}}));
  table.play("tile helmet1");
  EXPECT_EQ(gaps(table)[0].price, 1);
}

TEST(AtlantisRules, ATL_4_3_the_gaps_of_all_cards_are_paid_together_at_the_end) {
  Table table(Board(2, 1, "ring4[0] ~ flag3[1] ~ crown2").hand(0, "flag crown").tiles(0, {5}));
  table.play("play flag 1");
  EXPECT_EQ(table.state.phase, Phase::go_on) << "nothing is paid on the way";
  EXPECT_EQ(table.refusal("pay 5"), "ATL-4.4");
  table.play("play crown 3");
  EXPECT_EQ(Rules::view(table.state, Viewer::of(0)).moving, (MovingView{1, 5, 3 + 2, 0}));
  EXPECT_EQ(table.refusal("show"), "ATL-4.3");
  EXPECT_EQ(table.tiles(0), (Values{5})) << "no tile is taken before the payment";
  table.play("pay 5");
  EXPECT_EQ(table.tiles(0), (Values{4}));
}

TEST(AtlantisRules, ATL_4_4_tiles_at_face_value_and_cards_at_one_one_at_a_time) {
  Table table(Board(2, 1, "ring4[0] ~ flag3").hand(0, "flag crown olive olive").tiles(0, {2, 5}));
  table.play("play flag 1");
  EXPECT_EQ(table.legal(), (Texts{"pay 2", "pay 5", "pay crown", "pay olive", "bridge 2"}));
  EXPECT_EQ(table.refusal("pay 4"), "ATL-4.4") << "no such tile";
  EXPECT_EQ(table.refusal("pay ring"), "ATL-4.4") << "no such card";
  table.play("pay olive");
  EXPECT_EQ(table.state.discards[static_cast<int>(Item::olive)], 1) << "paid cards go to the discards at once";
  EXPECT_EQ(table.state.phase, Phase::pay);
  table.play("pay 5");
  EXPECT_EQ(table.state.phase, Phase::draw) << "complete as soon as it reaches the cost; nothing is given back";
  EXPECT_EQ(table.hand(0), 2);
}

TEST(AtlantisRules, ATL_4_4_a_cost_of_nothing_is_paid_at_once) {
  Table table(Board(2, 1, "ring4[0] flag3").hand(0, "flag crown"));
  EXPECT_EQ(table.play("play flag 1").state.phase, Phase::draw);
}

TEST(AtlantisRules, ATL_4_5_the_tile_taken_this_turn_pays_nothing) {
  Table table(Board(2, 1, "ring4[0] ~ flag3").hand(0, "flag").without_bridge(0).safe(0, 2));
  EXPECT_EQ(table.refusal("play flag 1"), "ATL-4.10") << "the ring tile would be worth 4, but is taken after paying";
}

TEST(AtlantisRules, ATL_4_6_prices_are_fixed_before_the_tile_is_taken) {
  // Taking crown1 makes the gap wider and costlier for the next player.
  Table table(Board(2, 1, "ring4 crown1[0] ~ flag3").hand(0, "flag olive").hand(1, "flag"));
  table.play("play flag 2");
  EXPECT_EQ(Rules::view(table.state, Viewer::of(0)).moving->price, 1);
  table.play("pay olive").luck();
  EXPECT_EQ(gaps(table), (std::vector<GapView>{{2, 3, 3, false}}));
}

TEST(AtlantisRules, ATL_4_7_the_bridge_is_placed_once_on_any_gap_without_one) {
  Table table(Board(2, 1, "ring4[0] ~ flag3 ~ ~ crown2").hand(0, "flag olive").hand(1, "flag"));
  EXPECT_TRUE(table.offers("bridge 2"));
  EXPECT_TRUE(table.offers("bridge 4"));
  EXPECT_EQ(table.refusal("bridge 5"), "ATL-8.2") << "a gap is named by its first water space";
  EXPECT_EQ(table.refusal("bridge 3"), "ATL-4.1");
  table.play("bridge 4");
  EXPECT_EQ(table.refusal("bridge 2"), "ATL-4.7") << "once per game";
  EXPECT_EQ(gaps(table)[1], (GapView{4, 5, 0, true}));
}

TEST(AtlantisRules, ATL_4_7_a_bridged_gap_is_free_for_all_players) {
  Table table(Board(2, 1, "ring4[0] ~ flag3 olive2 crown1").hand(0, "crown").hand(1, "flag"));
  table.play("bridge 2").play("play crown 1").luck();
  EXPECT_EQ(table.state.seat, 1);
  table.play("play flag 0");
  EXPECT_EQ(table.state.phase, Phase::draw);
}

TEST(AtlantisRules, ATL_4_7_a_second_bridge_on_the_same_gap_is_refused) {
  Table table(Board(2, 1, "ring4[0] = flag3 crown1").hand(0, "crown").without_bridge(1));
  EXPECT_EQ(table.refusal("bridge 2"), "ATL-4.7");
}

TEST(AtlantisRules, ATL_4_7_a_bridge_after_the_crossing_frees_this_turn) {
  Table table(Board(2, 1, "ring4[0] ~ flag3 ~ crown2").hand(0, "crown olive").tiles(0, {4}));
  table.play("play crown 1");
  ASSERT_EQ(table.state.phase, Phase::pay);
  table.play("pay olive");
  EXPECT_EQ(Rules::view(table.state, Viewer::of(0)).moving, (MovingView{1, 5, 5, 1}));
  table.play("bridge 2");
  EXPECT_EQ(Rules::view(table.state, Viewer::of(0)).moving, (MovingView{1, 5, 2, 1}));
  table.play("pay 4");
  EXPECT_EQ(table.state.phase, Phase::draw);
}

TEST(AtlantisRules, ATL_4_7_a_bridge_can_complete_the_payment) {
  Table table(Board(2, 1, "ring4[0] ~ flag3").hand(0, "flag olive olive olive"));
  table.play("play flag 1").play("bridge 2");
  EXPECT_EQ(table.state.phase, Phase::draw);
  EXPECT_EQ(table.hand(0), 3) << "nothing had to be paid";
}

TEST(AtlantisRules, ATL_4_8_a_bridged_gap_stays_bridged_when_it_grows_or_merges) {
  Table table(
      Board(2, 1, "ring4 = flag3 ~ crown2 olive1").hand(0, "crown").hand(1, "olive").without_bridge(0).tiles(0, {2}));
  table.play("play crown 0").play("pay 2").luck();
  EXPECT_EQ(gaps(table), (std::vector<GapView>{{2, 4, 0, true}})) << "flag3 was taken";
}

TEST(AtlantisRules, ATL_4_9_water_at_an_end_is_no_gap_and_a_bridge_there_leaves) {
  Table table(Board(2, 1, "ring4[0] = flag3").hand(0, "flag").hand(1, "flag").without_bridge(0));
  table.play("play flag 1").luck();
  EXPECT_EQ(gaps(table), std::vector<GapView>{});
  EXPECT_EQ(table.state.bridges, 0U);
  EXPECT_FALSE(has_bridge(table.state, 0)) << "it does not come back";
  EXPECT_EQ(table.refusal(1, "bridge 2"), "ATL-4.9");
}

TEST(AtlantisRules, ATL_4_10_who_cannot_pay_cannot_make_the_move) {
  const Table table(Board(2, 1, "ring4[0] ~ flag3").hand(0, "flag crown").tiles(0, {1}).without_bridge(0));
  EXPECT_EQ(table.refusal("play flag 1"), "ATL-4.10") << "1 and a card are not 3";
  EXPECT_FALSE(table.offers("play flag 1"));
}

// The rulebook's pictures. Red is seat 0, blue 1, black 2.
TEST(AtlantisRules, ATL_10_1_moving_and_taking) {
  Table table(Board(3, 28,
                    "ring1[0] crown4[1] flag4+1 amphora6[1] helmet2[2] olive3 olive4[2] flag1 crown2 statue7 "
                    "amphora4[0] ring7 helmet5")
                  .hand(2, "flag")
                  .hand(0, "olive")
                  .hand(1, "helmet helmet helmet")
                  .below("B", {"statue2"})
                  .turn_of(2));
  table.play("play flag 34");
  EXPECT_EQ(table.figures(2), (Values{0, 32, 35}));
  EXPECT_EQ(table.tiles(2), (Values{4}));
  EXPECT_TRUE(table.water(34));
  table.luck().play("play olive 28");
  EXPECT_EQ(table.figures(0), (Values{0, 33, 38}));
  EXPECT_EQ(table.tiles(0), (Values{4})) << "flag4, behind two occupied tiles";
  table.play("tile statue2").luck();
  EXPECT_EQ(Rules::view(table.state, Viewer::spectator()).path[29].item, "statue");
  table.play("play helmet 29");
  EXPECT_EQ(table.state.phase, Phase::go_on);
  table.play("play helmet 32");
  EXPECT_EQ(Rules::view(table.state, Viewer::of(1)).moving->price, 1) << "the gap that black made";
  table.play("pay helmet");
  EXPECT_EQ(table.figures(1), (Values{0, 31, 40}));
  EXPECT_EQ(table.tiles(1), (Values{7}));
  EXPECT_EQ(table.state.draws, 1);
}

TEST(AtlantisRules, ATL_10_2_crossing_gaps_with_and_without_a_bridge) {
  Table table(Board(3, 31,
                    "amphora6[1] helmet2[2] olive3[0] ~ flag1[2] crown2 statue7 amphora4[0] ~ helmet5[1] amphora5 ~ ~ "
                    "statue3 = crown5[2] ring2 olive1")
                  .hand(1, "ring")
                  .tiles(1, {5, 3})
                  .without_bridge(2)
                  .turn_of(1));
  table.play("play ring 31");
  EXPECT_EQ(Rules::view(table.state, Viewer::of(1)).moving->price, 1 + 4 + 3);
  table.play("pay 5").play("pay 3");
  EXPECT_EQ(table.tiles(1), (Values{3})) << "statue3, because crown5 is occupied";
  const auto merged = gaps(table).back();
  EXPECT_EQ(merged, (GapView{42, 45, 0, true}));
  State unbridged = table.state;
  unbridged.bridges = 0;
  update_gaps(unbridged);
  EXPECT_EQ(gap_price(unbridged, 41), 5) << "without the bridge";
}

TEST(AtlantisRules, ATL_10_3_the_end_of_the_game) {
  Table table(Board(3, 31,
                    "amphora6 helmet2 olive3[0] ~ flag1 crown2 statue7 amphora4 ~ helmet5[1] amphora5 ~ ~ ~ = crown5 "
                    "ring2[0] olive1 = helmet4 ~ statue1[2] ring5")
                  .hand(2, "olive")
                  .hand(1, "crown crown")
                  .tiles(0, {7})
                  .safe(0, 1)
                  .safe(1, 2)
                  .safe(2, 2)
                  .without_bridge(0)
                  .without_bridge(1)
                  .turn_of(2));
  table.play("play olive 52");
  EXPECT_EQ(table.tiles(2), (Values{5})) << "ring5; the mainland slides to statue1";
  table.luck();
  ASSERT_EQ(table.state.phase, Phase::over);
  EXPECT_EQ(final_score(table.state, 0).crossing, 6 + 1);
  EXPECT_EQ(final_score(table.state, 0).paid, 7) << "one 7-tile pays both";
  EXPECT_EQ(final_score(table.state, 1).crossing, 1);
  EXPECT_EQ(final_score(table.state, 1).score, 1) << "one of two cards";
}

}  // namespace
}  // namespace atlantica::atlantis
