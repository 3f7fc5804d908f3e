#include "kit/points.h"

#include <gtest/gtest.h>

#include <vector>

namespace atlantica {
namespace {

Outcome outcome(const std::vector<int>& points) {
  return most_points_win(static_cast<int>(points.size()), [&](Seat seat) { return points[at(seat)]; });
}

TEST(KitPoints, the_most_points_win_and_ties_share_the_victory) {
  EXPECT_EQ(outcome({3, 5, 4}).winners, SeatSet::only(1));
  EXPECT_EQ(outcome({0, 0}).winners, SeatSet::first(2));
  EXPECT_EQ(outcome({-3, -1}).winners, SeatSet::only(1));
  const Outcome tied = outcome({7, 2, 7});
  EXPECT_EQ(tied.winners.size(), 2);
  EXPECT_FALSE(tied.winners.has(1));
  EXPECT_EQ(tied.score[1], 2);
}

}  // namespace
}  // namespace atlantica
