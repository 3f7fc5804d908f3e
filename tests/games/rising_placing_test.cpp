#include <gtest/gtest.h>

#include "games/rising_moves.h"

// RIS-3.1, RIS-3.8, RIS-7.1, RIS-7.3 and RIS-7.4 of docs/rules/rising.md; Emissary and Seafarer.
namespace atlantica::rising {
namespace {

using MoveKind = Move::Kind;

const Move kReady = Move::of(MoveKind::ready);

Move placing(Kind kind, int to) { return Move::of(MoveKind::place, static_cast<int>(kind), 0, to); }

TEST(RisingRules, RIS_3_1_on_an_empty_space_of_an_unflooded_tile) {
  Board board = Board(3).flooded(Peninsula::forests, 2).stand(1, Kind::leader, tile_at(kHills, 6));
  EXPECT_TRUE(board.may(0, "place follower Forests 4"));
  EXPECT_FALSE(board.may(0, "place follower Forests 5")) << "flooded";
  EXPECT_FALSE(board.may(0, "place follower Hills 6")) << "its one space is taken";
  board.play(0, "place follower Forests 4");
  EXPECT_TRUE(board.may(2, "place leader Forests 4")) << "it has two spaces";
  board.play(0, "place follower Forests 4");
  EXPECT_FALSE(board.may(2, "place leader Forests 4"));
}

TEST(RisingRules, RIS_3_1_any_number_in_the_centre_and_on_the_build_spaces) {
  Board board(3);
  for (Seat seat = 0; seat < 3; ++seat)
    board.play(seat, "place leader centre")
        .play(seat, "place follower gate 1")
        .play(seat, "place follower gate 2")
        .play(seat, "place follower centre");
  EXPECT_EQ(count(standing_on(board.state, kCentre)), 6);
  EXPECT_FALSE(Board(3).may(0, "place leader gate 3")) << "two build spaces below five players";
  EXPECT_TRUE(Board(5).may(0, "place leader gate 3"));
  EXPECT_TRUE(Board(3).built(Component::phase_loom).may(0, "place leader gate 3"));
}

TEST(RisingRules, RIS_3_1_on_an_action_space_of_a_built_component) {
  EXPECT_FALSE(Board(3).may(0, "place leader Focusing Lens")) << "not built";
  Board board = Board(3).built(Component::focusing_lens).built(Component::mystic_siphon);
  EXPECT_FALSE(board.may(0, "place leader Mystic Siphon")) << "it has no space";
  board.play(0, "place leader Focusing Lens");
  EXPECT_FALSE(board.may(1, "place leader Focusing Lens"));
  Board five = Board(5).built(Component::focusing_lens).play(0, "place leader Focusing Lens");
  EXPECT_TRUE(five.may(1, "place leader Focusing Lens")) << "one more with five players";
}

TEST(RisingRules, RIS_3_1_who_is_placed_is_not_moved_again) {
  Board board = Board(3).play(0, "place leader centre");
  EXPECT_EQ(board.standing(0, Kind::leader, kPool), 0);
  EXPECT_FALSE(board.may(0, "place leader Hills 1"));
}

TEST(RisingRules, RIS_11_1_a_spirit_seal_takes_only_followers) {
  const int seal = space_of(Component::spirit_seal);
  const int terraformer = space_of(Component::soul_terraformer);
  Board board = Board(1).built(Component::spirit_seal).built(Component::soul_terraformer).hologram(Councilor::warden);
  call_volunteers(board.state, 0, 1);
  for (const Kind kind : {Kind::leader, Kind::hologram, Kind::volunteer}) {
    EXPECT_FALSE(board.may(0, placing(kind, seal)));
    EXPECT_TRUE(board.may(0, placing(kind, terraformer)));
  }
  EXPECT_TRUE(board.may(0, "place follower Spirit Seal"));
}

TEST(RisingRules, RIS_3_8_ready_in_place_when_the_pool_is_empty) {
  Board board(3);
  EXPECT_FALSE(board.may(0, "ready"));
  board.play(0, "place leader centre");
  for (int i = 0; i < 3; ++i) board.play(0, "place follower centre");
  EXPECT_TRUE(board.may(0, "ready"));
  board.play(0, "ready");
  EXPECT_FALSE(board.may(0, "ready")) << "it has been said";
  EXPECT_FALSE(Rules::awaited(board.state).has(0));
  EXPECT_TRUE(Rules::awaited(board.state).has(1));
  EXPECT_EQ(board.state.phase, Phase::place);
}

TEST(RisingRules, RIS_3_8_in_actions_at_any_time) {
  Board board = Board(2).stand(0, Kind::leader, kCentre).phase(Phase::actions);
  EXPECT_TRUE(board.may(0, "ready"));
  board.play(0, "ready");
  EXPECT_TRUE(board.may(0, "act leader centre")) << "it may still act";
  board.play(0, "act leader centre");
  EXPECT_FALSE(board.state.ready.has(0)) << "which withdraws its ready";
  board.play(0, "ready").play(1, "ready");
  EXPECT_NE(board.state.phase, Phase::actions);
}

TEST(RisingRules, RIS_3_8_moves_of_others_do_not_withdraw_it) {
  Board board = Board(3).stand(1, Kind::leader, kCentre).phase(Phase::actions).play(0, "ready");
  board.play(1, "act leader centre");
  EXPECT_TRUE(board.state.ready.has(0));
}

TEST(RisingRules, RIS_3_8_who_comes_into_the_pool_withdraws_it) {
  Board board(3);
  board.play(0, "place leader centre");
  for (int i = 0; i < 3; ++i) board.play(0, "place follower centre");
  board.play(0, "ready");
  call_volunteers(board.state, 0, 2);
  EXPECT_EQ(board.standing(0, Kind::volunteer, kPool), 2);
  EXPECT_FALSE(board.state.ready.has(0));
  EXPECT_FALSE(board.may(0, "ready")) << "they must be placed";
}

TEST(RisingRules, RIS_3_8_an_automaton_without_a_place_stays_home) {
  Board board(1);
  for (const int place : {tile_at(kForests, 6), tile_at(kHills, 6), tile_at(kMountains, 6), tile_at(kLibraries, 6)})
    board.place(0, Kind::follower, place);
  EXPECT_FALSE(board.may(0, "place automaton Hills 6")) << "no free space there";
  EXPECT_FALSE(board.may(0, "ready")) << "the Leader is at home";
  board.play(0, "place leader Forges 6");
  EXPECT_TRUE(board.may(0, "ready"));
  board.play(0, "ready");
  EXPECT_EQ(board.state.phase, Phase::misfortunes);
  EXPECT_EQ(board.standing(0, Kind::automaton, kPool), 1);
}

TEST(RisingRules, RIS_3_8_an_automaton_with_a_place_must_be_placed) {
  Board board(1);
  for (int i = 0; i < 4; ++i) board.play(0, "place follower centre");
  board.play(0, "place leader centre");
  EXPECT_FALSE(board.may(0, "ready"));
  board.play(0, "place automaton centre");
  EXPECT_TRUE(board.may(0, "ready"));
}

TEST(RisingRules, RIS_13_13_ready_is_said_by_the_seat_itself) {
  Board board = Board(1).stand(0, Kind::leader, kCentre);
  for (int i = 0; i < 4; ++i) board.play(0, "place follower centre");
  board.play(0, "place automaton centre");
  EXPECT_EQ(board.moves(0).size(), 1U) << "nothing but ready";
  EXPECT_EQ(board.state.phase, Phase::place);
}

TEST(RisingRules, RIS_7_3_the_automaton_goes_where_another_stands) {
  Board board = Board(1).built(Component::focusing_lens).built(Component::soul_terraformer);
  EXPECT_FALSE(board.may(0, "place automaton centre"));
  for (const int place : {kCentre, kFirstBuild, tile_at(kCities, 1), space_of(Component::soul_terraformer)}) {
    board.place(0, Kind::follower, place);
    EXPECT_TRUE(board.may(0, placing(Kind::automaton, place))) << place;
  }
  board.play(0, "place leader Focusing Lens");
  EXPECT_FALSE(board.may(0, "place automaton Focusing Lens"));
  EXPECT_FALSE(board.may(0, "place automaton Hills 1")) << "nobody is there";
}

TEST(RisingRules, RIS_7_3_an_automaton_left_alone_stays) {
  Board board = Board(1).stand(0, Kind::follower, tile_at(kHills, 1)).stand(0, Kind::automaton, tile_at(kHills, 1));
  board.phase(Phase::misfortunes).play(0, "draw").chance("misfortune Crisis of Faith");
  board.play(0, "home follower Hills 1");
  EXPECT_EQ(board.standing(0, Kind::automaton, tile_at(kHills, 1)), 1);
  board.phase(Phase::actions);
  EXPECT_FALSE(board.may(0, "act automaton Hills 1"));
}

TEST(RisingRules, RIS_7_4_a_volunteer_returns_to_the_supply) {
  Board board = Board(3).stand(1, Kind::volunteer, tile_at(kHills, 6)).stand(1, Kind::follower, tile_at(kHills, 6));
  board.phase(Phase::misfortunes).play(0, "draw").chance("misfortune Hills");
  EXPECT_EQ(board.standing(1, Kind::follower, kPool), 3);
  EXPECT_EQ(count(atlanteans_of(board.state, 1) & standing_on(board.state, kPool)), 4) << "Leader and followers";
  EXPECT_EQ(count(standing_on(board.state, kSupply) & below(kFirstFollower)), 8);
  call_volunteers(board.state, 2, 9);
  EXPECT_EQ(board.standing(2, Kind::volunteer, kPool), 8) << "as many as the supply has";
}

TEST(RisingCouncilors, emissary_finds_a_space_on_a_full_tile) {
  Board board = Board(3).councilor(0, Councilor::emissary).stand(1, Kind::follower, tile_at(kHills, 6));
  EXPECT_FALSE(board.may(2, "place leader Hills 6"));
  EXPECT_FALSE(board.may(0, "place follower Hills 6")) << "only the Leader";
  board.play(0, "place leader Hills 6");
  EXPECT_FALSE(board.may(2, "place leader Hills 6")) << "one more, not two";
}

TEST(RisingCouncilors, emissary_leaves_room_for_another) {
  Board board = Board(3).councilor(0, Councilor::emissary).play(0, "place leader Cities 1");
  board.play(1, "place follower Cities 1").play(2, "place follower Cities 1");
  EXPECT_EQ(count(standing_on(board.state, tile_at(kCities, 1))), 3) << "three on a double space";
  EXPECT_FALSE(board.may(1, "place follower Cities 1"));
  board.phase(Phase::misfortunes).play(0, "draw").chance("misfortune Crisis of Faith");
  EXPECT_EQ(board.standing(0, Kind::leader, kPool), 1);
  Board after = Board(3).councilor(0, Councilor::emissary).stand(1, Kind::leader, tile_at(kHills, 6));
  after.stand(2, Kind::leader, tile_at(kHills, 6));
  EXPECT_FALSE(after.may(0, "place follower Hills 6")) << "an extra one stays, and the tile is full";
  EXPECT_FALSE(after.may(0, "place leader Hills 6"));
}

TEST(RisingCouncilors, emissary_serves_island_tiles_only) {
  Board board = Board(3).councilor(0, Councilor::emissary).built(Component::focusing_lens);
  board.play(1, "place leader Focusing Lens");
  EXPECT_FALSE(board.may(0, "place leader Focusing Lens"));
}

TEST(RisingCouncilors, seafarer_opens_a_flooded_tile_for_others) {
  Board board = Board(3).councilor(0, Councilor::seafarer).flooded(Peninsula::forests, 2);
  EXPECT_FALSE(board.may(1, "place follower Forests 5"));
  EXPECT_FALSE(board.may(0, "place follower Forests 5")) << "only the Leader";
  board.play(0, "place leader Forests 5");
  EXPECT_TRUE(board.may(1, "place follower Forests 5"));
  EXPECT_FALSE(board.may(1, "place follower Forests 6")) << "the other flooded one is not held";
  board.play(1, "place follower Forests 5");
  EXPECT_FALSE(board.may(1, "place follower Forests 5")) << "two printed spaces";
}

TEST(RisingCouncilors, seafarer_needs_an_unflooded_tile_of_the_peninsula) {
  Board board = Board(3).councilor(0, Councilor::seafarer).flooded(Peninsula::forests, 6).flooded(Peninsula::hills, 5);
  EXPECT_FALSE(board.may(0, "place leader Forests 6"));
  EXPECT_TRUE(board.may(0, "place leader Hills 6"));
}

TEST(RisingRules, RIS_13_5_the_emissary_on_a_tile_that_the_seafarer_holds_open) {
  Board board = Board(3).councilor(0, Councilor::seafarer).councilor(1, Councilor::emissary);
  board.flooded(Peninsula::forests, 2).play(0, "place leader Forests 6");
  EXPECT_FALSE(board.may(1, "place follower Forests 6")) << "one printed space";
  board.play(1, "place leader Forests 6");
  EXPECT_EQ(count(standing_on(board.state, tile_at(kForests, 6))), 2);
}

TEST(RisingRules, RIS_7_1_a_hologram_has_the_power_of_its_board) {
  Board board = Board(2).hologram(Councilor::seafarer).flooded(Peninsula::forests, 2);
  EXPECT_TRUE(board.may(0, "place hologram Forests 6"));
  EXPECT_FALSE(board.may(0, "place leader Forests 6")) << "its player's Leader has another";
}

}  // namespace
}  // namespace atlantica::rising
