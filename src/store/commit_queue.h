#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/breaker.h"
#include "store/sql_database.h"
#include "store/store.h"

namespace atlantica {

// Requests to a database. Whatever waits is put into one transaction and synced once (group commit). It has no thread
// and no clock of its own: whoever drives it calls commit_waiting().
//
// No request waits without end: while the database is down, and while too many wait already, requests fail at once;
// those that have waited too long fail when somebody calls give_up_overdue(), even if the driver is stuck in the
// database.
class CommitQueue {
 public:
  using Instant = std::chrono::steady_clock::time_point;
  using Duration = std::chrono::steady_clock::duration;
  using Problem = std::optional<StoreError>;

  static constexpr std::size_t kMostWaiting = 10'000;
  static constexpr std::size_t kMostTogether = 1'000;

  struct Request {
    std::string key;         // of its subject; requests with the same key run in the order received
    std::string rated_game;  // whose ratings it changes; empty if none
    std::move_only_function<Problem(SqlDatabase&)> apply;
    // Called once, on any thread, without a lock.
    std::move_only_function<void(Problem)> finish;
    Duration patience = std::chrono::seconds(10);  // it fails if it takes longer
  };
  struct Driver {
    std::function<Instant()> now = std::chrono::steady_clock::now;
    // There is something to do: call commit_waiting() soon. May be called from any thread.
    std::function<void()> wake = [] {};
  };
  // Told of every transaction, with its duration and number of requests.
  using Watcher = std::function<void(Duration, std::size_t)>;

  CommitQueue(std::unique_ptr<SqlDatabase> database, Driver driver)
      : database_(std::move(database)), driver_(std::move(driver)) {}

  // All but the functions for the driver may be called from any thread.
  void add(Request request);
  void watch(Watcher watcher);
  // Calls `changed` on the driver's thread if, the next time it works, another program turns out to have changed the
  // database since the last time.
  void look_elsewhere(std::function<void()> changed);
  Instant now() const { return driver_.now(); }
  // Fails the requests that have taken too long. What is being stored at the moment may be stored nevertheless.
  void give_up_overdue();
  // Later requests fail at once.
  void close();
  // Fails everything, later requests too, and forgets the watcher: whatever the driver does later, nobody hears of it.
  void abandon();
  // Whether nothing waits.
  bool idle();
  // The number of write transactions committed so far.
  std::uint64_t commits() const { return commits_; }

  // For the driver, which is one thread at a time. Commits what is waiting now, in one transaction, and answers it;
  // asks to be called again if more is waiting. If the database is down, it tries to reach it.
  void commit_waiting();
  // When to call commit_waiting() although nothing is waiting.
  std::optional<Instant> wants_call_at();
  // For use before the first request.
  SqlDatabase& database() { return *database_; }

 private:
  // A request from its arrival until it is answered.
  struct Asked {
    Instant until;
    std::move_only_function<void(Problem)> finish;
  };
  struct Work {
    std::string key;
    std::string rated_game;
    std::move_only_function<Problem(SqlDatabase&)> apply;
    std::uint64_t number = 0;  // in the order received
  };

  void try_again();
  void look();
  void lock_ratings_of(const std::vector<Work>& work);
  // The problems of each, or throws what failed all.
  std::vector<Problem> store(std::vector<Work>& work);
  void roll_back(Message& problem);
  void answer(std::uint64_t number, Problem problem);
  template <class Which>
  void fail_those(Which which, const Message& why);

  std::unique_ptr<SqlDatabase> database_;
  Driver driver_;
  std::atomic<std::uint64_t> commits_ = 0;
  std::mutex mutex_;
  std::deque<Work> waiting_;
  std::map<std::uint64_t, Asked> asked_;  // by number: those that wait, and those that are being stored
  std::uint64_t requests_ = 0;            // received so far
  Watcher watcher_;
  std::function<void()> changed_;        // until it was looked for
  std::optional<std::int64_t> version_;  // of the database, when it was last looked at
  Breaker breaker_;
  bool closed_ = false;
};

}  // namespace atlantica
