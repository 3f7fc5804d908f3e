#include "store/server_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "core/failure.h"
#include "store/sql_store.h"
#include "store/sqlite_database.h"

namespace atlantica {

ServerLock::ServerLock(const std::string& database) {
  if (is_postgres(database)) return;
  prepare_sqlite_path(database);
  // Beside the database: closing a file of SQLite's would drop the locks that SQLite holds on it.
  std::error_code ignored;
  const std::string path = std::filesystem::weakly_canonical(database, ignored).string() + ".lock";
  constexpr mode_t kOwnerOnly = 0600;
  file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
  if (file_ < 0) throw Failure({"common.store.unusable", {{"file", path}, {"reason", std::strerror(errno)}}});
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  close(file_);
  throw Failure({"common.store.in_use", {{"file", database}}});
}

ServerLock::~ServerLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace atlantica
