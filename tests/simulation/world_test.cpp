#include "simulation/world.h"

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include <set>
#include <string>

namespace atlantica::simulation {

namespace {

class WorldTest : public ::testing::Test {
 protected:
  WorldTest() { spdlog::set_level(spdlog::level::off); }  // faults are the normal case here

  static constexpr int kSeconds = 3;

  static std::string told(const Report& report) {
    std::string text = "seed " + std::to_string(report.seed) + ": " + report.violation.value_or("");
    for (const std::string& line : report.trace_end) text += "\n" + line;
    return text;
  }
};

TEST_F(WorldTest, hundreds_of_worlds_full_of_faults_keep_every_promise) {
  constexpr std::uint64_t kSeeds = 200;
  std::uint64_t entries = 0;
  std::set<std::string> faults;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const Report report = World(seed, kSeconds).run();
    ASSERT_FALSE(report.violation) << told(report);
    entries += report.entries;
    for (const auto& [fault, count] : report.faults) faults.insert(fault);
  }
  EXPECT_GT(entries, 10 * kSeeds) << "people hardly play";
  EXPECT_GE(faults.size(), 14U) << "some kinds of faults never happen";
}

TEST_F(WorldTest, a_seed_replays_exactly) {
  std::set<std::uint64_t> traces;
  for (const std::uint64_t seed : {3U, 8U, 21U}) {
    const Report once = World(seed, 4 * kSeconds).run();
    const Report again = World(seed, 4 * kSeconds).run();
    EXPECT_GT(once.events, 30U);
    EXPECT_EQ(once.events, again.events);
    EXPECT_EQ(once.trace_hash, again.trace_hash) << told(once) << "\nand again:\n" << told(again);
    traces.insert(once.trace_hash);
  }
  EXPECT_EQ(traces.size(), 3U) << "different seeds, different worlds";
}

}  // namespace

}  // namespace atlantica::simulation
