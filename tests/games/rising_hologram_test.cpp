#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>

#include "games/rising_board.h"

// RIS-7.2 and RIS-7.5 of docs/rules/rising.md, and the Astrologer.
namespace atlantica::rising {
namespace {

using MoveKind = Move::Kind;

int number(Councilor councilor) { return static_cast<int>(councilor); }
int number(Card card) { return static_cast<int>(card); }

std::uint16_t boards(std::initializer_list<Councilor> councilors) {
  unsigned bits = 0;
  for (const Councilor councilor : councilors) bits |= 1U << number(councilor);
  return static_cast<std::uint16_t>(bits);
}

// The next round of a two-player game begins; the seats play Artificer and Explorer, and seat 1 is to start.
Board next_round() { return Board(2).hologram(Councilor::priest).phase(Phase::actions).all_ready(); }

Board& reveal(Board& board, Councilor first, Councilor second) {
  return board.chance(MoveKind::councilor, number(first)).chance(MoveKind::councilor, number(second));
}

TEST(RisingRules, RIS_7_2_the_starting_player_chooses_one_of_two_boards) {
  Board board = next_round();
  EXPECT_EQ(board.moves(kChance).size(), 7U) << "ten, without two Leaders and the one just used";
  reveal(board, Councilor::warden, Councilor::emissary);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1));
  EXPECT_EQ(board.moves(1).size(), 2U);
  board.play(1, "board Emissary");
  EXPECT_EQ(seat_of(board.state, Councilor::emissary), 1);
  EXPECT_EQ(board.standing(1, Kind::hologram, kPool), 1);
  EXPECT_EQ(board.state.board_discards, boards({Councilor::warden, Councilor::priest}))
      << "the other one and the one of the last round";
  EXPECT_EQ(seat_of(board.state, Councilor::warden), -1);
}

TEST(RisingRules, RIS_7_2_an_empty_stack_is_reshuffled_also_between_the_two) {
  Board board = Board(2).hologram(Councilor::priest).phase(Phase::actions);
  board.state.stack = boards({Councilor::warden});
  board.state.board_discards = boards({Councilor::seafarer, Councilor::scholar});
  board.all_ready();
  EXPECT_EQ(board.moves(kChance).size(), 1U);
  board.chance("councilor Warden");
  EXPECT_EQ(board.moves(kChance).size(), 3U) << "the discards, with the Priest's board, but not the Warden's";
  board.chance("councilor Priest");
  board.play(1, "board Priest");
  EXPECT_EQ(board.state.stack, boards({Councilor::seafarer, Councilor::scholar}));
  EXPECT_EQ(board.state.board_discards, boards({Councilor::warden}));
}

TEST(RisingRules, RIS_7_2_what_it_gains_its_player_gains) {
  Board board = Board(2).hologram(Councilor::priest).stand(0, Kind::hologram, kCentre).phase(Phase::actions);
  board.play(0, "act hologram centre");
  EXPECT_EQ(board.stock(0, Resource::energy), 1);
}

TEST(RisingRules, RIS_7_2_a_scholar_hologram_brings_an_artifact_for_the_round) {
  Board board = next_round();
  reveal(board, Councilor::scholar, Councilor::warden).play(1, "board Scholar");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(kChance));
  EXPECT_EQ(board.moves(kChance).size(), 11U);
  board.chance("artifact Keeper's Seal").chance("artifact Ley Crystal");
  board.play(1, "relic Keeper's Seal");
  EXPECT_TRUE(holds(board.state, 1, Card::keepers_seal));
  EXPECT_EQ(hand_size(board.state, 1), 0) << "outside the hand limit";
  EXPECT_EQ(hand_limit(board.state, 1), 6);
  board.phase(Phase::actions).all_ready();
  EXPECT_FALSE(holds(board.state, 1, Card::keepers_seal));
  EXPECT_EQ(count(board.state.relics), 11) << "both are unused again";
}

TEST(RisingRules, RIS_7_2_only_artifacts_that_nobody_has_are_revealed) {
  Board board = Board(2).hologram(Councilor::priest).hand(0, Card::ley_crystal).hand(1, Card::tide_glass);
  board.phase(Phase::actions).all_ready();
  reveal(board, Councilor::scholar, Councilor::warden).play(1, "board Scholar");
  EXPECT_EQ(board.moves(kChance).size(), 9U);
  EXPECT_FALSE(board.may(kChance, "artifact Ley Crystal"));
}

TEST(RisingRules, RIS_3_0_an_everfull_phial_of_the_hologram_pays_at_once) {
  Board board = next_round();
  reveal(board, Councilor::scholar, Councilor::warden).play(1, "board Scholar");
  board.chance("artifact Everfull Phial").chance("artifact Tide Glass");
  board.play(1, "relic Everfull Phial");
  EXPECT_EQ(board.stock(1, Resource::energy), 1);
}

TEST(RisingRules, RIS_7_2_hand_limits_are_checked_when_the_artifact_goes) {
  Board board = Board(2).hologram(Councilor::scholar);
  board.state.relic = static_cast<std::uint8_t>(Card::keepers_seal);
  board.state.relics =
      static_cast<std::uint16_t>(board.state.relics & ~(1U << (number(Card::keepers_seal) - kBasicCards)));
  for (const Card card : {Card::cipher_of_bounty, Card::cipher_of_bounty, Card::cipher_of_expertise,
                          Card::cipher_of_expertise, Card::enigma_of_defiance})
    board.hand(0, card);
  board.phase(Phase::actions).all_ready();
  EXPECT_TRUE(board.asked(Task::hand_limit));
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0)) << "before the next round begins";
  EXPECT_EQ(board.state.start, 0);
  board.play(0, "discard Enigma of Defiance");
  EXPECT_EQ(board.state.start, 1);
  EXPECT_TRUE(board.asked(Task::boards));
}

TEST(RisingRules, RIS_7_5_once_per_round_belongs_to_the_board) {
  // Seat 0's Hologram was the Warden this round and has used its power; in the next round it may be used again.
  Board board = Board(2).hologram(Councilor::warden).phase(Phase::actions);
  board.state.used = 1U << static_cast<int>(Power::warden);
  board.all_ready();
  EXPECT_FALSE(has_power(board.state.used, Power::warden));
}

// Seat 0 is the Astrologer; the last misfortune is about to be drawn.
Board before_the_last_misfortune() {
  Board board = Board(4).councilor(0, Councilor::astrologer).phase(Phase::misfortunes);
  board.state.draws = 3;
  return board;
}

Board& last_misfortune(Board& board, Misfortune misfortune = Misfortune::calm_seas) {
  return board.play(3, "draw").misfortune(misfortune);
}

TEST(RisingCouncilors, astrologer_moves_with_a_companion_after_the_last_misfortune) {
  Board board = before_the_last_misfortune();
  board.stand(0, Kind::leader, tile_at(kHills, 1)).stand(2, Kind::follower, tile_at(kHills, 1));
  board.stand(1, Kind::leader, tile_at(kForests, 6));
  last_misfortune(board);
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
  EXPECT_FALSE(board.may(0, "shift 0 leader Forests 6")) << "a full tile";
  EXPECT_FALSE(board.may(0, "shift 0 leader Hills 1")) << "another place";
  EXPECT_FALSE(board.may(0, "shift 2 follower centre")) << "the Leader goes first";
  board.play(0, "shift 0 leader Forges 6");
  EXPECT_FALSE(board.may(0, "shift 2 follower Forges 6")) << "the Leader stands there now";
  EXPECT_FALSE(board.may(0, "shift 1 leader centre")) << "it does not come from the same tile";
  board.play(0, "shift 2 follower centre");
  EXPECT_EQ(board.standing(0, Kind::leader, tile_at(kForges, 6)), 1);
  EXPECT_EQ(board.standing(2, Kind::follower, kCentre), 1);
  EXPECT_EQ(board.state.phase, Phase::actions);
}

TEST(RisingCouncilors, astrologer_may_decline_both) {
  Board board = before_the_last_misfortune();
  board.stand(0, Kind::leader, kCentre).stand(1, Kind::leader, kCentre);
  last_misfortune(board);
  Board alone = board;
  EXPECT_EQ(alone.play(0, "pass").state.phase, Phase::actions);
  board.play(0, "shift 0 leader gate 1").play(0, "pass");
  EXPECT_EQ(board.standing(1, Kind::leader, kCentre), 1);
  EXPECT_EQ(board.state.phase, Phase::actions);
}

TEST(RisingCouncilors, astrologer_is_not_asked_when_sent_home) {
  Board board = before_the_last_misfortune();
  board.stand(0, Kind::leader, tile_at(kHills, 6));
  last_misfortune(board, Misfortune::hills);
  EXPECT_EQ(board.state.phase, Phase::actions);
}

TEST(RisingRules, RIS_13_8_the_companions_places_are_judged_after_the_leader_has_moved) {
  // The companion cannot go to the tile it stands on, but may follow the Leader if there is room for two.
  Board board = before_the_last_misfortune();
  board.stand(0, Kind::leader, tile_at(kHills, 2)).stand(1, Kind::follower, tile_at(kHills, 2));
  last_misfortune(board);
  board.play(0, "shift 0 leader Forests 2");
  EXPECT_TRUE(board.may(0, "shift 1 follower Forests 2")) << "to the same place";
  EXPECT_FALSE(board.may(0, "shift 1 follower Hills 2")) << "not to where it stands";
}

TEST(RisingRules, RIS_13_7_no_power_on_a_flooded_tile_that_the_seafarer_has_left) {
  Board board = before_the_last_misfortune().councilor(1, Councilor::seafarer).flooded(Peninsula::hills, 3);
  board.stand(0, Kind::leader, tile_at(kHills, 5)).stand(1, Kind::leader, tile_at(kHills, 5));
  Board held = board;
  last_misfortune(held);
  EXPECT_TRUE(held.asked(Task::astrologer));
  send_home(board.state, 1);
  last_misfortune(board);
  EXPECT_EQ(board.state.phase, Phase::actions);
  EXPECT_EQ(board.standing(0, Kind::leader, tile_at(kHills, 5)), 1) << "it stays";
  EXPECT_FALSE(board.may(0, "act leader Hills 5"));
}

}  // namespace
}  // namespace atlantica::rising
