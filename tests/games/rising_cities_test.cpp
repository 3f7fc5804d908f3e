#include <gtest/gtest.h>

#include "games/rising_moves.h"

// RIS-5.3 of docs/rules/rising.md and everyone who affects Cities.
namespace atlantica::rising {
namespace {

using enum Kind;
using enum Resource;
using Make = Move::Kind;

constexpr int kCity1 = tile_at(kCities, 1);  // target 10
constexpr int kCity4 = tile_at(kCities, 4);  // target 8

int pool(const Board& board, Seat seat) { return board.standing(seat, follower, kPool); }

TEST(RisingRules, RIS_5_3_two_threes_wrath_one_and_one_energy_make_eight) {
  Board board = acting(3);  // three followers in each pool
  board.wrath(2).give(1, energy, 1).stand(0, follower, kCity4).stand(1, follower, kCity4);
  board.play(0, "act follower Cities 4").chance("dice 3 3");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1)) << "red has no energy";
  board.play(1, "energy 2");
  EXPECT_TRUE(board.asked(Task::recruit));
  board.play(0, "colour blue");
  EXPECT_EQ(pool(board, 1), 3) << "two at home and the new one";
  EXPECT_EQ(pool(board, 0), 2);
}

TEST(RisingRules, RIS_5_3_either_of_the_two_chooses_the_colour) {
  Board board = acting(3);
  board.stand(0, follower, kCity6).stand(1, leader, kCity6).play(1, "act leader Cities 6").chance("dice 6 1");
  EXPECT_TRUE(Rules::actors(board.state).has(0));
  EXPECT_TRUE(Rules::actors(board.state).has(1));
  EXPECT_FALSE(board.may(0, "colour yellow")) << "not one of theirs";
  board.play(0, "colour red");
  EXPECT_EQ(pool(board, 0), 3);
  EXPECT_EQ(board.state.agenda.size, 0) << "the first decision stands";
}

TEST(RisingRules, RIS_5_3_both_act_and_one_alone_cannot) {
  Board board = acting(3);
  board.stand(0, follower, kCity6);
  EXPECT_FALSE(board.may(0, "act follower Cities 6"));
  board.stand(1, follower, kCity6);
  EXPECT_TRUE(board.may(0, "act follower Cities 6"));
  board.play(1, "act follower Cities 6").chance("dice 1 1");
  EXPECT_FALSE(board.may(0, "act follower Cities 6")) << "both have acted";
  EXPECT_EQ(pool(board, 0) + pool(board, 1), 4);
}

TEST(RisingRules, RIS_5_3_energy_goes_on_the_own_die) {
  Board board = acting(3);
  board.give(0, energy, 1).give(1, energy, 1).stand(0, follower, kCity6).stand(1, follower, kCity6);
  board.play(0, "act follower Cities 6").chance("dice 1 1");
  EXPECT_TRUE(board.may(0, "energy 1"));
  EXPECT_FALSE(board.may(0, "energy 2"));
  EXPECT_FALSE(board.may(1, "energy 1"));
  board.play(1, "energy 2").play(0, "pass");
  EXPECT_EQ(board.state.agenda.size, 0) << "blue has no energy left";
}

TEST(RisingRules, RIS_5_3_no_recruit_of_a_colour_without_supply) {
  Board board = acting(3);
  for (int i = 0; i < 3; ++i) recruit(board.state, 0);
  board.stand(0, follower, kCity6).stand(0, leader, kCity6);
  EXPECT_FALSE(board.may(0, "act leader Cities 6")) << "RIS-1.3: a recruit that could gain nothing";
  Board mixed = acting(3);
  for (int i = 0; i < 3; ++i) recruit(mixed.state, 0);
  mixed.stand(0, follower, kCity6).stand(1, follower, kCity6).play(0, "act follower Cities 6").chance("dice 6 6");
  EXPECT_EQ(pool(mixed, 1), 3) << "the only colour left, without asking";
}

TEST(RisingRules, RIS_7_3_the_automaton_at_a_city) {
  Board board = acting(1);
  board.give(0, energy, 1).wrath(2).stand(0, leader, kCity1).stand(0, automaton, kCity1);
  board.play(0, "act leader Cities 1").chance("dice 3 3");
  EXPECT_EQ(roll_total(board.state), 9) << "3 + 3 + wrath 1 + 2 once";
  EXPECT_TRUE(board.may(0, "energy 2")) << "its player adds energy to its die";
  board.play(0, "energy 2");
  EXPECT_EQ(pool(board, 0), 5);
}

TEST(RisingRules, RIS_13_6_automaton_and_volunteer_recruit_its_players_colour) {
  Board board = acting(1);
  board.stand(0, volunteer, kCity6).stand(0, automaton, kCity6).play(0, "act volunteer Cities 6").chance("dice 2 3");
  EXPECT_EQ(pool(board, 0), 5) << "2 + 3 + 2 against 7";
}

TEST(RisingRules, RIS_7_4_volunteers_alone_have_no_colour_to_recruit) {
  Board board = acting(3);
  board.stand(0, volunteer, kCity6).stand(1, volunteer, kCity6);
  EXPECT_FALSE(board.may(0, "act volunteer Cities 6"));
  Board mixed = acting(3);
  mixed.stand(0, volunteer, kCity6).stand(1, follower, kCity6).play(0, "act volunteer Cities 6").chance("dice 6 6");
  EXPECT_EQ(pool(mixed, 1), 3);
  EXPECT_EQ(pool(mixed, 0), 3);
}

TEST(RisingCouncilors, priest_in_cities_has_one_or_both_dice_rolled_again) {
  for (const int dice : {1, 2, 3}) {
    Board board = acting(3);
    board.stand(2, leader, kCity6).stand(0, follower, kCity6).play(0, "act follower Cities 6").chance("dice 2 1");
    board.play(2, Make::reroll, dice);
    const int first = (dice & 1) != 0 ? 3 : 0;
    const int second = (dice & 2) != 0 ? 3 : 0;
    EXPECT_TRUE(board.may(kChance, Move::of(Make::dice, first, second))) << "only these are rolled";
    EXPECT_EQ(board.moves(kChance).size(), dice == 3 ? 36U : 6U);
    board.dice(first, second);
    EXPECT_EQ(board.state.agenda.size, 0) << "3 + 3 fails again, one extra attempt";
  }
}

TEST(RisingCouncilors, priest_leaves_a_die_with_energy_alone) {
  Board board = acting(3);
  board.give(0, energy, 1).stand(2, leader, kCity6).stand(0, follower, kCity6);
  board.play(0, "act follower Cities 6").chance("dice 1 1");
  // The Priest has the lower number, so the first die is its player's.
  board.play(0, "energy 2");
  EXPECT_TRUE(board.may(2, "reroll 1"));
  EXPECT_FALSE(board.may(2, "reroll 2"));
  EXPECT_FALSE(board.may(2, "reroll both"));
}

TEST(RisingCouncilors, emissary_in_cities_three_act_two_roll_any_colour_joins) {
  Board board = acting(4);
  board.stand(3, leader, kCity6).stand(0, follower, kCity6).stand(1, follower, kCity6);
  board.play(1, "act follower Cities 6");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1)) << "the seat that starts names the two";
  EXPECT_EQ(board.moves(1).size(), 3U);
  board.play(1, "rollers 0 follower 3 leader").chance("dice 6 1");
  EXPECT_EQ(Rules::actors(board.state).size(), 3) << "any of the three decides";
  board.play(3, "colour blue");
  EXPECT_EQ(pool(board, 1), 2);
  EXPECT_EQ(count(board.state.acted), 3) << "all three have acted (RIS-13.5)";
}

TEST(RisingRules, RIS_13_5_three_who_are_left_without_the_emissary) {
  Board board = acting(3);
  board.stand(0, leader, kCity6).stand(0, follower, kCity6).stand(0, follower, kCity6);
  board.play(0, "act follower Cities 6");
  EXPECT_EQ(board.moves(0).size(), 2U) << "Leader and follower, or two followers";
  board.play(0, "rollers 0 follower 0 follower").chance("dice 6 6");
  EXPECT_EQ(count(board.state.acted), 3);
  EXPECT_EQ(pool(board, 0), 2);
}

TEST(RisingCards, coral_diadem_adds_one_where_its_holder_stands) {
  Board board = acting(3);
  board.hand(0, Card::coral_diadem).stand(0, follower, kCity6).stand(0, follower, kCity6);
  board.play(0, "act follower Cities 6").chance("dice 3 3");
  EXPECT_EQ(pool(board, 0), 2) << "3 + 3 + 1 against 7, once however many stand there";
  Board others = acting(3);
  others.hand(2, Card::coral_diadem).stand(0, follower, kCity6).stand(1, follower, kCity6);
  others.play(0, "act follower Cities 6").chance("dice 3 3");
  EXPECT_EQ(pool(others, 0) + pool(others, 1), 4) << "not for others";
}

TEST(RisingCards, doubling_mask_lets_the_own_leader_act_alone) {
  Board board = acting(3);
  board.hand(0, Card::doubling_mask).give(0, energy, 1).stand(0, leader, kCity6).stand(1, leader, kCity4);
  EXPECT_FALSE(board.may(1, "act leader Cities 4")) << "no mask";
  board.play(0, "act leader Cities 6").chance("dice 5 1");
  EXPECT_TRUE(board.may(0, "energy 1"));
  EXPECT_TRUE(board.may(0, "energy 2")) << "both dice are its player's";
  board.play(0, "energy 2");
  EXPECT_EQ(pool(board, 0), 4);
  Board follower_alone = acting(3);
  follower_alone.hand(0, Card::doubling_mask).stand(0, follower, kCity6);
  EXPECT_FALSE(follower_alone.may(0, "act follower Cities 6"));
  Board holograms = acting(2);
  holograms.hand(0, Card::doubling_mask).hologram(Councilor::warden).stand(0, hologram, kCity6);
  EXPECT_TRUE(holograms.may(0, "act hologram Cities 6")) << "RIS-7.2: a second Leader";
}

TEST(RisingCards, doubling_mask_lets_another_join) {
  Board board(3);
  board.hand(0, Card::doubling_mask).stand(0, leader, kCity6);
  EXPECT_TRUE(board.may(1, "place follower Cities 6"));
  board.play(1, "place follower Cities 6").phase(Phase::actions);
  board.play(1, "act follower Cities 6").chance("dice 6 6");
  EXPECT_EQ(Rules::actors(board.state).size(), 2) << "as on any double space";
}

}  // namespace
}  // namespace atlantica::rising
