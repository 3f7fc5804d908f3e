#include "kit/options.h"

#include <gtest/gtest.h>

namespace atlantica {
namespace {

TEST(KitOptions, the_first_player_is_a_seat_or_left_to_chance) {
  Seat first = kChance;
  EXPECT_FALSE(choose_first("random", 3, first));
  EXPECT_EQ(first, kChance);
  EXPECT_FALSE(choose_first("2", 3, first));
  EXPECT_EQ(first, 2);
  for (const char* wrong : {"3", "-1", "", "02", "Ada"})
    EXPECT_EQ(choose_first(wrong, 3, first), wrong_value("first", {"random", "0", "1", "2"}, wrong)) << wrong;
  EXPECT_EQ(first_option(3).values, (std::vector<std::string_view>{"random", "0", "1", "2"}));
}

TEST(KitOptions, a_choice_between_two_words_takes_no_third) {
  bool shown = false;
  EXPECT_FALSE(choose_between("values", "shown", "hidden", "shown", shown));
  EXPECT_TRUE(shown);
  EXPECT_FALSE(choose_between("values", "hidden", "hidden", "shown", shown));
  EXPECT_FALSE(shown);
  EXPECT_EQ(choose_between("values", "both", "hidden", "shown", shown),
            wrong_value("values", {"hidden", "shown"}, "both"));
}

}  // namespace
}  // namespace atlantica
