#include "games/rising_gate.h"

#include <gtest/gtest.h>

// §6, the Artificer, and what §13 says about building.
namespace atlantica::rising {
namespace {

bool may_place(const Board& board, Seat seat, Kind kind, int place) {
  return board.may(seat, Move::of(Move::Kind::place, static_cast<int>(kind), 0, place));
}

TEST(RisingRules, RIS_6_1_two_build_spaces_and_three_with_five_players) {
  for (const int seats : {1, 4, 5, 7}) {
    const Board board(seats);
    EXPECT_TRUE(may_place(board, 0, Kind::leader, gate(1)));
    EXPECT_EQ(may_place(board, 0, Kind::leader, gate(2)), seats >= 5);
    EXPECT_FALSE(may_place(board, 0, Kind::leader, gate(3)));
  }
}

TEST(RisingRules, RIS_6_1_spaces_marked_5_do_not_exist_below_five_players) {
  for (const int seats : {4, 5}) {
    Board board(seats);
    board.built(Component::focusing_lens).stand(1, Kind::follower, space_of(Component::focusing_lens));
    EXPECT_EQ(may_place(board, 0, Kind::leader, space_of(Component::focusing_lens)), seats == 5);
  }
}

TEST(RisingRules, RIS_6_2_players_with_an_atlantean_on_the_space_pledge) {
  GateBoard board(2);
  board.stand(0, Kind::follower, gate(0)).give(0, Resource::crystal, 1).give(1, Resource::crystal, 1);
  EXPECT_TRUE(board.may(0, "pledge crystal gate 1 Focusing Lens"));
  EXPECT_FALSE(board.may(0, "pledge crystal gate 2 Focusing Lens"));
  EXPECT_FALSE(board.may(1, "pledge crystal gate 1 Focusing Lens"));
}

TEST(RisingRules, RIS_6_2_the_first_pledge_names_the_component_and_at_one_space_only) {
  GateBoard board(2);
  board.stand(0, Kind::follower, gate(0)).stand(1, Kind::follower, gate(1)).stand(1, Kind::follower, gate(0));
  board.give(0, Resource::crystal, 1).give(1, Resource::crystal, 3);
  board.play(0, "pledge crystal gate 1 Mystic Siphon");
  EXPECT_FALSE(board.may(1, "pledge crystal gate 1 Focusing Lens"));
  EXPECT_TRUE(board.may(1, "pledge crystal gate 1 Mystic Siphon"));
  EXPECT_FALSE(board.may(1, "pledge crystal gate 2 Mystic Siphon"));
  EXPECT_TRUE(board.may(1, "pledge crystal gate 2 Focusing Lens"));
  board.play(0, "take back gate 1");
  EXPECT_TRUE(board.may(1, "pledge crystal gate 1 Focusing Lens")) << "it is not named now";
}

TEST(RisingRules, RIS_6_2_each_space_builds_one_component_in_actions) {
  GateBoard board(2);
  board.build(0, Component::focusing_lens, 0).give(0, Resource::gold, 1);
  EXPECT_FALSE(board.may(0, "pledge gold gate 1 Tide Pylon"));
  board.stand(0, Kind::follower, gate(1));
  EXPECT_TRUE(board.may(0, "pledge gold gate 2 Tide Pylon"));
}

TEST(RisingRules, RIS_6_2_pledging_needs_no_atlantean_that_has_not_acted) {
  GateBoard board(2);
  board.stand(0, Kind::leader, gate(0));
  board.state.acted = standing_on(board.state, gate(0));
  board.pay(0, Component::focusing_lens);
  EXPECT_TRUE(board.has_built(Component::focusing_lens));
}

TEST(RisingRules, RIS_6_2_all_of_the_space_return_to_their_pools_as_soon_as_it_is_resolved) {
  GateBoard board(2);
  board.stand(0, Kind::leader, gate(0)).stand(1, Kind::leader, gate(0)).stand(0, Kind::volunteer, gate(0));
  board.stand(1, Kind::follower, gate(1));
  board.pay(0, Component::focusing_lens);
  EXPECT_EQ(standing_on(board.state, gate(0)), 0U);
  EXPECT_EQ(board.standing(0, Kind::leader, kPool), 1);
  EXPECT_EQ(board.standing(1, Kind::leader, kPool), 1) << "though this seat gave nothing";
  EXPECT_EQ(count(standing_on(board.state, kSupply) & below(kFirstFollower)), 8) << "the volunteer to the supply";
  EXPECT_EQ(board.standing(1, Kind::follower, gate(1)), 1) << "nobody elsewhere";
  EXPECT_EQ(board.state.phase, Phase::actions);
}

TEST(RisingRules, RIS_6_2_builders_stay_until_everything_that_comes_of_it_is_resolved) {
  GateBoard board(2);
  board.stand(0, Kind::leader, gate(0));
  board.blueprint(Component::leviathan_aegis).pay(0, Component::leviathan_aegis);
  ASSERT_TRUE(board.asked(Task::barriers));
  EXPECT_EQ(board.standing(0, Kind::leader, gate(0)), 1);
  board.play(0, "pass");
  EXPECT_EQ(board.standing(0, Kind::leader, kPool), 1);
}

TEST(RisingRules, RIS_6_2_builders_stay_for_a_second_component_through_cipher_of_expertise) {
  GateBoard board(2);
  board.stand(0, Kind::leader, gate(0)).hand(0, Card::cipher_of_expertise);
  board.pay(0, Component::focusing_lens);
  ASSERT_TRUE(board.asked(Task::expertise));
  board.play(0, "accept");
  EXPECT_EQ(board.standing(0, Kind::leader, gate(0)), 1);
  board.pay(0, Component::mystic_siphon);
  EXPECT_TRUE(board.has_built(Component::mystic_siphon));
  EXPECT_EQ(board.standing(0, Kind::leader, kPool), 1);
}

TEST(RisingRules, RIS_6_2_nothing_is_built_in_place_but_through_enigma_of_alacrity) {
  GateBoard board(2);
  board.phase(Phase::place).hand(0, Card::enigma_of_alacrity).give(0, Resource::crystal, 2);
  board.give(0, Resource::gold, 1).stand(0, Kind::follower, gate(1));
  EXPECT_FALSE(board.may(0, "pledge crystal gate 2 Focusing Lens"));
  board.play(0, "place leader gate 1").play(0, "accept");
  board.play(0, "pledge crystal gate 1 Focusing Lens");
  board.play(0, "pledge crystal gate 1 Focusing Lens");
  EXPECT_TRUE(board.has_built(Component::focusing_lens));
  EXPECT_FALSE(board.may(0, "pledge gold gate 1 Tide Pylon")) << "one component";
  EXPECT_EQ(board.standing(0, Kind::leader, gate(0)), 1) << "in Place the builders stay";
  board.phase(Phase::actions);
  EXPECT_TRUE(board.may(0, "pledge gold gate 1 Tide Pylon")) << "not used up";
}

TEST(RisingRules, RIS_6_3_components_in_any_order_but_the_power_core_last_and_it_wins_at_once) {
  GateBoard board(2);
  board.state.built = board.state.blueprint & ~(1U << index(Component::entropy_drive));
  board.stand(0, Kind::follower, gate(0)).give(0, Resource::crystal, 1).give(1, Resource::energy, 1);
  EXPECT_FALSE(board.may(0, "pledge crystal gate 1 Power Core"));
  EXPECT_TRUE(board.may(0, "pledge crystal gate 1 Entropy Drive"));
  EXPECT_FALSE(board.may(0, "pledge crystal gate 1 Phase Loom")) << "not in the blueprint";
  board.state.built = board.state.blueprint;
  EXPECT_FALSE(board.may(0, "pledge crystal gate 1 Entropy Drive")) << "it stands";
  board.pay(0, Component::power_core);
  const auto outcome = Rules::outcome(board.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winners.size(), 2) << "RIS-12.1";
}

TEST(RisingRules, RIS_6_3_the_ninth_component_and_the_core_in_one_round) {
  GateBoard board(3);
  board.state.built = board.state.blueprint & ~(1U << index(Component::tide_pylon));
  board.build(0, Component::tide_pylon, 0);
  board.play(0, "peninsula Forests");
  board.stand(1, Kind::follower, gate(1));
  board.pay(1, Component::power_core, 1);
  EXPECT_TRUE(Rules::outcome(board.state));
}

TEST(RisingRules, RIS_6_4_what_cannot_happen_is_lost) {
  GateBoard board(2);
  board.build(0, Component::bedrock_piston);
  EXPECT_TRUE(board.state.agenda.size == 0) << "nothing is flooded";
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) board.barrier(static_cast<Peninsula>(peninsula));
  board.build(0, Component::tide_pylon, 1);
  EXPECT_TRUE(board.state.agenda.size == 0) << "no barrier is left";
}

TEST(RisingRules, RIS_6_4_a_new_action_space_can_be_used_from_the_next_placement_on) {
  GateBoard board(2);
  board.build(0, Component::focusing_lens);
  for (const Move& move : board.moves(0)) EXPECT_NE(move.kind, Move::Kind::act);
  board.phase(Phase::place);
  EXPECT_TRUE(may_place(board, 0, Kind::leader, space_of(Component::focusing_lens)));
  EXPECT_FALSE(may_place(board, 0, Kind::leader, space_of(Component::matter_converter))) << "not built";
}

TEST(RisingCouncilors, artificer_lets_any_one_resource_be_left_out) {
  for (const Resource left_out : {Resource::crystal, Resource::atlantium}) {
    GateBoard board(2);
    board.councilor(1, Councilor::artificer).stand(1, Kind::leader, gate(0)).stand(0, Kind::follower, gate(0));
    board.give(0, Resource::crystal, 2).give(0, Resource::atlantium, 1);
    board.play(0, "pledge crystal gate 1 Mystic Siphon");
    EXPECT_FALSE(board.has_built(Component::mystic_siphon)) << "it costs 2c 1a";
    board.play(0, for_component(Component::mystic_siphon,
                                left_out == Resource::crystal ? Resource::atlantium : Resource::crystal));
    EXPECT_TRUE(board.has_built(Component::mystic_siphon));
    EXPECT_EQ(board.stock(0, left_out), 1);
  }
}

TEST(RisingCouncilors, artificer_serves_only_the_space_where_it_stands) {
  GateBoard board(2);
  board.councilor(0, Councilor::artificer).stand(0, Kind::leader, gate(1)).stand(0, Kind::follower, gate(0));
  board.give(0, Resource::crystal, 1).play(0, "pledge crystal gate 1 Focusing Lens");
  EXPECT_FALSE(board.has_built(Component::focusing_lens));
}

TEST(RisingCouncilors, artificer_needs_at_least_one_resource_pledged) {
  Edition edition = house_edition();
  edition.components[at(index(Component::focusing_lens))].cost = {0, 0, 1, 0};
  GateBoard board(2, edition);
  board.councilor(0, Councilor::artificer).stand(0, Kind::leader, gate(0)).give(0, Resource::crystal, 1);
  EXPECT_FALSE(board.has_built(Component::focusing_lens));
  board.play(0, "pledge crystal gate 1 Focusing Lens");
  EXPECT_TRUE(board.has_built(Component::focusing_lens));
}

TEST(RisingCouncilors, artificer_as_hologram_for_the_power_core_too) {
  GateBoard board(2);
  board.hologram(Councilor::artificer).stand(0, Kind::hologram, gate(0));
  board.state.built = board.state.blueprint;
  board.give(0, Resource::gold, 2).give(0, Resource::crystal, 2).give(0, Resource::atlantium, 1);
  for (const Resource resource : {Resource::gold, Resource::gold, Resource::crystal, Resource::crystal})
    board.play(0, for_component(Component::power_core, resource));
  EXPECT_FALSE(Rules::outcome(board.state));
  board.play(0, "pledge Atlantium gate 1 Power Core");
  EXPECT_TRUE(Rules::outcome(board.state));
}

TEST(RisingCouncilors, artificer_who_comes_to_an_open_space_completes_what_lacks_one_piece) {
  GateBoard board(2);
  board.phase(Phase::place).councilor(1, Councilor::artificer).hand(0, Card::enigma_of_alacrity);
  board.give(0, Resource::crystal, 1).play(0, "place leader gate 1").play(0, "accept");
  board.play(0, "pledge crystal gate 1 Focusing Lens");
  EXPECT_FALSE(board.has_built(Component::focusing_lens)) << "it costs 2c";
  board.play(1, "place leader gate 1");
  EXPECT_TRUE(board.has_built(Component::focusing_lens)) << "RIS-5.10: the price has fallen";
}

TEST(RisingRules, RIS_13_1_a_completed_component_is_an_action_of_every_leader_on_its_space) {
  GateBoard board(3);
  board.hand(2, Card::cipher_of_expertise).stand(2, Kind::leader, gate(0)).give(0, Resource::gold, 1);
  board.build(0, Component::focusing_lens, 0);
  ASSERT_TRUE(board.asked(Task::expertise));
  board.play(2, "accept");
  EXPECT_TRUE(board.may(0, "pledge gold gate 1 Tide Pylon")) << "the space opens once more";
  board.pay(0, Component::tide_pylon, 0).play(0, "peninsula Forests");
  EXPECT_FALSE(board.may(0, "pledge gold gate 1 Rallying Horn")) << "once";
}

}  // namespace
}  // namespace atlantica::rising
