#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "simulation/dice.h"
#include "simulation/disk.h"
#include "simulation/node.h"
#include "simulation/scheduler.h"
#include "simulation/trace.h"
#include "simulation/truth.h"

namespace atlantica::simulation {

inline constexpr const char* kDatabaseFile = "atlantica.db";
inline constexpr std::int64_t kEpoch = 1'800'000'000'000;  // when the world begins, in milliseconds since 1970
// After the last fault everything is in order again within this time.
inline constexpr Micros kRecovery = 10 * kSecond;

enum class Strictness {
  usual,
  outages,  // clocks may not run while nobody can be served
};

// What all parts of a simulated world share.
struct Commons {
  Commons(std::uint64_t seed, Strictness how_strict)
      : dice(seed), trace(scheduler), disk(dice.split()), truth(disk, kDatabaseFile, trace), strictness(how_strict) {}

  Scheduler scheduler;
  Dice dice;
  Trace trace;
  Disk disk;
  Truth truth;
  DatabaseWeather weather;
  Strictness strictness;
  bool calm = false;  // no more faults: everybody plays
  Micros calm_since = 0;
  Micros late_until = 0;  // until then, what is told may have been written long before it could be stored
  // When nobody could be served: all servers or the database were down.
  std::vector<std::pair<Micros, Micros>> outages;

  // Whether a fault is under way or was so recently that requests may still fail.
  bool excused() const { return !calm || scheduler.now() < calm_since + kRecovery / 2; }
};

}  // namespace atlantica::simulation
