#pragma once

#include <algorithm>
#include <chrono>
#include <limits>

namespace atlantica {

// A rate limit: `per_second` on average, bursts of `burst`.
class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  TokenBucket(double per_second, double burst, Time now)
      : per_second_(per_second), burst_(burst), tokens_(burst), filled_(now) {}

  // Unlimited.
  static TokenBucket bottomless() { return {0, std::numeric_limits<double>::infinity(), Time()}; }

  // Whether one more is allowed now.
  bool take(Time now) {
    tokens_ = std::min(burst_, tokens_ + per_second_ * std::chrono::duration<double>(now - filled_).count());
    filled_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }

 private:
  double per_second_;
  double burst_;
  double tokens_;
  Time filled_;
};

}  // namespace atlantica
