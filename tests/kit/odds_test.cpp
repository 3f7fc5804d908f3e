#include "kit/odds.h"

#include <gtest/gtest.h>

#include <vector>

namespace atlantica {
namespace {

using Odds = PointsOdds<4>;

Odds odds(int sure, const std::vector<double>& chances) {
  Odds all(sure);
  for (const double chance : chances) all.add(chance);
  return all;
}

std::vector<double> shares(const std::vector<Odds>& seats) {
  const Standings all = expected_shares<4>(std::span(seats));
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats.size())};
}

TEST(PointsOdds, tells_how_likely_every_number_of_points_is) {
  const Odds coins = odds(1, {0.5, 0.5});
  EXPECT_EQ(coins[0], 0.0);
  EXPECT_EQ(coins[1], 0.25);
  EXPECT_EQ(coins[2], 0.5);
  EXPECT_EQ(coins[3], 0.25);
  EXPECT_EQ(coins.mean(), 2.0);
}

TEST(ExpectedShares, the_most_points_win_and_ties_share) {
  EXPECT_EQ(shares({odds(3, {}), odds(2, {})}), (std::vector<double>{1, 0}));
  EXPECT_EQ(shares({odds(2, {}), odds(2, {})}), (std::vector<double>{0.5, 0.5}));
  EXPECT_EQ(shares({odds(2, {}), odds(2, {}), odds(1, {})}), (std::vector<double>{0.5, 0.5, 0}));
  for (const double share : shares({odds(2, {}), odds(2, {}), odds(2, {})})) EXPECT_NEAR(share, 1.0 / 3, 1e-12);
  for (const double share : shares({odds(0, {}), odds(0, {}), odds(0, {}), odds(0, {})})) EXPECT_EQ(share, 0.25);
}

TEST(ExpectedShares, whatever_the_odds_there_is_one_victory) {
  const auto all =
      shares({odds(0, {0.1, 0.9, 0.5}), odds(1, {0.3, 0.2}), odds(2, {0.7}), odds(0, {0.6, 0.6, 0.6, 0.6})});
  double sum = 0;
  for (const double share : all) sum += share;
  EXPECT_NEAR(sum, 1.0, 1e-12);
}

TEST(ExpectedShares, a_point_that_is_sure_is_better_than_a_likely_one_also_for_who_is_behind) {
  const Odds other = odds(3, {0.5});
  EXPECT_GT(shares({odds(1, {0.5, 0.5}), other})[0], shares({odds(0, {0.95, 0.5, 0.5}), other})[0]);
}

}  // namespace
}  // namespace atlantica
