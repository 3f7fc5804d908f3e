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

// A row of an answer. Reading a column as another type than it has is a bug.
class SqlRow {
 public:
  explicit SqlRow(std::vector<SqlValue> values) : values_(std::move(values)) {}

  std::int64_t number(std::size_t column) const { return std::get<std::int64_t>(values_[column]); }
  double real(std::size_t column) const { return std::get<double>(values_[column]); }
  const std::string& text(std::size_t column) const { return std::get<std::string>(values_[column]); }

 private:
  std::vector<SqlValue> values_;
};

// A statement that the database did not carry out.
class SqlError : public Failure {
 public:
  enum class Kind {
    conflict,  // a key or reference forbids it; nothing else is wrong
    failed,
  };

  SqlError(Kind what, Message message) : Failure(std::move(message)), kind(what) {}
  // In the words of the database.
  SqlError(Kind what, const std::string& reason) : Failure({"common.store.said", {{"reason", reason}}}), kind(what) {}

  Kind kind;
};

// One connection to one database, used by one thread. Statements are written in what the databases have in common,
// with $1, $2 … for their values in order of first appearance. What fails throws SqlError.
class SqlDatabase {
 public:
  virtual ~SqlDatabase() = default;

  // Where the data is, for people; without secrets.
  virtual std::string place() const = 0;

  // Starts a transaction that may write; comes back first if the connection was lost.
  virtual void begin() = 0;
  virtual bool in_transaction() = 0;
  // Carries out one statement that has no values and no rows.
  virtual void run(const std::string& statement) = 0;
  // Carries out one statement and gives the rows of its answer.
  std::vector<SqlRow> query(const char* sql, std::initializer_list<SqlValue> values) {
    return query(sql, std::span(values.begin(), values.size()));
  }
  // Carries out one statement and gives the number of rows it changed.
  std::int64_t change(const char* sql, std::initializer_list<SqlValue> values) {
    const std::int64_t changed = change(sql, std::span(values.begin(), values.size()));
    changes_ += changed;
    return changed;
  }

  // Tells other servers on the same database, when the transaction is committed, that a table has changed.
  virtual void announce(const std::string& table) = 0;
  // Hears such news of other servers, on a thread of its own, while the listener lives. Nothing if this database is
  // not shared.
  virtual std::unique_ptr<PostgresListener> listen(PostgresListener::News news) = 0;

  // How many rows were changed so far.
  std::int64_t changes() const { return changes_; }

 protected:
  virtual std::vector<SqlRow> query(const char* sql, std::span<const SqlValue> values) = 0;
  virtual std::int64_t change(const char* sql, std::span<const SqlValue> values) = 0;

 private:
  std::int64_t changes_ = 0;
};

}  // namespace atlantica
