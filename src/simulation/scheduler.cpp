#include "simulation/scheduler.h"

#include <algorithm>
#include <vector>

namespace atlantica::simulation {

void Scheduler::at(Micros when, Owner owner, Task task) {
  if (dropped_.contains(owner)) return;
  planned_.emplace(std::pair(std::max(when, now_), ++added_), Planned{owner, std::move(task)});
}

void Scheduler::drop(Owner owner) {
  dropped_.insert(owner);
  std::vector<Task> doomed;  // destroyed last: what they hold may add tasks on its way out
  for (auto one = planned_.begin(); one != planned_.end();) {
    if (one->second.owner != owner) {
      ++one;
      continue;
    }
    doomed.push_back(std::move(one->second.task));
    one = planned_.erase(one);
  }
}

void Scheduler::run_until(Micros end) {
  while (!stopped_ && !planned_.empty() && planned_.begin()->first.first <= end) {
    auto next = planned_.extract(planned_.begin());
    now_ = next.key().first;
    ++steps_;
    next.mapped().task();
  }
  if (!stopped_) now_ = std::max(now_, end);
}

}  // namespace atlantica::simulation
