#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace atlantica {

// How long things took.
class Latencies {
 public:
  void add(std::chrono::steady_clock::duration time) {
    milliseconds_.push_back(std::chrono::duration<double, std::milli>(time).count());
  }
  std::size_t count() const { return milliseconds_.size(); }
  // The `share` quantile in milliseconds; 0 if there are none.
  double percentile(double share) {
    if (milliseconds_.empty()) return 0;
    const auto rank = static_cast<std::ptrdiff_t>(share * static_cast<double>(milliseconds_.size() - 1));
    std::nth_element(milliseconds_.begin(), milliseconds_.begin() + rank, milliseconds_.end());
    return milliseconds_[static_cast<std::size_t>(rank)];
  }

 private:
  std::vector<double> milliseconds_;
};

}  // namespace atlantica
