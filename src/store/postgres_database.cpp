#include "store/postgres_database.h"

#include <fmt/format.h>

#include <algorithm>
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
  PostgresDatabase(std::string address, std::chrono::milliseconds patience)
      : address_(std::move(address)),
        patience_(patience),
        connection_(connect_postgres(address_)),
        place_(fmt::format("postgres:{}@{}", PQdb(connection_.get()), PQhost(connection_.get()))),
        server_(new_server_name()) {
    migrate();
    set_up();
  }

  std::string place() const override { return place_; }

  void begin() override {
    until_ = std::chrono::steady_clock::now() + patience_;
    const bool was_connected = connection_ != nullptr;
    try {
      if (!was_connected) reconnect();
      run("BEGIN");
    } catch (const SqlError&) {
      // Nothing has been sent yet, so a connection lost to age or a restart is simply reopened.
      if (connection_ || !was_connected || std::chrono::steady_clock::now() >= until_) throw;
      reconnect();
      run("BEGIN");
    }
  }

  bool in_transaction() override {
    if (!connection_) return false;
    const PGTransactionStatusType status = PQtransactionStatus(connection_.get());
    return status == PQTRANS_INTRANS || status == PQTRANS_INERROR;
  }

  // A record in the write-ahead log, of no meaning to anybody.
  void prove_writable() override {
    SqlDatabase::query("SELECT ''::text FROM pg_logical_emit_message(true, 'atlantica', '')", {});
  }

  void announce(const std::string& table) override {
    SqlDatabase::query("SELECT ''::text FROM pg_notify('atlantica', $1)", {server_ + " " + table});
  }
  std::unique_ptr<PostgresListener> listen(PostgresListener::News news) override {
    return std::make_unique<PostgresListener>(address_, server_, std::move(news));
  }

  std::int64_t version() override { return 0; }

  void run(const std::string& script) override { finish(PQsendQuery(connected(), script.c_str())); }

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
    return finish(PQsendQueryPrepared(connected(), name.c_str(), static_cast<int>(parameters.size()), parameters.data(),
                                      nullptr, nullptr, 0));
  }

  const std::string& prepared(const char* sql) {
    const auto known = prepared_.find(sql);
    if (known != prepared_.end()) return known->second;
    const std::string name = fmt::format("s{}", prepared_.size());
    finish(PQsendPrepare(connected(), name.c_str(), sql, 0, nullptr));
    return prepared_.emplace(sql, name).first->second;
  }

  PGconn* connected() const {
    if (!connection_) throw SqlError(SqlError::Kind::lost, Message{"common.store.silent"});
    return connection_.get();
  }

  // The result of what was sent; a connection that fails or falls silent is given up.
  PostgresResult finish(int sent) {
    PostgresResult result;
    try {
      if (sent == 1) result = await_result(connection_.get(), until_);
    } catch (const PostgresSilent& silent) {
      connection_.reset();
      throw SqlError(SqlError::Kind::lost, silent.message());
    }
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return result;
    const std::string problem = postgres_problem(connection_.get());
    if (PQstatus(connection_.get()) != CONNECTION_OK || !result) {
      connection_.reset();
      throw SqlError(SqlError::Kind::lost, problem);
    }
    const char* state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    // Class 23: integrity constraint violation.
    const bool conflict = state != nullptr && std::string_view(state).starts_with("23");
    throw SqlError(conflict ? SqlError::Kind::conflict : SqlError::Kind::failed, problem);
  }

  void reconnect() {
    prepared_.clear();
    connection_.reset();
    try {
      connection_ = connect_postgres(address_);
    } catch (const Failure& failure) {
      throw SqlError(SqlError::Kind::lost, failure.message());
    }
    until_ = std::chrono::steady_clock::now() + patience_;
    set_up();
  }

  // The server, too, gives up what takes too long: a transaction left open by a server that is gone holds locks that
  // others wait for.
  void set_up() {
    const auto patience = patience_.count();
    run(
        fmt::format("SET search_path TO atlantica; SET synchronous_commit TO on; SET statement_timeout TO {0}; "
                    "SET idle_in_transaction_session_timeout TO {0}; SET lock_timeout TO {1}; "
                    "SET tcp_user_timeout TO {0}; SET tcp_keepalives_idle TO 5; SET tcp_keepalives_interval TO 2; "
                    "SET tcp_keepalives_count TO 3",
                    patience, std::max<std::int64_t>(1, patience / 2)));
  }

  void migrate() {
    constexpr std::chrono::minutes kLongMigration{30};
    until_ = std::chrono::steady_clock::now() + kLongMigration;
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
  std::chrono::milliseconds patience_;
  PostgresConnection connection_;  // none after it was lost
  std::string place_;
  std::chrono::steady_clock::time_point until_;               // when the current transaction has taken too long
  std::string server_;                                        // distinguishes this server's announcements from others'
  std::map<std::string, std::string, std::less<>> prepared_;  // by statement
};

}  // namespace

std::unique_ptr<SqlDatabase> open_postgres(const std::string& address, std::chrono::milliseconds patience) {
  try {
    return std::make_unique<PostgresDatabase>(address, patience);
  } catch (const SqlError& error) {
    throw Failure({"common.store.postgres", {{"problem", error.message()}}});
  }
}

}  // namespace atlantica
