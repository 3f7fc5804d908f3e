#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "server/tasks.h"

namespace atlantica::simulation {

using Micros = std::int64_t;
inline constexpr Micros kMillisecond = 1000;
inline constexpr Micros kSecond = 1000 * kMillisecond;

// Virtual time, in which nothing takes longer than it is told to, and everything that is going to happen.
class Scheduler {
 public:
  // Whose task it is: tasks of an owner that was dropped never run.
  using Owner = std::uint64_t;
  static constexpr Owner kWorld = 0;

  Micros now() const { return now_; }
  Owner new_owner() { return ++owners_; }
  // Tasks at the same time run in the order added.
  void at(Micros when, Owner owner, Task task);
  void after(Micros delay, Owner owner, Task task) { at(now_ + delay, owner, std::move(task)); }
  // Destroys the tasks of an owner, and all that it adds from now on.
  void drop(Owner owner);
  // Runs everything up to this time, unless stopped.
  void run_until(Micros end);
  void stop() { stopped_ = true; }
  std::uint64_t steps() const { return steps_; }

 private:
  struct Planned {
    Owner owner;
    Task task;
  };

  Micros now_ = 0;
  bool stopped_ = false;
  std::uint64_t added_ = 0;
  std::uint64_t steps_ = 0;
  Owner owners_ = kWorld;
  std::map<std::pair<Micros, std::uint64_t>, Planned> planned_;
  std::set<Owner> dropped_;
};

}  // namespace atlantica::simulation
