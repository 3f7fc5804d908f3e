#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <thread>

namespace atlantica {

// Checkpoints a database's write-ahead log on its own connection, and on its own thread unless somebody else runs it,
// so that no commit waits for it.
class SqliteCheckpoints {
 public:
  // Runs a checkpoint soon, but not after the database is gone.
  using Runner = std::function<void(std::function<void()>)>;

  // `writer` is the connection whose commits are watched; it is used by one thread and outlives this.
  SqliteCheckpoints(const std::filesystem::path& path, SQLite::Database& writer, Runner runner);
  ~SqliteCheckpoints();
  SqliteCheckpoints(const SqliteCheckpoints&) = delete;
  SqliteCheckpoints& operator=(const SqliteCheckpoints&) = delete;

 private:
  static int committed(void* self, sqlite3* writer, const char* name, int pages);
  void run();
  void checkpoint();

  SQLite::Database& writer_;
  int fetched_at_ = 0;  // the log's page count at the last request; the writer's
  SQLite::Database own_;
  std::mutex mutex_;
  std::condition_variable news_;
  bool wanted_ = false;
  bool closing_ = false;
  Runner runner_;
  std::thread thread_;  // if there is no runner
};

}  // namespace atlantica
