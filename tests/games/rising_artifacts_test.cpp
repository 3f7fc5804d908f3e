#include <gtest/gtest.h>

#include "games/rising_moves.h"

// §9 of docs/rules/rising.md: the artifacts. Coral Diadem and Doubling Mask are tested with Cities, Orichalcum Tongs
// with Forges, Lantern of the Drowned with floods, Mason's Square with pledges.
namespace atlantica::rising {
namespace {

using enum Kind;
using enum Resource;

TEST(RisingCards, ancient_atlas_lowers_own_wild_targets) {
  Board board = acting(3);
  board.hand(0, Card::ancient_atlas).stand(0, follower, kForest1).stand(2, follower, kForest1);
  board.play(0, "act follower Forests 1").chance("die 5").play(2, "act follower Forests 1").chance("die 5");
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_EQ(board.stock(2, crystal), 0);
}

TEST(RisingCards, tide_glass_rerolls_one_own_die_once_per_round) {
  Board board = acting(3);
  board.hand(0, Card::tide_glass).stand(0, leader, kForest4).stand(0, follower, kForest4);
  board.play(0, "act leader Forests 4").chance("die 1").play(0, "use glass 1").chance("die 4");
  EXPECT_EQ(board.stock(0, crystal), 1);
  board.play(0, "act follower Forests 4").chance("die 1");
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingCards, tide_glass_leaves_the_dice_of_others_alone) {
  Board board = acting(3);
  const int city = tile_at(kCities, 6);
  board.hand(1, Card::tide_glass).stand(0, follower, city).stand(1, follower, city);
  board.play(0, "act follower Cities 6").chance("dice 1 2");
  EXPECT_FALSE(board.may(1, "use glass 1"));
  board.play(1, "use glass 2");
  EXPECT_EQ(board.moves(kChance).size(), 6U);
  board.chance("dice - 6");
  EXPECT_TRUE(board.asked(Task::recruit)) << "1 + 6 against 7";
}

TEST(RisingCards, everfull_phial_gives_one_energy_each_round) {
  Board board(3);
  board.hand(1, Card::everfull_phial).phase(Phase::wrath);
  settle(board.state);
  EXPECT_EQ(board.state.round, 2);
  EXPECT_EQ(board.stock(1, energy), 1);
  EXPECT_EQ(board.stock(0, energy), 0);
}

TEST(RisingCards, ley_crystal_doubles_the_first_energy_of_the_round) {
  Board board = acting(3);
  board.hand(0, Card::ley_crystal).give(0, energy, 3).stand(0, leader, kForest4).stand(0, follower, kForest4);
  board.play(0, "act leader Forests 4").chance("die 2").play(0, "energy 1");
  EXPECT_EQ(board.stock(0, crystal), 1) << "2 + 2 against 4";
  board.play(0, "act follower Forests 4").chance("die 2").play(0, "energy 1");
  EXPECT_EQ(board.stock(0, crystal), 1) << "2 + 1";
  board.play(0, "energy 1");
  EXPECT_EQ(board.stock(0, crystal), 2);
}

TEST(RisingCards, assayers_scales_swap_one_raw_resource_once_per_round) {
  Board board = acting(3);
  board.hand(0, Card::assayers_scales).give(0, ore, 2).give(0, atlantium, 1).play(0, "use scales");
  EXPECT_FALSE(board.may(0, "swap ore Atlantium"));
  EXPECT_FALSE(board.may(0, "swap Atlantium ore"));
  board.play(0, "swap ore crystal");
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_EQ(board.state.agenda.size, 0);
  EXPECT_FALSE(board.may(0, "use scales"));
}

TEST(RisingCards, keepers_seal_raises_the_hand_limit_to_six) {
  Board board = acting(3);
  board.hand(0, Card::keepers_seal).hand(0, Card::cipher_of_bounty).hand(0, Card::cipher_of_bounty);
  board.hand(0, Card::enigma_of_defiance).hand(0, Card::cipher_of_expertise).hand(0, Card::cipher_of_expertise);
  board.stand(1, leader, kCentre).stand(1, follower, kCentre).play(1, "act leader centre");
  EXPECT_EQ(board.state.agenda.size, 0) << "six";
  board.hand(0, Card::cipher_of_renewal).play(1, "act follower centre");
  EXPECT_TRUE(board.asked(Task::hand_limit));
  board.play(0, "discard Keeper's Seal");
  EXPECT_TRUE(board.asked(Task::hand_limit)) << "without the Seal six are too many";
}

TEST(RisingCards, keepers_seal_turns_another_card_into_two_energy_once_per_round) {
  Board board = acting(3);
  board.hand(0, Card::keepers_seal).hand(0, Card::cipher_of_bounty).hand(0, Card::ancient_atlas);
  EXPECT_FALSE(board.may(0, "use keeper Keeper's Seal")) << "another card";
  board.play(0, "use keeper Ancient Atlas");
  EXPECT_EQ(board.stock(0, energy), 2);
  EXPECT_TRUE(board.state.library_discards.has(Card::ancient_atlas)) << "artifacts included";
  EXPECT_FALSE(board.may(0, "use keeper Cipher of Bounty"));
}

TEST(RisingRules, RIS_7_5_a_use_belongs_to_the_card_not_to_the_player) {
  Board board = acting(3);
  board.hand(0, Card::tide_glass).stand(0, leader, kForest4).stand(1, leader, kForest4);
  board.play(0, "act leader Forests 4").chance("die 1").play(0, "use glass 1").chance("die 1");
  discard(board.state, 0, Card::tide_glass);
  board.state.library_discards.remove(static_cast<int>(Card::tide_glass));
  board.state.hands[1].add(static_cast<int>(Card::tide_glass));
  board.play(1, "act leader Forests 4").chance("die 1");
  EXPECT_EQ(board.state.agenda.size, 0) << "used, whoever holds it";
}

}  // namespace
}  // namespace atlantica::rising
