#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "screen_text.h"
#include "terminal/move_lines.h"
#include "typed_game.h"

namespace atlantica::terminal {
namespace {

std::string screen(const Players& players, const Options& options, const std::string& typed) {
  return screen("survive", players, options, typed);
}

TEST(SurvivePlay, a_whole_game_is_played_by_typing_numbers) {
  const std::string text = screen({kAda, kGrace, kBot}, {}, many_numbers());
  EXPECT_TRUE(contains(text, "The game is over.\n\n"));
  EXPECT_TRUE(contains(text, "Result\n  ▲ Ada (red): "));
  EXPECT_TRUE(contains(text, " wins\n"));
  EXPECT_FALSE(contains(text, "cannot be drawn"));
  EXPECT_FALSE(contains(text, "is not a move"));
}

TEST(SurvivePlay, two_players_play_with_two_colours_each) {
  const std::string text = screen({kAda, kBot}, {{"colours", "two"}}, many_numbers());
  EXPECT_TRUE(contains(text, "■ Ada (yellow), step 2: 3 moves left\n"));
  EXPECT_TRUE(contains(text, "▲ Ada with both colours: "));
}

// Typed input is not echoed here, so the next line begins right after the prompt.
TEST(SurvivePlay, everything_fits_80_columns) {
  for (std::string line : lines_of(screen({kAda, kBot, kBot}, {{"overpopulated", "on"}}, many_numbers()))) {
    if (line.starts_with("▲ Ada> ")) line = line.substr(std::string("▲ Ada> ").size());
    EXPECT_TRUE(line.starts_with("Type ") || width(line) <= 80U) << line;
  }
}

TEST(SurvivePlay, nobody_is_told_the_hands_or_values_of_others) {
  const std::string text = screen({kAda, kBot, kBot}, {}, many_numbers());
  const std::string before_the_end = text.substr(0, text.find("The game is over.\n\n"));
  std::string of;
  bool seen_hand = false;
  bool seen_values = false;
  bool setup = true;
  for (const std::string& line : lines_of(before_the_end)) {
    if (line.starts_with("Turn ")) setup = false;
    if (contains(line, " left, ")) of = line.substr(2, std::string("▲").size());
    const bool hand = line.starts_with("    hand:");
    const bool values = line.starts_with("    values:");
    seen_hand = seen_hand || hand;
    seen_values = seen_values || values;
    EXPECT_TRUE(of == "▲" || !(hand || values)) << line;
    EXPECT_TRUE(setup || !values) << "SUR-2.5: not even Ada may look after the setup: " << line;
    EXPECT_FALSE(contains(line, "greedy keeps the tile:")) << line;
  }
  EXPECT_TRUE(seen_hand);
  EXPECT_TRUE(seen_values);
}

TEST(SurvivePlay, values_are_off_the_screen_before_the_next_player_looks) {
  const std::string text = screen({kAda, kGrace}, {{"first", "0"}}, "\nplace D4\nvalue 6\n\n");
  const std::size_t over = text.find("It is ● Grace’s turn");
  ASSERT_NE(over, std::string::npos) << text;
  EXPECT_EQ(text.substr(over - 60, 60), std::string(60, '\n'));
  EXPECT_TRUE(contains(text.substr(over), "Setup: ● Grace (blue)")) << "Grace has pressed Enter";
  EXPECT_FALSE(contains(text.substr(over), "values:"));
}

TEST(SurvivePlay, hexes_may_be_typed_in_small_letters) {
  const std::string text = screen({kAda, kBot}, {{"first", "0"}}, "  place   f5\nvalue 6\nplace a1\nplace\nhelp\n");
  EXPECT_TRUE(contains(text, "▲ Ada places an explorer on F5.")) << text;
  EXPECT_TRUE(contains(text, "(SUR-2.3)")) << "a refused move names its rule\n" << text;
  EXPECT_TRUE(contains(text, "! “place” is not a move")) << text;
  EXPECT_TRUE(contains(text, "  place D4      play a move by its notation\n")) << text;
  EXPECT_TRUE(contains(text, "one of them: rules SUR-1.1\n")) << text;
}

TEST(MoveLines, moves_of_a_piece_stand_together_with_their_warnings) {
  const boost::json::array moves = {
      {{"move", "end"}, {"kind", "end"}, {"say", "survive.move.end"}},
      {{"move", "walk 1 D5"}, {"kind", "walk"}, {"explorer", "red 1"}, {"from", "D4"}, {"to", "D5"}},
      {{"move", "sail C5 C4"}, {"kind", "sail"}, {"from", "C5"}, {"to", "C4"}, {"wrecks", true}, {"fatal", true}},
      {{"move", "walk 1 E4"}, {"kind", "walk"}, {"explorer", "red 1"}, {"from", "D4"}, {"to", "E4"}},
      {{"move", "shark C3 B3"},
       {"kind", "creature"},
       {"creature", "shark"},
       {"from", "C3"},
       {"to", "B3"},
       {"explorers", {"blue 4", "red 2"}}}};
  EXPECT_EQ(move_lines(moves, *find_board("survive"), {}, Style(Colors::none)),
            "  1  end               End your moves\n"
            "Red 1 (D4) walks to  2 D5   4 E4\n"
            "Ship (C5) sails to   3 C4 (deadly, ship lost)\n"
            "Shark (C3) goes to   5 B3 (hits Blue 4 and Red 2)\n");
}

}  // namespace
}  // namespace atlantica::terminal
