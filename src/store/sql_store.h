#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "store/accounts.h"
#include "store/commit_queue.h"
#include "store/sql_database.h"
#include "store/store.h"
#include "store/store_thread.h"

namespace atlantica {

// Tables and accounts in an SQL database. One thread does all the work: its own, or that of whoever drives the store.
class SqlStore final : public Store, public AccountStore {
 public:
  template <class T>
  using Done = Store::Done<T>;

  // Works on a thread of its own.
  explicit SqlStore(std::unique_ptr<SqlDatabase> database);
  // Works when the driver calls commit_waiting(), by the driver's clock.
  SqlStore(std::unique_ptr<SqlDatabase> database, CommitQueue::Driver driver);
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
  void ready(Done<void> done) override;
  void without_result(std::string after, int count, Done<std::vector<std::string>> done) override;

  void create_account(StoredAccount account, Done<void> done) override;
  void find_account(StoredNameKeys keys, Done<StoredAccount> done) override;
  void try_password(StoredAttempt attempt, Done<std::int64_t> done) override;
  void forget_attempts(std::string key, Done<void> done) override;
  void change_password(StoredPassword password, Done<void> done) override;
  void delete_account(StoredDeletion deletion, Done<std::vector<std::string>> done) override;
  void start_session(StoredSession session, Done<void> done) override;
  void use_session(StoredSession session, Done<StoredAccount> done) override;
  void end_session(std::string token_hash, Done<void> done) override;
  void end_sessions(std::string account, Done<void> done) override;
  void finish(StoredResult result, Done<void> done) override;
  void ratings_of(std::string player, Done<std::vector<PlayerRating>> done) override;
  void best_of(std::string game, int count, Done<std::vector<PlayerRating>> done) override;
  void results_of(std::string player, int count, Done<std::vector<PlayerResult>> done) override;
  void tables_of(std::string account, int count, Done<std::vector<PlayerTable>> done) override;

  // From now on calls `news` on another thread when another server has changed a table; with an empty name if anything
  // may have changed. Call it at most once. In an SQLite file, changes by other programs are noticed by
  // look_for_news().
  void listen(PostgresListener::News news);
  void look_for_news();

  // Calls `watcher` on the thread that works for every transaction with its duration and number of requests. Call it
  // before the first request.
  void watch(CommitQueue::Watcher watcher) { queue_->watch(std::move(watcher)); }

  // For the driver, if there is one; see CommitQueue.
  void commit_waiting() { queue_->commit_waiting(); }
  std::optional<CommitQueue::Instant> wants_call_at() { return queue_->wants_call_at(); }

  // Fails requests that have taken too long; call it about once a second.
  void give_up_overdue() { queue_->give_up_overdue(); }
  // Finishes queued requests and stops; later requests fail at once. If the database is stuck, everything fails after
  // the grace period. Idempotent.
  void close(std::chrono::milliseconds grace = std::chrono::seconds(7));

  // Where the data is, for display; without secrets.
  const std::string& place() const { return place_; }
  // The number of write transactions committed so far.
  std::uint64_t commits() const { return queue_->commits(); }

 private:
  static constexpr std::chrono::seconds kPatience{10};
  using Problem = CommitQueue::Problem;

  // Adds a request that changes a table, and perhaps the ratings of a game, and notifies other servers.
  template <class Work>
  void change(const std::string& table, Work work, Done<void> done, std::string rated_game = "");
  // Adds a request answered with the result of `work(database)`: a T, an expected T, a problem, or nothing.
  template <class T, class Work>
  void ask(std::string key, Work work, Done<T> done, std::string rated_game = "",
           CommitQueue::Duration patience = kPatience);

  std::string place_;
  StoreThread thread_;  // never started if somebody else drives the store
  std::shared_ptr<CommitQueue> queue_;
  std::unique_ptr<PostgresListener> listener_;
  PostgresListener::News news_;  // if there is no listener
  // When the disk was last known to take a change.
  std::shared_ptr<std::atomic<CommitQueue::Instant>> proven_;
};

// Whether --db names a PostgreSQL database rather than an SQLite file.
bool is_postgres(const std::string& database);

// The store named by --db: a PostgreSQL database for an address that begins with postgres:// or postgresql://,
// otherwise an SQLite file, created with its folder if missing. Upgrades an older schema. Throws Failure with a message
// for the user if there is no usable database.
std::unique_ptr<SqlStore> open_store(const std::string& database);

}  // namespace atlantica
