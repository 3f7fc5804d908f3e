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

// Tables and accounts in an SQL database. One thread does all the work: it takes every request that is waiting, makes
// one transaction of them and syncs once for all (group commit).
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
  void listed(int count, Done<std::vector<StoredTable>> done) override;

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

  // Calls `news` on another thread, from now on, when another server has changed a table; with an empty name when
  // anything may have changed. To be called at most once.
  void listen(PostgresListener::News news);

  // Calls `watcher` on the store's thread for every transaction: how long it took and how many requests it held. To be
  // called before the first request.
  using Watcher = std::function<void(std::chrono::steady_clock::duration, std::size_t)>;
  void watch(Watcher watcher);

  // Finishes what is waiting and stops; later requests are answered with a failure at once. May be repeated.
  void close();

  // Where the data is, for people; without secrets.
  const std::string& place() const { return place_; }
  // How many transactions that changed something were committed so far.
  std::uint64_t commits() const { return commits_; }

 private:
  using Problem = std::optional<StoreError>;
  struct Request {
    std::string key;  // of what it is about; requests with the same key are done in the order in which they came
    std::move_only_function<Problem()> apply;
    std::move_only_function<void(Problem)> finish;
    std::uint64_t number = 0;  // in the order in which they came
  };

  void add(Request request);
  // Adds a request that changes a table, which other servers hear of.
  template <class Work>
  void change(const std::string& table, Work work, Done<void> done);
  // Adds a request that answers with what `work(database)` gives: a T, an expected T, a problem, or nothing.
  template <class T, class Work>
  void ask(std::string key, Work work, Done<T> done);
  void run();
  void commit_together(std::deque<Request> requests);

  std::unique_ptr<SqlDatabase> database_;
  std::unique_ptr<PostgresListener> listener_;
  std::string place_;
  std::atomic<std::uint64_t> commits_ = 0;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Request> waiting_;
  std::uint64_t requests_ = 0;  // how many came so far
  Watcher watcher_;
  bool closing_ = false;
  std::thread thread_;
};

// The store that --db names: a PostgreSQL database for an address that begins with postgres:// or postgresql://,
// otherwise an SQLite file, created with its folder where missing. An older schema is brought up to date.
// Throws Failure with a sentence for the user if there is no usable database.
std::unique_ptr<SqlStore> open_store(const std::string& database);

}  // namespace atlantica
