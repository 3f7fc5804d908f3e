#include <gtest/gtest.h>

#include "games/rising_moves.h"

// Sections 4 and 12 of docs/rules/rising.md, and the Warden.
namespace atlantica::rising {
namespace {

// Only the tile next to the centre is left, in the Forests.
Board one_tile_left(int seats) {
  Board board(seats);
  board.state.standing = {1, 0, 0, 0, 0, 0};
  return board;
}

TEST(RisingRules, RIS_4_1_the_farthest_tile_floods_and_its_atlanteans_go_home) {
  Board board = Board(3).stand(0, Kind::follower, tile_at(kHills, 6)).stand(1, Kind::follower, tile_at(kHills, 5));
  draw(board, Misfortune::hills);
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  EXPECT_TRUE(is_flooded(board.state, tile_at(kHills, 6)));
  EXPECT_EQ(board.standing(0, Kind::follower, kPool), 3);
  EXPECT_EQ(board.standing(1, Kind::follower, tile_at(kHills, 5)), 1);
  draw(board, Misfortune::hills);
  EXPECT_TRUE(is_flooded(board.state, tile_at(kHills, 5)));
  EXPECT_EQ(board.standing(1, Kind::follower, kPool), 3);
  board.phase(Phase::actions);
  EXPECT_FALSE(board.may(0, "place follower centre"));
}

TEST(RisingRules, RIS_4_2_a_barrier_is_discarded_instead) {
  Board board = Board(3).barrier(Peninsula::hills).stand(0, Kind::follower, tile_at(kHills, 6));
  draw(board, Misfortune::hills);
  EXPECT_EQ(board.tiles(Peninsula::hills), 6);
  EXPECT_EQ(board.state.barriers, 0);
  EXPECT_EQ(board.standing(0, Kind::follower, tile_at(kHills, 6)), 1);
}

TEST(RisingRules, RIS_4_2_a_controlled_flood_overpowers_a_barrier) {
  Board board = Board(3).barrier(Peninsula::hills).stand(0, Kind::follower, tile_at(kHills, 6));
  draw(board, Misfortune::controlled_flood).play(0, "peninsula Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  EXPECT_EQ(board.state.barriers, 0);
  EXPECT_EQ(board.standing(0, Kind::follower, kPool), 3);
}

TEST(RisingRules, RIS_4_3_a_flood_on_an_empty_peninsula_becomes_two_of_the_drawers_choice) {
  Board board = Board(3).flooded(Peninsula::hills, 6);
  board.state.draws = 1;
  draw(board, Misfortune::hills);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1));
  EXPECT_FALSE(board.may(1, "peninsula Hills"));
  board.play(1, "peninsula Forges").play(1, "peninsula Forges");
  EXPECT_EQ(board.tiles(Peninsula::forges), 4) << "the same";
  EXPECT_FALSE(board.asked(Task::floods));
  draw(board, Misfortune::hills).play(2, "peninsula Forges").play(2, "peninsula Cities");
  EXPECT_EQ(board.tiles(Peninsula::forges), 3) << "or different";
  EXPECT_EQ(board.tiles(Peninsula::cities), 5);
}

TEST(RisingRules, RIS_4_4_with_no_tile_left_the_centre_floods_and_the_game_is_lost) {
  for (const Misfortune misfortune : {Misfortune::hills, Misfortune::controlled_flood, Misfortune::storm_surge}) {
    Board board(3);
    board.state.standing = {};
    draw(board, misfortune);
    EXPECT_EQ(board.state.phase, Phase::over) << static_cast<int>(misfortune);
    EXPECT_EQ(board.state.loss, Loss::centre);
    EXPECT_TRUE(Rules::actors(board.state).empty());
    EXPECT_EQ(board.state.misfortune_discards[at(static_cast<int>(misfortune))], 1);
  }
}

TEST(RisingRules, RIS_4_4_the_last_tile_is_no_loss_but_the_next_flood_is) {
  Board board = one_tile_left(3);
  draw(board, Misfortune::forests);
  EXPECT_FALSE(any_tile_left(board.state));
  EXPECT_EQ(board.state.phase, Phase::misfortunes);
  Board twice = one_tile_left(3);
  draw(twice, Misfortune::hills);
  EXPECT_EQ(twice.state.loss, Loss::centre) << "two floods, one tile";
}

TEST(RisingRules, RIS_4_5_unflooding_turns_back_the_tile_closest_to_the_centre) {
  Board board = Board(3).flooded(Peninsula::hills, 3).hand(0, Card::cipher_of_renewal).stand(0, Kind::leader, kCentre);
  board.flooded(Peninsula::cities, 1).play(0, "play Cipher of Renewal");
  EXPECT_EQ(board.moves(0).size(), 2U) << "peninsulas with a flooded tile";
  board.play(0, "peninsula Hills");
  EXPECT_FALSE(is_flooded(board.state, tile_at(kHills, 4)));
  EXPECT_TRUE(is_flooded(board.state, tile_at(kHills, 5)));
}

TEST(RisingRules, RIS_4_6_one_barrier_per_peninsula_where_a_tile_is_left) {
  Board board = Board(3).flooded(Peninsula::hills, 6).barrier(Peninsula::cities).hand(0, Card::cipher_of_warding);
  board.play(0, "play Cipher of Warding");
  EXPECT_FALSE(board.may(0, "peninsula Hills"));
  EXPECT_FALSE(board.may(0, "peninsula Cities"));
  EXPECT_EQ(board.moves(0).size(), 4U);
  board.play(0, "peninsula Forests");
  EXPECT_EQ(board.state.barriers, 1U << kCities | 1U << kForests);
}

TEST(RisingRules, RIS_4_7_a_peninsula_with_a_barrier_may_be_chosen) {
  Board board = Board(3).flooded(Peninsula::hills, 6).barrier(Peninsula::cities);
  draw(board, Misfortune::hills).play(0, "peninsula Cities");
  EXPECT_EQ(board.tiles(Peninsula::cities), 6);
  EXPECT_EQ(board.state.barriers, 0);
  board.play(0, "peninsula Cities");
  EXPECT_EQ(board.tiles(Peninsula::cities), 5) << "one by one: now there is none";
}

TEST(RisingCouncilors, seafarer_and_who_joined_go_home_when_the_peninsula_floods) {
  Board board = Board(3).councilor(0, Councilor::seafarer).flooded(Peninsula::hills, 2).barrier(Peninsula::hills);
  board.stand(0, Kind::leader, tile_at(kHills, 5)).stand(1, Kind::follower, tile_at(kHills, 5));
  board.stand(2, Kind::follower, tile_at(kHills, 4)).stand(2, Kind::leader, tile_at(kHills, 3));
  draw(board, Misfortune::hills);
  EXPECT_EQ(count(standing_on(board.state, tile_at(kHills, 5))), 2) << "the barrier stopped it";
  draw(board, Misfortune::hills);
  EXPECT_EQ(board.tiles(Peninsula::hills), 3) << "the next unflooded tile turns over as usual";
  EXPECT_EQ(board.standing(0, Kind::leader, kPool), 1);
  EXPECT_EQ(board.standing(1, Kind::follower, kPool), 3);
  EXPECT_EQ(board.standing(2, Kind::follower, kPool), 3);
  EXPECT_EQ(board.standing(2, Kind::leader, tile_at(kHills, 3)), 1);
}

TEST(RisingRules, RIS_13_7_the_seafarer_on_an_unflooded_tile_is_as_any_leader) {
  Board board = Board(3).councilor(0, Councilor::seafarer).stand(0, Kind::leader, tile_at(kHills, 2));
  draw(board, Misfortune::hills);
  EXPECT_EQ(board.standing(0, Kind::leader, tile_at(kHills, 2)), 1);
}

TEST(RisingCards, lantern_of_the_drowned_pays_for_each_tile_that_sends_own_atlanteans_home) {
  Board board = Board(3).councilor(0, Councilor::seafarer).hand(1, Card::lantern_of_the_drowned);
  board.flooded(Peninsula::hills, 1).stand(0, Kind::leader, tile_at(kHills, 6));
  board.stand(1, Kind::follower, tile_at(kHills, 5)).stand(1, Kind::follower, tile_at(kHills, 5));
  draw(board, Misfortune::hills);
  EXPECT_EQ(board.stock(1, Resource::energy), 1) << "a tile, not an Atlantean";
  board.stand(0, Kind::leader, tile_at(kHills, 5)).stand(1, Kind::follower, tile_at(kHills, 5));
  board.stand(1, Kind::follower, tile_at(kHills, 4));
  draw(board, Misfortune::hills);
  EXPECT_EQ(board.stock(1, Resource::energy), 3) << "the Seafarer's tile counts too";
  draw(board, Misfortune::hills);
  EXPECT_EQ(board.stock(1, Resource::energy), 3) << "nobody was there";
}

// Seat 1 is the Warden and stands in the Hills.
Board with_warden(int energy) {
  return Board(3)
      .councilor(1, Councilor::warden)
      .stand(1, Kind::leader, tile_at(kHills, 1))
      .give(1, Resource::energy, energy);
}

TEST(RisingCouncilors, warden_stops_a_flood_before_the_barrier_is_used) {
  Board board = with_warden(3).barrier(Peninsula::hills);
  draw(board, Misfortune::hills);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1));
  board.play(1, "accept");
  EXPECT_EQ(board.stock(1, Resource::energy), 1);
  EXPECT_EQ(board.tiles(Peninsula::hills), 6);
  EXPECT_EQ(board.state.barriers, 1U << kHills);
  EXPECT_EQ(board.state.misfortune_discards[at(kHills)], 1);
}

TEST(RisingCouncilors, warden_may_decline) {
  Board board = with_warden(2);
  draw(board, Misfortune::hills).play(1, "pass");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  EXPECT_EQ(board.stock(1, Resource::energy), 2);
  draw(board, Misfortune::hills);
  EXPECT_TRUE(board.asked(Task::warden)) << "declining does not use it up";
}

TEST(RisingCouncilors, warden_is_asked_only_if_able_and_once_per_round) {
  Board poor = with_warden(1);
  EXPECT_EQ(draw(poor, Misfortune::hills).tiles(Peninsula::hills), 5);
  Board elsewhere = with_warden(9);
  EXPECT_EQ(draw(elsewhere, Misfortune::forests).tiles(Peninsula::forests), 5);
  Board twice = with_warden(9);
  draw(twice, Misfortune::hills).play(1, "accept");
  EXPECT_EQ(draw(twice, Misfortune::hills).tiles(Peninsula::hills), 5);
}

TEST(RisingCouncilors, warden_does_not_help_against_controlled_floods_and_the_wrath) {
  Board controlled = with_warden(9);
  draw(controlled, Misfortune::controlled_flood).play(0, "peninsula Hills");
  EXPECT_EQ(controlled.tiles(Peninsula::hills), 5);
  Board wrath = Board(3).councilor(1, Councilor::warden).give(1, Resource::energy, 9).wrath(2);
  wrath.phase(Phase::actions).all_ready().play(0, "peninsula Hills");
  EXPECT_EQ(wrath.tiles(Peninsula::hills), 5);
}

TEST(RisingCouncilors, warden_stops_floods_of_special_misfortunes) {
  Board board = with_warden(2);
  draw(board, Misfortune::storm_surge).play(0, "peninsula Hills").play(1, "accept");
  EXPECT_EQ(board.tiles(Peninsula::hills), 6);
  EXPECT_FALSE(board.may(0, "peninsula Hills")) << "the second one strikes another peninsula";
  board.play(0, "peninsula Forests");
  EXPECT_EQ(board.tiles(Peninsula::forests), 5);
}

TEST(RisingRules, RIS_12_1_players_lose_together_when_the_centre_floods) {
  Board board = one_tile_left(3).wrath(5).phase(Phase::actions).all_ready();
  EXPECT_EQ(board.state.phase, Phase::over) << "the last tile and the centre, without a choice";
  const auto outcome = Rules::outcome(board.state);
  ASSERT_TRUE(outcome);
  EXPECT_TRUE(outcome->winners.empty());
  EXPECT_EQ(Rules::ending(board.state), "centre");
}

TEST(RisingRules, RIS_12_2_lost_after_the_wrath_of_round_30) {
  Board board = Board(3).wrath(2).phase(Phase::actions);
  board.state.round = 29;
  board.all_ready().play(0, "peninsula Hills");
  EXPECT_EQ(board.state.round, 30);
  EXPECT_FALSE(Rules::outcome(board.state));
  board.phase(Phase::actions).all_ready();
  EXPECT_FALSE(Rules::outcome(board.state)) << "the Wrath comes first";
  board.play(1, "peninsula Hills");
  ASSERT_TRUE(Rules::outcome(board.state));
  EXPECT_EQ(Rules::ending(board.state), "rounds");
}

TEST(RisingRules, RIS_12_2_a_loss_in_round_30_is_by_rounds_even_with_no_tile_left) {
  Board board = one_tile_left(3).wrath(2).phase(Phase::actions);
  board.state.round = 30;
  board.all_ready();
  ASSERT_EQ(board.state.phase, Phase::over);
  EXPECT_FALSE(any_tile_left(board.state)) << "the Wrath took the last one, and no more floods were due";
  EXPECT_EQ(Rules::ending(board.state), "rounds");
  EXPECT_EQ(*Rules::from_position(Rules::position(board.state)), board.state);
}

}  // namespace
}  // namespace atlantica::rising
