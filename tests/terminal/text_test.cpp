#include <gtest/gtest.h>

#include "terminal/players.h"
#include "terminal/rules_text.h"
#include "terminal/style.h"

namespace atlantica::terminal {
namespace {

const Style kPlain(Colors::none);

constexpr std::string_view kRules =
    "# `demo` — a game\n"
    "\n"
    "## 1. Parts\n"
    "- DEM-1.1 Seven items.\n"
    "- DEM-1.2 Some *tiles*. *Ruling (printed):* twelve of them.\n"
    "  - DEM-1.2a round ones;\n"
    "- no rule at all\n"
    "\n"
    "| item | A |\n"
    "|---|---|\n"
    "| amphora | 7 |\n";

TEST(RulesText, renders_headings_lists_and_tables) {
  EXPECT_EQ(rendered(read_rules(kRules), kPlain),
            "demo — a game\n"
            "=============\n"
            "\n"
            "1. Parts\n"
            "DEM-1.1   Seven items.\n"
            "DEM-1.2   Some tiles. Ruling (printed): twelve of them.\n"
            "  DEM-1.2a  round ones;\n"
            "- no rule at all\n"
            "\n"
            "  item     A\n"
            "  amphora  7\n");
}

TEST(RulesText, paints_headings_and_rulings_where_there_are_colours) {
  const std::string text = rendered(read_rules(kRules), Style(Colors::basic));
  EXPECT_NE(text.find("\x1b[1m1. Parts\x1b[0m"), std::string::npos);
  EXPECT_NE(text.find("\x1b[33mRuling\x1b[0m \x1b[33m(printed):\x1b[0m"), std::string::npos);
}

TEST(Style, wraps_at_spaces_and_indents_what_follows) {
  EXPECT_EQ(wrapped("one two three", 8, 2), "one two\n  three");
  EXPECT_EQ(wrapped("  keeps  spaces", 80, 0), "  keeps  spaces");
  EXPECT_EQ(wrapped("unbreakable", 4, 0), "unbreakable");
}

TEST(Style, wraps_lists_between_items_only) {
  EXPECT_EQ(wrapped_list("left:", {"1 shark", "2 whale"}, 80, 2), "left: 1 shark, 2 whale");
  EXPECT_EQ(wrapped_list("left:", {"1 shark", "2 whale"}, 16, 2), "left: 1 shark,\n  2 whale");
  EXPECT_EQ(wrapped_list("none:", {}, 80, 2), "none:");
}

TEST(Style, counts_signs_as_one_column_and_escapes_as_none) {
  EXPECT_EQ(width("▲●"), 2U);
  EXPECT_EQ(width(Style(Colors::extended).paint(Ink::red, "▲ Ada")), 5U);
  EXPECT_EQ(padded("▲", 3), "▲  ");
}

TEST(Style, aligns_names_of_every_script) {
  const std::vector<std::pair<std::string, std::size_t>> names = {
      {"Jürgen", 6},                         // one character for ü
      {"Ju\u0308rgen", 6},                   // u and a combining mark
      {"हिन्दी", 3},                          // Hindi, with marks above and below
      {"蘭丸", 4},                           // wide
      {"ﾗﾝ丸", 4},                           // halfwidth and wide
      {"김", 2},           {"a\u200bb", 2},  // a space without width
      {"\xff", 1},
  };
  for (const auto& [name, columns] : names) {
    EXPECT_EQ(width(name), columns) << name;
    EXPECT_EQ(padded(name, 8), name + std::string(8 - columns, ' '));
  }
  EXPECT_EQ(wrapped("蘭丸 蘭丸 蘭丸", 9, 0), "蘭丸 蘭丸\n蘭丸");
  for (Seat seat = 0; seat < kMaxSeats; ++seat) EXPECT_EQ(width(seat_sign(seat)), 1U) << seat_sign(seat);
}

TEST(Players, sentences_name_the_seats) {
  const Players players = {{Player::Kind::human, "Ada", ""}, {Player::Kind::bot, "greedy", "greedy"}};
  EXPECT_EQ(seat_labels(players, kPlain), (std::vector<std::string>{"▲ Ada", "● greedy"}));
}

}  // namespace
}  // namespace atlantica::terminal
