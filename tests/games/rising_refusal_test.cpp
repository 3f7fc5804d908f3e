#include <gtest/gtest.h>

#include "games/rising/notation.h"
#include "games/rising_board.h"
#include "games/rising_message.h"

// What players are told when they try something illegal.
namespace atlantica::rising {
namespace {

// "RIS-3.1: flooded(Forests 6)", or nothing for a legal move.
std::string refused(const Board& board, Seat seat, std::string_view text) {
  const auto move = Rules::parse(text);
  if (!move) return "not a move";
  const auto refusal = Rules::refusal(board.state, seat, *move);
  return refusal ? refusal->rule + ": " + brief(refusal->message) : "";
}

TEST(RisingRefusals, placing) {
  Board board(3);
  board.flooded(Peninsula::forests, 2).stand(1, Kind::follower, tile_at(kForges, 6));
  EXPECT_EQ(refused(board, 0, "place leader Forests 1"), "");
  EXPECT_EQ(refused(board, 0, "place leader Forests 6"), "RIS-3.1: flooded(Forests 6)");
  EXPECT_EQ(refused(board, 0, "place leader Forges 6"), "RIS-3.1: full(Forges 6)");
  EXPECT_EQ(refused(board, 0, "place volunteer centre"), "RIS-3.1: no_piece_in_pool(volunteer)");
  EXPECT_EQ(refused(board, 0, "place leader gate 3"), "RIS-6.1: build_spaces(2)");
  EXPECT_EQ(refused(board, 0, "place leader Focusing Lens"), "RIS-3.1: not_built(Focusing Lens)");
  EXPECT_EQ(refused(board, 0, "act leader centre"), "RIS-3.3: action_phase");
  EXPECT_EQ(refused(board, 0, "ready"), "RIS-3.8: ready_pool");
  EXPECT_EQ(refused(board, 5, "ready"), "RIS-2.1: no_such_seat");
  EXPECT_EQ(refused(board, kChance, "die 3"), "RIS-1.6: chance_not_now");
}

TEST(RisingRefusals, component_spaces) {
  Board board(3);
  board.built(Component::spirit_seal).built(Component::mystic_siphon);
  EXPECT_EQ(refused(board, 0, "place leader Spirit Seal"), "RIS-11.1: followers_only(Spirit Seal)");
  EXPECT_EQ(refused(board, 0, "place leader Mystic Siphon"), "RIS-3.1: no_space_of(Mystic Siphon)");
  EXPECT_EQ(refused(board, 0, "place follower Spirit Seal"), "");
}

TEST(RisingRefusals, the_automaton) {
  Board board(1);
  board.hologram(Councilor::priest).built(Component::focusing_lens);
  EXPECT_EQ(refused(board, 0, "place automaton centre"), "RIS-7.3: automaton_alone");
  EXPECT_EQ(refused(board, 0, "place automaton Focusing Lens"), "RIS-7.3: automaton_single");
  board.phase(Phase::actions);
  EXPECT_EQ(refused(board, 0, "act automaton centre"), "RIS-7.3: automaton_acts");
}

TEST(RisingRefusals, acting) {
  Board board(3);
  board.phase(Phase::actions).stand(0, Kind::leader, tile_at(kCities, 1)).stand(1, Kind::leader, kFirstBuild);
  board.stand(1, Kind::follower, tile_at(kForges, 1)).stand(2, Kind::leader, tile_at(kLibraries, 1));
  EXPECT_EQ(refused(board, 0, "act leader Cities 1"), "RIS-5.3: cities_two");
  EXPECT_EQ(refused(board, 0, "act leader centre"), "RIS-3.3: no_piece_there(leader, centre)");
  EXPECT_EQ(refused(board, 1, "act leader gate 1"), "RIS-6.2: build_space_acts");
  EXPECT_EQ(refused(board, 1, "act follower Forges 1"), "RIS-13.3: no_ore");
  board.state.forbidden = 1U << kLibraries;
  EXPECT_EQ(refused(board, 2, "act leader Libraries 1"), "RIS-3.6: forbidden");
  EXPECT_EQ(refused(board, 0, "place follower centre"), "RIS-3.1: place_phase");
}

TEST(RisingRefusals, cards_and_powers) {
  Board board(3);
  board.hand(0, Card::cipher_of_renewal).hand(0, Card::enigma_of_defiance).hand(0, Card::tide_glass);
  EXPECT_EQ(refused(board, 0, "play Codex of Return"), "RIS-3.7: no_card(Codex of Return)");
  EXPECT_EQ(refused(board, 0, "play Cipher of Renewal"), "RIS-3.7: card_useless(Cipher of Renewal)");
  EXPECT_EQ(refused(board, 0, "play Enigma of Defiance"), "RIS-3.7: card_interrupts(Enigma of Defiance)");
  EXPECT_EQ(refused(board, 0, "play Tide Glass"), "RIS-5.5: artifact_play");
  EXPECT_EQ(refused(board, 0, "use scales"), "RIS-5.5: not_held(Assayer's Scales)");
  EXPECT_EQ(refused(board, 0, "use glass 1"), "RIS-3.7: power_asked");
}

TEST(RisingRefusals, purchases) {
  Board board(3);
  board.give(0, Resource::energy, 3).give(0, Resource::crystal, 2).barrier(Peninsula::hills);
  EXPECT_EQ(refused(board, 0, "pledge energy barrier Forests"), "");
  EXPECT_EQ(refused(board, 0, "pledge energy barrier Hills"), "RIS-4.6: peninsula_barrier(Hills)");
  EXPECT_EQ(refused(board, 0, "pledge energy unflood Hills"), "RIS-4.5: nothing_flooded");
  EXPECT_EQ(refused(board, 1, "pledge energy barrier Forests"), "RIS-5.8: no_energy");
  EXPECT_EQ(refused(board, 0, "take back barrier Forests"), "RIS-5.10: nothing_pledged");
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Focusing Lens"), "RIS-6.2: build_phase");
  board.phase(Phase::actions);
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Focusing Lens"), "RIS-6.2: nobody_at");
  board.stand(0, Kind::follower, kFirstBuild);
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Focusing Lens"), "");
  EXPECT_EQ(refused(board, 0, "pledge gold gate 1 Focusing Lens"), "RIS-5.10: not_missing(gold)");
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Star Orrery"), "RIS-6.3: not_in_blueprint(Star Orrery)");
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Power Core"), "RIS-6.3: core_last");
  EXPECT_EQ(refused(board, 0, "pledge square crystal gate 1 Focusing Lens"), "RIS-5.5: no_square");
}

TEST(RisingRefusals, what_is_asked_comes_first) {
  Board board(3);
  board.phase(Phase::actions).stand(0, Kind::leader, tile_at(kForests, 6)).give(0, Resource::energy, 1);
  board.state.councilor = {static_cast<std::uint8_t>(Councilor::alchemist), 1, 2};
  board.play(0, "act leader Forests 6");
  EXPECT_EQ(refused(board, 1, "ready"), "RIS-1.6: wait_chance");
  board.chance("die 2");
  EXPECT_EQ(refused(board, 1, "pass"), "RIS-3.5: wait_seat(0)");
  EXPECT_EQ(refused(board, 0, "ready"), "RIS-3.3: first_roll");
  EXPECT_EQ(refused(board, 0, "reroll 1"), "RIS-7.1: no_priest");
  EXPECT_EQ(refused(board, 0, "energy 2"), "RIS-5.11: only_one_die");
  EXPECT_EQ(refused(board, 0, "energy 1"), "");
}

TEST(RisingRefusals, a_move_without_meaning_is_refused_too) {
  const Board board(2);
  const Move strange = {static_cast<Move::Kind>(99), 200, 200, 200};
  const auto refusal = Rules::refusal(board.state, 0, strange);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->message.key, "rising.refusal.no_such_thing");
  const auto rule = [&](Move move) { return Rules::refusal(board.state, 0, move).value_or(Refusal{}).rule; };
  EXPECT_EQ(rule(Move::of(Move::Kind::take_back, 0, 0, kBarrierPurpose)), "RIS-5.10") << "nothing is pledged";
  EXPECT_EQ(rule(Move::of(Move::Kind::take_back, 0, 1, kBarrierPurpose)), "RIS-1.1") << "a purpose is all it names";
}

TEST(RisingOptions, errors_say_what_would_be_right) {
  EXPECT_EQ(brief(Rules::setup(8, {}).error()), "players(rising, 1, 7, 8)");
  EXPECT_EQ(brief(Rules::setup(3, {{"level", "6"}}).error()), "option_value(level, 1, 2, 3, 4, 5, 6)");
  EXPECT_EQ(brief(Rules::setup(3, {{"first", "3"}}).error()), "option_value(first, random, 0, 1, 2, 3)");
  EXPECT_EQ(brief(Rules::setup(3, {{"councilors", "stolen"}}).error()),
            "option_value(councilors, dealt, chosen, stolen)");
  EXPECT_EQ(brief(Rules::setup(3, {{"colour", "red"}}).error()),
            "no_option(rising, colour, level, first, components, councilors, artificer, edition)");
}

}  // namespace
}  // namespace atlantica::rising
