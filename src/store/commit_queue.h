#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "store/sql_database.h"
#include "store/store.h"

namespace atlantica {

// Requests to a database. Whatever waits is put into one transaction and synced once (group commit). It has no thread
// and no clock of its own: whoever drives it calls commit_waiting().
class CommitQueue {
 public:
  using Instant = std::chrono::steady_clock::time_point;
  using Problem = std::optional<StoreError>;
  struct Request {
    std::string key;         // of its subject; requests with the same key run in the order received
    std::string rated_game;  // whose ratings it changes; empty if none
    std::move_only_function<Problem(SqlDatabase&)> apply;
    std::move_only_function<void(Problem)> finish;
    std::uint64_t number = 0;  // in the order received
  };
  struct Driver {
    std::function<Instant()> now = std::chrono::steady_clock::now;
    // There is something to do: call commit_waiting() soon. May be called from any thread.
    std::function<void()> wake = [] {};
  };
  // Told of every transaction, with its duration and number of requests.
  using Watcher = std::function<void(std::chrono::steady_clock::duration, std::size_t)>;

  CommitQueue(std::unique_ptr<SqlDatabase> database, Driver driver)
      : database_(std::move(database)), driver_(std::move(driver)) {}

  // May be called from any thread.
  void add(Request request);
  void watch(Watcher watcher);
  // Later requests fail at once.
  void close();
  bool idle();

  // Commits what is waiting now, in one transaction, and answers it. By one thread at a time.
  void commit_waiting();

  // For use before the first request, and for what all threads may do with it.
  SqlDatabase& database() { return *database_; }
  // The number of write transactions committed so far.
  std::uint64_t commits() const { return commits_; }

 private:
  void lock_ratings_of(const std::deque<Request>& requests);
  void commit_together(std::deque<Request> requests);

  std::unique_ptr<SqlDatabase> database_;
  Driver driver_;
  std::atomic<std::uint64_t> commits_ = 0;
  std::mutex mutex_;
  std::deque<Request> waiting_;
  std::uint64_t requests_ = 0;  // received so far
  Watcher watcher_;
  bool closed_ = false;
};

}  // namespace atlantica
