#include <gtest/gtest.h>

#include "games/newgame_table.h"

// Every way a position can be wrong gets a sentence that says what and where.
namespace atlantica::newgame {
namespace {

template <class Spoil>
std::string error_after(Spoil spoil) {
  Position position = two_players();
  spoil(position);
  return problem_with<Rules>(position);
}

TEST(NewgamePosition, defaults_are_filled_in) {
  const auto state = Rules::from_position(two_players());
  ASSERT_TRUE(state);
  EXPECT_EQ(state->phase, Phase::roll);
  EXPECT_EQ(state->goal, 12);
  EXPECT_EQ(state->deck, (Cards{1, 2, 1, 2}));
}

TEST(NewgamePosition, the_turn) {
  EXPECT_EQ(error_after([](Position& p) { p.players.resize(1); }), "players: Newgame is for 2 to 4 players, not 1.");
  EXPECT_EQ(error_after([](Position& p) { p.goal = 13; }), "goal: it is 12 or 20, not 13");
  EXPECT_EQ(error_after([](Position& p) { p.die = 3; }), "die: it is not allowed in phase roll");
  EXPECT_EQ(error_after([](Position& p) { p.phase = "over"; }),
            "phase: the game is over exactly when both figures of a player are at the goal");
  EXPECT_EQ(error_after([](Position& p) {
              p.phase = "first";
              p.players[0].figures = {0, 1};
            }),
            "players: before the first turn, all figures are at the start");
}

TEST(NewgamePosition, the_pieces) {
  EXPECT_EQ(error_after([](Position& p) { p.players[1].figures = {0}; }), "players[1].figures: a player has 2 figures");
  EXPECT_EQ(error_after([](Position& p) { p.players[1].figures = {0, 13}; }),
            "players[1].figures: 13 is not between 0 and 12");
  EXPECT_EQ(error_after([](Position& p) { p.players[1].card = 5; }), "players[1].card: 5 is not between 1 and 4");
  EXPECT_EQ(error_after([](Position& p) { p.played = {3, 3}; }), "played: there are only 2 cards worth 3");
  EXPECT_EQ(error_after([](Position& p) { p.played = {2}; }),
            "played: 0 players have no card, but 1 card has been played");
  EXPECT_EQ(error_after([](Position& p) { p.phase = "deal"; }),
            "players[0].card: cards are dealt clockwise from the starting player");
}

}  // namespace
}  // namespace atlantica::newgame
