#include "store/sqlite_schema.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <array>
#include <system_error>

#include "core/failure.h"

namespace atlantica {

namespace {

// "Atla": tells our files from those of other programs.
constexpr int kApplicationId = 0x41746c61;

// The n-th script brings a file from version n to n + 1. Never change one that was shipped; add another.
constexpr std::array kMigrations = {
    R"sql(
      CREATE TABLE tables (
        id            TEXT PRIMARY KEY,
        game          TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        options       TEXT NOT NULL,
        key           TEXT NOT NULL,
        created       INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX tables_by_age ON tables (created);
      CREATE TABLE seats (
        table_id    TEXT NOT NULL REFERENCES tables (id),
        seat        INTEGER NOT NULL,
        kind        TEXT NOT NULL CHECK (kind IN ('human', 'bot')),
        name        TEXT NOT NULL,
        token_hash  TEXT NOT NULL,
        invite_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id),
        sequence INTEGER NOT NULL,
        kind     TEXT NOT NULL CHECK (kind IN ('move', 'chance', 'undo')),
        seat     INTEGER NOT NULL,
        move     TEXT NOT NULL,
        PRIMARY KEY (table_id, sequence)
      ) STRICT, WITHOUT ROWID;
    )sql",
};
constexpr int kSchemaVersion = static_cast<int>(kMigrations.size());

void prepare_path(const std::filesystem::path& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    throw Failure(fmt::format("The database path '{}' is a directory; name a file in it.", path.string()));
  const std::filesystem::path folder = path.parent_path();
  if (folder.empty() || std::filesystem::is_directory(folder, error)) return;
  std::filesystem::create_directories(folder, error);
  if (error)
    throw Failure(
        fmt::format("The folder '{}' of the database cannot be created: {}.", folder.string(), error.message()));
}

int number(SQLite::Database& database, const char* sql) { return database.execAndGet(sql).getInt(); }

void migrate(SQLite::Database& database, const std::filesystem::path& path) {
  const int version = number(database, "PRAGMA user_version");
  const int owner = number(database, "PRAGMA application_id");
  const bool empty = number(database, "SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty && owner != kApplicationId)
    throw Failure(fmt::format("'{}' is a database of another program; name another file.", path.string()));
  if (version > kSchemaVersion)
    throw Failure(
        fmt::format("The database '{}' was written by a newer Atlantica (schema {}, this one knows {}); "
                    "update the program or name another file.",
                    path.string(), version, kSchemaVersion));
  if (version == kSchemaVersion) return;
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  for (int step = version; step < kSchemaVersion; ++step) database.exec(kMigrations[static_cast<std::size_t>(step)]);
  database.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplicationId, kSchemaVersion));
  transaction.commit();
}

void set_up(SQLite::Database& database) {
  constexpr int kPatienceMilliseconds = 5000;
  database.setBusyTimeout(kPatienceMilliseconds);
  const std::string mode = database.execAndGet("PRAGMA journal_mode = WAL").getString();
  if (mode != "wal") throw SQLite::Exception("its write-ahead log cannot be used", SQLITE_READONLY);
  database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
}

}  // namespace

SQLite::Database open_database(const std::filesystem::path& path) {
  prepare_path(path);
  try {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    number(database, "PRAGMA schema_version");
    migrate(database, path);
    set_up(database);
    return database;
  } catch (const SQLite::Exception& error) {
    switch (error.getErrorCode()) {
      case SQLITE_NOTADB: throw Failure(fmt::format("'{}' is not a database; name another file.", path.string()));
      case SQLITE_CORRUPT:
        throw Failure(fmt::format("The database '{}' is damaged; restore it from a backup.", path.string()));
      case SQLITE_READONLY:
        throw Failure(
            fmt::format("The database '{}' cannot be written; allow it or name another file.", path.string()));
      default: throw Failure(fmt::format("The database '{}' cannot be used: {}.", path.string(), error.what()));
    }
  }
}

}  // namespace atlantica
