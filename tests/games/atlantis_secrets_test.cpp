#include <gtest/gtest.h>

#include <map>

#include "games/atlantis_board.h"

// What a player can conclude about the cards of the others (ATL-8.1), and no more.
namespace atlantica::atlantis {
namespace {

// What the hand of a seat may be, as far as another knows, and how often in 400 draws.
std::map<ItemCounts, int> guesses(const State& state, Seat viewer, Seat owner) {
  std::map<ItemCounts, int> found;
  Rng rng(1);
  for (int i = 0; i < 400; ++i) {
    const State guess = Rules::determinize(Rules::observe(state, viewer), rng);
    ++found[*Rules::view(guess, Viewer::of(owner)).players[at(owner)].hand];
  }
  return found;
}

TEST(AtlantisSecrets, a_hidden_card_may_be_any_that_is_not_seen) {
  // Six kinds are all in seat 0's hand or discarded, but for one crown.
  Board board(2, 1, "flag1 ring1");
  board.hand(0, "flag").hand(1, "ring");
  board.discards({{"flag", 14}, {"olive", 15}, {"helmet", 15}, {"amphora", 15}, {"statue", 15}, {"crown", 14}});
  const auto found = guesses(board.state(), 0, 1);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_NEAR(found.at({{"crown", 1}}), 400.0 / 16, 20) << "one of 16 cards";
  EXPECT_EQ(guesses(board.state(), 1, 1).size(), 1U) << "the own hand is known";
}

TEST(AtlantisSecrets, with_two_players_the_hand_at_a_reshuffle_is_known_until_cards_are_drawn_for_it) {
  Table table(Board(2, 1, "flag1 ring1 crown2").hand(0, "flag").hand(1, "ring ring").empty_deck());
  EXPECT_EQ(guesses(table.state, 0, 1), (std::map<ItemCounts, int>{{{{"ring", 2}}, 400}})) << "the deck is empty";
  table.play("play flag 0").play("draw crown");
  EXPECT_EQ(guesses(table.state, 0, 1), (std::map<ItemCounts, int>{{{{"ring", 2}}, 400}}));
  EXPECT_GE(guesses(table.state, 1, 0).size(), 6U) << "what was drawn since is secret";
  table.play("play ring 0").luck();
  for (const auto& [hand, times] : guesses(table.state, 0, 1))
    EXPECT_GE(hand.at("ring"), 1) << "the other is still there";
}

TEST(AtlantisSecrets, with_three_players_what_two_hands_have_together_is_known) {
  Table table(Board(3, 1, "flag1 ring1").hand(0, "flag").hand(1, "ring").hand(2, "crown").empty_deck());
  table.play("play flag 0").luck();
  const auto found = guesses(table.state, 0, 1);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_NEAR(found.at({{"ring", 1}}), 200, 60);
  EXPECT_NEAR(found.at({{"crown", 1}}), 200, 60);
}

TEST(AtlantisSecrets, shown_cards_stay_in_the_hand) {
  Table table(Board(2, 1, "ring1[0] crown4 ~ flag5 olive2").hand(0, "flag flag").hand(1, "crown crown").safe(0, 2));
  table.play("show").play("draw flag").play("draw crown");
  const auto found = guesses(table.state, 1, 0);
  EXPECT_GE(found.size(), 10U);
  for (const auto& [hand, times] : found) EXPECT_GE(hand.at("flag"), 2);
}

// Only a crown leads to a free tile without a gap that nobody could pay for.
TEST(AtlantisSecrets, who_must_go_on_holds_a_card_for_it_however_rare) {
  Board board(2, 1, "flag1[1] crown5 ~ ring5");
  board.hand(0, "flag crown").hand(1, "olive").discards({{"crown", 14}});
  Table table(board);
  table.play("play flag 0");
  ASSERT_EQ(table.state.phase, Phase::go_on);
  EXPECT_EQ(guesses(table.state, 1, 0), (std::map<ItemCounts, int>{{{{"crown", 1}}, 400}}));
}

// A crown leads to the next figure, and another crown from there to a free tile.
TEST(AtlantisSecrets, who_must_go_on_holds_all_cards_for_it) {
  Board board(2, 1, "flag1[1] crown1[1] crown5 ~ ring5");
  board.hand(0, "flag crown crown olive").hand(1, "olive").discards({{"crown", 12}});
  Table table(board);
  table.play("play flag 0");
  ASSERT_EQ(table.state.phase, Phase::go_on);
  const auto found = guesses(table.state, 1, 0);
  EXPECT_GE(found.size(), 6U) << "the third card is free";
  for (const auto& [hand, times] : found) EXPECT_GE(hand.at("crown"), 2);
}

}  // namespace
}  // namespace atlantica::atlantis
