#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace atlantica {

// The SQL of SqliteStore: the schema and one function for each request, to be called within a transaction by one
// thread. What SQLite itself refuses is thrown as SQLite::Exception; the caller rolls back.
class SqliteTables {
 public:
  // Throws Failure if there is no usable database at the path.
  explicit SqliteTables(const std::filesystem::path& path);

  std::optional<StoreError> create(const StoredTable& table);
  std::optional<StoreError> append(const StoredEntries& entries);
  std::optional<StoreError> claim(const StoredClaim& claim);
  std::expected<StoredTable, StoreError> load(const std::string& table);
  std::vector<std::string> list();

  SQLite::Database& database() { return database_; }

 private:
  void append_entries(const std::string& table, std::size_t sequence, const std::vector<LogEntry>& entries);

  SQLite::Database database_;
  SQLite::Statement insert_entry_;
  SQLite::Statement last_sequence_;
};

}  // namespace atlantica
