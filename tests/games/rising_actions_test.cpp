#include <gtest/gtest.h>

#include "games/rising_moves.h"

// RIS-5.6 to 5.8 and 13.3 of docs/rules/rising.md: Forges, the centre, and which actions are offered.
namespace atlantica::rising {
namespace {

using enum Kind;
using enum Resource;

constexpr int kForge2 = tile_at(kForges, 2);  // one Atlantium, two spaces
constexpr int kForge6 = tile_at(kForges, 6);  // three Atlantium, one space

TEST(RisingRules, RIS_5_6_two_atlanteans_turn_two_ore_at_a_double_forge) {
  Board board = acting(3);
  board.give(0, ore, 2).stand(0, leader, kForge3).stand(0, follower, kForge3);
  board.play(0, "act leader Forges 3");
  EXPECT_EQ(board.stock(0, atlantium), 2);
  EXPECT_EQ(board.stock(0, ore), 1) << "one ore each";
  board.play(0, "act follower Forges 3");
  EXPECT_EQ(board.stock(0, atlantium), 4);
  EXPECT_EQ(board.stock(0, ore), 0);
}

TEST(RisingRules, RIS_5_6_the_tile_gives_the_rate) {
  for (const auto& [tile, atlantiums] : {std::pair{kForge2, 1}, std::pair{kForge6, 3}}) {
    Board board = acting(3);
    board.give(1, ore, 1).stand(1, follower, tile).act(1, follower, tile);
    EXPECT_EQ(board.stock(1, atlantium), atlantiums);
  }
}

TEST(RisingRules, RIS_5_6_takes_what_there_is) {
  Board board = acting(3);
  board.give(1, atlantium, 14).give(0, ore, 1).stand(0, leader, kForge6).play(0, "act leader Forges 6");
  EXPECT_EQ(board.stock(0, atlantium), 2);
  EXPECT_EQ(board.stock(0, ore), 0);
}

TEST(RisingRules, RIS_5_7_one_energy_for_each_at_the_centre) {
  Board board = acting(3);
  board.stand(0, leader, kCentre).stand(0, follower, kCentre).stand(1, follower, kCentre);
  board.play(0, "act leader centre").play(0, "act follower centre").play(1, "act follower centre");
  EXPECT_EQ(board.stock(0, energy), 2);
  EXPECT_EQ(board.stock(1, energy), 1);
}

TEST(RisingCouncilors, forgemaster_adds_one_to_each_conversion_on_its_tile) {
  Board board = acting(3);
  board.councilor(2, Councilor::forgemaster).stand(2, leader, kForge2).stand(0, follower, kForge2);
  board.give(0, ore, 2).give(2, ore, 1).stand(0, follower, kForge3);
  board.play(0, "act follower Forges 2").play(2, "act leader Forges 2");
  EXPECT_EQ(board.stock(0, atlantium), 2);
  EXPECT_EQ(board.stock(2, atlantium), 2);
  board.play(0, "act follower Forges 3");
  EXPECT_EQ(board.stock(0, atlantium), 4) << "not on another tile";
}

TEST(RisingCards, orichalcum_tongs_may_add_one_once_per_round) {
  Board board = acting(3);
  board.hand(0, Card::orichalcum_tongs).give(0, ore, 3);
  board.stand(0, leader, kForge3).stand(0, follower, kForge3).stand(0, follower, kForge2);
  board.play(0, "act leader Forges 3").play(0, "pass");
  EXPECT_EQ(board.stock(0, atlantium), 2) << "declined";
  board.play(0, "act follower Forges 3").play(0, "accept");
  EXPECT_EQ(board.stock(0, atlantium), 5);
  board.play(0, "act follower Forges 2");
  EXPECT_EQ(board.stock(0, atlantium), 6) << "not asked again";
}

TEST(RisingCards, orichalcum_tongs_are_not_asked_where_no_atlantium_is_left_to_add) {
  Board board = acting(3);
  board.hand(0, Card::orichalcum_tongs).give(0, ore, 1).give(1, atlantium, 14).stand(0, leader, kForge3);
  board.play(0, "act leader Forges 3");
  EXPECT_EQ(board.stock(0, atlantium), 2);
  EXPECT_FALSE(is_used(board.state, Power::tongs));
}

TEST(RisingRules, RIS_3_3_only_own_atlanteans_that_have_not_acted) {
  Board board = acting(3);
  board.stand(0, follower, kCentre).stand(0, follower, kCentre).stand(1, leader, kCentre);
  EXPECT_FALSE(board.may(0, "act leader centre"));
  board.play(0, "act follower centre").play(0, "act follower centre");
  EXPECT_FALSE(board.may(0, "act follower centre"));
  EXPECT_TRUE(board.may(1, "act leader centre"));
  EXPECT_FALSE(board.may(1, Move::of(Move::Kind::act, static_cast<int>(Kind::follower), kPool)))
      << "who is at home does not act";
}

TEST(RisingRules, RIS_3_3_nothing_else_happens_until_an_action_is_finished) {
  Board board = acting(3);
  const int hill = tile_at(kHills, 1);
  board.give(0, energy, 1).hand(1, Card::cipher_of_radiance).stand(0, leader, hill).stand(1, leader, kCentre);
  board.play(0, "act leader Hills 1");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(kChance));
  board.chance("die 1");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
}

TEST(RisingRules, RIS_3_5_an_answer_does_not_withdraw_ready) {
  Board board = acting(3);
  board.stand(0, follower, tile_at(kCities, 6)).stand(1, follower, tile_at(kCities, 6));
  board.play(1, "ready").play(0, "act follower Cities 6").chance("dice 6 6").play(1, "colour blue");
  EXPECT_TRUE(board.state.ready.has(1));
}

TEST(RisingRules, RIS_13_3_forges_need_ore_and_atlantium) {
  Board board = acting(3);
  board.stand(0, leader, kForge3).stand(1, leader, kForge3).give(1, ore, 1);
  EXPECT_FALSE(board.may(0, "act leader Forges 3")) << "no ore";
  EXPECT_TRUE(board.may(1, "act leader Forges 3"));
  board.give(2, atlantium, 16);
  EXPECT_FALSE(board.may(1, "act leader Forges 3")) << "no Atlantium left";
}

TEST(RisingRules, RIS_13_3_what_is_always_offered) {
  Board board = acting(4);
  board.give(3, energy, 24).give(3, crystal, 12);
  board.built(Component::focusing_lens).built(Component::spirit_seal);
  board.stand(0, leader, kCentre).stand(0, follower, space_of(Component::focusing_lens));
  board.stand(1, follower, space_of(Component::spirit_seal)).stand(2, leader, tile_at(kForests, 1));
  EXPECT_TRUE(board.may(0, "act leader centre"));
  EXPECT_TRUE(board.may(0, "act follower Focusing Lens"));
  EXPECT_TRUE(board.may(1, "act follower Spirit Seal"));
  EXPECT_TRUE(board.may(2, "act leader Forests 1"));
}

TEST(RisingRules, RIS_13_3_components_need_something_to_come_of_them) {
  Board board = acting(3);
  board.built(Component::matter_converter).built(Component::amplification_harbor).built(Component::abyssal_dredge);
  board.built(Component::soul_terraformer);
  board.stand(0, leader, space_of(Component::matter_converter));
  board.stand(0, follower, space_of(Component::amplification_harbor));
  board.stand(0, follower, space_of(Component::abyssal_dredge));
  board.stand(1, leader, space_of(Component::soul_terraformer));
  EXPECT_FALSE(board.may(0, "act leader Matter Converter")) << "nothing to swap";
  EXPECT_FALSE(board.may(0, "act follower Amplification Harbor")) << "nothing to turn in";
  EXPECT_TRUE(board.may(0, "act follower Abyssal Dredge"));
  board.flooded(Peninsula::hills, 1);
  EXPECT_FALSE(board.may(1, "act leader Soul Terraformer")) << "a double space";
  board.stand(2, leader, space_of(Component::soul_terraformer));
  EXPECT_FALSE(board.may(1, "act leader Soul Terraformer")) << "no follower";
  board.give(0, gold, 1);
  EXPECT_TRUE(board.may(0, "act leader Matter Converter"));
  EXPECT_TRUE(board.may(0, "act follower Amplification Harbor"));
}

TEST(RisingRules, RIS_13_3_forbidden_peninsulas_are_not_offered) {
  Board board = acting(3);
  board.give(0, ore, 1).stand(0, leader, kForge3).stand(1, leader, tile_at(kLibraries, 1));
  board.state.forbidden = 1U << kForges;
  EXPECT_FALSE(board.may(0, "act leader Forges 3"));
  EXPECT_TRUE(board.may(1, "act leader Libraries 1"));
}

TEST(RisingRules, RIS_13_7_nobody_acts_on_a_flooded_tile_without_the_seafarer) {
  Board board = acting(5);
  board.flooded(Peninsula::hills, 1).stand(4, leader, tile_at(kHills, 6)).stand(0, follower, tile_at(kHills, 6));
  EXPECT_TRUE(board.may(0, "act follower Hills 6"));
  send_home(board.state, 4);
  EXPECT_FALSE(board.may(0, "act follower Hills 6"));
}

}  // namespace
}  // namespace atlantica::rising
