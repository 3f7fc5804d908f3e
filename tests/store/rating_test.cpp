#include "store/rating.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
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

TEST(Rating, two_new_players_by_hand) {
  // Weng and Lin, algorithm 4, with sigma = 25/3 and beta = 25/6: c^2 = 2 (sigma^2 + beta^2) = 6250/36, so
  // sigma^2/c^2 = 2/5 and gamma = sigma/c = sqrt(2/5). Equals have the chance 1/2, so the winner's omega is
  // sigma^2/c * 1/2 = gamma sigma/2, and delta is gamma * 2/5 * 1/4.
  const double gamma = std::sqrt(0.4);
  const double sigma = 25.0 / 3;
  const auto after = rated({{}, {}}, {1, 2});
  EXPECT_NEAR(after[0].mu, 25 + gamma * sigma / 2, 1e-12);
  EXPECT_NEAR(after[1].mu, 25 - gamma * sigma / 2, 1e-12);
  for (const Rating& one : after) EXPECT_NEAR(one.sigma, sigma * std::sqrt(1 - gamma / 10), 1e-12);
}

TEST(Rating, three_new_players_by_hand) {
  // c^2 = 3 (sigma^2 + beta^2). The chances of equals are 1/3 among three and 1/2 among the two that are left.
  const double sigma = 25.0 / 3;
  const double c = std::sqrt(3 * (sigma * sigma + 625.0 / 36));
  const auto after = rated({{}, {}, {}}, {1, 2, 3});
  const double step = sigma * sigma / c;
  EXPECT_NEAR(after[0].mu, 25 + step * (1 - 1.0 / 3), 1e-12);
  EXPECT_NEAR(after[1].mu, 25 + step * (-1.0 / 3 + 1 - 1.0 / 2), 1e-12);
  EXPECT_NEAR(after[2].mu, 25 + step * (-1.0 / 3 - 1.0 / 2 + 1 - 1), 1e-12);
  const auto shrunk = [&](double delta) { return sigma * std::sqrt(1 - sigma / c * sigma * sigma / (c * c) * delta); };
  EXPECT_NEAR(after[0].sigma, shrunk(2.0 / 9), 1e-12);
  EXPECT_NEAR(after[1].sigma, shrunk(2.0 / 9 + 1.0 / 4), 1e-12);
  EXPECT_NEAR(after[2].sigma, shrunk(2.0 / 9 + 1.0 / 4), 1e-12);
}

TEST(Rating, does_not_depend_on_who_sits_where) {
  const std::vector<Rating> before = {{25, 8}, {31, 3}, {18, 5}, {27, 2}};
  const std::vector<int> places = {2, 1, 4, 2};
  const auto straight = rated(before, places);
  for (std::size_t turn = 1; turn < before.size(); ++turn) {
    std::vector<Rating> seats;
    std::vector<int> turned;
    for (std::size_t i = 0; i < before.size(); ++i) {
      seats.push_back(before[(i + turn) % before.size()]);
      turned.push_back(places[(i + turn) % before.size()]);
    }
    const auto after = rated(seats, turned);
    for (std::size_t i = 0; i < before.size(); ++i) {
      EXPECT_NEAR(after[i].mu, straight[(i + turn) % before.size()].mu, 1e-12);
      EXPECT_NEAR(after[i].sigma, straight[(i + turn) % before.size()].sigma, 1e-12);
    }
  }
}

TEST(Rating, a_tie_lies_between_winning_and_losing_and_draws_unequals_together) {
  const std::vector<Rating> before = {{24, 6}, {27, 5}};
  const double tied = rated(before, {1, 1})[0].mu;
  EXPECT_LT(tied, rated(before, {1, 2})[0].mu);
  EXPECT_GT(tied, rated(before, {2, 1})[0].mu);
  const auto shared = rated({{25, 6}, {25, 6}, {25, 6}}, {1, 1, 3});
  EXPECT_NEAR(shared[0].mu, shared[1].mu, 1e-12);
  EXPECT_LT(shared[2].mu, shared[0].mu);
  const auto unequal = rated({{20, 6}, {30, 6}}, {1, 1});
  EXPECT_GT(unequal[0].mu, 20);
  EXPECT_LT(unequal[1].mu, 30);
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
