#include <gtest/gtest.h>

#include "games/rising_board.h"

// RIS-5.4 and 5.5 of docs/rules/rising.md: drawing library cards and the hand limit.
namespace atlantica::rising {
namespace {

using enum Kind;
using enum Resource;
using Make = Move::Kind;

constexpr int kDiscardTile = tile_at(kLibraries, 1);
constexpr int kBottomTile = tile_at(kLibraries, 3);
constexpr int kKeepTile = tile_at(kLibraries, 5);

constexpr int kRenewal = static_cast<int>(Card::cipher_of_renewal);
constexpr int kWarding = static_cast<int>(Card::cipher_of_warding);
constexpr int kRadiance = static_cast<int>(Card::cipher_of_radiance);
constexpr int kBounty = static_cast<int>(Card::cipher_of_bounty);
constexpr int kDefiance = static_cast<int>(Card::enigma_of_defiance);

// Seat 0 reads there and draws.
Board reading(int tile, std::initializer_list<int> cards, int energies = 0) {
  Board board(3);
  board.phase(Phase::actions).give(0, energy, energies).stand(0, leader, tile).act(0, leader, tile);
  for (const int card : cards) board.chance(Make::card, card);
  return board;
}

bool has_card(const Board& board, Seat seat, int card) { return board.state.hands[at(seat)][card] > 0; }

TEST(RisingRules, RIS_5_4_draw_two_keep_one_discard_the_other) {
  Board board = reading(kDiscardTile, {kRenewal, kWarding});
  EXPECT_FALSE(board.may(0, "pass")) << "keeping is not optional";
  board.play(0, "keep Cipher of Warding");
  EXPECT_TRUE(has_card(board, 0, kWarding));
  EXPECT_EQ(hand_size(board.state, 0), 1);
  EXPECT_EQ(board.state.library_discards[kRenewal], 1);
  EXPECT_EQ(library_size(board.state), 20);
}

TEST(RisingRules, RIS_5_4_one_energy_keeps_one_more) {
  Board board = reading(kDiscardTile, {kRenewal, kWarding}, 1);
  board.play(0, "keep Cipher of Warding");
  EXPECT_TRUE(board.may(0, "pass")) << "it need not";
  board.play(0, "keep Cipher of Renewal");
  EXPECT_EQ(hand_size(board.state, 0), 2);
  EXPECT_EQ(board.stock(0, energy), 0);
  EXPECT_TRUE(board.state.library_discards.empty());
}

TEST(RisingRules, RIS_5_4_energy_may_be_saved) {
  Board board = reading(kDiscardTile, {kRenewal, kWarding}, 1);
  board.play(0, "keep Cipher of Warding").play(0, "pass");
  EXPECT_EQ(board.stock(0, energy), 1);
  EXPECT_EQ(board.state.library_discards[kRenewal], 1);
}

TEST(RisingRules, RIS_5_4_the_other_goes_under_the_deck) {
  Board board = reading(kBottomTile, {kRenewal, kWarding});
  board.play(0, "keep Cipher of Warding");
  EXPECT_EQ(library_size(board.state), 21);
  EXPECT_TRUE(board.state.library_discards.empty());
  EXPECT_EQ(board.state.library_bottom[0], kRenewal);
}

TEST(RisingRules, RIS_5_4_a_keep_tile_gives_both) {
  Board board = reading(kKeepTile, {kRenewal, kWarding});
  EXPECT_EQ(hand_size(board.state, 0), 2);
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingRules, RIS_5_4_the_player_orders_what_goes_under_the_deck) {
  Board board(3);
  board.phase(Phase::actions)
      .built(Component::star_orrery)
      .stand(0, leader, kBottomTile)
      .play(0, "act leader Libraries 3");
  board.chance("card Cipher of Renewal").chance("card Cipher of Warding").chance("card Cipher of Bounty");
  board.play(0, "keep Cipher of Bounty").play(0, "under Cipher of Warding");
  EXPECT_EQ(board.state.library_bottom[0], kWarding);
  EXPECT_EQ(board.state.library_bottom[1], kRenewal) << "the last one without asking";
}

TEST(RisingRules, RIS_5_4_what_lies_under_the_deck_comes_in_known_order) {
  Board board(3);
  board.shelve({Card::cipher_of_renewal, Card::cipher_of_warding, Card::cipher_of_bounty});
  board.phase(Phase::actions).stand(0, leader, kDiscardTile).play(0, "act leader Libraries 1");
  EXPECT_EQ(board.moves(kChance).size(), 1U);
  board.chance("card Cipher of Renewal").chance("card Cipher of Warding").play(0, "keep Cipher of Renewal");
  EXPECT_EQ(board.state.library_bottom[0], kBounty);
  EXPECT_EQ(library_size(board.state), 1);
}

TEST(RisingRules, RIS_5_4_as_many_as_the_deck_has_and_no_reshuffle) {
  Board board(3);
  board.shelve({Card::enigma_of_defiance});
  board.phase(Phase::actions).stand(0, leader, kDiscardTile).stand(0, follower, kDiscardTile);
  board.play(0, "act leader Libraries 1").chance("card Enigma of Defiance");
  EXPECT_TRUE(has_card(board, 0, kDefiance));
  EXPECT_FALSE(board.may(0, "act follower Libraries 1")) << "RIS-13.3: nothing can come of it";
}

TEST(RisingRules, RIS_5_8_energy_does_not_buy_a_card_for_others) {
  Board board = reading(kDiscardTile, {kRenewal, kWarding});
  board.give(1, energy, 3).play(0, "keep Cipher of Warding");
  EXPECT_EQ(board.state.agenda.size, 0);
  EXPECT_EQ(hand_size(board.state, 0), 1);
}

TEST(RisingRules, RIS_5_4_a_keep_tile_gives_two_of_three) {
  Board board(3);
  board.phase(Phase::actions)
      .built(Component::star_orrery)
      .stand(0, leader, kKeepTile)
      .play(0, "act leader Libraries 5");
  board.chance("card Cipher of Renewal").chance("card Cipher of Warding").chance("card Cipher of Bounty");
  board.play(0, "keep Cipher of Bounty").play(0, "keep Cipher of Warding");
  EXPECT_EQ(hand_size(board.state, 0), 2) << "two free on a keep tile";
  EXPECT_EQ(board.state.library_bottom[0], kRenewal);
}

TEST(RisingRules, RIS_5_5_four_cards_artifacts_included) {
  Board board(3);
  board.hand(0, Card::ancient_atlas).hand(0, Card::cipher_of_bounty).hand(0, Card::cipher_of_bounty);
  board.phase(Phase::actions).stand(0, leader, kKeepTile).play(0, "act leader Libraries 5");
  board.chance("card Cipher of Radiance").chance("card Enigma of Defiance");
  EXPECT_TRUE(board.asked(Task::hand_limit)) << "five";
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0)) << "before anything else, only this seat";
  EXPECT_FALSE(board.may(0, "ready"));
  EXPECT_FALSE(board.may(0, "play Enigma of Defiance")) << "an interrupt";
  EXPECT_TRUE(board.may(0, "play Cipher of Radiance"));
  board.play(0, "discard Ancient Atlas");
  EXPECT_EQ(board.state.agenda.size, 0);
  EXPECT_TRUE(board.state.library_discards.has(Card::ancient_atlas)) << "artifacts too";
}

TEST(RisingRules, RIS_5_5_a_card_may_be_played_instead) {
  Board board(3);
  for (int i = 0; i < 2; ++i) board.hand(0, Card::cipher_of_bounty).hand(0, Card::cipher_of_radiance);
  board.hand(0, Card::cipher_of_expertise).phase(Phase::actions).stand(1, leader, kCentre).play(1, "act leader centre");
  board.play(0, "play Cipher of Radiance");
  for (int i = 0; i < 3; ++i) board.play(0, "give energy 1");
  EXPECT_EQ(board.state.agenda.size, 0);
  EXPECT_EQ(board.stock(1, energy), 4);
}

TEST(RisingRules, RIS_5_5_several_seats_from_the_starting_player_clockwise) {
  Board board(3);
  board.state.start = 1;
  for (const Seat seat : {0, 2})
    for (const Card card : {Card::cipher_of_bounty, Card::cipher_of_radiance, Card::cipher_of_expertise,
                            Card::cipher_of_renewal, Card::cipher_of_warding})
      board.hand(seat, card);
  board.phase(Phase::actions).stand(1, leader, kCentre).play(1, "act leader centre");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(2));
  board.play(2, "discard Cipher of Bounty");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0));
}

TEST(RisingRules, RIS_13_1_expertise_is_asked_before_the_hand_limit) {
  Board board(3);
  board.hand(0, Card::cipher_of_expertise).hand(0, Card::cipher_of_bounty).hand(0, Card::cipher_of_bounty);
  board.phase(Phase::actions).stand(0, leader, kKeepTile).play(0, "act leader Libraries 5");
  board.chance("card Cipher of Radiance").chance("card Enigma of Defiance");
  EXPECT_TRUE(board.asked(Task::expertise)) << "although there are five cards";
  board.play(0, "accept").chance("card Cipher of Renewal").chance("card Cipher of Warding");
  EXPECT_TRUE(board.asked(Task::hand_limit)) << "when the action and its repeats are over";
  EXPECT_EQ(hand_size(board.state, 0), 6);
}

TEST(RisingRules, RIS_13_2_at_the_limit_no_interrupts_powers_or_pledges) {
  Board board(3);
  board.hand(0, Card::assayers_scales).hand(0, Card::cipher_of_bounty).hand(0, Card::cipher_of_fellowship);
  board.hand(0, Card::cipher_of_expertise).hand(0, Card::enigma_of_transmutation);
  board.give(0, ore, 1).give(0, energy, 5).flooded(Peninsula::hills, 1);
  board.phase(Phase::actions).stand(1, leader, kCentre);
  board.state.ready.add(0);
  board.play(1, "act leader centre");
  std::vector<int> playable;
  for (const Move& move : board.moves(0)) {
    EXPECT_TRUE(move.kind == Make::discard || move.kind == Make::play);
    if (move.kind == Make::play) playable.push_back(move.what);
  }
  EXPECT_EQ(playable, std::vector{static_cast<int>(Card::enigma_of_transmutation)}) << "Fellowship in Place only";
  board.play(0, "discard Cipher of Bounty");
  EXPECT_TRUE(board.state.ready.has(0)) << "no move of its own accord";
}

}  // namespace
}  // namespace atlantica::rising
