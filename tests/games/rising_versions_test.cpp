#include <gtest/gtest.h>

#include "games/rising_gate.h"

// Section 14 of docs/rules/rising.md: games begun under the first version of the rules.
namespace atlantica::rising {
namespace {

struct FirstVersion : GateBoard {
  explicit FirstVersion(int seats) : GateBoard(seats) { state.rules = 1; }
};

TEST(RisingRules, RIS_14_1_version_1_buys_nothing_in_misfortunes) {
  FirstVersion board(2);
  board.phase(Phase::misfortunes).flooded(Peninsula::hills, 2).give(1, Resource::energy, 5);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
  EXPECT_EQ(Rules::refusal(board.state, 1, for_unflooding(kHills))->rule, "RIS-14.1");
}

TEST(RisingRules, RIS_14_1_version_1_has_no_open_moment_in_the_wrath_phase) {
  FirstVersion board(2);
  board.wrath(5).flooded(Peninsula::hills, 2).give(1, Resource::energy, 5).hand(1, Card::cipher_of_warding).all_ready();
  ASSERT_EQ(board.state.phase, Phase::wrath);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
  board.play(0, "peninsula Forges").play(0, "peninsula Forges");
  EXPECT_EQ(board.state.round, 2);
}

TEST(RisingRules, RIS_14_1_version_1_keeps_builders_until_the_end_of_actions) {
  FirstVersion board(2);
  board.stand(0, Kind::leader, gate(0)).stand(1, Kind::leader, gate(0)).stand(1, Kind::follower, gate(1));
  board.pay(0, Component::focusing_lens);
  EXPECT_EQ(board.standing(0, Kind::leader, gate(0)), 1);
  EXPECT_EQ(board.state.acted, bit(0) | bit(1)) << "both Leaders, though one gave nothing; nobody elsewhere";
}

TEST(RisingRules, RIS_14_1_version_1_makes_the_next_contributor_clockwise_the_last) {
  FirstVersion board(4);
  for (Seat seat = 0; seat < 4; ++seat) board.give(seat, Resource::energy, 1);
  for (const Seat seat : {2, 0, 1}) board.play(seat, "pledge energy barrier Hills");
  board.play(1, "take back barrier Hills");
  EXPECT_EQ(board.state.pledges.contributors[kBarrierPurpose + kHills].last(), 2) << "though 0 pledged after 2";
}

TEST(RisingRules, RIS_14_1_version_1_uses_the_blueprint_of_the_edition_whatever_the_table_says) {
  for (const char* components : {"random", "chosen"}) {
    const auto setup = Rules::setup(3, {{"first", "0"}, {"components", components}}, 1);
    EXPECT_EQ(Rules::initial(*setup).blueprint, house_edition().blueprints[0]) << components;
  }
  EXPECT_EQ(Rules::setup(3, {{"level", "2"}, {"components", "chosen"}}, 1)->blueprint, Blueprint::chosen);
}

}  // namespace
}  // namespace atlantica::rising
