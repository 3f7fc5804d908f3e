#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "search/simulate.h"

namespace atlantica::apps {

// A proportion with its 95% confidence interval (Wilson).
struct Share {
  double value = 0;
  double low = 0;
  double high = 0;
};
Share share_of(double successes, double trials);

// The results of one level with one number of players.
struct BalanceCell {
  std::string level;
  int players = 0;
  SimReport report;
};

struct Balance {
  std::string_view game;
  std::string bot;
  std::uint64_t seed = 0;
  std::vector<BalanceCell> cells;
};

boost::json::value balance_json(const Balance& balance);
// A Markdown table, one line per cell.
std::string balance_text(const Balance& balance);

}  // namespace atlantica::apps
