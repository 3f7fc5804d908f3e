#include "kit/words.h"

#include <gtest/gtest.h>

#include <array>

namespace atlantica {
namespace {

TEST(KitWords, are_taken_one_by_one) {
  std::string_view text = "sail C4 C5";
  EXPECT_EQ(take_word(text), "sail");
  EXPECT_EQ(take_word(text), "C4");
  EXPECT_EQ(take_word(text), "C5");
  EXPECT_EQ(take_word(text), "");
}

TEST(KitWords, a_number_has_one_way_to_be_written) {
  EXPECT_EQ(parse_number("0", 54), 0);
  EXPECT_EQ(parse_number("54", 54), 54);
  for (const char* wrong : {"", "55", "-1", "+1", "01", "1 ", "1000", "x"})
    EXPECT_FALSE(parse_number(wrong, 54)) << wrong;
  EXPECT_EQ(parse_digit("6", 1, 6), 6);
  for (const char* wrong : {"", "0", "7", "06"}) EXPECT_FALSE(parse_digit(wrong, 1, 6)) << wrong;
}

TEST(KitWords, are_found_in_their_table_whole) {
  enum class Beast { shark, whale };
  constexpr std::array<std::string_view, 2> kTable = {"shark", "whale"};
  EXPECT_EQ(parse_as<Beast>(kTable, "whale"), Beast::whale);
  for (const char* wrong : {"", "whal", "whales", "Whale"}) EXPECT_FALSE(find_word(kTable, wrong)) << wrong;
  EXPECT_EQ(listed(kTable), (Names{"shark", "whale"}));
}

}  // namespace
}  // namespace atlantica
