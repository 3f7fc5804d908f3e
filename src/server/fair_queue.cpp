#include "server/fair_queue.h"

#include <algorithm>

namespace atlantica {

bool FairQueue::accepts(const std::string& owner) const {
  if (limits_.waiting_of_one == 0) return true;
  const auto found = owners_.find(owner);
  return found == owners_.end() || found->second.waiting.size() < limits_.waiting_of_one;
}

void FairQueue::add(const std::string& owner, Task task) {
  forget_idle();
  const auto found = owners_.try_emplace(owner).first;
  Owner& one = found->second;
  one.waiting.push_back(std::move(task));
  if (one.ready) return;
  if (one.rank.second == 0) one.rank.second = ++turns_;
  one.rank.first = std::max(one.rank.first, least_);
  list(found);
}

std::optional<FairQueue::Next> FairQueue::next() {
  if (running_ >= limits_.at_once || ready_.empty()) return std::nullopt;
  const auto owner = ready_.begin()->second;
  Owner& one = owner->second;
  Next next{owner->first, std::move(one.waiting.front())};
  unlist(one);
  one.waiting.pop_front();
  least_ = one.rank.first;
  one.rank.second = ++turns_;
  ++one.running;
  ++running_;
  list(owner);
  return next;
}

void FairQueue::done(const std::string& owner, std::int64_t time) {
  const auto found = owners_.find(owner);
  Owner& one = found->second;
  unlist(one);
  one.rank.first += time;
  --one.running;
  --running_;
  list(found);
}

void FairQueue::list(Owners::iterator owner) {
  Owner& one = owner->second;
  if (one.waiting.empty() || one.running >= limits_.at_once_of_one) return;
  one.ready = true;
  ready_.emplace(one.rank, owner);
}

void FairQueue::unlist(Owner& owner) {
  if (std::exchange(owner.ready, false)) ready_.erase(owner.rank);
}

// Those who have used more time than others have to wait for them even after a pause.
void FairQueue::forget_idle() {
  if (owners_.size() < forget_at_) return;
  const bool all_idle = ready_.empty() && running_ == 0;
  std::erase_if(owners_, [&](const auto& entry) {
    const Owner& one = entry.second;
    return one.waiting.empty() && one.running == 0 && (all_idle || one.rank.first <= least_);
  });
  forget_at_ = std::max<std::size_t>(64, 2 * owners_.size());
}

}  // namespace atlantica
