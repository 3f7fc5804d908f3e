#include "arena/statistics.h"

#include <gtest/gtest.h>

#include <vector>

namespace atlantica {
namespace {

Sample sample(const std::vector<double>& values) {
  Sample made;
  for (const double value : values) made.add(value);
  return made;
}

Sample ones_and_zeros(int ones, int zeros) {
  Sample made;
  for (int i = 0; i < ones; ++i) made.add(1);
  for (int i = 0; i < zeros; ++i) made.add(0);
  return made;
}

TEST(Sample, has_the_mean_and_variance_computed_by_hand) {
  const Sample four = sample({0.5, 1, 0.5, 0});
  EXPECT_EQ(four.size(), 4U);
  EXPECT_NEAR(four.mean(), 0.5, 1e-12);
  EXPECT_NEAR(four.variance(), 0.5 / 3, 1e-12);
}

// 1.959964 * sqrt(0.5 / 3 / 4) = 0.400076
TEST(Sample, is_95_percent_sure_of_an_interval_round_the_mean) {
  const Estimate found = sample({0.5, 1, 0.5, 0}).estimate(0, 1);
  EXPECT_NEAR(found.low, 0.099924, 1e-6);
  EXPECT_NEAR(found.high, 0.900076, 1e-6);
}

TEST(Sample, of_one_knows_nothing_and_stays_in_its_bounds) {
  const Estimate one = sample({1}).estimate(0, 1);
  EXPECT_EQ(one.low, 0);
  EXPECT_EQ(one.high, 1);
  const Estimate wide = sample({0, 1}).estimate(0, 1);
  EXPECT_EQ(wide.low, 0);
  EXPECT_EQ(wide.high, 1);
}

TEST(Sample, of_a_hundred_equal_cases_leaves_three_in_a_hundred_to_doubt) {
  const Estimate found = ones_and_zeros(100, 0).estimate(0, 1);
  EXPECT_NEAR(found.low, 0.97, 1e-12);
  EXPECT_EQ(found.high, 1);
}

TEST(Elo, is_four_hundred_for_ten_to_one) {
  EXPECT_NEAR(elo(10.0 / 11, 1.0 / 11), 400, 1e-9);
  EXPECT_NEAR(elo(0.75, 0.25), 190.8485, 1e-4);  // 400 log10 3
  EXPECT_NEAR(elo(0.5, 0.5), 0, 1e-12);
  EXPECT_NEAR(share_of_elo(400), 10.0 / 11, 1e-12);
  EXPECT_NEAR(share_of_elo(elo(0.3, 0.7)), 0.3, 1e-12);
  EXPECT_LT(elo(1, 0), 1400) << "a clean sweep is not infinity";
}

// Shares of 0 and 100 Elo are 0.5 and 1 / (1 + 10^-0.25) = 0.640065; the variance is 0.24 * 100 / 99:
// 100 * 0.140065 * (1.2 - 1.140065) / (2 * 0.242424) = 1.73143
TEST(SequentialTest, weighs_the_two_hypotheses) {
  const SequentialTest test{0, 100};
  EXPECT_NEAR(test.likelihood(ones_and_zeros(60, 40)), 1.73143, 1e-4);
  EXPECT_EQ(test.verdict(ones_and_zeros(60, 40)), SequentialTest::Verdict::open);
  EXPECT_EQ(test.verdict(ones_and_zeros(68, 32)), SequentialTest::Verdict::stronger);
  EXPECT_EQ(test.verdict(ones_and_zeros(48, 52)), SequentialTest::Verdict::weaker);
  EXPECT_EQ(test.likelihood(ones_and_zeros(5, 0)), 0) << "nothing varies yet";
}

}  // namespace
}  // namespace atlantica
