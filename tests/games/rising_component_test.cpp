#include <gtest/gtest.h>

#include "games/rising_gate.h"

// §8: components that take effect when built, and those that last.
namespace atlantica::rising {
namespace {

using Kinds = Move::Kind;

TEST(RisingComponents, tide_pylon_places_one_barrier) {
  GateBoard board(2);
  board.barrier(Peninsula::hills);
  board.build(1, Component::tide_pylon);
  EXPECT_FALSE(board.may(1, "peninsula Hills")) << "it has one";
  EXPECT_FALSE(board.may(1, "pass"));
  board.play(1, "peninsula Forges");
  EXPECT_TRUE(board.has_barrier(kForges));
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingComponents, leviathan_aegis_places_up_to_two_barriers) {
  GateBoard board(2);
  board.build(1, Component::leviathan_aegis).play(1, "peninsula Forges").play(1, "peninsula Cities");
  EXPECT_EQ(count(board.state.barriers), 2);
  EXPECT_EQ(board.state.agenda.size, 0);
  GateBoard other(2);
  other.build(1, Component::leviathan_aegis).play(1, "peninsula Forges").play(1, "pass");
  EXPECT_EQ(count(other.state.barriers), 1);
}

TEST(RisingComponents, scribe_engine_lets_each_contributor_draw_two_and_keep_one) {
  GateBoard board(3);
  board.stand(0, Kind::follower, gate(0)).stand(1, Kind::follower, gate(0)).stand(2, Kind::follower, gate(0));
  board.give(0, Resource::gold, 2).give(2, Resource::crystal, 1).give(0, Resource::energy, 1);
  board.play(0, "pledge gold gate 1 Scribe Engine");
  board.play(0, "pledge gold gate 1 Scribe Engine");
  board.play(2, "pledge crystal gate 1 Scribe Engine");
  const auto draw = [&](Card first, Card second) {
    board.chance(Kinds::card, static_cast<int>(first)).chance(Kinds::card, static_cast<int>(second));
  };
  draw(Card::cipher_of_warding, Card::cipher_of_renewal);
  board.play(0, "keep Cipher of Warding");
  board.play(0, "keep Cipher of Renewal");
  EXPECT_EQ(board.energy(0), 0) << "1 energy keeps the second";
  draw(Card::cipher_of_bounty, Card::codex_of_return);
  board.play(2, "keep Codex of Return");
  EXPECT_EQ(board.state.agenda.size, 0) << "seat 1 gave nothing";
  EXPECT_EQ(hand_size(board.state, 0), 2);
  EXPECT_EQ(hand_size(board.state, 2), 1);
  ASSERT_EQ(board.state.library_bottom_size, 1) << "the other goes under the deck";
  EXPECT_EQ(board.state.library_bottom[0], static_cast<int>(Card::cipher_of_bounty));
}

TEST(RisingComponents, rallying_horn_lets_the_builder_name_the_contributor_who_recruits) {
  GateBoard board(3);
  board.stand(0, Kind::follower, gate(0)).stand(1, Kind::follower, gate(0)).stand(2, Kind::follower, gate(0));
  board.give(0, Resource::gold, 2).give(1, Resource::gold, 1);
  board.play(0, "pledge gold gate 1 Rallying Horn")
      .play(0, "pledge gold gate 1 Rallying Horn")
      .play(1, "pledge gold gate 1 Rallying Horn");
  EXPECT_FALSE(board.may(0, "colour red")) << "seat 1 completed it";
  EXPECT_FALSE(board.may(1, "colour yellow")) << "seat 2 gave nothing";
  const int before = board.standing(0, Kind::follower, kPool);
  board.play(1, "colour red");
  EXPECT_EQ(board.standing(0, Kind::follower, kPool), before + 2) << "the recruit, and the builder who comes home";
}

TEST(RisingComponents, rallying_horn_gives_two_energy_if_no_follower_is_left) {
  GateBoard board(2);
  while (find(board.state, 0, Kind::follower, kSupply) >= 0)
    board.state.at[at(find(board.state, 0, Kind::follower, kSupply))] = kPool;
  board.build(0, Component::rallying_horn);
  EXPECT_EQ(board.energy(0), 2);
}

TEST(RisingComponents, bedrock_piston_unfloods_one) {
  GateBoard board(2);
  board.flooded(Peninsula::hills, 2).flooded(Peninsula::forges, 1);
  board.build(0, Component::bedrock_piston);
  EXPECT_FALSE(board.may(0, "peninsula Cities"));
  board.play(0, "peninsula Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingComponents, mystic_siphon_adds_one_energy_the_first_time_each_player_collects_in_a_round) {
  GateBoard board(2);
  board.built(Component::mystic_siphon);
  board.stand(0, Kind::leader, kCentre).stand(0, Kind::follower, kCentre).stand(1, Kind::leader, kCentre);
  board.play(0, "act leader centre");
  EXPECT_EQ(board.energy(0), 2);
  board.play(0, "act follower centre");
  EXPECT_EQ(board.energy(0), 3);
  board.play(1, "act leader centre");
  EXPECT_EQ(board.energy(1), 2);
}

TEST(RisingComponents, prediction_module_removes_up_to_three_misfortunes_from_both_piles) {
  GateBoard board(2);
  board.discarded(Misfortune::forests);
  board.build(0, Component::prediction_module);
  board.play(0, "remove discards Forests").play(0, "remove deck Forests");
  EXPECT_FALSE(board.may(0, "remove discards Forests")) << "there was one";
  board.play(0, "remove deck Storm Surge");
  EXPECT_EQ(board.state.agenda.size, 0) << "three were removed";
  EXPECT_EQ(board.state.misfortunes[at(kForests)], 4);
  EXPECT_EQ(board.state.misfortune_discards[at(kForests)], 0) << "they leave the game";
  EXPECT_EQ(board.state.misfortunes[static_cast<int>(Misfortune::storm_surge)], 1);
}

TEST(RisingComponents, prediction_module_may_stop_and_the_known_order_is_lost) {
  const auto predict = [](GateBoard& board) {
    board.build(0, Component::prediction_module);
    board.play(0, "remove deck Riptide").play(0, "pass");
  };
  GateBoard board(2);
  board.foresee({Misfortune::riptide, Misfortune::forests});
  predict(board);
  EXPECT_EQ(board.state.agenda.size, 0);
  EXPECT_EQ(board.state.misfortune_top_size, 0);
  EXPECT_EQ(board.state.misfortunes[at(kForests)], 6) << "it is shuffled in";
  EXPECT_EQ(board.state.misfortunes[static_cast<int>(Misfortune::riptide)], 0);
  GateBoard unknown(2);
  predict(unknown);
  EXPECT_EQ(board.state, unknown.state) << "as if nobody had known it";
}

TEST(RisingComponents, resonance_coil_makes_barriers_cost_three_energy) {
  GateBoard board(2);
  board.built(Component::resonance_coil).give(0, Resource::energy, 3);
  for (int i = 0; i < 3; ++i) board.play(0, "pledge energy barrier Hills");
  EXPECT_TRUE(board.has_barrier(kHills));
}

TEST(RisingComponents, fortune_gyre_adds_two_to_one_die_once_per_round) {
  GateBoard board(2);
  const int tile = tile_at(kForests, 2);
  board.built(Component::fortune_gyre).councilor(1, Councilor::scholar).stand(1, Kind::leader, tile);
  board.stand(1, Kind::follower, tile).play(1, "act leader Forests 2").chance("die 3");
  board.play(1, "use gyre 1");
  EXPECT_EQ(board.stock(1, Resource::crystal), 1) << "3 + 2 against 5";
  board.play(1, "act follower Forests 2").chance("die 3");
  EXPECT_EQ(board.state.agenda.size, 0) << "it cannot be used again: the roll has failed";
  EXPECT_EQ(board.stock(1, Resource::crystal), 1);
}

TEST(RisingComponents, numinous_beacon_gives_the_starting_player_a_volunteer_each_round) {
  GateBoard board(3);
  board.built(Component::numinous_beacon);
  begin_round(board.state);
  EXPECT_EQ(board.standing(0, Kind::volunteer, kPool), 1);
  EXPECT_EQ(board.standing(1, Kind::volunteer, kPool), 0);
}

TEST(RisingComponents, entropy_drive_moves_the_wrath_counter_two_spaces_back) {
  GateBoard board(2);
  board.wrath(5);
  board.build(0, Component::entropy_drive);
  EXPECT_EQ(board.state.wrath, 3);
  GateBoard other(2);
  other.wrath(1);
  other.build(0, Component::entropy_drive);
  EXPECT_EQ(other.state.wrath, 0);
}

TEST(RisingComponents, phase_loom_is_one_more_build_space) {
  GateBoard board(2);
  board.build(0, Component::phase_loom).phase(Phase::place);
  EXPECT_TRUE(board.may(0, "place leader gate 3"));
  board.stand(1, Kind::follower, gate(2)).phase(Phase::actions);
  board.pay(1, Component::focusing_lens, 2);
  EXPECT_TRUE(board.has_built(Component::focusing_lens));
}

TEST(RisingComponents, star_orrery_lets_libraries_draw_three) {
  GateBoard board(2);
  const int tile = tile_at(kLibraries, 1);
  board.built(Component::star_orrery).stand(0, Kind::follower, tile).play(0, "act follower Libraries 1");
  for (const Card card : {Card::cipher_of_bounty, Card::cipher_of_bounty, Card::codex_of_return})
    board.chance(Kinds::card, static_cast<int>(card));
  board.play(0, "keep Codex of Return");
  EXPECT_EQ(hand_size(board.state, 0), 1);
  EXPECT_EQ(board.state.library_discards[Card::cipher_of_bounty], 2);
}

TEST(RisingComponents, chrono_lattice_skips_the_last_two_draws_of_the_next_misfortunes) {
  GateBoard board(2);
  board.build(0, Component::chrono_lattice).phase(Phase::misfortunes);
  board.play(0, "draw").chance("misfortune Calm Seas").play(0, "draw").chance("misfortune Calm Seas");
  EXPECT_EQ(board.state.phase, Phase::actions) << "RIS-3.2: two of four are drawn";
  EXPECT_EQ(board.state.draws_skipped, 0) << "only once";
}

TEST(RisingComponents, power_core_wins) {
  GateBoard board(2);
  board.state.built = board.state.blueprint;
  board.stand(0, Kind::follower, gate(0));
  board.pay(0, Component::power_core);
  ASSERT_TRUE(Rules::outcome(board.state));
  EXPECT_TRUE(Rules::outcome(board.state)->winners.has(1));
}

}  // namespace
}  // namespace atlantica::rising
