#include <gtest/gtest.h>

#include "games/rising/notation.h"
#include "games/rising_board.h"

// What a player is told who tries what the rules forbid.
namespace atlantica::rising {
namespace {

// "RIS-3.1: reason", or nothing for a legal move.
std::string refused(const Board& board, Seat seat, std::string_view text) {
  const auto move = Rules::parse(text);
  if (!move) return "not a move";
  const auto refusal = Rules::refusal(board.state, seat, *move);
  return refusal ? refusal->rule + ": " + refusal->reason : "";
}

TEST(RisingRefusals, placing) {
  Board board(3);
  board.flooded(Peninsula::forests, 2).stand(1, Kind::follower, tile_at(kForges, 6));
  EXPECT_EQ(refused(board, 0, "place leader Forests 1"), "");
  EXPECT_EQ(refused(board, 0, "place leader Forests 6"), "RIS-3.1: Forests 6 is flooded; place on a tile that is not.");
  EXPECT_EQ(refused(board, 0, "place leader Forges 6"), "RIS-3.1: No space is empty on Forges 6.");
  EXPECT_EQ(refused(board, 0, "place volunteer centre"), "RIS-3.1: You have no volunteer in your pool.");
  EXPECT_EQ(refused(board, 0, "place leader gate 3"), "RIS-6.1: There are only 2 build spaces.");
  EXPECT_EQ(refused(board, 0, "place leader Focusing Lens"), "RIS-3.1: The Focusing Lens is not built.");
  EXPECT_EQ(refused(board, 0, "act leader centre"), "RIS-3.3: Atlanteans act in the Take Actions phase.");
  EXPECT_EQ(refused(board, 0, "ready"), "RIS-3.8: Place what is in your pool first.");
  EXPECT_EQ(refused(board, 5, "ready"), "RIS-2.1: Nobody plays at that seat.");
  EXPECT_EQ(refused(board, kChance, "die 3"), "RIS-1.6: Chance decides that, and not now.");
}

TEST(RisingRefusals, component_spaces) {
  Board board(3);
  board.built(Component::spirit_seal).built(Component::mystic_siphon);
  EXPECT_EQ(refused(board, 0, "place leader Spirit Seal"), "RIS-11.1: The Spirit Seal takes followers only.");
  EXPECT_EQ(refused(board, 0, "place leader Mystic Siphon"), "RIS-3.1: The Mystic Siphon has no action space.");
  EXPECT_EQ(refused(board, 0, "place follower Spirit Seal"), "");
}

TEST(RisingRefusals, the_automaton) {
  Board board(1);
  board.hologram(Councilor::priest).built(Component::focusing_lens);
  EXPECT_EQ(refused(board, 0, "place automaton centre"),
            "RIS-7.3: The Automaton is placed only where another Atlantean stands.");
  EXPECT_EQ(refused(board, 0, "place automaton Focusing Lens"),
            "RIS-7.3: The Automaton is not placed on a single component space.");
  board.phase(Phase::actions);
  EXPECT_EQ(refused(board, 0, "act automaton centre"), "RIS-7.3: The Automaton takes no action.");
}

TEST(RisingRefusals, acting) {
  Board board(3);
  board.phase(Phase::actions).stand(0, Kind::leader, tile_at(kCities, 1)).stand(1, Kind::leader, kFirstBuild);
  board.stand(1, Kind::follower, tile_at(kForges, 1)).stand(2, Kind::leader, tile_at(kLibraries, 1));
  EXPECT_EQ(refused(board, 0, "act leader Cities 1"), "RIS-5.3: In Cities two Atlanteans act together.");
  EXPECT_EQ(refused(board, 0, "act leader centre"), "RIS-3.3: You have no leader on the centre.");
  EXPECT_EQ(refused(board, 1, "act leader gate 1"), "RIS-6.2: On a build space pledge for a component.");
  EXPECT_EQ(refused(board, 1, "act follower Forges 1"), "RIS-13.3: You have no ore to turn into Atlantium.");
  board.state.forbidden = 1U << kLibraries;
  EXPECT_EQ(refused(board, 2, "act leader Libraries 1"), "RIS-3.6: A misfortune forbids actions there in this round.");
  EXPECT_EQ(refused(board, 0, "place follower centre"), "RIS-3.1: Atlanteans are placed in the Place phase.");
}

TEST(RisingRefusals, cards_and_powers) {
  Board board(3);
  board.hand(0, Card::cipher_of_renewal).hand(0, Card::enigma_of_defiance).hand(0, Card::tide_glass);
  EXPECT_EQ(refused(board, 0, "play Codex of Return"), "RIS-3.7: You do not have the card Codex of Return.");
  EXPECT_EQ(refused(board, 0, "play Cipher of Renewal"), "RIS-3.7: Cipher of Renewal would change nothing now.");
  EXPECT_EQ(refused(board, 0, "play Enigma of Defiance"),
            "RIS-3.7: Enigma of Defiance interrupts: you are asked when it can be played.");
  EXPECT_EQ(refused(board, 0, "play Tide Glass"), "RIS-5.5: An artifact works while you hold it; it is not played.");
  EXPECT_EQ(refused(board, 0, "use scales"), "RIS-5.5: You do not hold the Assayer's Scales.");
  EXPECT_EQ(refused(board, 0, "use glass 1"),
            "RIS-3.7: This power is used when it is asked for, not in an open moment.");
}

TEST(RisingRefusals, purchases) {
  Board board(3);
  board.give(0, Resource::energy, 3).give(0, Resource::crystal, 2).barrier(Peninsula::hills);
  EXPECT_EQ(refused(board, 0, "pledge energy barrier Forests"), "");
  EXPECT_EQ(refused(board, 0, "pledge energy barrier Hills"), "RIS-4.6: The Hills have a barrier.");
  EXPECT_EQ(refused(board, 0, "pledge energy unflood Hills"), "RIS-4.5: No tile there is flooded.");
  EXPECT_EQ(refused(board, 1, "pledge energy barrier Forests"), "RIS-5.8: You have no energy.");
  EXPECT_EQ(refused(board, 0, "take back barrier Forests"), "RIS-5.10: You have pledged nothing for that.");
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Focusing Lens"),
            "RIS-6.2: Components are built in the Take Actions phase.");
  board.phase(Phase::actions);
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Focusing Lens"),
            "RIS-6.2: You have no Atlantean on that build space.");
  board.stand(0, Kind::follower, kFirstBuild);
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Focusing Lens"), "");
  EXPECT_EQ(refused(board, 0, "pledge gold gate 1 Focusing Lens"), "RIS-5.10: No gold is missing for it.");
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Star Orrery"),
            "RIS-6.3: The Star Orrery is not in the blueprint.");
  EXPECT_EQ(refused(board, 0, "pledge crystal gate 1 Power Core"),
            "RIS-6.3: The Power Core is built when all others stand.");
  EXPECT_EQ(refused(board, 0, "pledge square crystal gate 1 Focusing Lens"),
            "RIS-5.5: You do not hold the Mason's Square.");
}

TEST(RisingRefusals, what_is_asked_comes_first) {
  Board board(3);
  board.phase(Phase::actions).stand(0, Kind::leader, tile_at(kForests, 6)).give(0, Resource::energy, 1);
  board.state.councilor = {static_cast<std::uint8_t>(Councilor::alchemist), 1, 2};
  board.act(0, Kind::leader, tile_at(kForests, 6));
  EXPECT_EQ(refused(board, 1, "ready"), "RIS-1.6: Dice are rolled, cards drawn or boards revealed now; wait for it.");
  board.die(2);
  EXPECT_EQ(refused(board, 1, "pass"), "RIS-3.5: Now red decides; wait for it.");
  EXPECT_EQ(refused(board, 0, "ready"), "RIS-3.3: The roll comes first: help it, or pass.");
  EXPECT_EQ(refused(board, 0, "reroll 1"), "RIS-7.1: You have no Priest there.");
  EXPECT_EQ(refused(board, 0, "energy 2"), "RIS-5.11: There is only one die.");
  EXPECT_EQ(refused(board, 0, "energy 1"), "");
}

TEST(RisingRefusals, a_move_without_meaning_is_refused_too) {
  const Board board(2);
  const Move strange = {static_cast<Move::Kind>(99), 200, 200, 200};
  const auto refusal = Rules::refusal(board.state, 0, strange);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->reason, "There is no such thing in this game.");
  const auto rule = [&](Move move) { return Rules::refusal(board.state, 0, move).value_or(Refusal{}).rule; };
  EXPECT_EQ(rule(Move::of(Move::Kind::take_back, 0, 0, kBarrierPurpose)), "RIS-5.10") << "nothing is pledged";
  EXPECT_EQ(rule(Move::of(Move::Kind::take_back, 0, 1, kBarrierPurpose)), "RIS-1.1") << "a purpose is all it names";
}

TEST(RisingOptions, errors_say_what_would_be_right) {
  EXPECT_EQ(Rules::setup(8, {}).error(), "rising is for 1 to 7 players, not 8");
  EXPECT_EQ(Rules::setup(3, {{"level", "6"}}).error(), "option level: \"6\" is not one of 1, 2, 3, 4, 5");
  EXPECT_EQ(Rules::setup(3, {{"first", "3"}}).error(), "option first: \"3\" is neither random nor a seat from 0 to 2");
  EXPECT_EQ(Rules::setup(3, {{"councilors", "stolen"}}).error(),
            "option councilors: \"stolen\" is not one of dealt, chosen");
  EXPECT_EQ(Rules::setup(3, {{"colour", "red"}}).error(),
            "rising has no option \"colour\"; it has: level, first, components, councilors, artificer, edition");
}

}  // namespace
}  // namespace atlantica::rising
