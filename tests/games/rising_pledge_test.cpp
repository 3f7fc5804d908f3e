#include <gtest/gtest.h>

#include "games/rising_gate.h"

// RIS-5.10 and what §13 says about it.
namespace atlantica::rising {
namespace {

TEST(RisingRules, RIS_5_10_several_players_pay_for_a_barrier_together) {
  GateBoard board(3);
  board.give(0, Resource::energy, 3).give(2, Resource::energy, 2);
  for (int i = 0; i < 3; ++i) board.play(0, for_barrier(kHills));
  EXPECT_FALSE(board.has_barrier(kHills)) << "it costs 4";
  board.play(2, for_barrier(kHills));
  EXPECT_TRUE(board.has_barrier(kHills));
  EXPECT_EQ(board.energy(0), 0);
  EXPECT_EQ(board.energy(2), 1);
  EXPECT_EQ(board.state.supply[kEnergy], 23) << "what was paid is back in the supply";
}

TEST(RisingRules, RIS_5_10_and_for_unflooding_in_place_too) {
  GateBoard board(2);
  board.flooded(Peninsula::forges, 2).phase(Phase::place).give(0, Resource::energy, 4).give(1, Resource::energy, 1);
  for (int i = 0; i < 4; ++i) board.play(0, for_unflooding(kForges));
  EXPECT_EQ(board.tiles(Peninsula::forges), 4);
  board.play(1, for_unflooding(kForges));
  EXPECT_EQ(board.tiles(Peninsula::forges), 5);
}

TEST(RisingRules, RIS_5_10_what_is_pledged_cannot_be_spent_otherwise) {
  GateBoard board(2);
  board.give(0, Resource::energy, 1).give(1, Resource::energy, 1).play(0, for_barrier(kHills));
  EXPECT_FALSE(board.may(0, for_barrier(kForests)));
  EXPECT_EQ(board.energy(0), 0);
  EXPECT_EQ(board.state.supply[kEnergy], 22) << "nor is it in the supply";
}

TEST(RisingRules, RIS_5_10_no_more_is_pledged_than_is_missing) {
  GateBoard board(2);
  board.stand(0, Kind::follower, gate(0)).give(0, Resource::crystal, 3).give(0, Resource::gold, 1);
  EXPECT_FALSE(board.may(0, for_component(Component::mystic_siphon, Resource::gold))) << "it costs 2c 1a";
  board.play(0, for_component(Component::mystic_siphon, Resource::crystal));
  board.play(0, for_component(Component::mystic_siphon, Resource::crystal));
  EXPECT_FALSE(board.may(0, for_component(Component::mystic_siphon, Resource::crystal)));
  EXPECT_FALSE(board.has_built(Component::mystic_siphon));
  board.give(0, Resource::atlantium, 1).play(0, for_component(Component::mystic_siphon, Resource::atlantium));
  EXPECT_TRUE(board.has_built(Component::mystic_siphon));
  EXPECT_EQ(board.stock(0, Resource::crystal), 1);
}

TEST(RisingRules, RIS_5_10_a_seat_takes_back_its_whole_pledge_and_does_not_pledge_for_it_again_in_this_phase) {
  GateBoard board(2);
  board.phase(Phase::place).give(0, Resource::energy, 2).give(1, Resource::energy, 1);
  for (Seat seat = 0; seat < 2; ++seat) board.stand(seat, Kind::leader, kCentre);
  for (Seat seat = 0; seat < 2; ++seat)
    for (int i = 0; i < 4; ++i) board.stand(seat, Kind::follower, kCentre);
  board.play(0, for_barrier(kHills)).play(0, for_barrier(kHills)).play(1, for_barrier(kHills));
  board.play(0, take_back(kBarrierPurpose + kHills));
  EXPECT_EQ(board.energy(0), 2);
  EXPECT_FALSE(board.may(0, for_barrier(kHills)));
  EXPECT_FALSE(board.may(0, take_back(kBarrierPurpose + kHills))) << "there is nothing left of it";
  EXPECT_TRUE(board.may(0, for_barrier(kForests))) << "another purpose";
  EXPECT_TRUE(board.may(1, take_back(kBarrierPurpose + kHills))) << "another seat's pledge stays";
  board.all_ready();
  ASSERT_EQ(board.state.phase, Phase::misfortunes);
  board.phase(Phase::actions);
  EXPECT_TRUE(board.may(0, for_barrier(kHills))) << "another phase";
}

TEST(RisingRules, RIS_5_10_pledges_return_at_the_end_of_the_phase) {
  GateBoard board(2);
  board.phase(Phase::place).give(1, Resource::energy, 3);
  for (Seat seat = 0; seat < 2; ++seat) board.stand(seat, Kind::leader, kCentre);
  for (Seat seat = 0; seat < 2; ++seat)
    for (int i = 0; i < 4; ++i) board.stand(seat, Kind::follower, kCentre);
  for (int i = 0; i < 3; ++i) board.play(1, for_barrier(kHills));
  EXPECT_EQ(board.energy(1), 0);
  board.all_ready();
  EXPECT_EQ(board.state.phase, Phase::misfortunes);
  EXPECT_EQ(board.energy(1), 3);
  EXPECT_FALSE(board.may(1, for_barrier(kHills))) << "RIS-3.7: no barrier is bought in Misfortunes";
}

TEST(RisingRules, RIS_5_10_in_misfortunes_pledges_return_when_the_moment_closes) {
  GateBoard board(2);
  board.phase(Phase::misfortunes).flooded(Peninsula::forges, 1).give(1, Resource::energy, 3);
  for (int i = 0; i < 3; ++i) board.play(1, for_unflooding(kForges));
  board.play(0, Move::Kind::draw);
  EXPECT_EQ(board.energy(1), 3);
  board.misfortune(Misfortune::fading_light);
  EXPECT_EQ(board.energy(1), 2) << "a pledge does not hide it from the light";
}

TEST(RisingRules, RIS_5_10_a_seat_that_took_back_is_barred_from_the_build_space_not_from_the_component) {
  GateBoard board(2);
  board.stand(0, Kind::follower, gate(0)).stand(0, Kind::follower, gate(1)).give(0, Resource::gold, 2);
  board.play(0, for_component(Component::tide_pylon, Resource::gold, 0)).play(0, take_back(kBuildPurpose));
  EXPECT_FALSE(board.may(0, for_component(Component::tide_pylon, Resource::gold, 0)));
  EXPECT_FALSE(board.may(0, for_component(Component::rallying_horn, Resource::gold, 0))) << "whatever is named there";
  EXPECT_TRUE(board.may(0, for_component(Component::tide_pylon, Resource::gold, 1))) << "elsewhere the same component";
}

TEST(RisingRules, RIS_5_10_after_a_take_back_the_last_contributor_is_who_pledged_last_of_those_left) {
  GateBoard board(4);
  for (Seat seat = 0; seat < 4; ++seat) board.stand(seat, Kind::follower, gate(0)).give(seat, Resource::gold, 1);
  board.blueprint(Component::leviathan_aegis).give(1, Resource::atlantium, 1);
  // 1 pledges first, then 2, then 3, who takes it back: 2 is the last of those left, though 1 comes first clockwise.
  board.play(1, for_component(Component::leviathan_aegis, Resource::atlantium));
  board.play(2, for_component(Component::leviathan_aegis, Resource::gold));
  board.play(3, for_component(Component::leviathan_aegis, Resource::gold)).play(3, take_back(kBuildPurpose));
  EXPECT_EQ(board.state.pledges.contributors[kBuildPurpose].last(), 2);
  board.play(0, for_component(Component::leviathan_aegis, Resource::gold)).play(0, take_back(kBuildPurpose));
  EXPECT_EQ(board.state.pledges.contributors[kBuildPurpose].last(), 2) << "again";
}

TEST(RisingRules, RIS_5_10_pledges_return_when_the_purpose_has_become_impossible) {
  GateBoard board(2);
  board.give(0, Resource::energy, 2).hand(1, Card::cipher_of_warding);
  board.play(0, for_barrier(kHills)).play(0, for_barrier(kForests));
  board.play(1, Move::Kind::play, static_cast<int>(Card::cipher_of_warding));
  board.play(1, Move::Kind::peninsula, 0, 0, kHills);
  EXPECT_EQ(board.energy(0), 1) << "Hills have a barrier now";
  EXPECT_FALSE(board.may(0, take_back(kBarrierPurpose + kHills)));
  EXPECT_TRUE(board.may(0, take_back(kBarrierPurpose + kForests)));
}

TEST(RisingRules, RIS_5_10_a_purpose_without_effect_cannot_be_pledged_for) {
  GateBoard board(2);
  board.give(0, Resource::energy, 9).barrier(Peninsula::hills).flooded(Peninsula::cities, 6);
  EXPECT_FALSE(board.may(0, for_barrier(kHills))) << "RIS-4.6: it has one";
  EXPECT_FALSE(board.may(0, for_barrier(kCities))) << "RIS-4.6: no tile is left";
  EXPECT_FALSE(board.may(0, for_unflooding(kHills))) << "nothing is flooded";
  EXPECT_TRUE(board.may(0, for_unflooding(kCities)));
  EXPECT_TRUE(board.may(0, for_barrier(kForests)));
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
  EXPECT_TRUE(board.may(0, for_barrier(kForests)));
  board.barrier(Peninsula::hills);
  EXPECT_FALSE(board.may(0, for_barrier(kForests)));
}

TEST(RisingRules, RIS_5_10_when_a_price_falls_what_is_complete_happens) {
  GateBoard board(2);
  board.give(0, Resource::energy, 3);
  for (int i = 0; i < 3; ++i) board.play(0, for_barrier(kHills));
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
  board.play(0, for_barrier(kHills)).play(0, for_barrier(kHills)).play(1, for_barrier(kHills));
  board.build(0, Component::resonance_coil);
  EXPECT_TRUE(board.has_barrier(kHills));
  EXPECT_EQ(board.energy(0), 0);
  EXPECT_EQ(board.energy(1), 1);
}

TEST(RisingRules, RIS_13_10_several_purchases_complete_at_once_happen_in_the_order_of_their_first_pledges) {
  const Edition edition = with_barriers(1);
  GateBoard board(2, edition);
  board.give(0, Resource::energy, 6);
  board.play(0, for_barrier(kHills)).play(0, for_barrier(kForests));
  for (int i = 0; i < 2; ++i) board.play(0, for_barrier(kForests)).play(0, for_barrier(kHills));
  board.build(1, Component::resonance_coil);
  EXPECT_TRUE(board.has_barrier(kHills)) << "pledged for first";
  EXPECT_FALSE(board.has_barrier(kForests)) << "there is only one barrier";
  EXPECT_EQ(board.energy(0), 3) << "the other pledge returned";
}

TEST(RisingRules, RIS_3_8_pledging_and_taking_back_withdraw_ready) {
  GateBoard board(2);
  board.give(0, Resource::energy, 1).play(0, Move::Kind::ready).play(0, for_barrier(kHills));
  EXPECT_FALSE(board.state.ready.has(0));
  board.play(0, Move::Kind::ready).play(0, take_back(kBarrierPurpose + kHills));
  EXPECT_FALSE(board.state.ready.has(0));
}

Move by_square(Component component, Resource resource) {
  return Move::of(Move::Kind::pledge, Move::kSquare + static_cast<int>(resource), index(component), kBuildPurpose);
}

TEST(RisingCards, masons_square_lets_two_energy_stand_for_a_missing_resource) {
  GateBoard board(2);
  board.hand(0, Card::masons_square).stand(0, Kind::follower, gate(0));
  board.give(0, Resource::energy, 4).give(0, Resource::gold, 1);
  EXPECT_FALSE(board.may(0, by_square(Component::tide_pylon, Resource::crystal))) << "it costs 1g 1a";
  board.play(0, by_square(Component::tide_pylon, Resource::atlantium));
  EXPECT_EQ(board.energy(0), 2);
  EXPECT_FALSE(board.may(0, by_square(Component::tide_pylon, Resource::gold))) << "once per round";
  board.play(0, for_component(Component::tide_pylon, Resource::gold));
  EXPECT_TRUE(board.has_built(Component::tide_pylon));
  EXPECT_EQ(board.state.supply[kEnergy], 22);
}

TEST(RisingCards, masons_square_is_used_even_if_its_pledge_returns) {
  GateBoard board(2);
  board.hand(0, Card::masons_square).stand(0, Kind::follower, gate(0)).stand(0, Kind::follower, gate(1));
  board.give(0, Resource::energy, 4).play(0, by_square(Component::tide_pylon, Resource::gold));
  board.play(0, take_back(kBuildPurpose));
  EXPECT_EQ(board.energy(0), 4);
  const Move elsewhere = Move::of(Move::Kind::pledge, Move::kSquare + static_cast<int>(Resource::gold),
                                  index(Component::tide_pylon), kBuildPurpose + 1);
  EXPECT_FALSE(board.may(0, elsewhere));
}

}  // namespace
}  // namespace atlantica::rising
