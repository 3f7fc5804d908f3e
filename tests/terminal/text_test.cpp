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

TEST(Players, sentences_name_the_seats) {
  const Players players = {{Player::Kind::human, "Ada", ""}, {Player::Kind::bot, "greedy", "greedy"}};
  EXPECT_EQ(seat_labels(players, kPlain), (std::vector<std::string>{"▲ Ada", "● greedy"}));
}

}  // namespace
}  // namespace atlantica::terminal
