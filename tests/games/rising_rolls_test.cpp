#include <gtest/gtest.h>

#include "games/rising_moves.h"

// RIS-5.1, 5.2, 5.9 and 5.11 of docs/rules/rising.md: rolls on wild tiles.
namespace atlantica::rising {
namespace {

using enum Kind;
using enum Resource;

constexpr int kForest2 = tile_at(kForests, 2);  // target 5, two spaces
constexpr int kForest6 = tile_at(kForests, 6);  // target 3, one space

TEST(RisingRules, RIS_5_1_each_wild_peninsula_has_its_resource) {
  const std::array<std::pair<int, Resource>, 3> finds = {{{kForests, crystal}, {kHills, gold}, {kMountains, ore}}};
  for (const auto& [peninsula, resource] : finds) {
    Board board = acting(3);
    board.stand(0, leader, tile_at(peninsula, 4)).act(0, leader, tile_at(peninsula, 4)).chance("die 4");
    EXPECT_EQ(board.stock(0, resource), 1) << "at least the target";
    EXPECT_EQ(board.state.supply[static_cast<int>(resource)], 11);
  }
}

TEST(RisingRules, RIS_5_1_below_the_target_nothing_and_one_however_high) {
  Board board = acting(3);
  board.stand(0, leader, kForest4).stand(0, follower, kForest4);
  board.play(0, "act leader Forests 4").chance("die 3");
  EXPECT_EQ(board.stock(0, crystal), 0);
  EXPECT_FALSE(board.may(0, "act leader Forests 4")) << "it has acted";
  board.play(0, "act follower Forests 4").chance("die 6");
  EXPECT_EQ(board.stock(0, crystal), 1);
}

TEST(RisingRules, RIS_5_1_an_empty_supply_gives_nothing) {
  Board board = acting(3);
  board.give(1, crystal, 12).stand(0, leader, kForest4).play(0, "act leader Forests 4").chance("die 6");
  EXPECT_EQ(board.stock(0, crystal), 0);
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingRules, RIS_5_2_three_energy_make_a_three_a_six) {
  Board board = acting(3);
  board.give(0, energy, 3).stand(0, leader, kForest1).play(0, "act leader Forests 1").chance("die 3");
  board.play(0, "energy 1").play(0, "energy 1");
  EXPECT_EQ(board.stock(0, crystal), 0);
  board.play(0, "energy 1");
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_EQ(board.stock(0, energy), 0);
  EXPECT_EQ(board.state.supply[kEnergy], 24) << "what is spent returns";
}

TEST(RisingRules, RIS_5_2_only_the_roller_adds_energy) {
  Board board = acting(3);
  board.give(0, energy, 1)
      .give(1, energy, 5)
      .stand(0, leader, kForest1)
      .play(0, "act leader Forests 1")
      .chance("die 5");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
  board.play(0, "pass");
  EXPECT_EQ(board.stock(0, crystal), 0);
  EXPECT_EQ(board.stock(0, energy), 1);
}

TEST(RisingRules, RIS_5_8_energy_on_a_die_costs_one_each) {
  Board board = acting(3);
  board.give(0, energy, 2)
      .stand(0, leader, kForest1)
      .play(0, "act leader Forests 1")
      .chance("die 5")
      .play(0, "energy 1");
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_EQ(board.stock(0, energy), 1) << "nothing can be added to a success";
}

TEST(RisingRules, RIS_5_9_earthquakes_raise_the_target_beyond_six) {
  Board board = acting(3);
  board.state.earthquakes = 2;
  board.give(0, energy, 2).stand(0, leader, kForest1).play(0, "act leader Forests 1").chance("die 6");
  board.play(0, "energy 1").play(0, "energy 1");
  EXPECT_EQ(board.stock(0, crystal), 1) << "6 + 2 energy against 8";
}

TEST(RisingRules, RIS_5_9_at_zero_or_less_there_is_no_roll) {
  Board board = acting(3);
  board.state.edition.tiles[static_cast<std::size_t>(kForest6)].number = 1;
  board.stand(1, leader, kForest6).play(1, "act leader Forests 6");
  EXPECT_EQ(board.stock(1, crystal), 1) << "1 - 1 by the Explorer";
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingRules, RIS_5_9_all_that_counts_is_added_up) {
  Board board = acting(3);
  board.state.earthquakes = 1;
  board.hand(0, Card::ancient_atlas).stand(0, follower, kForest1).stand(1, leader, kForest1);
  EXPECT_EQ(target(board.state, kForest1, 0), 5) << "6 + 1 - 1 (Atlas) - 1 (Explorer)";
  EXPECT_EQ(target(board.state, kForest1, 1), 6) << "the Atlas is not theirs";
  board.play(0, "act follower Forests 1").chance("die 5");
  EXPECT_EQ(board.stock(0, crystal), 1);
  board.play(1, "act leader Forests 1").chance("die 5");
  EXPECT_EQ(board.stock(1, crystal), 0);
}

TEST(RisingRules, RIS_5_11_who_cannot_do_anything_is_not_asked) {
  Board board = acting(3);
  board.stand(0, leader, kForest1).stand(1, follower, kForest1).play(0, "act leader Forests 1").chance("die 2");
  EXPECT_EQ(board.state.agenda.size, 0) << "the roll has failed";
  EXPECT_EQ(board.stock(0, crystal), 0);
}

TEST(RisingRules, RIS_5_11_an_addition_asks_all_anew) {
  Board board = acting(3);
  board.give(0, energy, 1).stand(0, leader, kForest1).stand(2, leader, kForest1).built(Component::fortune_gyre);
  board.play(0, "act leader Forests 1").chance("die 1");
  EXPECT_EQ(Rules::actors(board.state).size(), 2) << "the roller and the Priest's player";
  board.play(2, "pass").play(0, "energy 1");
  EXPECT_FALSE(Rules::actors(board.state).has(2)) << "a die with energy on it is not rolled again";
  EXPECT_TRUE(board.may(0, "use gyre 1"));
  board.play(0, "pass");
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingRules, RIS_5_11_a_new_roll_asks_all_anew) {
  Board board = acting(3);
  board.hand(0, Card::tide_glass).stand(0, leader, kForest1).stand(2, leader, kForest1);
  board.play(0, "act leader Forests 1").chance("die 1").play(2, "pass").play(0, "use glass 1").chance("die 2");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(2)) << "the glass is used, the Priest is not";
  board.play(2, "reroll 1").chance("die 6");
  EXPECT_EQ(board.stock(0, crystal), 1);
}

TEST(RisingRules, RIS_5_11_a_die_with_the_gyre_on_it_is_not_rerolled) {
  Board board = acting(3);
  board.hand(0, Card::tide_glass).built(Component::fortune_gyre).stand(0, leader, kForest1);
  board.play(0, "act leader Forests 1").chance("die 3");
  EXPECT_TRUE(board.may(0, "use glass 1"));
  board.play(0, "use gyre 1");
  EXPECT_EQ(board.state.agenda.size, 0) << "3 + 2 is no 6 and nothing else can be done";
}

TEST(RisingRules, RIS_7_3_the_automaton_adds_two_to_rolls_on_its_tile) {
  Board board = acting(1);
  board.stand(0, leader, kForest1).stand(0, follower, kForest1).stand(0, automaton, kForest1);
  EXPECT_FALSE(board.may(0, "act automaton Forests 1")) << "it takes no action";
  board.play(0, "act leader Forests 1").chance("die 4").play(0, "act follower Forests 1").chance("die 3");
  EXPECT_EQ(board.stock(0, crystal), 1) << "4 + 2 is a 6, 3 + 2 is not";
}

TEST(RisingCouncilors, explorer_lowers_wild_targets_on_its_tile) {
  Board board = acting(3);
  board.stand(1, leader, kForest1).stand(0, follower, kForest1).stand(2, follower, kForest2);
  board.play(0, "act follower Forests 1").chance("die 5").play(2, "act follower Forests 2").chance("die 4");
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_EQ(board.stock(2, crystal), 0) << "another tile";
}

TEST(RisingCouncilors, priest_may_have_a_failure_rolled_again_once) {
  Board board = acting(3);
  board.stand(2, leader, kForest1).stand(0, follower, kForest1).stand(1, follower, kForest1);
  board.play(0, "act follower Forests 1").chance("die 1").play(2, "reroll 1").chance("die 5");
  EXPECT_EQ(board.stock(0, crystal), 0);
  EXPECT_EQ(board.state.agenda.size, 0) << "once each action";
  board.play(1, "act follower Forests 1").chance("die 1").play(2, "reroll 1").chance("die 6");
  EXPECT_EQ(board.stock(1, crystal), 1) << "but each action";
  board.play(2, "act leader Forests 1").chance("die 3").play(2, "pass");
  EXPECT_EQ(board.stock(2, crystal), 0) << "its own too, and it may decline";
}

TEST(RisingCouncilors, priest_elsewhere_does_not_help) {
  Board board = acting(3);
  board.stand(2, leader, kForest2).stand(0, follower, kForest1).play(0, "act follower Forests 1").chance("die 1");
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingCouncilors, alchemist_lets_successes_on_its_tile_be_ore_gold_or_crystal) {
  Board board = acting(3);
  board.councilor(2, Councilor::alchemist).stand(2, leader, kForest1).stand(0, follower, kForest1);
  board.play(0, "act follower Forests 1").chance("die 6");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0)) << "as the acting player likes";
  EXPECT_EQ(board.moves(0).size(), 3U);
  board.play(0, "resource gold");
  EXPECT_EQ(board.stock(0, gold), 1);
  EXPECT_EQ(board.stock(0, crystal), 0);
}

TEST(RisingCouncilors, alchemist_offers_only_what_the_supply_has) {
  Board board = acting(3);
  board.councilor(2, Councilor::alchemist).stand(2, leader, kForest1).give(1, crystal, 12).give(1, gold, 12);
  board.play(2, "act leader Forests 1").chance("die 6");
  EXPECT_EQ(board.stock(2, ore), 1) << "the only answer is not asked for";
}

}  // namespace
}  // namespace atlantica::rising
