#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "store/store.h"

namespace atlantica {

class SqliteTables;

// A Store in one SQLite file (write-ahead log, full sync). One thread does all the work: it takes every request
// that is waiting, makes one transaction of them and syncs once for all (group commit).
class SqliteStore final : public Store {
 public:
  // Opens or creates the file and its folder, and brings an older schema up to date.
  // Throws Failure if there is no usable database at the path.
  explicit SqliteStore(const std::filesystem::path& path);
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  void create(StoredTable table, Done<void> done) override;
  void append(StoredEntries entries, Done<void> done) override;
  void claim(StoredClaim claim, Done<void> done) override;
  void load(std::string table, Done<StoredTable> done) override;
  void list(Done<std::vector<std::string>> done) override;

  // Finishes what is waiting and stops; later requests are answered with a failure at once. May be repeated.
  void close();

  // How many transactions that changed something were committed so far.
  std::uint64_t commits() const { return commits_; }

 private:
  using Problem = std::optional<StoreError>;
  struct Request {
    std::move_only_function<Problem()> apply;
    std::move_only_function<void(Problem)> finish;
  };

  void add(Request request);
  void run();
  void commit_together(std::deque<Request> requests);

  std::unique_ptr<SqliteTables> tables_;
  std::atomic<std::uint64_t> commits_ = 0;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Request> waiting_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace atlantica
