#include "store/sqlite_database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <map>
#include <optional>
#include <system_error>

#include "store/schema.h"
#include "store/sqlite_checkpoints.h"

namespace atlantica {

namespace {

// "Atla": marks our files.
constexpr int kApplicationId = 0x41746c61;

class SqliteDatabase final : public SqlDatabase {
 public:
  explicit SqliteDatabase(const std::filesystem::path& path)
      : path_(path), database_(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
    pragma("PRAGMA schema_version");
    migrate();
    set_up();
    checkpoints_.emplace(path, database_);
  }

  std::string place() const override { return std::filesystem::absolute(path_).string(); }

  void begin() override {
    try {
      run("BEGIN IMMEDIATE");
    } catch (const SqlError& error) {
      throw SqlError(SqlError::Kind::lost, error.message());
    }
  }
  // SQLite rolls back the whole transaction itself on some errors, such as a full disk.
  bool in_transaction() override { return sqlite3_get_autocommit(database_.getHandle()) == 0; }

  // What it says already, in the file's first page.
  void prove_writable() override { run(fmt::format("PRAGMA application_id = {}", kApplicationId)); }

  void announce(const std::string&) override {}
  std::unique_ptr<PostgresListener> listen(PostgresListener::News) override { return nullptr; }

  std::int64_t version() override { return SqlDatabase::query("PRAGMA data_version", {}).front().number(0); }

  void run(const std::string& statement) override {
    with_statement(statement.c_str(), {}, [](SQLite::Statement& prepared) { prepared.exec(); });
  }

 private:
  std::vector<SqlRow> query(const char* sql, std::span<const SqlValue> values) override {
    std::vector<SqlRow> rows;
    with_statement(sql, values, [&](SQLite::Statement& statement) {
      while (statement.executeStep()) rows.push_back(row(statement));
    });
    return rows;
  }

  std::int64_t change(const char* sql, std::span<const SqlValue> values) override {
    std::int64_t changed = 0;
    with_statement(sql, values, [&](SQLite::Statement& statement) { changed = statement.exec(); });
    return changed;
  }

  static SqlRow row(SQLite::Statement& statement) {
    std::vector<SqlValue> values;
    for (int i = 0; i < statement.getColumnCount(); ++i) {
      const SQLite::Column column = statement.getColumn(i);
      if (column.isInteger())
        values.emplace_back(column.getInt64());
      else if (column.isFloat())
        values.emplace_back(column.getDouble());
      else
        values.emplace_back(column.getString());
    }
    return SqlRow(std::move(values));
  }

  template <class Use>
  void with_statement(const char* sql, std::span<const SqlValue> values, Use use) {
    translated([&] {
      SQLite::Statement& statement = statements_.try_emplace(sql, database_, sql).first->second;
      statement.tryReset();  // reset() would throw the error of an earlier use again
      int index = 0;
      for (const SqlValue& value : values) std::visit([&](const auto& one) { statement.bind(++index, one); }, value);
      use(statement);
    });
  }

  template <class Work>
  void translated(Work work) {
    try {
      work();
    } catch (const SQLite::Exception& error) {
      const auto kind = error.getErrorCode() == SQLITE_CONSTRAINT ? SqlError::Kind::conflict : SqlError::Kind::failed;
      throw SqlError(kind, std::string(error.what()));
    }
  }

  int pragma(const char* sql) { return database_.execAndGet(sql).getInt(); }

  void migrate() {
    const int version = pragma("PRAGMA user_version");
    const bool empty = pragma("SELECT count(*) FROM sqlite_schema") == 0;
    if (!empty && pragma("PRAGMA application_id") != kApplicationId)
      throw Failure({"common.store.other_program", {{"file", path_.string()}}});
    if (version > kSchemaVersion)
      throw Failure(
          {"common.store.newer", {{"file", path_.string()}, {"version", version}, {"known", kSchemaVersion}}});
    if (version == kSchemaVersion) return;
    SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
    for (int step = version; step < kSchemaVersion; ++step) {
      database_.exec(migration(step, SqlDialect::sqlite));
      complete_migration(step, *this);
    }
    database_.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplicationId, kSchemaVersion));
    transaction.commit();
  }

  void set_up() {
    constexpr int kPatienceMilliseconds = 3000;
    database_.setBusyTimeout(kPatienceMilliseconds);
    const std::string mode = database_.execAndGet("PRAGMA journal_mode = WAL").getString();
    if (mode != "wal") throw SQLite::Exception("journal_mode", SQLITE_READONLY);
    database_.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  }

  std::filesystem::path path_;
  SQLite::Database database_;
  std::map<std::string, SQLite::Statement, std::less<>> statements_;
  std::optional<SqliteCheckpoints> checkpoints_;
};

// SQLite gives the files beside it the same permissions.
void create_for_owner(const std::filesystem::path& path) {
  constexpr mode_t kOwnerOnly = 0600;
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
  if (file >= 0) close(file);
}

}  // namespace

void prepare_sqlite_path(const std::filesystem::path& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) throw Failure({"common.store.directory", {{"file", path.string()}}});
  const std::filesystem::path folder = path.parent_path();
  if (folder.empty() || std::filesystem::is_directory(folder, error)) return;
  std::filesystem::create_directories(folder, error);
  if (error) throw Failure({"common.store.no_folder", {{"file", folder.string()}, {"reason", error.message()}}});
}

std::unique_ptr<SqlDatabase> open_sqlite(const std::filesystem::path& path) {
  prepare_sqlite_path(path);
  create_for_owner(path);
  try {
    return std::make_unique<SqliteDatabase>(path);
  } catch (const SQLite::Exception& error) {
    switch (error.getErrorCode()) {
      case SQLITE_NOTADB: throw Failure({"common.store.not_database", {{"file", path.string()}}});
      case SQLITE_CORRUPT: throw Failure({"common.store.damaged", {{"file", path.string()}}});
      case SQLITE_READONLY: throw Failure({"common.store.read_only", {{"file", path.string()}}});
      default: throw Failure({"common.store.unusable", {{"file", path.string()}, {"reason", error.what()}}});
    }
  }
}

}  // namespace atlantica
