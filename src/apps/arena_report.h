#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>

#include "arena/tournament.h"

namespace atlantica::apps {

// A tournament, its standings and how long the games of this run took.
struct ArenaReport {
  const Tournament& tournament;
  const Standing& standing;
  std::optional<SequentialTest> test;
  double seconds = 0;
};

boost::json::value arena_json(const ArenaReport& report);
std::string arena_text(const ArenaReport& report);

}  // namespace atlantica::apps
