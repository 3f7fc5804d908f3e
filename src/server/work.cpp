#include "server/work.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace atlantica {

Work::Shares Work::shares(unsigned cores) {
  // A household or a school may share an address; after a restart all of its players come back at once.
  constexpr std::size_t kMostLoading = 1000;
  constexpr std::size_t kMostAsked = 32;
  const int all = std::max(2, static_cast<int>(cores));
  const int half = all / 2;
  // One owner never has all threads of a kind, so that nobody has to wait for the end of another's long task.
  return {{
      {.at_once = half + 1, .at_once_of_one = half, .waiting_of_one = kMostLoading},
      {.at_once = all, .at_once_of_one = half, .waiting_of_one = 0},  // a table has at most one waiting
      {.at_once = half + 1, .at_once_of_one = half, .waiting_of_one = kMostAsked},
      {.at_once = half + 1, .at_once_of_one = half, .waiting_of_one = kMostAsked},
  }};
}

Work::Shares Work::shares_without_limits(unsigned cores) {
  Shares all = shares(cores);
  for (FairQueue::Limits& one : all) {
    one.at_once_of_one = one.at_once;
    one.waiting_of_one = 0;
  }
  return all;
}

unsigned Work::threads(const Shares& shares) {
  int sum = 0;
  for (const FairQueue::Limits& one : shares) sum += one.at_once;
  return static_cast<unsigned>(sum);
}

Work::Work(Post workers, std::function<std::int64_t()> microseconds, const Shares& shares)
    : workers_(std::move(workers)),
      microseconds_(std::move(microseconds)),
      classes_{Class(shares[0]), Class(shares[1]), Class(shares[2]), Class(shares[3])} {}

bool Work::accepts(Kind kind, const std::string& owner) const {
  const std::lock_guard lock(of(kind).mutex);
  return of(kind).queue.accepts(owner);
}

void Work::add(Kind kind, const std::string& owner, Task task) {
  Class& one = of(kind);
  {
    const std::lock_guard lock(one.mutex);
    one.queue.add(owner, std::move(task));
  }
  start(one);
}

Post Work::post(Kind kind, std::string owner) {
  return [this, kind, owner = std::move(owner)](Task task) { add(kind, owner, std::move(task)); };
}

void Work::wake() noexcept {
  for (Class& one : classes_) start(one);
}

void Work::start(Class& one) noexcept {
  while (start_next(one)) {
  }
}

bool Work::start_next(Class& one) noexcept {
  std::shared_ptr<std::optional<FairQueue::Next>> next;
  try {
    next = std::make_shared<std::optional<FairQueue::Next>>();
    {
      const std::lock_guard lock(one.mutex);
      *next = one.queue.next();
    }
    if (!*next) return false;
    workers_([this, &one, next] { run(one, **next); });
    return true;
  } catch (...) {
    if (!next || !*next) return false;
    const std::lock_guard lock(one.mutex);
    one.queue.put_back(**next);
    return false;
  }
}

void Work::run(Class& one, FairQueue::Next& next) {
  const std::int64_t begin = microseconds_();
  try {
    next.task.front()();
  } catch (...) {
    end(one, next.owner, microseconds_() - begin);
    throw;
  }
  end(one, next.owner, microseconds_() - begin);
}

void Work::end(Class& one, const std::string& owner, std::int64_t time) {
  {
    const std::lock_guard lock(one.mutex);
    one.queue.done(owner, time);
  }
  start(one);
}

}  // namespace atlantica
