#include <gtest/gtest.h>

#include "games/escape/rules.h"
#include "games/survive/rules.h"

// Moves written almost correctly.
namespace atlantica {
namespace {

TEST(SurviveNotation, a_number_has_one_way_to_be_written) {
  EXPECT_TRUE(survive::Rules::parse("value 1"));
  for (const std::string wrong : {"value 01", "value 001", "value", "value 1 ", "value -1", "value 7"})
    EXPECT_FALSE(survive::Rules::parse(wrong)) << wrong;
}

TEST(EscapeNotation, a_seat_is_one_of_four) {
  for (const std::string right : {"first 0", "first 3"}) EXPECT_TRUE(escape::Rules::parse(right)) << right;
  for (const std::string wrong : {"first 4", "first 00", "first", "first x"})
    EXPECT_FALSE(escape::Rules::parse(wrong)) << wrong;
}

TEST(EscapeNotation, nobody_goes_ashore_together_with_a_dolphin) {
  for (const std::string right : {"land sea C4", "land guarded C4"}) EXPECT_TRUE(escape::Rules::parse(right)) << right;
  for (const std::string wrong : {"land together C4", "land dry C4", "land sea", "land sea Z9"})
    EXPECT_FALSE(escape::Rules::parse(wrong)) << wrong;
}

}  // namespace
}  // namespace atlantica
