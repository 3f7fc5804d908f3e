#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "search/simulate.h"

namespace atlantica::apps {

// What was simulated and how long it took.
struct Simulated {
  std::string_view game;
  std::vector<std::string> bots;  // by seat
  std::uint64_t seed = 0;
  double seconds = 0;
  SimReport report;
};

boost::json::value sim_json(const Simulated& simulated);
std::string sim_text(const Simulated& simulated);
// A progress line: "[######      ]  50 %  5000 of 10000 games".
std::string progress_line(std::uint64_t done, std::uint64_t all);

}  // namespace atlantica::apps
