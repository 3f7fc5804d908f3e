#include "store/sqlite_checkpoints.h"

#include <utility>

namespace atlantica {

namespace {

constexpr int kPagesWorthATrip = 1000;
// Under a steady stream of commits a checkpoint never catches up with the end of the log, so the log only grows. Beyond
// this size (32 MB) a commit checkpoints the small remainder itself, and the log restarts.
constexpr int kPagesTooMany = 8000;

}  // namespace

SqliteCheckpoints::SqliteCheckpoints(const std::filesystem::path& path, SQLite::Database& writer, Runner runner)
    : writer_(writer), own_(path.string(), SQLite::OPEN_READWRITE), runner_(std::move(runner)) {
  if (!runner_) thread_ = std::thread([this] { run(); });
  sqlite3_wal_hook(writer_.getHandle(), committed, this);
}

SqliteCheckpoints::~SqliteCheckpoints() {
  sqlite3_wal_hook(writer_.getHandle(), nullptr, nullptr);
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    news_.notify_one();
  }
  if (thread_.joinable()) thread_.join();
}

int SqliteCheckpoints::committed(void* self, sqlite3* writer, const char* name, int pages) {
  auto* checkpoints = static_cast<SqliteCheckpoints*>(self);
  // Refused while the other thread is checkpointing; then the next commit tries again.
  if (pages >= kPagesTooMany) sqlite3_wal_checkpoint_v2(writer, name, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  int& fetched_at = checkpoints->fetched_at_;
  if (pages < fetched_at) fetched_at = 0;  // the log has restarted
  if (pages - fetched_at < kPagesWorthATrip) return SQLITE_OK;
  fetched_at = pages;
  if (checkpoints->runner_) {
    checkpoints->runner_([checkpoints] { checkpoints->checkpoint(); });
    return SQLITE_OK;
  }
  const std::lock_guard lock(checkpoints->mutex_);
  checkpoints->wanted_ = true;
  checkpoints->news_.notify_one();
  return SQLITE_OK;
}

void SqliteCheckpoints::run() {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [this] { return closing_ || wanted_; });
      if (closing_) return;
      wanted_ = false;
    }
    checkpoint();
  }
}

void SqliteCheckpoints::checkpoint() {
  // A failure is retried after the next commit; nothing is lost, since the log is on disk.
  sqlite3_wal_checkpoint_v2(own_.getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace atlantica
