#include "store/commit_queue.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <set>
#include <tuple>

#include "store/sql_accounts.h"

namespace atlantica {

namespace {

Message problem_of(const std::exception& error) {
  if (const auto* failure = dynamic_cast<const Failure*>(&error)) return failure->message();
  return {"common.store.said", {{"reason", error.what()}}};
}

bool is(const std::exception& error, SqlError::Kind kind) {
  const auto* sql = dynamic_cast<const SqlError*>(&error);
  return sql != nullptr && sql->kind == kind;
}

StoreError failed(const std::exception& error) {
  const bool conflict = is(error, SqlError::Kind::conflict);
  return {conflict ? StoreError::Kind::conflict : StoreError::Kind::failed, problem_of(error)};
}

}  // namespace

void CommitQueue::add(Request request) {
  Asked asked{now() + request.patience, std::move(request.finish)};
  Message problem;
  {
    std::unique_lock lock(mutex_);
    if (closed_) {
      problem = "common.store.closed";
    } else if (breaker_.down()) {
      problem = {"common.store.down", {{"problem", *breaker_.down()}}};
    } else if (waiting_.size() >= kMostWaiting) {
      problem = "common.store.busy";
    } else {
      const std::uint64_t number = ++requests_;
      waiting_.push_back({std::move(request.key), std::move(request.rated_game), std::move(request.apply), number});
      try {
        asked_.emplace(number, std::move(asked));
      } catch (...) {
        waiting_.pop_back();
        throw;
      }
      lock.unlock();
      return driver_.wake();
    }
  }
  answer(asked, StoreError{StoreError::Kind::failed, std::move(problem)});
}

void CommitQueue::watch(Watcher watcher) {
  const std::lock_guard lock(mutex_);
  watcher_ = std::move(watcher);
}

void CommitQueue::look_elsewhere(std::function<void()> changed) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    changed_ = std::move(changed);
  }
  driver_.wake();
}

void CommitQueue::look() {
  std::function<void()> changed;
  {
    const std::lock_guard lock(mutex_);
    changed = std::exchange(changed_, nullptr);
  }
  if (!changed) return;
  try {
    const std::int64_t now = database_->version();
    const auto before = std::exchange(version_, now);
    if (before && *before != now) changed();
  } catch (const SqlError&) {
    // Next time, then.
  }
}

void CommitQueue::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
}

bool CommitQueue::idle() {
  const std::lock_guard lock(mutex_);
  return waiting_.empty();
}

std::optional<CommitQueue::Instant> CommitQueue::wants_call_at() {
  const std::lock_guard lock(mutex_);
  if (!breaker_.down()) return std::nullopt;
  return breaker_.try_at();
}

template <class Which>
void CommitQueue::fail_those(Which which, const Message& why) {
  std::map<std::uint64_t, Asked> gone;
  {
    const std::lock_guard lock(mutex_);
    for (auto one = asked_.begin(); one != asked_.end();) {
      const auto next = std::next(one);
      if (which(one->second)) gone.insert(asked_.extract(one));
      one = next;
    }
    if (gone.empty()) return;
    std::erase_if(waiting_, [this](const Work& work) { return !asked_.contains(work.number); });
  }
  for (auto& [number, one] : gone) answer(one, StoreError{StoreError::Kind::failed, why});
}

void CommitQueue::give_up_overdue() {
  fail_those([time = now()](const Asked& one) { return one.until <= time; }, "common.store.overdue");
}

void CommitQueue::abandon() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    watcher_ = nullptr;
    changed_ = nullptr;
  }
  fail_those([](const Asked&) { return true; }, "common.store.closed");
}

void CommitQueue::answer(std::uint64_t number, Problem problem) noexcept {
  Asked asked;
  {
    const std::lock_guard lock(mutex_);
    const auto found = asked_.find(number);
    if (found == asked_.end()) return;  // given up
    asked = std::move(found->second);
    asked_.erase(found);
  }
  answer(asked, std::move(problem));
}

void CommitQueue::answer(Asked& asked, Problem problem) noexcept {
  try {
    asked.finish(std::move(problem));
  } catch (...) {  // whoever waits learns that there is no answer when what `finish` holds is destroyed
  }
}

void CommitQueue::commit_waiting() {
  give_up_overdue();
  std::vector<Work> work;
  bool more = false;
  {
    const std::lock_guard lock(mutex_);
    const std::size_t count = std::min(waiting_.size(), kMostTogether);
    work.reserve(count);
    std::move(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count), std::back_inserter(work));
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count));
    more = !waiting_.empty();
  }
  try {
    commit(work);
  } catch (...) {
    // No memory: whether it was done, only the database knows.
    for (const Work& one : work) answer(one.number, StoreError{StoreError::Kind::failed, Message()});
  }
  if (more) driver_.wake();
}

void CommitQueue::commit(std::vector<Work>& work) {
  bool down = false;
  {
    const std::lock_guard lock(mutex_);
    down = breaker_.down() && breaker_.try_at() <= now();
  }
  if (down) try_again();
  look();
  if (work.empty()) return;
  const Instant start = now();
  // In the order in which all servers lock rows.
  std::ranges::sort(work, {}, [](const Work& one) { return std::tie(one.key, one.number); });
  std::vector<Problem> problems;
  bool lost = false;
  try {
    problems = store(work);
  } catch (const std::exception& error) {
    Message problem = problem_of(error);
    lost = is(error, SqlError::Kind::lost);
    roll_back(problem);
    problems.assign(work.size(), StoreError{StoreError::Kind::failed, problem});
    const std::lock_guard lock(mutex_);
    if (lost) breaker_.failed(std::move(problem), now());
  }
  if (lost) fail_those([](const Asked&) { return true; }, problems.front()->message);
  for (std::size_t i = 0; i < work.size(); ++i) answer(work[i].number, std::move(problems[i]));
  Watcher watcher;
  {
    const std::lock_guard lock(mutex_);
    watcher = watcher_;
  }
  if (watcher) watcher(now() - start, work.size());
  if (lost) driver_.wake();
}

// One try at a time, and nobody waits for it.
void CommitQueue::try_again() {
  try {
    database_->begin();
    database_->run("COMMIT");
    const std::lock_guard lock(mutex_);
    breaker_.worked();
  } catch (const std::exception& error) {
    Message problem = problem_of(error);
    roll_back(problem);
    const std::lock_guard lock(mutex_);
    breaker_.failed(std::move(problem), now());
  }
}

// Servers that write to the same rows lock them in the same order, so they cannot deadlock: first the ratings of games,
// then the rows of tables.
void CommitQueue::lock_ratings_of(const std::vector<Work>& work) {
  std::set<std::string> games;
  for (const Work& one : work)
    if (!one.rated_game.empty()) games.insert(one.rated_game);
  for (const std::string& game : games) lock_ratings(*database_, game);
}

std::vector<CommitQueue::Problem> CommitQueue::store(std::vector<Work>& work) {
  std::vector<Problem> problems;
  problems.reserve(work.size());
  if (database_->in_transaction()) database_->run("ROLLBACK");  // memory ran out in the last one
  const std::int64_t changes_before = database_->changes();
  database_->begin();
  lock_ratings_of(work);
  for (Work& one : work) {
    database_->run("SAVEPOINT request");
    try {
      problems.push_back(one.apply(*database_));
    } catch (const std::exception& error) {
      problems.emplace_back(failed(error));
      if (!database_->in_transaction()) throw;
    }
    if (problems.back()) database_->run("ROLLBACK TO SAVEPOINT request");
    database_->run("RELEASE SAVEPOINT request");
  }
  database_->run("COMMIT");
  if (database_->changes() != changes_before) ++commits_;
  return problems;
}

void CommitQueue::roll_back(Message& problem) {
  try {
    if (database_->in_transaction()) database_->run("ROLLBACK");
  } catch (const std::exception& lost) {
    // The connection is lost, and the transaction with it.
    problem = {"common.store.twice", {{"problem", problem}, {"problem2", problem_of(lost)}}};
  }
}

}  // namespace atlantica
