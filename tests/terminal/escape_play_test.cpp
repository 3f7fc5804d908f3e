#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "screen_text.h"
#include "terminal/move_lines.h"
#include "typed_game.h"

namespace atlantica::terminal {
namespace {

std::string screen(const Players& players, const Options& options, const std::string& typed) {
  return screen("escape", players, options, typed);
}

TEST(EscapePlay, a_whole_game_is_played_by_typing_numbers) {
  const std::string text = screen({kAda, kGrace, kBot}, {}, many_numbers());
  EXPECT_TRUE(contains(text, "The game is over.\n\n"));
  EXPECT_TRUE(contains(text, "Result\n  ▲ Ada (red): "));
  EXPECT_TRUE(contains(text, " wins\n"));
  EXPECT_TRUE(contains(text, "● Grace (blue), step 1: 3 moves left\n"));
  EXPECT_FALSE(contains(text, "cannot be drawn"));
  EXPECT_FALSE(contains(text, "is not a move"));
}

// ESC-9.1: players have no secrets from each other.
TEST(EscapePlay, two_people_at_one_screen_are_not_asked_to_look_away) {
  const std::string text = screen({kAda, kGrace}, {{"first", "0"}}, "place F5\nplace G5\n");
  EXPECT_TRUE(contains(text, "▲ Ada places an Atlantean on F5.")) << text;
  EXPECT_TRUE(contains(text, "● Grace places an Atlantean on G5.")) << text;
  EXPECT_FALSE(contains(text, "should look at the screen")) << text;
  const std::string news = "▲ Ada places an Atlantean on F5.";
  EXPECT_EQ(text.find(news), text.rfind(news)) << "both have read it";
}

TEST(EscapePlay, the_short_game_says_when_it_ends_and_ends_then) {
  const std::string text = screen({kAda, kBot}, {{"game", "short"}}, many_numbers());
  EXPECT_TRUE(contains(text, "  Short game: it ends when the last piece of the citadel is gone.\n"));
  EXPECT_TRUE(contains(text, "Result\n  ▲ Ada (red): "));
}

// Typed input is not echoed here, so the next line begins right after the prompt.
TEST(EscapePlay, everything_fits_80_columns) {
  for (std::string line : lines_of(screen({kAda, kBot, kBot, kBot}, {}, many_numbers()))) {
    if (line.starts_with("▲ Ada> ")) line = line.substr(std::string("▲ Ada> ").size());
    EXPECT_TRUE(line.starts_with("Type ") || width(line) <= 80U) << line;
  }
}

TEST(EscapePlay, hexes_may_be_typed_in_small_letters) {
  const std::string text = screen({kAda, kBot}, {{"first", "0"}}, "  place   f5\nplace a1\nplace\n");
  EXPECT_TRUE(contains(text, "▲ Ada places an Atlantean on F5.")) << text;
  EXPECT_TRUE(contains(text, "(ESC-2.2)")) << "a refused move names its rule\n" << text;
  EXPECT_TRUE(contains(text, "! “place” is not a move")) << text;
}

std::string listed(const boost::json::array& moves) {
  return move_lines(moves, *find_board("escape"), {}, Style(Colors::none));
}

TEST(MoveLines, atlanteans_of_escape_stand_together_by_where_and_how_they_are) {
  EXPECT_EQ(
      listed({{{"move", "end"}, {"kind", "end"}, {"say", "escape.move.end"}},
              {{"move", "walk F5 F6"}, {"kind", "walk"}, {"how", "land"}, {"from", "F5"}, {"to", "F6"}},
              {{"move", "dive F5 F4"},
               {"kind", "dive"},
               {"colour", "red"},
               {"how", "land"},
               {"from", "F5"},
               {"to", "F4"},
               {"fatal", true},
               {"strikes", {"red"}}},
              {{"move", "walk F5 G5"}, {"kind", "walk"}, {"how", "land"}, {"from", "F5"}, {"to", "G5"}},
              {{"move", "swim C5 C4"}, {"kind", "swim"}, {"how", "sea"}, {"from", "C5"}, {"to", "C4"}},
              {{"move", "swim guarded C5 C4"}, {"kind", "swim"}, {"how", "guarded"}, {"from", "C5"}, {"to", "C4"}},
              {{"move", "swim together C5 C4"}, {"kind", "swim"}, {"how", "together"}, {"from", "C5"}, {"to", "C4"}},
              {{"move", "land ship B1"}, {"kind", "land"}, {"how", "ship"}, {"from", "B1"}, {"to", "NW"}},
              {{"move", "sail B1 B2"}, {"kind", "sail"}, {"from", "B1"}, {"to", "B2"}, {"wrecks", true}}}),
      "  1  end               End your moves\n"
      "Atlantean (F5) walks to         2 F6   4 G5\n"
      "Atlantean (F5) dives into       3 F4 (deadly)\n"
      "Swimmer (C5) swims to           5 C4\n"
      "Swimmer alone (C5) swims to     6 C4\n"
      "Swimmer, dolphin (C5) swims to  7 C4\n"
      "From the ship (B1) lands on     8 NW\n"
      "Ship (B1) sails to              9 B2 (ship lost)\n");
}

TEST(MoveLines, creatures_of_escape_stand_together_and_dive_in_two_moves) {
  EXPECT_EQ(listed({{{"move", "dolphin C5"}, {"kind", "creature"}, {"creature", "dolphin"}, {"from", "C5"}},
                    {{"move", "dolphin K4"}, {"kind", "creature"}, {"creature", "dolphin"}, {"from", "K4"}},
                    {{"move", "leave blue C5 C4"},
                     {"kind", "leave"},
                     {"colour", "red"},
                     {"creature", "dolphin"},
                     {"from", "C5"},
                     {"to", "C4"},
                     {"leaves", "blue"},
                     {"strikes", {"blue"}},
                     {"lost", {"blue 1"}}},
                    {{"move", "leave blue C5"},
                     {"kind", "leave"},
                     {"say", "escape.move.leave_dives"},
                     {"creature", "dolphin"},
                     {"from", "C5"},
                     {"leaves", "blue"}},
                    {{"move", "step B3"}, {"kind", "step"}, {"creature", "monster"}, {"from", "B2"}, {"to", "B3"}},
                    {{"move", "to B3"}, {"kind", "to"}, {"creature", "shark"}, {"from", "B2"}, {"to", "B3"}}}),
            "Dolphin dives from                      1 C5   2 K4\n"
            "Dolphin (C5) leaves a blue swimmer for  3 C4 (hits 1 blue)\n"
            "  4  leave blue C5     The dolphin on C5 leaves a blue swimmer and dives\n"
            "Sea monster (B2) goes on to             5 B3\n"
            "Shark (B2) surfaces on                  6 B3\n");
}

}  // namespace
}  // namespace atlantica::terminal
