#include "store/commit_queue.h"

#include <algorithm>
#include <exception>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "store/sql_accounts.h"

namespace atlantica {

namespace {

Message problem_of(const std::exception& error) {
  if (const auto* failure = dynamic_cast<const Failure*>(&error)) return failure->message();
  return {"common.store.said", {{"reason", error.what()}}};
}

StoreError failed(const std::exception& error) {
  const auto* sql = dynamic_cast<const SqlError*>(&error);
  const bool conflict = sql != nullptr && sql->kind == SqlError::Kind::conflict;
  return {conflict ? StoreError::Kind::conflict : StoreError::Kind::failed, problem_of(error)};
}

}  // namespace

void CommitQueue::add(Request request) {
  {
    std::unique_lock lock(mutex_);
    if (!closed_) {
      request.number = ++requests_;
      waiting_.push_back(std::move(request));
      lock.unlock();
      driver_.wake();
      return;
    }
  }
  request.finish(StoreError{StoreError::Kind::failed, "common.store.closed"});
}

void CommitQueue::watch(Watcher watcher) {
  const std::lock_guard lock(mutex_);
  watcher_ = std::move(watcher);
}

void CommitQueue::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  driver_.wake();
}

bool CommitQueue::idle() {
  const std::lock_guard lock(mutex_);
  return waiting_.empty();
}

void CommitQueue::commit_waiting() {
  std::deque<Request> requests;
  Watcher watcher;
  {
    const std::lock_guard lock(mutex_);
    requests.swap(waiting_);
    watcher = watcher_;
  }
  if (requests.empty()) return;
  const Instant start = driver_.now();
  const std::size_t count = requests.size();
  // In the order in which all servers lock rows.
  std::ranges::sort(requests, {}, [](const Request& request) { return std::tie(request.key, request.number); });
  commit_together(std::move(requests));
  if (watcher) watcher(driver_.now() - start, count);
}

// Servers that write to the same rows lock them in the same order, so they cannot deadlock: first the ratings of games,
// then the rows of tables.
void CommitQueue::lock_ratings_of(const std::deque<Request>& requests) {
  std::set<std::string> games;
  for (const Request& request : requests)
    if (!request.rated_game.empty()) games.insert(request.rated_game);
  for (const std::string& game : games) lock_ratings(*database_, game);
}

void CommitQueue::commit_together(std::deque<Request> requests) {
  std::vector<Problem> problems(requests.size());
  Problem all;  // the error that failed the whole batch
  try {
    const std::int64_t changes_before = database_->changes();
    database_->begin();
    lock_ratings_of(requests);
    for (std::size_t i = 0; i < requests.size(); ++i) {
      database_->run("SAVEPOINT request");
      try {
        problems[i] = requests[i].apply(*database_);
      } catch (const std::exception& error) {
        problems[i] = failed(error);
        if (!database_->in_transaction()) throw;
      }
      if (problems[i]) database_->run("ROLLBACK TO SAVEPOINT request");
      database_->run("RELEASE SAVEPOINT request");
    }
    database_->run("COMMIT");
    if (database_->changes() != changes_before) ++commits_;
  } catch (const std::exception& error) {
    all = StoreError{StoreError::Kind::failed, problem_of(error)};
    try {
      if (database_->in_transaction()) database_->run("ROLLBACK");
    } catch (const std::exception& lost) {
      // The connection is lost, and the transaction with it.
      all->message = {"common.store.twice", {{"problem", all->message}, {"problem2", problem_of(lost)}}};
    }
  }
  for (std::size_t i = 0; i < requests.size(); ++i) requests[i].finish(all ? all : std::move(problems[i]));
}

}  // namespace atlantica
