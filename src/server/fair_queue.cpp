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
  std::list<Task> added;
  added.push_back(std::move(task));
  if (one.rank.second == 0) {
    Ready place;
    place.emplace(one.rank, &*found);
    one.unlisted = place.extract(place.begin());
    one.rank.second = ++turns_;
  }
  one.waiting.splice(one.waiting.end(), added);
  if (!one.unlisted) return;
  one.rank.first = std::max(one.rank.first, least_);
  list(one);
}

std::optional<FairQueue::Next> FairQueue::next() {
  if (running_ >= limits_.at_once || ready_.empty()) return std::nullopt;
  auto& [owner, one] = *ready_.begin()->second;
  Next next{owner, {}};
  unlist(one);
  next.task.splice(next.task.end(), one.waiting, one.waiting.begin());
  least_ = one.rank.first;
  one.rank.second = ++turns_;
  ++one.running;
  ++running_;
  list(one);
  return next;
}

void FairQueue::put_back(Next& next) noexcept {
  Owner& one = owners_.find(next.owner)->second;
  one.waiting.splice(one.waiting.begin(), next.task);
  done(next.owner, 0);
}

void FairQueue::done(const std::string& owner, std::int64_t time) noexcept {
  Owner& one = owners_.find(owner)->second;
  unlist(one);
  one.rank.first += time;
  --one.running;
  --running_;
  list(one);
}

void FairQueue::list(Owner& owner) noexcept {
  if (owner.waiting.empty() || owner.running >= limits_.at_once_of_one) return;
  owner.unlisted.key() = owner.rank;
  ready_.insert(std::move(owner.unlisted));
}

void FairQueue::unlist(Owner& owner) noexcept {
  if (!owner.unlisted) owner.unlisted = ready_.extract(owner.rank);
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
