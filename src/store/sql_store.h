#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "store/accounts.h"
#include "store/sql_database.h"
#include "store/store.h"

namespace atlantica {

// Tables and accounts in an SQL database. One thread does all the work: it takes all waiting requests, puts them into
// one transaction and syncs once (group commit).
class SqlStore final : public Store, public AccountStore {
 public:
  template <class T>
  using Done = Store::Done<T>;

  explicit SqlStore(std::unique_ptr<SqlDatabase> database);
  ~SqlStore() override;
  SqlStore(const SqlStore&) = delete;
  SqlStore& operator=(const SqlStore&) = delete;

  void create(StoredTable table, Done<void> done) override;
  void append(StoredEntries entries, Done<void> done) override;
  void claim(StoredClaim claim, Done<void> done) override;
  void hand_over(StoredHandover handover, Done<void> done) override;
  void see(StoredSight sight, Done<void> done) override;
  void end(StoredEnd end, Done<void> done) override;
  void say(StoredChat chat, Done<void> done) override;
  void load(std::string table, Done<StoredTable> done) override;
  void remove(std::string table, Done<void> done) override;
  void list(Done<std::vector<std::string>> done) override;
  void due(std::int64_t now, int count, Done<std::vector<std::string>> done) override;
  void listed(std::int64_t since, int count, Done<std::vector<StoredTable>> done) override;
  void remove_abandoned(std::int64_t since, int count, Done<std::vector<std::string>> done) override;

  void create_account(StoredAccount account, Done<void> done) override;
  void find_account(std::string name_key, Done<StoredAccount> done) override;
  void start_session(StoredSession session, Done<void> done) override;
  void use_session(StoredSession session, Done<StoredAccount> done) override;
  void end_session(std::string token_hash, Done<void> done) override;
  void finish(StoredResult result, Done<void> done) override;
  void ratings_of(std::string player, Done<std::vector<PlayerRating>> done) override;
  void best_of(std::string game, int count, Done<std::vector<PlayerRating>> done) override;
  void results_of(std::string player, int count, Done<std::vector<PlayerResult>> done) override;
  void tables_of(std::string account, int count, Done<std::vector<PlayerTable>> done) override;

  // From now on calls `news` on another thread when another server has changed a table; with an empty name if anything
  // may have changed. Call it at most once.
  void listen(PostgresListener::News news);

  // Calls `watcher` on the store's thread for every transaction with its duration and number of requests. Call it
  // before the first request.
  using Watcher = std::function<void(std::chrono::steady_clock::duration, std::size_t)>;
  void watch(Watcher watcher);

  // Finishes queued requests and stops; later requests fail at once. Idempotent.
  void close();

  // Where the data is, for display; without secrets.
  const std::string& place() const { return place_; }
  // The number of write transactions committed so far.
  std::uint64_t commits() const { return commits_; }

 private:
  using Problem = std::optional<StoreError>;
  struct Request {
    std::string key;  // of its subject; requests with the same key run in the order received
    std::move_only_function<Problem()> apply;
    std::move_only_function<void(Problem)> finish;
    std::uint64_t number = 0;  // in the order received
  };

  void add(Request request);
  // Adds a request that changes a table and notifies other servers.
  template <class Work>
  void change(const std::string& table, Work work, Done<void> done);
  // Adds a request answered with the result of `work(database)`: a T, an expected T, a problem, or nothing.
  template <class T, class Work>
  void ask(std::string key, Work work, Done<T> done);
  void run();
  // Waits for requests and commits them; false if there will be none.
  bool commit_waiting();
  void commit_together(std::deque<Request>& requests);
  // Once; `done` may throw for want of memory.
  static void answer(Request& request, Problem problem) noexcept;

  std::unique_ptr<SqlDatabase> database_;
  std::unique_ptr<PostgresListener> listener_;
  std::string place_;
  std::atomic<std::uint64_t> commits_ = 0;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Request> waiting_;
  std::uint64_t requests_ = 0;  // received so far
  Watcher watcher_;
  bool closing_ = false;
  std::thread thread_;
};

// The store named by --db: a PostgreSQL database for an address that begins with postgres:// or postgresql://,
// otherwise an SQLite file, created with its folder if missing. Upgrades an older schema. Throws Failure with a message
// for the user if there is no usable database.
std::unique_ptr<SqlStore> open_store(const std::string& database);

}  // namespace atlantica
