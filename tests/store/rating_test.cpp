#include "store/rating.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace atlantica {
namespace {

std::vector<Rating> rated(std::vector<Rating> ratings, const std::vector<int>& places) {
  rate(ratings, places);
  return ratings;
}

TEST(Rating, two_new_players_get_what_openskill_publishes) {
  // From the README of openskill.js, which has the same method and parameters.
  const auto after = rated({{}, {}}, {1, 2});
  EXPECT_NEAR(after[0].mu, 27.63523138347365, 1e-12);
  EXPECT_NEAR(after[0].sigma, 8.065506316323548, 1e-12);
  EXPECT_NEAR(after[1].mu, 22.36476861652635, 1e-12);
  EXPECT_NEAR(after[1].sigma, 8.065506316323548, 1e-12);
}

TEST(Rating, a_tie_of_equals_moves_nobody_and_says_something) {
  const auto after = rated({{}, {}, {}}, {1, 1, 1});
  for (const Rating& one : after) {
    EXPECT_NEAR(one.mu, 25, 1e-12);
    EXPECT_LT(one.sigma, Rating{}.sigma);
  }
}

TEST(Rating, places_among_equals_are_the_order_of_ratings) {
  const auto after = rated({{}, {}, {}, {}}, {3, 1, 4, 2});
  EXPECT_GT(after[1].mu, after[3].mu);
  EXPECT_GT(after[3].mu, after[0].mu);
  EXPECT_GT(after[0].mu, after[2].mu);
}

TEST(Rating, a_win_over_the_strong_counts_more_than_one_over_the_weak) {
  const double over_strong = rated({{25, 4}, {35, 4}}, {1, 2})[0].mu;
  const double over_weak = rated({{25, 4}, {15, 4}}, {1, 2})[0].mu;
  EXPECT_GT(over_strong, over_weak);
  EXPECT_GT(over_weak, 25);
}

TEST(Rating, who_is_well_known_moves_less) {
  const auto after = rated({{25, 8}, {25, 1}}, {2, 1});
  EXPECT_LT(after[0].mu - 25, -(after[1].mu - 25));
}

TEST(Rating, is_shown_as_1000_at_first) {
  EXPECT_DOUBLE_EQ(shown_rating({}), 1000);
  EXPECT_GT(shown_rating({25, 2}), shown_rating({25, 4}));
}

}  // namespace
}  // namespace atlantica
