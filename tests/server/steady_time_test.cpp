#include "server/steady_time.h"

#include <gtest/gtest.h>

namespace atlantica {

namespace {

struct TwoClocks {
  std::int64_t system = 1'000'000;
  std::int64_t steady = 500;
  std::function<std::int64_t()> time = without_jumps([this] { return system; }, [this] { return steady; });

  void pass(std::int64_t milliseconds) {
    system += milliseconds;
    steady += milliseconds;
  }
};

TEST(SteadyTime, is_the_time_of_the_system_as_long_as_nobody_sets_it) {
  TwoClocks clocks;
  for (int i = 0; i < 1000; ++i) {
    clocks.pass(7);
    EXPECT_EQ(clocks.time(), clocks.system);
  }
}

TEST(SteadyTime, passes_as_usual_when_the_clock_is_set) {
  for (const std::int64_t jump : {-3'600'000, 3'600'000}) {
    TwoClocks clocks;
    clocks.system += jump;
    EXPECT_EQ(clocks.time(), 1'000'000);
    for (int i = 0; i < 100; ++i) {
      clocks.pass(100);
      clocks.time();
    }
    EXPECT_NEAR(static_cast<double>(clocks.time()), 1'010'000, 100) << "a hundredth of 10 s";
  }
}

TEST(SteadyTime, agrees_with_a_clock_that_was_set_after_a_while) {
  TwoClocks clocks;
  clocks.system += 1'000;
  for (int i = 0; i < 1100; ++i) {
    clocks.pass(100);
    clocks.time();
  }
  EXPECT_EQ(clocks.time(), clocks.system);
}

}  // namespace

}  // namespace atlantica
