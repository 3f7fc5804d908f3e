#include <gtest/gtest.h>

#include <set>

#include "games/rising_gate.h"

// §8: components with action spaces; §11; what §13 says about them.
namespace atlantica::rising {
namespace {

using Kinds = Move::Kind;

// A follower of seat 0 on the space of the built component.
struct SpaceBoard : GateBoard {
  explicit SpaceBoard(Component component, int seats = 2) : GateBoard(seats) {
    built(component).stand(0, Kind::follower, space_of(component));
  }
  void empty_supply(Resource resource) {
    const int index = static_cast<int>(resource);
    state.supply.remove(index, state.supply[index]);
  }
};

TEST(RisingComponents, focusing_lens_gives_two_energy) {
  SpaceBoard board(Component::focusing_lens);
  board.play(0, "act follower Focusing Lens");
  EXPECT_EQ(board.energy(0), 2);
  EXPECT_FALSE(board.may(0, "act follower Focusing Lens")) << "it has acted";
}

TEST(RisingComponents, matter_converter_swaps_up_to_two_resources) {
  SpaceBoard board(Component::matter_converter);
  board.give(0, Resource::ore, 2).play(0, "act follower Matter Converter");
  EXPECT_FALSE(board.may(0, "pass")) << "RIS-13.4: at least one";
  EXPECT_FALSE(
      board.may(0, Move::of(Move::Kind::swap, 0, static_cast<int>(Resource::ore), static_cast<int>(Resource::ore))));
  board.play(0, "swap ore Atlantium");
  EXPECT_TRUE(board.may(0, "pass"));
  board.play(0, "swap Atlantium gold");
  EXPECT_EQ(board.state.agenda.size, 0);
  EXPECT_EQ(board.stock(0, Resource::ore), 1);
  EXPECT_EQ(board.stock(0, Resource::gold), 1);
}

TEST(RisingComponents, amplification_harbor_gives_two_for_one) {
  SpaceBoard board(Component::amplification_harbor);
  board.give(0, Resource::gold, 1).give(0, Resource::ore, 1);
  board.play(0, "act follower Amplification Harbor").play(0, "resource gold");
  EXPECT_EQ(board.stock(0, Resource::gold), 2);
  EXPECT_EQ(board.stock(0, Resource::ore), 1);
  EXPECT_EQ(board.state.supply[static_cast<int>(Resource::gold)], 10);
}

TEST(RisingComponents, abyssal_dredge_takes_one_ore_gold_or_crystal) {
  SpaceBoard board(Component::abyssal_dredge);
  board.play(0, "act follower Abyssal Dredge");
  EXPECT_FALSE(board.may(0, "resource Atlantium"));
  board.play(0, "resource crystal");
  EXPECT_EQ(board.stock(0, Resource::crystal), 1);
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingComponents, spirit_seal_sends_the_follower_to_the_supply_and_floods_two_fewer) {
  SpaceBoard board(Component::spirit_seal);
  const int before = board.standing(0, Kind::follower, kSupply);
  board.wrath(9).play(0, "act follower Spirit Seal");
  EXPECT_EQ(board.standing(0, Kind::follower, kSupply), before + 1);
  board.all_ready();
  ASSERT_TRUE(board.asked(Task::floods)) << "3 - 2";
  board.play(0, "peninsula Hills");
  EXPECT_NE(board.state.phase, Phase::wrath);
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
}

TEST(RisingComponents, spirit_seal_does_not_flood_fewer_than_none) {
  SpaceBoard board(Component::spirit_seal, 3);
  board.wrath(2).play(0, "act follower Spirit Seal").all_ready();
  EXPECT_EQ(board.state.round, 2);
  EXPECT_EQ(board.state.fewer_floods, 0) << "for one Wrath phase";
}

TEST(RisingComponents, soul_terraformer_unfloods_two_for_a_follower_who_leaves_the_game) {
  SpaceBoard board(Component::soul_terraformer);
  board.flooded(Peninsula::hills, 3);
  EXPECT_FALSE(board.may(0, "act follower Soul Terraformer")) << "a double space needs two";
  board.stand(1, Kind::leader, space_of(Component::soul_terraformer));
  board.play(1, "act leader Soul Terraformer");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5) << "there is only one peninsula to choose, and one follower";
  EXPECT_EQ(board.standing(0, Kind::follower, kGone), 1);
  EXPECT_EQ(board.standing(1, Kind::leader, space_of(Component::soul_terraformer)), 1);
}

TEST(RisingComponents, soul_terraformer_lets_either_player_decide_whose_follower_leaves) {
  SpaceBoard board(Component::soul_terraformer);
  board.flooded(Peninsula::hills, 1).flooded(Peninsula::cities, 2);
  board.stand(1, Kind::follower, space_of(Component::soul_terraformer));
  board.play(0, "act follower Soul Terraformer");
  EXPECT_TRUE(board.may(0, "colour blue"));
  board.play(1, "colour red");
  EXPECT_EQ(board.standing(0, Kind::follower, kGone), 1);
  EXPECT_EQ(board.standing(1, Kind::follower, kGone), 0);
  board.play(0, "peninsula Cities").play(1, "peninsula Hills");
  EXPECT_EQ(board.tiles(Peninsula::cities), 5);
  EXPECT_EQ(board.tiles(Peninsula::hills), 6);
}

TEST(RisingRules, RIS_11_1_spirit_seal_takes_only_followers) {
  Board board(1);
  board.built(Component::spirit_seal).hologram(Councilor::warden);
  board.state.volunteer_of[0] = 0;
  board.state.at[kFirstVolunteer] = kPool;
  for (const Kind kind : {Kind::leader, Kind::hologram, Kind::automaton, Kind::volunteer, Kind::follower})
    EXPECT_EQ(board.may(0, Move::of(Kinds::place, static_cast<int>(kind), 0, space_of(Component::spirit_seal))),
              kind == Kind::follower);
}

TEST(RisingRules, RIS_11_1_soul_terraformer_needs_at_least_one_follower) {
  GateBoard board(2);
  const int space = space_of(Component::soul_terraformer);
  board.built(Component::soul_terraformer).flooded(Peninsula::hills, 2);
  board.stand(0, Kind::volunteer, space).stand(1, Kind::leader, space);
  EXPECT_FALSE(board.may(0, "act volunteer Soul Terraformer"));
  EXPECT_FALSE(board.may(1, "act leader Soul Terraformer"));
}

TEST(RisingRules, RIS_11_2_prediction_module_removes_from_both_deck_and_discards) {
  GateBoard board(2);
  board.discarded(Misfortune::hills).discarded(Misfortune::hills);
  board.build(0, Component::prediction_module);
  EXPECT_TRUE(board.may(0, "remove deck Hills"));
  EXPECT_TRUE(board.may(0, "remove discards Hills"));
}

TEST(RisingRules, RIS_11_3_what_is_turned_in_at_the_harbor_may_come_back) {
  SpaceBoard board(Component::amplification_harbor);
  board.give(0, Resource::gold, 11);  // one is left in the supply
  board.play(0, "act follower Amplification Harbor");
  EXPECT_EQ(board.stock(0, Resource::gold), 12) << "turned in and taken back with the last one";
}

TEST(RisingRules, RIS_13_3_an_action_of_which_nothing_can_come_is_not_offered) {
  SpaceBoard harbor(Component::amplification_harbor);
  EXPECT_FALSE(harbor.may(0, "act follower Amplification Harbor")) << "nothing to turn in";
  harbor.give(0, Resource::gold, 12);
  EXPECT_FALSE(harbor.may(0, "act follower Amplification Harbor")) << "only what was turned in would come back";
  SpaceBoard converter(Component::matter_converter);
  EXPECT_FALSE(converter.may(0, "act follower Matter Converter")) << "nothing to swap";
  SpaceBoard terraformer(Component::soul_terraformer);
  terraformer.stand(0, Kind::follower, space_of(Component::soul_terraformer));
  EXPECT_FALSE(terraformer.may(0, "act follower Soul Terraformer")) << "nothing is flooded";
  SpaceBoard dredge(Component::abyssal_dredge);
  for (const Resource resource : {Resource::ore, Resource::gold, Resource::crystal}) dredge.empty_supply(resource);
  EXPECT_FALSE(dredge.may(0, "act follower Abyssal Dredge")) << "nothing to take";
}

TEST(RisingRules, RIS_13_3_focusing_lens_and_spirit_seal_are_always_offered) {
  SpaceBoard lens(Component::focusing_lens);
  lens.empty_supply(Resource::energy);
  EXPECT_TRUE(lens.may(0, "act follower Focusing Lens"));
  SpaceBoard seal(Component::spirit_seal);
  EXPECT_TRUE(seal.may(0, "act follower Spirit Seal")) << "though no flood is due";
}

TEST(RisingRules, RIS_13_11_misfortunes_are_named_by_title_a_basic_one_with_its_peninsula) {
  GateBoard board(2);
  board.build(0, Component::prediction_module);
  std::set<int> named;
  for (const Move& move : board.moves(0))
    if (move.kind == Kinds::remove) named.insert(move.what);
  EXPECT_EQ(named.size(), 19U) << "six peninsulas, Calm Seas, Controlled Flood, eleven special ones";
}

}  // namespace
}  // namespace atlantica::rising
