#include <gtest/gtest.h>

#include <vector>

#include "games/rising_board.h"

// RIS-3.0 and RIS-3.2 to RIS-3.8 of docs/rules/rising.md.
namespace atlantica::rising {
namespace {

using MoveKind = Move::Kind;

const Move kDraw = Move::of(MoveKind::draw);

// Sends everyone in a pool to the centre; then all are ready.
Board& place_all_in_the_centre(Board& board) {
  for (Seat seat = 0; seat < board.state.seats; ++seat)
    for (int kind = 0; kind < kKinds; ++kind)
      while (board.standing(seat, static_cast<Kind>(kind), kPool) > 0)
        board.place(seat, static_cast<Kind>(kind), kCentre);
  return board.all_ready();
}

// The seats that draw, in order, with Calm Seas every time.
std::vector<Seat> drawers(Board board) {
  board.phase(Phase::misfortunes);
  std::vector<Seat> seats;
  while (board.state.phase == Phase::misfortunes) {
    seats.push_back(Rules::awaited(board.state).lowest());
    board.play(seats.back(), "draw").chance("misfortune Calm Seas");
  }
  EXPECT_EQ(board.state.phase, Phase::actions);
  return seats;
}

// Nothing is left to do this round but endure the Wrath.
Board at_the_end_of_actions(int seats) {
  Board board(seats);
  board.phase(Phase::actions);
  return board;
}

TEST(RisingRules, RIS_3_0_the_start_of_a_round_in_order) {
  Board board = at_the_end_of_actions(1).built(Component::numinous_beacon).hand(0, Card::everfull_phial);
  board.hologram(Councilor::priest);
  board.state.used = 0xff;
  board.state.fog = true;
  board.state.earthquakes = 2;
  board.state.forbidden = 1U << kCities;
  board.all_ready();
  EXPECT_EQ(board.state.round, 2);
  EXPECT_EQ(board.state.phase, Phase::place);
  EXPECT_EQ(board.state.used, 0) << "once-per-round uses are restored";
  EXPECT_FALSE(board.state.fog) << "round effects end";
  EXPECT_EQ(board.state.earthquakes, 0);
  EXPECT_EQ(board.state.forbidden, 0);
  EXPECT_EQ(board.stock(0, Resource::energy), 2) << "solo energy and the Phial's";
  EXPECT_EQ(board.standing(0, Kind::volunteer, kPool), 1) << "the Beacon's";
  EXPECT_TRUE(board.asked(Task::boards)) << "the Hologram comes last";
}

TEST(RisingRules, RIS_3_0_the_beacons_volunteer_goes_to_the_new_starting_player) {
  Board board = at_the_end_of_actions(3).built(Component::numinous_beacon).all_ready();
  EXPECT_EQ(board.state.start, 1);
  EXPECT_EQ(board.standing(1, Kind::volunteer, kPool), 1);
  EXPECT_EQ(board.standing(0, Kind::volunteer, kPool), 0);
}

TEST(RisingRules, RIS_3_0_the_phases_follow_each_other) {
  Board board(4);
  place_all_in_the_centre(board);
  EXPECT_EQ(board.state.phase, Phase::misfortunes);
  for (Seat seat = 0; seat < 4; ++seat) board.play(seat, "draw").chance("misfortune Calm Seas");
  EXPECT_EQ(board.state.phase, Phase::actions);
  board.wrath(2).all_ready();
  EXPECT_EQ(board.state.phase, Phase::wrath);
  board.play(0, "peninsula Hills");
  EXPECT_EQ(board.state.phase, Phase::place);
  EXPECT_EQ(board.state.round, 2);
}

TEST(RisingRules, RIS_3_2_who_draws) {
  EXPECT_EQ(drawers(Board(1)), (std::vector<Seat>{0, 0, 0, 0}));
  EXPECT_EQ(drawers(Board(2)), (std::vector<Seat>{0, 0, 1, 1}));
  EXPECT_EQ(drawers(Board(3)), (std::vector<Seat>{0, 1, 2, 0}));
  EXPECT_EQ(drawers(Board(4)), (std::vector<Seat>{0, 1, 2, 3}));
  EXPECT_EQ(drawers(Board(7)), (std::vector<Seat>{0, 1, 2, 3, 4, 5, 6}));
  Board later(3);
  later.state.start = 2;
  EXPECT_EQ(drawers(later), (std::vector<Seat>{2, 0, 1, 2}));
}

TEST(RisingRules, RIS_3_2_each_card_is_fully_resolved_before_the_next_is_drawn) {
  Board board = Board(3).phase(Phase::misfortunes).play(0, "draw").chance("misfortune Storm Surge");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0)) << "the drawer chooses";
  board.play(0, "peninsula Hills");
  EXPECT_FALSE(board.may(1, "draw"));
  board.play(0, "peninsula Forges");
  EXPECT_TRUE(board.may(1, "draw"));
}

TEST(RisingRules, RIS_3_2_an_empty_deck_is_made_anew_from_its_discards) {
  Board board = Board(3).phase(Phase::misfortunes);
  board.state.misfortunes = {};
  board.state.misfortunes[at(kHills)] = 1;
  board.state.misfortune_discards[at(kForges)] = 2;
  board.play(0, "draw").chance("misfortune Hills");
  EXPECT_EQ(misfortunes_left(board.state), 0) << "not before it is needed";
  board.play(1, "draw");
  EXPECT_EQ(Rules::weight(board.state, Move::of(MoveKind::misfortune, kForges)), 2);
  EXPECT_EQ(Rules::weight(board.state, Move::of(MoveKind::misfortune, kHills)), 1);
  board.chance("misfortune Forges");
  EXPECT_EQ(misfortunes_left(board.state), 2);
}

TEST(RisingRules, RIS_3_2_cards_of_known_order_are_drawn_in_that_order) {
  Board board = Board(3).phase(Phase::misfortunes).foresee({Misfortune::hills, Misfortune::forges});
  board.play(0, "draw");
  EXPECT_EQ(board.moves(kChance).size(), 1U);
  board.chance("misfortune Hills").play(1, "draw").chance("misfortune Forges").play(2, "draw");
  EXPECT_GT(board.moves(kChance).size(), 1U);
}

TEST(RisingRules, RIS_3_3_each_acts_once_and_all_go_home) {
  Board board = Board(3)
                    .stand(0, Kind::follower, kCentre)
                    .stand(0, Kind::follower, kCentre)
                    .stand(1, Kind::volunteer, kCentre)
                    .phase(Phase::actions);
  board.play(0, "act follower centre").play(0, "act follower centre");
  EXPECT_FALSE(board.may(0, "act follower centre"));
  EXPECT_TRUE(board.may(1, "act volunteer centre"));
  EXPECT_FALSE(board.may(2, "act volunteer centre"));
  board.all_ready();
  EXPECT_EQ(board.standing(0, Kind::follower, kPool), 3);
  EXPECT_EQ(board.stock(1, Resource::energy), 0) << "acting is not compulsory";
  EXPECT_EQ(count(standing_on(board.state, kSupply) & below(kFirstFollower)), 8) << "volunteers to the supply";
  EXPECT_EQ(board.state.acted, 0U);
}

TEST(RisingRules, RIS_3_4_the_starting_player_chooses_each_flood_of_the_wrath) {
  Board board = at_the_end_of_actions(3).wrath(5).barrier(Peninsula::hills).all_ready();
  EXPECT_EQ(board.state.phase, Phase::wrath);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
  board.play(0, "peninsula Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 6) << "the barrier works";
  board.play(0, "peninsula Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5) << "the fifth space shows 2";
  EXPECT_EQ(board.state.phase, Phase::place);
  EXPECT_EQ(board.state.wrath, 6);
  EXPECT_EQ(board.state.start, 1) << "the marker passes clockwise";
}

TEST(RisingRules, RIS_3_4_the_counter_stays_on_the_last_space) {
  Board board = at_the_end_of_actions(3).wrath(9).all_ready();
  for (int i = 0; i < 3; ++i) board.play(0, "peninsula Forests");
  EXPECT_EQ(board.tiles(Peninsula::forests), 3);
  EXPECT_EQ(board.state.wrath, 9);
}

TEST(RisingRules, RIS_3_4_without_floods_the_counter_moves_all_the_same) {
  const Board board = at_the_end_of_actions(3).all_ready();
  EXPECT_EQ(board.state.round, 2);
  EXPECT_EQ(board.state.wrath, 1);
}

TEST(RisingRules, RIS_3_4_a_seal_takes_floods_off_this_wrath_phase) {
  Board board = at_the_end_of_actions(3).wrath(9);
  board.state.fewer_floods = 2;
  board.all_ready().play(0, "peninsula Forests");
  EXPECT_EQ(board.state.round, 2);
  EXPECT_EQ(board.state.fewer_floods, 0);
  Board none = at_the_end_of_actions(3).wrath(2);
  none.state.fewer_floods = 2;
  EXPECT_EQ(none.all_ready().state.round, 2) << "not below 0";
}

TEST(RisingRules, RIS_3_5_the_only_answer_is_given_without_asking) {
  Board board = Board(3).give(0, Resource::ore, 2).phase(Phase::misfortunes);
  board.play(0, "draw").chance("misfortune Looters");
  EXPECT_EQ(board.stock(0, Resource::ore), 1);
  EXPECT_TRUE(board.may(1, "draw"));
}

TEST(RisingRules, RIS_3_6_what_the_ordinary_cards_do) {
  Board board = Board(4).barrier(Peninsula::cities).phase(Phase::misfortunes);
  board.play(0, "draw").chance("misfortune Forests");
  EXPECT_EQ(board.tiles(Peninsula::forests), 5);
  board.play(1, "draw").chance("misfortune Calm Seas");
  board.play(2, "draw").chance("misfortune Controlled Flood");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(2));
  EXPECT_EQ(board.moves(2).size(), 6U);
  board.play(2, "peninsula Cities");
  EXPECT_EQ(board.tiles(Peninsula::cities), 5) << "the barrier does not help";
  EXPECT_EQ(board.state.barriers, 0) << "it is discarded";
  for (const Misfortune card : {Misfortune::forests, Misfortune::calm_seas, Misfortune::controlled_flood})
    EXPECT_EQ(board.state.misfortune_discards[at(static_cast<int>(card))], 1);
  EXPECT_EQ(misfortunes_left(board.state), 61 - 3);
}

TEST(RisingRules, RIS_3_7_before_every_draw_all_may_play_what_fits) {
  Board board = Board(3).hand(2, Card::cipher_of_warding).give(1, Resource::energy, 9).phase(Phase::misfortunes);
  EXPECT_TRUE(board.may(2, "play Cipher of Warding"));
  EXPECT_TRUE(board.may(0, "draw")) << "who draws need not wait";
  EXPECT_EQ(Rules::awaited(board.state), SeatSet::only(0));
  EXPECT_FALSE(Rules::actors(board.state).has(1)) << "barriers are not bought in this phase";
  board.play(0, "draw").chance("misfortune Storm Surge");
  EXPECT_FALSE(Rules::actors(board.state).has(2)) << "not while a misfortune is resolved";
  board.play(0, "peninsula Forests").play(0, "peninsula Hills").play(2, "play Cipher of Warding");
  board.play(2, "peninsula Hills");
  EXPECT_EQ(board.state.barriers, 1U << kHills);
  EXPECT_TRUE(board.may(1, "draw"));
}

TEST(RisingRules, RIS_3_7_energy_unfloods_between_misfortunes) {
  Board board = Board(3).flooded(Peninsula::hills, 2).give(1, Resource::energy, 6).phase(Phase::misfortunes);
  for (int i = 0; i < 5; ++i) board.play(1, "pledge energy unflood Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  board.play(0, "draw").chance("misfortune Storm Surge");
  EXPECT_FALSE(Rules::actors(board.state).has(1)) << "not while a misfortune is resolved";
}

TEST(RisingRules, RIS_3_7_before_the_first_flood_of_the_wrath_energy_unfloods_and_cards_are_played) {
  Board board = at_the_end_of_actions(3).wrath(5).flooded(Peninsula::hills, 2);
  board.give(1, Resource::energy, 5).hand(2, Card::cipher_of_warding).all_ready();
  ASSERT_EQ(board.state.phase, Phase::wrath);
  EXPECT_EQ(Rules::awaited(board.state), SeatSet::only(0)) << "the starting player need not wait";
  EXPECT_FALSE(board.may(1, "pledge energy barrier Hills"));
  for (int i = 0; i < 5; ++i) board.play(1, "pledge energy unflood Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  board.play(2, "play Cipher of Warding").play(2, "peninsula Cities");
  board.play(0, "peninsula Hills").play(0, "peninsula Cities");
  EXPECT_EQ(board.tiles(Peninsula::hills), 4);
  EXPECT_EQ(board.tiles(Peninsula::cities), 6) << "the barrier held";
  EXPECT_EQ(board.state.round, 2) << "there were two floods";
}

TEST(RisingRules, RIS_3_7_no_card_is_played_between_the_floods_of_a_wrath) {
  Board board = at_the_end_of_actions(3).wrath(5).hand(2, Card::cipher_of_warding).all_ready();
  board.play(0, "peninsula Hills");
  ASSERT_EQ(board.state.phase, Phase::wrath);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
}

TEST(RisingRules, RIS_3_7_the_moment_of_the_wrath_is_passed_over_where_nobody_could_use_it) {
  Board board = at_the_end_of_actions(3).wrath(2).flooded(Peninsula::hills, 2);
  board.give(1, Resource::energy, 2).give(2, Resource::energy, 2).all_ready();
  EXPECT_TRUE(board.asked(Task::floods)) << "four energy are too few to unflood a tile";
  Board nothing_due = at_the_end_of_actions(3).wrath(0).hand(2, Card::cipher_of_warding).all_ready();
  EXPECT_EQ(nothing_due.state.round, 2) << "no flood is due";
}

TEST(RisingRules, RIS_3_7_with_no_tile_left_the_starting_player_goes_on_by_passing) {
  Board board = at_the_end_of_actions(3).wrath(2);
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula)
    board.flooded(static_cast<Peninsula>(peninsula), kLength);
  board.give(1, Resource::energy, 5).all_ready();
  Board saved = board;
  for (int i = 0; i < 5; ++i) saved.play(1, "pledge energy unflood Hills");
  EXPECT_EQ(saved.state.round, 2) << "the tile that came up again is the one that floods, and the centre stands";
  board.play(0, "pass");
  EXPECT_EQ(Rules::ending(board.state), "centre");
}

TEST(RisingRules, RIS_3_7_who_has_something_to_do_is_invited_before_others_go_on) {
  Board board = Board(4).flooded(Peninsula::hills, 2).phase(Phase::misfortunes);
  board.give(1, Resource::energy, 5).give(2, Resource::energy, 4).hand(3, Card::cipher_of_warding);
  SeatSet invited = SeatSet::only(1);
  invited.add(3);
  EXPECT_EQ(Rules::invited(board.state), invited) << "seat 2 could not unflood a tile alone";
  board.play(1, "pledge energy unflood Hills");
  invited.add(2);
  EXPECT_EQ(Rules::invited(board.state), invited) << "now it could complete what another began";
}

}  // namespace
}  // namespace atlantica::rising
