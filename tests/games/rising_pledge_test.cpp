#include <gtest/gtest.h>

#include "games/rising_gate.h"

// RIS-5.10 and what §13 says about it.
namespace atlantica::rising {
namespace {

TEST(RisingRules, RIS_5_10_several_players_pay_for_a_barrier_together) {
  GateBoard board(3);
  board.give(0, Resource::energy, 3).give(2, Resource::energy, 2);
  for (int i = 0; i < 3; ++i) board.play(0, "pledge energy barrier Hills");
  EXPECT_FALSE(board.has_barrier(kHills)) << "it costs 4";
  board.play(2, "pledge energy barrier Hills");
  EXPECT_TRUE(board.has_barrier(kHills));
  EXPECT_EQ(board.energy(0), 0);
  EXPECT_EQ(board.energy(2), 1);
  EXPECT_EQ(board.state.supply[kEnergy], 23) << "what was paid is back in the supply";
}

TEST(RisingRules, RIS_5_10_and_for_unflooding_in_place_too) {
  GateBoard board(2);
  board.flooded(Peninsula::forges, 2).phase(Phase::place).give(0, Resource::energy, 4).give(1, Resource::energy, 1);
  for (int i = 0; i < 4; ++i) board.play(0, "pledge energy unflood Forges");
  EXPECT_EQ(board.tiles(Peninsula::forges), 4);
  board.play(1, "pledge energy unflood Forges");
  EXPECT_EQ(board.tiles(Peninsula::forges), 5);
}

TEST(RisingRules, RIS_5_10_what_is_pledged_cannot_be_spent_otherwise) {
  GateBoard board(2);
  board.give(0, Resource::energy, 1).give(1, Resource::energy, 1).play(0, "pledge energy barrier Hills");
  EXPECT_FALSE(board.may(0, "pledge energy barrier Forests"));
  EXPECT_EQ(board.energy(0), 0);
  EXPECT_EQ(board.state.supply[kEnergy], 22) << "nor is it in the supply";
}

TEST(RisingRules, RIS_5_10_no_more_is_pledged_than_is_missing) {
  GateBoard board(2);
  board.stand(0, Kind::follower, gate(0)).give(0, Resource::crystal, 3).give(0, Resource::gold, 1);
  EXPECT_FALSE(board.may(0, "pledge gold gate 1 Mystic Siphon")) << "it costs 2c 1a";
  board.play(0, "pledge crystal gate 1 Mystic Siphon");
  board.play(0, "pledge crystal gate 1 Mystic Siphon");
  EXPECT_FALSE(board.may(0, "pledge crystal gate 1 Mystic Siphon"));
  EXPECT_FALSE(board.has_built(Component::mystic_siphon));
  board.give(0, Resource::atlantium, 1).play(0, "pledge Atlantium gate 1 Mystic Siphon");
  EXPECT_TRUE(board.has_built(Component::mystic_siphon));
  EXPECT_EQ(board.stock(0, Resource::crystal), 1);
}

TEST(RisingRules, RIS_5_10_a_seat_takes_back_its_whole_pledge_and_does_not_pledge_for_it_again_in_this_phase) {
  GateBoard board(2);
  board.phase(Phase::place).give(0, Resource::energy, 2).give(1, Resource::energy, 1);
  for (Seat seat = 0; seat < 2; ++seat) board.stand(seat, Kind::leader, kCentre);
  for (Seat seat = 0; seat < 2; ++seat)
    for (int i = 0; i < 4; ++i) board.stand(seat, Kind::follower, kCentre);
  board.play(0, "pledge energy barrier Hills")
      .play(0, "pledge energy barrier Hills")
      .play(1, "pledge energy barrier Hills");
  board.play(0, "take back barrier Hills");
  EXPECT_EQ(board.energy(0), 2);
  EXPECT_FALSE(board.may(0, "pledge energy barrier Hills"));
  EXPECT_FALSE(board.may(0, "take back barrier Hills")) << "there is nothing left of it";
  EXPECT_TRUE(board.may(0, "pledge energy barrier Forests")) << "another purpose";
  EXPECT_TRUE(board.may(1, "take back barrier Hills")) << "another seat's pledge stays";
  board.all_ready();
  ASSERT_EQ(board.state.phase, Phase::misfortunes);
  board.phase(Phase::actions);
  EXPECT_TRUE(board.may(0, "pledge energy barrier Hills")) << "another phase";
}

TEST(RisingRules, RIS_5_10_pledges_return_at_the_end_of_the_phase) {
  GateBoard board(2);
  board.phase(Phase::place).give(1, Resource::energy, 3);
  for (Seat seat = 0; seat < 2; ++seat) board.stand(seat, Kind::leader, kCentre);
  for (Seat seat = 0; seat < 2; ++seat)
    for (int i = 0; i < 4; ++i) board.stand(seat, Kind::follower, kCentre);
  for (int i = 0; i < 3; ++i) board.play(1, "pledge energy barrier Hills");
  EXPECT_EQ(board.energy(1), 0);
  board.all_ready();
  EXPECT_EQ(board.state.phase, Phase::misfortunes);
  EXPECT_EQ(board.energy(1), 3);
  EXPECT_FALSE(board.may(1, "pledge energy barrier Hills")) << "RIS-3.7: no barrier is bought in Misfortunes";
}

TEST(RisingRules, RIS_5_10_in_misfortunes_pledges_return_when_the_moment_closes) {
  GateBoard board(2);
  board.phase(Phase::misfortunes).flooded(Peninsula::forges, 1).give(1, Resource::energy, 3);
  for (int i = 0; i < 3; ++i) board.play(1, "pledge energy unflood Forges");
  board.play(0, "draw");
  EXPECT_EQ(board.energy(1), 3);
  board.chance("misfortune Fading Light");
  EXPECT_EQ(board.energy(1), 2) << "a pledge does not hide it from the light";
}

TEST(RisingRules, RIS_5_10_a_seat_that_took_back_is_barred_from_the_build_space_not_from_the_component) {
  GateBoard board(2);
  board.stand(0, Kind::follower, gate(0)).stand(0, Kind::follower, gate(1)).give(0, Resource::gold, 2);
  board.play(0, "pledge gold gate 1 Tide Pylon").play(0, "take back gate 1");
  EXPECT_FALSE(board.may(0, "pledge gold gate 1 Tide Pylon"));
  EXPECT_FALSE(board.may(0, "pledge gold gate 1 Rallying Horn")) << "whatever is named there";
  EXPECT_TRUE(board.may(0, "pledge gold gate 2 Tide Pylon")) << "elsewhere the same component";
}

TEST(RisingRules, RIS_5_10_after_a_take_back_the_last_contributor_is_who_pledged_last_of_those_left) {
  GateBoard board(4);
  for (Seat seat = 0; seat < 4; ++seat) board.stand(seat, Kind::follower, gate(0)).give(seat, Resource::gold, 1);
  board.blueprint(Component::leviathan_aegis).give(1, Resource::atlantium, 1);
  // 1 pledges first, then 2, then 3, who takes it back: 2 is the last of those left, though 1 comes first clockwise.
  board.play(1, "pledge Atlantium gate 1 Leviathan Aegis");
  board.play(2, "pledge gold gate 1 Leviathan Aegis");
  board.play(3, "pledge gold gate 1 Leviathan Aegis").play(3, "take back gate 1");
  EXPECT_EQ(board.state.pledges.contributors[kBuildPurpose].last(), 2);
  board.play(0, "pledge gold gate 1 Leviathan Aegis").play(0, "take back gate 1");
  EXPECT_EQ(board.state.pledges.contributors[kBuildPurpose].last(), 2) << "again";
}

TEST(RisingRules, RIS_5_10_pledges_return_when_the_purpose_has_become_impossible) {
  GateBoard board(2);
  board.give(0, Resource::energy, 2).hand(1, Card::cipher_of_warding);
  board.play(0, "pledge energy barrier Hills").play(0, "pledge energy barrier Forests");
  board.play(1, "play Cipher of Warding");
  board.play(1, "peninsula Hills");
  EXPECT_EQ(board.energy(0), 1) << "Hills have a barrier now";
  EXPECT_FALSE(board.may(0, "take back barrier Hills"));
  EXPECT_TRUE(board.may(0, "take back barrier Forests"));
}

TEST(RisingRules, RIS_5_10_a_purpose_without_effect_cannot_be_pledged_for) {
  GateBoard board(2);
  board.give(0, Resource::energy, 9).barrier(Peninsula::hills).flooded(Peninsula::cities, 6);
  EXPECT_FALSE(board.may(0, "pledge energy barrier Hills")) << "RIS-4.6: it has one";
  EXPECT_FALSE(board.may(0, "pledge energy barrier Cities")) << "RIS-4.6: no tile is left";
  EXPECT_FALSE(board.may(0, "pledge energy unflood Hills")) << "nothing is flooded";
  EXPECT_TRUE(board.may(0, "pledge energy unflood Cities"));
  EXPECT_TRUE(board.may(0, "pledge energy barrier Forests"));
}

Edition with_barriers(int barriers) {
  Edition edition = house_edition();
  edition.barriers = static_cast<std::uint8_t>(barriers);
  return edition;
}

TEST(RisingRules, RIS_5_10_not_for_a_barrier_when_none_is_left) {
  const Edition edition = with_barriers(1);
  GateBoard board(2, edition);
  board.give(0, Resource::energy, 1);
  EXPECT_TRUE(board.may(0, "pledge energy barrier Forests"));
  board.barrier(Peninsula::hills);
  EXPECT_FALSE(board.may(0, "pledge energy barrier Forests"));
}

TEST(RisingRules, RIS_5_10_when_a_price_falls_what_is_complete_happens) {
  GateBoard board(2);
  board.give(0, Resource::energy, 3);
  for (int i = 0; i < 3; ++i) board.play(0, "pledge energy barrier Hills");
  board.build(1, Component::resonance_coil);
  EXPECT_TRUE(board.has_barrier(kHills)) << "barriers cost 3 now";
  EXPECT_EQ(board.energy(0), 0);
  EXPECT_EQ(board.state.supply[kEnergy], 24);
}

TEST(RisingRules, RIS_5_10_what_was_pledged_beyond_a_fallen_price_returns_to_the_last_pledger) {
  Edition edition = house_edition();
  edition.components[at(index(Component::resonance_coil))].amount = 2;
  GateBoard board(2, edition);
  board.give(0, Resource::energy, 2).give(1, Resource::energy, 1);
  board.play(0, "pledge energy barrier Hills")
      .play(0, "pledge energy barrier Hills")
      .play(1, "pledge energy barrier Hills");
  board.build(0, Component::resonance_coil);
  EXPECT_TRUE(board.has_barrier(kHills));
  EXPECT_EQ(board.energy(0), 0);
  EXPECT_EQ(board.energy(1), 1);
}

TEST(RisingRules, RIS_13_10_several_purchases_complete_at_once_happen_in_the_order_of_their_first_pledges) {
  const Edition edition = with_barriers(1);
  GateBoard board(2, edition);
  board.give(0, Resource::energy, 6);
  board.play(0, "pledge energy barrier Hills").play(0, "pledge energy barrier Forests");
  for (int i = 0; i < 2; ++i) board.play(0, "pledge energy barrier Forests").play(0, "pledge energy barrier Hills");
  board.build(1, Component::resonance_coil);
  EXPECT_TRUE(board.has_barrier(kHills)) << "pledged for first";
  EXPECT_FALSE(board.has_barrier(kForests)) << "there is only one barrier";
  EXPECT_EQ(board.energy(0), 3) << "the other pledge returned";
}

TEST(RisingRules, RIS_3_8_pledging_and_taking_back_withdraw_ready) {
  GateBoard board(2);
  board.give(0, Resource::energy, 1).play(0, "ready").play(0, "pledge energy barrier Hills");
  EXPECT_FALSE(board.state.ready.has(0));
  board.play(0, "ready").play(0, "take back barrier Hills");
  EXPECT_FALSE(board.state.ready.has(0));
}

TEST(RisingCards, masons_square_lets_two_energy_stand_for_a_missing_resource) {
  GateBoard board(2);
  board.hand(0, Card::masons_square).stand(0, Kind::follower, gate(0));
  board.give(0, Resource::energy, 4).give(0, Resource::gold, 1);
  EXPECT_FALSE(board.may(0, "pledge square crystal gate 1 Tide Pylon")) << "it costs 1g 1a";
  board.play(0, "pledge square Atlantium gate 1 Tide Pylon");
  EXPECT_EQ(board.energy(0), 2);
  EXPECT_FALSE(board.may(0, "pledge square gold gate 1 Tide Pylon")) << "once per round";
  board.play(0, "pledge gold gate 1 Tide Pylon");
  EXPECT_TRUE(board.has_built(Component::tide_pylon));
  EXPECT_EQ(board.state.supply[kEnergy], 22);
}

TEST(RisingCards, masons_square_is_used_even_if_its_pledge_returns) {
  GateBoard board(2);
  board.hand(0, Card::masons_square).stand(0, Kind::follower, gate(0)).stand(0, Kind::follower, gate(1));
  board.give(0, Resource::energy, 4).play(0, "pledge square gold gate 1 Tide Pylon");
  board.play(0, "take back gate 1");
  EXPECT_EQ(board.energy(0), 4);
  EXPECT_FALSE(board.may(0, "pledge square gold gate 2 Tide Pylon"));
}

}  // namespace
}  // namespace atlantica::rising
