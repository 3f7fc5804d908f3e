#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "simulation/scheduler.h"

namespace atlantica::simulation {

// What happened, in order: the same seed gives the same trace. Only its end is kept, and a hash of all of it.
class Trace {
 public:
  explicit Trace(Scheduler& scheduler) : scheduler_(scheduler) {}

  void note(const std::string& what);
  // An invariant does not hold: the world stops.
  void violated(const std::string& what);

  std::uint64_t hash() const { return hash_; }
  std::uint64_t events() const { return events_; }
  const std::deque<std::string>& end() const { return end_; }
  // The first one.
  const std::optional<std::string>& violation() const { return violation_; }

 private:
  Scheduler& scheduler_;
  std::uint64_t hash_ = 0xcbf29ce484222325;  // FNV-1a
  std::uint64_t events_ = 0;
  std::deque<std::string> end_;
  std::optional<std::string> violation_;
};

}  // namespace atlantica::simulation
