#include <gtest/gtest.h>

#include "games/rising_moves.h"

// Section 10 of docs/rules/rising.md, and the Enigma of Defiance.
namespace atlantica::rising {
namespace {

// The round is over; the next one has begun.
Board& next_round(Board& board) { return board.phase(Phase::actions).all_ready(); }

TEST(RisingMisfortunes, earthquake_raises_wild_targets_and_adds_up) {
  Board board(3);
  draw(board, Misfortune::earthquake);
  EXPECT_EQ(target(board.state, tile_at(kHills, 6), 0), 4);
  EXPECT_EQ(target(board.state, tile_at(kCities, 6), 0), 7) << "wild targets only";
  draw(board, Misfortune::earthquake);
  EXPECT_EQ(target(board.state, tile_at(kHills, 6), 0), 5);
  next_round(board);
  EXPECT_EQ(target(board.state, tile_at(kHills, 6), 0), 3) << "until the end of the round";
}

// The misfortune forbids actions on one peninsula for the round.
void expect_forbidden(Misfortune misfortune, int peninsula) {
  Board board = Board(3).give(0, Resource::ore, 1);
  const int tile = tile_at(peninsula, 1);
  board.stand(0, Kind::follower, tile).stand(0, Kind::follower, tile).stand(0, Kind::leader, kCentre);
  Board without = board;
  without.phase(Phase::actions);
  EXPECT_TRUE(without.may(0, acts(Kind::follower, tile)));
  draw(board, misfortune).phase(Phase::actions);
  EXPECT_FALSE(board.may(0, acts(Kind::follower, tile)));
  EXPECT_TRUE(board.may(0, "act leader centre"));
  next_round(board);
  board.stand(0, Kind::follower, tile).stand(0, Kind::follower, tile).phase(Phase::actions);
  EXPECT_TRUE(board.may(0, acts(Kind::follower, tile))) << "until the end of the round";
}

TEST(RisingMisfortunes, panic_in_the_streets_forbids_cities) {
  expect_forbidden(Misfortune::panic_in_the_streets, kCities);
}

TEST(RisingMisfortunes, quenched_furnaces_forbid_forges) { expect_forbidden(Misfortune::quenched_furnaces, kForges); }

TEST(RisingMisfortunes, sealed_archives_forbid_libraries) { expect_forbidden(Misfortune::sealed_archives, kLibraries); }

TEST(RisingMisfortunes, blinding_fog_forbids_energy_on_dice) {
  Board board = Board(3).give(0, Resource::energy, 5).stand(0, Kind::follower, tile_at(kHills, 6));
  Board clear = board;
  clear.phase(Phase::actions).play(0, "act follower Hills 6").chance("die 2");
  EXPECT_TRUE(clear.may(0, "energy 1"));
  draw(board, Misfortune::blinding_fog).phase(Phase::actions).play(0, "act follower Hills 6").chance("die 2");
  EXPECT_EQ(board.state.agenda.size, 0) << "the roll has failed, nobody is asked";
  EXPECT_EQ(board.stock(0, Resource::gold), 0);
  EXPECT_EQ(board.stock(0, Resource::energy), 5);
  EXPECT_FALSE(next_round(board).state.fog);
}

TEST(RisingMisfortunes, storm_surge_floods_two_different_peninsulas) {
  Board board = Board(3).barrier(Peninsula::forges);
  draw(board, Misfortune::storm_surge);
  EXPECT_EQ(board.moves(0).size(), 6U);
  board.play(0, "peninsula Forges");
  EXPECT_EQ(board.moves(0).size(), 5U) << "another one";
  EXPECT_FALSE(board.may(0, "peninsula Forges"));
  board.play(0, "peninsula Hills");
  EXPECT_EQ(board.tiles(Peninsula::forges), 6) << "its barrier was used";
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  EXPECT_TRUE(board.may(1, "draw"));
}

TEST(RisingMisfortunes, storm_surge_strikes_the_only_peninsula_left_twice) {
  Board board(3);
  board.state.standing = {3, 0, 0, 0, 0, 0};
  draw(board, Misfortune::storm_surge);
  EXPECT_EQ(board.tiles(Peninsula::forests), 1);
}

TEST(RisingRules, RIS_13_12_a_tile_left_is_judged_when_each_flood_of_a_storm_surge_is_due) {
  Board board(3);
  board.state.standing = {1, 3, 0, 0, 0, 0};
  draw(board, Misfortune::storm_surge).play(0, "peninsula Forests");
  EXPECT_EQ(board.tiles(Peninsula::hills), 2) << "the other one, without asking";
  Board back(3);
  back.state.standing = {2, 1, 0, 0, 0, 0};
  draw(back, Misfortune::storm_surge).play(0, "peninsula Hills");
  EXPECT_EQ(back.tiles(Peninsula::forests), 1);
  Board last(3);
  last.state.standing = {1, 0, 0, 0, 0, 0};
  EXPECT_EQ(draw(last, Misfortune::storm_surge).state.loss, Loss::centre) << "RIS-4.4";
}

TEST(RisingMisfortunes, fading_light_takes_an_energy_of_each) {
  Board board = Board(3).give(0, Resource::energy, 2).give(2, Resource::energy, 1);
  draw(board, Misfortune::fading_light);
  EXPECT_EQ(board.stock(0, Resource::energy), 1);
  EXPECT_EQ(board.stock(1, Resource::energy), 0);
  EXPECT_EQ(board.stock(2, Resource::energy), 0);
  EXPECT_EQ(board.state.supply[kEnergy], 23);
}

TEST(RisingMisfortunes, crisis_of_faith_sends_one_of_each_player_home) {
  Board board(3);
  board.state.draws = 1;  // seat 1 draws
  board.stand(0, Kind::leader, kCentre).stand(0, Kind::follower, tile_at(kHills, 1));
  board.stand(1, Kind::leader, kCentre).stand(1, Kind::volunteer, kCentre);
  board.stand(1, Kind::follower, tile_at(kHills, 1)).stand(1, Kind::follower, tile_at(kHills, 1));
  draw(board, Misfortune::crisis_of_faith);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1)) << "from the drawer";
  EXPECT_EQ(board.moves(1).size(), 3U) << "two alike are one choice";
  board.play(1, "home volunteer centre");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0)) << "seat 2 has nobody placed";
  board.play(0, "home leader centre");
  EXPECT_EQ(board.standing(0, Kind::leader, kPool), 1);
  EXPECT_EQ(board.standing(0, Kind::follower, tile_at(kHills, 1)), 1);
  EXPECT_EQ(count(standing_on(board.state, kSupply) & below(kFirstFollower)), 8) << "the volunteer";
  EXPECT_TRUE(board.may(2, "draw"));
}

TEST(RisingMisfortunes, riptide_removes_a_barrier_of_the_drawers_choice) {
  Board board = Board(3).barrier(Peninsula::hills).barrier(Peninsula::cities);
  draw(board, Misfortune::riptide);
  EXPECT_EQ(board.moves(0).size(), 2U);
  board.play(0, "peninsula Cities");
  EXPECT_EQ(board.state.barriers, 1U << kHills);
  EXPECT_EQ(board.tiles(Peninsula::cities), 6);
  draw(board, Misfortune::forests);
  board.state.misfortunes[at(static_cast<int>(Misfortune::riptide))] = 1;
  draw(board, Misfortune::riptide);
  EXPECT_EQ(board.state.barriers, 0) << "the only one, without asking";
}

TEST(RisingMisfortunes, riptide_floods_where_there_is_no_barrier) {
  Board board(3);
  draw(board, Misfortune::riptide);
  EXPECT_EQ(board.moves(0).size(), 6U);
  board.play(0, "peninsula Cities");
  EXPECT_EQ(board.tiles(Peninsula::cities), 5);
}

TEST(RisingMisfortunes, looters_take_a_resource_of_the_drawers_choice) {
  Board board = Board(3).give(0, Resource::ore, 1).give(0, Resource::crystal, 2).give(0, Resource::atlantium, 1);
  board.give(0, Resource::energy, 1);
  draw(board, Misfortune::looters);
  EXPECT_EQ(board.moves(0).size(), 2U) << "ore or crystal, no Atlantium, no energy";
  board.play(0, "resource crystal");
  EXPECT_EQ(board.stock(0, Resource::crystal), 1);
  EXPECT_EQ(board.state.supply[static_cast<int>(Resource::crystal)], 11);
  Board poor = Board(3).give(0, Resource::atlantium, 1).give(1, Resource::gold, 1);
  draw(poor, Misfortune::looters);
  EXPECT_EQ(poor.stock(0, Resource::atlantium), 1);
  EXPECT_EQ(poor.stock(1, Resource::gold), 1) << "only the drawer";
}

TEST(RisingMisfortunes, divine_ire_raises_the_wrath) {
  Board board(3);
  EXPECT_EQ(draw(board, Misfortune::divine_ire).state.wrath, 1);
  Board last = Board(3).wrath(9);
  EXPECT_EQ(draw(last, Misfortune::divine_ire).state.wrath, 9) << "not beyond the last space";
}

TEST(RisingCards, enigma_of_defiance_cancels_a_misfortune) {
  Board board = Board(3).hand(2, Card::enigma_of_defiance);
  draw(board, Misfortune::storm_surge);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(2)) << "its holder is asked before anything happens";
  board.play(2, "accept");
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) EXPECT_EQ(board.state.standing[at(peninsula)], 6);
  EXPECT_EQ(board.state.misfortune_discards[at(static_cast<int>(Misfortune::storm_surge))], 1);
  EXPECT_TRUE(board.state.library_discards.has(Card::enigma_of_defiance));
  EXPECT_EQ(hand_size(board.state, 2), 0);
  EXPECT_TRUE(board.may(1, "draw"));
}

TEST(RisingCards, enigma_of_defiance_may_be_declined_and_fits_not_every_card) {
  Board board = Board(3).hand(0, Card::enigma_of_defiance);
  EXPECT_EQ(draw(board, Misfortune::calm_seas).state.agenda.size, 0);
  draw(board, Misfortune::hills).play(0, "pass");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  EXPECT_TRUE(board.state.hands[0].has(Card::enigma_of_defiance));
  draw(board, Misfortune::controlled_flood);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(2)) << "the drawer chooses, nobody defies";
  board.phase(Phase::place);
  EXPECT_FALSE(board.may(0, "play Enigma of Defiance")) << "an interrupt";
}

}  // namespace
}  // namespace atlantica::rising
