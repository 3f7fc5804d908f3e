#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "protocol/error.h"

namespace atlantica {

// A histogram of durations.
class Histogram {
 public:
  void observe(std::chrono::steady_clock::duration time);
  // Appends it in the Prometheus text format.
  void write(std::string& text, std::string_view name, std::string_view help) const;

 private:
  static constexpr std::array kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                         0.1,    0.25,  0.5,    1.0,   2.5,  5.0};  // seconds

  std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> counts_{};
  std::atomic<std::uint64_t> microseconds_ = 0;
};

// Counts one for its lifetime.
class Counted {
 public:
  explicit Counted(std::atomic<std::int64_t>& count) : count_(count) { ++count_; }
  ~Counted() { --count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  std::atomic<std::int64_t>& count_;
};

// The server's metrics, for GET /metrics. Thread-safe.
struct Metrics {
  std::atomic<std::int64_t> tables = 0;      // in memory
  std::atomic<std::int64_t> websockets = 0;  // open
  std::atomic<std::uint64_t> connections = 0;
  std::atomic<std::uint64_t> connections_refused = 0;  // over the limit of their address
  std::atomic<std::uint64_t> requests = 0;             // over HTTP, including WebSocket upgrades
  std::atomic<std::uint64_t> player_moves = 0;
  std::atomic<std::uint64_t> bot_moves = 0;
  std::array<std::atomic<std::uint64_t>, kErrorCodes> refusals{};
  Histogram commits;
  std::atomic<std::uint64_t> committed = 0;  // requests in them
  Histogram bot_thinking;

  // A sink for metrics that nobody reads.
  static Metrics& unread();

  void refused(ErrorCode code) { ++refusals[static_cast<std::size_t>(code)]; }
  // In the Prometheus text format, version 0.0.4.
  std::string text() const;
};

}  // namespace atlantica
