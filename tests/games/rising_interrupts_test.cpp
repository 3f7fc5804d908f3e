#include <gtest/gtest.h>

#include "games/rising_moves.h"

// §9 of docs/rules/rising.md: library cards marked interrupt; Enigma of Defiance is tested with misfortunes.
namespace atlantica::rising {
namespace {

using enum Kind;
using enum Resource;

TEST(RisingCards, cipher_of_expertise_lets_the_own_leader_act_again) {
  Board board = acting(3);
  board.hand(0, Card::cipher_of_expertise).stand(0, leader, kForest4).play(0, "act leader Forests 4").chance("die 1");
  EXPECT_TRUE(board.asked(Task::expertise)) << "after a failure too";
  board.play(0, "accept").chance("die 4");
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_TRUE(board.state.library_discards.has(Card::cipher_of_expertise));
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingCards, cipher_of_expertise_may_be_declined) {
  Board board = acting(3);
  board.hand(0, Card::cipher_of_expertise).stand(0, leader, kCentre).play(0, "act leader centre").play(0, "pass");
  EXPECT_EQ(board.stock(0, energy), 1);
  EXPECT_TRUE(board.state.hands[0].has(Card::cipher_of_expertise));
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingCards, cipher_of_expertise_is_for_own_leaders) {
  Board board = acting(2);
  board.hologram(Councilor::warden).hand(0, Card::cipher_of_expertise);
  board.stand(0, follower, kCentre).stand(1, leader, kCentre).stand(0, hologram, kCentre);
  board.play(0, "act follower centre");
  EXPECT_EQ(board.state.agenda.size, 0) << "a follower";
  board.play(1, "act leader centre");
  EXPECT_EQ(board.state.agenda.size, 0) << "another's Leader";
  board.play(0, "act hologram centre").play(0, "accept");
  EXPECT_EQ(board.stock(0, energy), 3) << "the Hologram counts";
}

TEST(RisingCards, cipher_of_expertise_on_a_double_space) {
  Board board = acting(3);
  board.hand(1, Card::cipher_of_expertise).stand(0, follower, kCity6).stand(1, leader, kCity6);
  board.play(0, "act follower Cities 6").chance("dice 6 6").play(0, "colour red");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1)) << "although red started";
  board.play(1, "accept").chance("dice 6 6").play(0, "colour blue");
  EXPECT_EQ(board.standing(0, follower, kPool), 3) << "the space acts whole";
  EXPECT_EQ(board.standing(1, follower, kPool), 4);
}

TEST(RisingCards, cipher_of_expertise_only_as_far_as_the_space_can) {
  Board board = acting(3);
  board.hand(0, Card::cipher_of_expertise).give(0, ore, 1).stand(0, leader, kForge3).play(0, "act leader Forges 3");
  EXPECT_EQ(board.state.agenda.size, 0) << "no ore left: not asked";
}

TEST(RisingRules, RIS_13_1_a_repeat_is_an_action_and_holders_are_asked_clockwise) {
  Board board = acting(3);
  board.state.start = 1;
  board.hand(0, Card::cipher_of_expertise).hand(1, Card::cipher_of_expertise);
  board.stand(0, leader, kCity6).stand(1, leader, kCity6).play(0, "act leader Cities 6").chance("dice 1 1");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1)) << "the starting player first";
  board.play(1, "pass");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
  board.play(0, "accept").chance("dice 1 2");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1)) << "asked again after the repeat";
  board.play(1, "accept").chance("dice 1 3");
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingRules, RIS_13_1_a_completed_component_is_an_action_of_every_leader_there) {
  Board board = acting(3);
  board.hand(1, Card::cipher_of_expertise).give(0, crystal, 4);
  board.stand(0, follower, kFirstBuild).stand(1, leader, kFirstBuild);
  board.play(0, "pledge crystal gate 1 Focusing Lens").play(0, "pledge crystal gate 1 Focusing Lens");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1));
  board.play(1, "accept");
  EXPECT_TRUE(board.may(0, "pledge crystal gate 1 Entropy Drive")) << "the space opens once more";
}

TEST(RisingCards, enigma_of_alacrity_lets_a_leader_act_in_place_and_again_in_actions) {
  Board board(3);
  board.hand(0, Card::enigma_of_alacrity).play(0, "place leader Forests 4");
  EXPECT_TRUE(board.asked(Task::alacrity));
  board.play(0, "accept").chance("die 4");
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_TRUE(board.state.library_discards.has(Card::enigma_of_alacrity));
  board.phase(Phase::actions).play(0, "act leader Forests 4").chance("die 4");
  EXPECT_EQ(board.stock(0, crystal), 2);
}

TEST(RisingCards, enigma_of_alacrity_may_be_declined_and_is_for_leaders) {
  Board board(3);
  board.hand(0, Card::enigma_of_alacrity).play(0, "place follower centre");
  EXPECT_EQ(board.state.agenda.size, 0);
  board.play(0, "place leader centre").play(0, "pass");
  EXPECT_EQ(board.stock(0, energy), 0);
  EXPECT_TRUE(board.state.hands[0].has(Card::enigma_of_alacrity));
}

TEST(RisingCards, enigma_of_alacrity_needs_a_full_double_space) {
  Board board(3);
  board.hand(0, Card::enigma_of_alacrity).play(0, "place leader Cities 6");
  EXPECT_EQ(board.state.agenda.size, 0);
  Board full(3);
  full.hand(0, Card::enigma_of_alacrity)
      .play(1, "place follower Cities 6")
      .play(0, "place leader Cities 6")
      .play(0, "accept");
  full.chance("dice 6 6").play(1, "colour red");
  EXPECT_EQ(full.standing(0, follower, kPool), 4) << "the recruit can still be placed";
  full.phase(Phase::actions);
  EXPECT_TRUE(full.may(1, "act follower Cities 6")) << "nobody has used up its action";
}

TEST(RisingCards, enigma_of_alacrity_opens_a_build_space_for_one_component) {
  Board board(3);
  board.hand(0, Card::enigma_of_alacrity).give(0, crystal, 6).play(0, "place leader gate 1").play(0, "accept");
  // The Artificer saves one of the two crystals.
  board.play(0, "pledge crystal gate 1 Focusing Lens");
  EXPECT_EQ(board.state.built, 1U << static_cast<int>(Component::focusing_lens));
  EXPECT_FALSE(board.may(0, "pledge crystal gate 1 Entropy Drive")) << "one component";
  board.phase(Phase::actions);
  EXPECT_TRUE(board.may(0, "pledge crystal gate 1 Entropy Drive")) << "and one in Actions as ever";
}

TEST(RisingRules, RIS_13_9_alacrity_once_per_placement_and_not_where_it_is_open) {
  Board board(2);
  board.hologram(Councilor::warden).hand(0, Card::enigma_of_alacrity).hand(0, Card::enigma_of_alacrity);
  board.play(0, "place leader gate 1").play(0, "accept");
  EXPECT_EQ(board.state.agenda.size, 0) << "not a second time for the same placement";
  board.play(0, "place hologram gate 1");
  EXPECT_EQ(board.state.agenda.size, 0) << "the space is open already";
}

TEST(RisingRules, RIS_3_8_a_recruit_in_place_withdraws_ready) {
  Board board(3);
  board.hand(0, Card::enigma_of_alacrity).stand(1, follower, kCity6);
  board.state.ready.add(1);
  board.play(0, "place leader Cities 6").play(0, "accept").chance("dice 6 6").play(0, "colour blue");
  EXPECT_FALSE(board.state.ready.has(1));
}

TEST(RisingCards, cipher_of_bounty_takes_two_instead_of_one) {
  Board board = acting(3);
  board.hand(0, Card::cipher_of_bounty).stand(0, leader, kForest4).play(0, "act leader Forests 4").chance("die 5");
  EXPECT_TRUE(board.asked(Task::gain));
  board.play(0, "accept");
  EXPECT_EQ(board.stock(0, crystal), 2);
  EXPECT_TRUE(board.state.library_discards.has(Card::cipher_of_bounty));
}

TEST(RisingCards, cipher_of_bounty_may_be_declined_and_needs_two_in_the_supply) {
  Board board = acting(3);
  board.hand(0, Card::cipher_of_bounty)
      .stand(0, leader, kForest4)
      .play(0, "act leader Forests 4")
      .chance("die 5")
      .play(0, "pass");
  EXPECT_EQ(board.stock(0, crystal), 1);
  Board scarce = acting(3);
  scarce.hand(0, Card::cipher_of_bounty).give(1, crystal, 11).stand(0, leader, kForest4);
  scarce.play(0, "act leader Forests 4").chance("die 5");
  EXPECT_EQ(scarce.stock(0, crystal), 1) << "not asked";
}

TEST(RisingCards, cipher_of_bounty_with_the_alchemist_takes_two_of_one_type) {
  Board board = acting(3);
  board.councilor(0, Councilor::alchemist).hand(0, Card::cipher_of_bounty).give(1, gold, 11);
  board.stand(0, leader, kForest4).play(0, "act leader Forests 4").chance("die 5").play(0, "accept");
  EXPECT_FALSE(board.may(0, "resource gold")) << "the supply has one";
  board.play(0, "resource ore");
  EXPECT_EQ(board.stock(0, ore), 2);
}

TEST(RisingCards, cipher_of_bounty_is_for_the_own_success) {
  Board board = acting(3);
  board.hand(1, Card::cipher_of_bounty).stand(0, leader, kForest4).stand(1, leader, kForest4);
  board.play(0, "act leader Forests 4").chance("die 5");
  EXPECT_EQ(board.state.agenda.size, 0);
}

}  // namespace
}  // namespace atlantica::rising
