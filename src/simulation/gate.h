#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "store/sql_database.h"

namespace atlantica::simulation {

// A node's connection to its database, which can break. Behind it is SQLite; in front it behaves as a connection to
// PostgreSQL does: when it breaks, the transaction is lost, or it is done and only the answer is lost.
class Gate final : public SqlDatabase {
 public:
  enum class Break { none, before_commit, after_commit };
  // What the world decides about the connection.
  struct Line {
    bool closed = false;                 // every transaction fails to begin
    int breaks_after = -1;               // so many statements; -1: it does not
    Break commit = Break::none;          // what happens to the next commit
    std::function<void()> drop = [] {};  // the connection is gone; the next transaction opens another
    // Tables that a commit has changed.
    std::function<void(const std::vector<std::string>&)> news = [](const std::vector<std::string>&) {};
  };

  using Open = std::function<std::unique_ptr<SqlDatabase>()>;

  // Throws Failure if the database cannot be opened.
  Gate(Open open, std::shared_ptr<Line> line);

  std::string place() const override { return "simulation"; }
  void begin() override;
  bool in_transaction() override { return database_ && database_->in_transaction(); }
  void prove_writable() override;
  void run(const std::string& statement) override;
  std::vector<SqlRow> query(const char* sql, std::span<const SqlValue> values) override;
  std::int64_t change(const char* sql, std::span<const SqlValue> values) override;
  std::int64_t version() override { return 0; }
  void announce(const std::string& table) override { announced_.push_back(table); }
  std::unique_ptr<PostgresListener> listen(PostgresListener::News) override { return nullptr; }

 private:
  void pass();
  [[noreturn]] void lose();
  void commit();

  Open open_;
  std::unique_ptr<SqlDatabase> database_;
  std::shared_ptr<Line> line_;
  std::vector<std::string> announced_;
};

}  // namespace atlantica::simulation
