#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/failure.h"
#include "store/postgres_listener.h"

namespace atlantica {

using SqlValue = std::variant<std::int64_t, double, std::string>;

// A result row. Reading a column as the wrong type is a bug.
class SqlRow {
 public:
  explicit SqlRow(std::vector<SqlValue> values) : values_(std::move(values)) {}

  std::int64_t number(std::size_t column) const { return std::get<std::int64_t>(values_[column]); }
  double real(std::size_t column) const { return std::get<double>(values_[column]); }
  const std::string& text(std::size_t column) const { return std::get<std::string>(values_[column]); }

 private:
  std::vector<SqlValue> values_;
};

// A failed statement.
class SqlError : public Failure {
 public:
  enum class Kind {
    conflict,  // a key or reference constraint was violated; nothing else is wrong
    failed,
    lost,  // the database cannot be reached or does not answer; whether a commit was done is unknown
  };

  SqlError(Kind what, Message message) : Failure(std::move(message)), kind(what) {}
  // The database's own message.
  SqlError(Kind what, const std::string& reason) : Failure({"common.store.said", {{"reason", reason}}}), kind(what) {}

  Kind kind;
};

// A connection to a database, used by one thread. Statements use the dialect common to all databases, with $1, $2 … for
// values in order of first appearance. Failures throw SqlError; a database that does not answer is a failure after some
// seconds.
class SqlDatabase {
 public:
  virtual ~SqlDatabase() = default;

  // Where the data is, for display; without secrets.
  virtual std::string place() const = 0;

  // Begins a write transaction; reconnects first if the connection was lost.
  virtual void begin() = 0;
  virtual bool in_transaction() = 0;
  // Makes a change that must reach the disk with the commit, and leaves all data as it is.
  virtual void prove_writable() = 0;
  // Executes a statement without values or result rows.
  virtual void run(const std::string& statement) = 0;
  // Executes a statement and returns its rows.
  std::vector<SqlRow> query(const char* sql, std::initializer_list<SqlValue> values) {
    return query(sql, std::span(values.begin(), values.size()));
  }
  // Executes a statement and returns the number of rows changed.
  std::int64_t change(const char* sql, std::initializer_list<SqlValue> values) {
    const std::int64_t changed = change(sql, std::span(values.begin(), values.size()));
    changes_ += changed;
    return changed;
  }

  // Notifies other servers on the same database, on commit, that a table has changed.
  virtual void announce(const std::string& table) = 0;
  // Receives such notifications from other servers, on its own thread, while the listener lives. Null if this database
  // is not shared.
  virtual std::unique_ptr<PostgresListener> listen(PostgresListener::News news) = 0;

  // A number that changes whenever another program has changed an unshared database; always the same for a shared one.
  virtual std::int64_t version() = 0;

  // The number of rows changed so far.
  std::int64_t changes() const { return changes_; }

 protected:
  virtual std::vector<SqlRow> query(const char* sql, std::span<const SqlValue> values) = 0;
  virtual std::int64_t change(const char* sql, std::span<const SqlValue> values) = 0;

 private:
  std::int64_t changes_ = 0;
};

}  // namespace atlantica
