#include "store/postgres_database.h"

#include <fmt/format.h>

#include <charconv>
#include <map>
#include <random>

#include "store/postgres_connection.h"
#include "store/schema.h"

namespace atlantica {

namespace {

// PostgreSQL's type OIDs, from its pg_type.dat.
constexpr Oid kInt8 = 20;
constexpr Oid kInt4 = 23;
constexpr Oid kFloat8 = 701;

// Programs starting at the same time upgrade the schema one after another.
constexpr int kMigrationLock = 0x41746c61;

std::string to_text(const SqlValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) {
    if (text->contains('\0')) throw SqlError(SqlError::Kind::failed, Message{"common.store.zero_byte"});
    return *text;
  }
  if (const auto* number = std::get_if<std::int64_t>(&value)) return fmt::format("{}", *number);
  return fmt::format("{}", std::get<double>(value));
}

template <class Number>
Number read_number(std::string_view text) {
  Number number{};
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

SqlValue read_value(const PGresult* result, int row, int column) {
  const std::string_view text(PQgetvalue(result, row, column),
                              static_cast<std::size_t>(PQgetlength(result, row, column)));
  switch (PQftype(result, column)) {
    case kInt8:
    case kInt4: return read_number<std::int64_t>(text);
    case kFloat8: return read_number<double>(text);
    default: return std::string(text);
  }
}

std::string new_server_name() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

class PostgresDatabase final : public SqlDatabase {
 public:
  explicit PostgresDatabase(std::string address)
      : address_(std::move(address)), connection_(connect_postgres(address_)), server_(new_server_name()) {
    migrate();
    set_up();
  }

  std::string place() const override {
    return fmt::format("postgres:{}@{}", PQdb(connection_.get()), PQhost(connection_.get()));
  }

  void begin() override {
    try {
      run("BEGIN");
    } catch (const SqlError&) {
      // Nothing has been sent yet, so a connection lost to age or a restart is simply reopened.
      if (PQstatus(connection_.get()) == CONNECTION_OK) throw;
      reconnect();
      run("BEGIN");
    }
  }

  bool in_transaction() override {
    const PGTransactionStatusType status = PQtransactionStatus(connection_.get());
    return status == PQTRANS_INTRANS || status == PQTRANS_INERROR;
  }

  void announce(const std::string& table) override {
    SqlDatabase::query("SELECT ''::text FROM pg_notify('atlantica', $1)", {server_ + " " + table});
  }
  std::unique_ptr<PostgresListener> listen(PostgresListener::News news) override {
    return std::make_unique<PostgresListener>(address_, server_, std::move(news));
  }

  void run(const std::string& script) override { check(PostgresResult(PQexec(connection_.get(), script.c_str()))); }

 private:
  std::vector<SqlRow> query(const char* sql, std::span<const SqlValue> values) override {
    const PostgresResult result = execute(sql, values);
    std::vector<SqlRow> rows;
    for (int row = 0; row < PQntuples(result.get()); ++row) {
      std::vector<SqlValue> columns;
      for (int column = 0; column < PQnfields(result.get()); ++column)
        columns.push_back(read_value(result.get(), row, column));
      rows.emplace_back(std::move(columns));
    }
    return rows;
  }

  std::int64_t change(const char* sql, std::span<const SqlValue> values) override {
    const PostgresResult result = execute(sql, values);
    return read_number<std::int64_t>(PQcmdTuples(result.get()));
  }

  PostgresResult execute(const char* sql, std::span<const SqlValue> values) {
    const std::string& name = prepared(sql);
    std::vector<std::string> texts;
    for (const SqlValue& value : values) texts.push_back(to_text(value));
    std::vector<const char*> parameters;
    for (const std::string& text : texts) parameters.push_back(text.c_str());
    return check(PostgresResult(PQexecPrepared(connection_.get(), name.c_str(), static_cast<int>(parameters.size()),
                                               parameters.data(), nullptr, nullptr, 0)));
  }

  const std::string& prepared(const char* sql) {
    const auto known = prepared_.find(sql);
    if (known != prepared_.end()) return known->second;
    const std::string name = fmt::format("s{}", prepared_.size());
    check(PostgresResult(PQprepare(connection_.get(), name.c_str(), sql, 0, nullptr)));
    return prepared_.emplace(sql, name).first->second;
  }

  PostgresResult check(PostgresResult result) {
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return result;
    const char* state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    // Class 23: integrity constraint violation.
    const bool conflict = state != nullptr && std::string_view(state).starts_with("23");
    throw SqlError(conflict ? SqlError::Kind::conflict : SqlError::Kind::failed, postgres_problem(connection_.get()));
  }

  void reconnect() {
    prepared_.clear();
    PQreset(connection_.get());
    if (PQstatus(connection_.get()) != CONNECTION_OK)
      throw SqlError(SqlError::Kind::failed, postgres_problem(connection_.get()));
    set_up();
  }

  void set_up() { run("SET search_path TO atlantica; SET synchronous_commit TO on"); }

  void migrate() {
    run(fmt::format("SELECT pg_advisory_lock({})", kMigrationLock));
    run("BEGIN; CREATE SCHEMA IF NOT EXISTS atlantica; SET LOCAL search_path TO atlantica; "
        "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
    const auto rows = SqlDatabase::query("SELECT version FROM schema_version", {});
    const std::int64_t version = rows.empty() ? 0 : rows.front().number(0);
    if (version > kSchemaVersion)
      throw Failure(
          {"common.store.newer", {{"file", PQdb(connection_.get())}, {"version", version}, {"known", kSchemaVersion}}});
    for (auto step = static_cast<int>(version); step < kSchemaVersion; ++step) {
      run(migration(step, SqlDialect::postgres));
      complete_migration(step, *this);
    }
    run("DELETE FROM schema_version");
    run(fmt::format("INSERT INTO schema_version VALUES ({}); COMMIT; SELECT pg_advisory_unlock({})", kSchemaVersion,
                    kMigrationLock));
  }

  std::string address_;
  PostgresConnection connection_;
  std::string server_;                                        // distinguishes this server's announcements from others'
  std::map<std::string, std::string, std::less<>> prepared_;  // by statement
};

}  // namespace

std::unique_ptr<SqlDatabase> open_postgres(const std::string& address) {
  try {
    return std::make_unique<PostgresDatabase>(address);
  } catch (const SqlError& error) {
    throw Failure({"common.store.postgres", {{"problem", error.message()}}});
  }
}

}  // namespace atlantica
