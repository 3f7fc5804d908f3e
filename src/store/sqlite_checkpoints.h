#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

namespace atlantica {

// Brings what the write-ahead log of a database holds into its file, on a thread and over a connection of its own, so
// that no commit waits for it.
class SqliteCheckpoints {
 public:
  // `writer` is the connection whose commits are watched; it is used by one thread and outlives this.
  SqliteCheckpoints(const std::filesystem::path& path, SQLite::Database& writer);
  ~SqliteCheckpoints();
  SqliteCheckpoints(const SqliteCheckpoints&) = delete;
  SqliteCheckpoints& operator=(const SqliteCheckpoints&) = delete;

 private:
  static int committed(void* self, sqlite3* writer, const char* name, int pages);
  void run();

  SQLite::Database& writer_;
  int fetched_at_ = 0;  // the pages of the log when they were asked for last; the writer's
  SQLite::Database own_;
  std::mutex mutex_;
  std::condition_variable news_;
  bool wanted_ = false;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace atlantica
