#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "core/message.h"

namespace atlantica {

// Whether a database is known to be down, and when to try it again: at once, then after growing pauses.
class Breaker {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  // Why the database cannot be used, if it is down.
  const std::optional<Message>& down() const { return down_; }
  // When to try again; only while it is down.
  Instant try_at() const { return try_at_; }

  void failed(Message why, Instant now) {
    constexpr std::chrono::milliseconds kFirst{100};
    constexpr std::chrono::milliseconds kLongest{2000};
    const bool again = down_.has_value();
    down_ = std::move(why);
    try_at_ = now + pause_;
    pause_ = again ? std::clamp(2 * pause_, kFirst, kLongest) : kFirst;
  }
  void worked() {
    down_.reset();
    pause_ = {};
  }

 private:
  std::optional<Message> down_;
  Instant try_at_;
  std::chrono::milliseconds pause_{0};
};

}  // namespace atlantica
