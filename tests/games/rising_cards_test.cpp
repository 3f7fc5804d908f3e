#include <gtest/gtest.h>

#include "games/rising_moves.h"

// §9 of docs/rules/rising.md: basic library cards played in open moments.
namespace atlantica::rising {
namespace {

using enum Kind;
using enum Resource;

TEST(RisingCards, cipher_of_renewal_unfloods_a_tile) {
  Board board(3);
  board.hand(0, Card::cipher_of_renewal);
  EXPECT_FALSE(board.may(0, "play Cipher of Renewal")) << "RIS-13.14: nothing is flooded";
  board.flooded(Peninsula::hills, 2).flooded(Peninsula::forges, 1).play(0, "play Cipher of Renewal");
  board.play(0, "peninsula Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
  EXPECT_EQ(board.tiles(Peninsula::forges), 5);
  EXPECT_TRUE(board.state.library_discards.has(Card::cipher_of_renewal));
}

TEST(RisingCards, cipher_of_warding_places_a_barrier) {
  Board board(3);
  board.hand(0, Card::cipher_of_warding).barrier(Peninsula::hills).play(0, "play Cipher of Warding");
  EXPECT_FALSE(board.may(0, "peninsula Hills")) << "one per peninsula";
  board.play(0, "peninsula Cities");
  EXPECT_EQ(board.state.barriers, 1U << kHills | 1U << kCities);
}

TEST(RisingCards, cipher_of_radiance_gives_three_energy_to_whom_one_likes) {
  Board board(3);
  board.hand(0, Card::cipher_of_radiance).play(0, "play Cipher of Radiance");
  board.play(0, "give energy 1").play(0, "give energy 2").play(0, "give energy 1");
  EXPECT_EQ(board.stock(0, energy), 0);
  EXPECT_EQ(board.stock(1, energy), 2);
  EXPECT_EQ(board.stock(2, energy), 1);
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingCards, cipher_of_radiance_takes_what_there_is) {
  Board board(3);
  board.hand(0, Card::cipher_of_radiance).give(1, energy, 23).play(0, "play Cipher of Radiance");
  board.play(0, "give energy 2");
  EXPECT_EQ(board.state.agenda.size, 0);
  Board none(3);
  none.hand(0, Card::cipher_of_radiance).give(1, energy, 24);
  EXPECT_FALSE(none.may(0, "play Cipher of Radiance"));
}

TEST(RisingCards, enigma_of_foresight_discards_one_of_four_and_orders_the_rest) {
  Board board(3);
  board.phase(Phase::misfortunes).hand(2, Card::enigma_of_foresight).play(2, "play Enigma of Foresight");
  board.chance("misfortune Earthquake").chance("misfortune Hills").chance("misfortune Calm Seas");
  board.chance("misfortune Hills").play(2, "remove deck Earthquake");
  board.play(2, "top Calm Seas");
  EXPECT_EQ(board.state.misfortune_discards[at(static_cast<int>(Misfortune::earthquake))], 1);
  EXPECT_EQ(board.state.misfortune_top_size, 3) << "the two alike without asking";
  board.play(0, "draw");
  EXPECT_EQ(board.moves(kChance).size(), 1U);
  board.chance("misfortune Calm Seas").play(1, "draw").chance("misfortune Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), 5);
}

TEST(RisingCards, enigma_of_foresight_again_begins_with_what_is_known) {
  Board board(3);
  board.phase(Phase::misfortunes).hand(0, Card::enigma_of_foresight);
  board.foresee({Misfortune::looters, Misfortune::riptide});
  const int left = misfortunes_left(board.state);
  board.play(0, "play Enigma of Foresight");
  board.chance("misfortune Forests").chance("misfortune Cities").play(0, "remove deck Looters");
  board.play(0, "top Cities").play(0, "top Riptide");
  EXPECT_EQ(misfortunes_left(board.state), left - 1);
  EXPECT_EQ(board.state.misfortune_top[2], static_cast<int>(Misfortune::forests));
}

TEST(RisingCards, enigma_of_foresight_sees_fewer_if_there_are_fewer) {
  Board board(3);
  board.phase(Phase::misfortunes).hand(0, Card::enigma_of_foresight).left({});
  EXPECT_FALSE(board.may(0, "play Enigma of Foresight")) << "no reshuffle";
  board.left({Misfortune::forests, Misfortune::hills});
  board.play(0, "play Enigma of Foresight").chance("misfortune Forests").chance("misfortune Hills");
  board.play(0, "remove deck Forests");
  EXPECT_EQ(board.state.misfortune_top[0], kHills);
  EXPECT_EQ(misfortunes_left(board.state), 1);
}

TEST(RisingCards, enigma_of_transmutation_swaps_up_to_two_resources) {
  Board board(3);
  board.hand(0, Card::enigma_of_transmutation);
  EXPECT_FALSE(board.may(0, "play Enigma of Transmutation")) << "nothing to swap";
  board.give(0, ore, 2).play(0, "play Enigma of Transmutation");
  EXPECT_FALSE(board.may(0, "pass")) << "at least one";
  board.play(0, "swap ore Atlantium").play(0, "swap ore crystal");
  EXPECT_EQ(board.stock(0, ore), 0);
  EXPECT_EQ(board.stock(0, atlantium), 1);
  EXPECT_EQ(board.stock(0, crystal), 1);
  EXPECT_EQ(board.state.agenda.size, 0);
}

TEST(RisingRules, RIS_13_4_swaps_one_by_one_for_another_type_in_the_supply) {
  Board board(3);
  board.hand(0, Card::enigma_of_transmutation).give(1, gold, 12).give(0, ore, 1);
  board.play(0, "play Enigma of Transmutation");
  EXPECT_FALSE(board.may(0, "swap ore gold")) << "the supply has none";
  EXPECT_FALSE(
      board.may(0, Move::of(Move::Kind::swap, 0, static_cast<int>(Resource::ore), static_cast<int>(Resource::ore))));
  board.play(0, "swap ore crystal");
  EXPECT_TRUE(board.may(0, "swap crystal ore")) << "what was taken may be swapped again";
  board.play(0, "pass");
  EXPECT_EQ(board.stock(0, crystal), 1);
}

TEST(RisingCards, cipher_of_fellowship_brings_two_volunteers_in_place) {
  Board board(3);
  board.hand(0, Card::cipher_of_fellowship).phase(Phase::actions).stand(0, leader, kCentre);
  EXPECT_FALSE(board.may(0, "play Cipher of Fellowship"));
  board.phase(Phase::place).play(0, "play Cipher of Fellowship");
  EXPECT_EQ(board.standing(0, volunteer, kPool), 2);
  board.play(0, "place volunteer centre");
}

TEST(RisingCards, enigma_of_exchange_lets_each_seat_give_once) {
  Board board(3);
  board.hand(1, Card::enigma_of_exchange).give(1, gold, 2).give(2, energy, 1).give(0, ore, 1);
  board.play(1, "play Enigma of Exchange");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1)) << "from its player clockwise";
  EXPECT_FALSE(board.may(1, "give gold 1")) << "to others";
  EXPECT_FALSE(board.may(1, "give ore 0")) << "what it has";
  board.play(1, "give gold 0").play(1, "pass").play(2, "give energy 0");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(0)) << "yellow has nothing more to give";
  board.play(0, "give gold 2").play(0, "pass");
  EXPECT_EQ(board.state.agenda.size, 0);
  EXPECT_EQ(board.stock(0, energy), 1);
  EXPECT_EQ(board.stock(1, gold), 1);
  EXPECT_EQ(board.stock(2, gold), 1);
}

TEST(RisingRules, RIS_13_14_cards_that_would_change_nothing) {
  Board alone(1);
  alone.give(0, gold, 1).hand(0, Card::enigma_of_exchange);
  EXPECT_FALSE(alone.may(0, "play Enigma of Exchange")) << "solo";
  Board board(3);
  board.hand(0, Card::enigma_of_exchange).hand(0, Card::codex_of_return);
  EXPECT_FALSE(board.may(0, "play Enigma of Exchange")) << "nothing held";
  EXPECT_TRUE(board.may(0, "play Codex of Return"));
  board.state.library = {};
  EXPECT_FALSE(board.may(0, "play Codex of Return")) << "deck and discards empty";
}

TEST(RisingCards, codex_of_return_shuffles_discards_and_deck_and_draws) {
  Board board(3);
  board.hand(0, Card::codex_of_return).hand(1, Card::ancient_atlas).give(0, energy, 1);
  discard(board.state, 1, Card::ancient_atlas);
  board.state.library.remove(static_cast<int>(Card::cipher_of_bounty));
  board.state.library_bottom[board.state.library_bottom_size++] = static_cast<int>(Card::cipher_of_bounty);
  board.play(0, "play Codex of Return");
  EXPECT_EQ(board.state.library_bottom_size, 0);
  EXPECT_EQ(library_size(board.state), 22) << "21 cards and the artifact; the Codex leaves the game";
  board.chance("card Ancient Atlas");
  board.chance("card Cipher of Bounty");
  board.play(0, "keep Ancient Atlas").play(0, "pass");
  EXPECT_TRUE(board.state.hands[0].has(Card::ancient_atlas));
  EXPECT_EQ(board.state.library_discards.total(), 1) << "the second one, not kept for an energy";
}

}  // namespace
}  // namespace atlantica::rising
