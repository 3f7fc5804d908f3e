#include "store/sql_store.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "store/postgres_database.h"
#include "store/sql_tables.h"
#include "store/sqlite_database.h"

namespace atlantica {

namespace {

StoreError failed(const std::exception& error) {
  const auto* sql = dynamic_cast<const SqlError*>(&error);
  const bool conflict = sql != nullptr && sql->kind == SqlError::Kind::conflict;
  return {conflict ? StoreError::Kind::conflict : StoreError::Kind::failed, error.what()};
}

}  // namespace

SqlStore::SqlStore(std::unique_ptr<SqlDatabase> database)
    : database_(std::move(database)), place_(database_->place()), thread_([this] { run(); }) {}

SqlStore::~SqlStore() { close(); }

void SqlStore::close() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  news_.notify_one();
  if (thread_.joinable()) thread_.join();
}

template <class T, class Work>
void SqlStore::ask(std::string key, Work work, Done<T> done) {
  auto box = std::make_shared<std::expected<T, StoreError>>();
  add({std::move(key),
       [this, box, work = std::move(work)]() -> Problem {
         *box = work(*database_);
         if (!*box) return box->error();
         return std::nullopt;
       },
       [box, done = std::move(done)](Problem problem) mutable {
         if (problem) *box = std::unexpected(std::move(*problem));
         done(std::move(*box));
       }});
}

void SqlStore::create(StoredTable table, Done<void> done) {
  std::string key = table.id;
  ask<void>(
      std::move(key),
      [table = std::move(table)](SqlDatabase& database) -> std::expected<void, StoreError> {
        create_table(database, table);
        return {};
      },
      std::move(done));
}

void SqlStore::append(StoredEntries entries, Done<void> done) {
  std::string key = entries.table;
  ask<void>(
      std::move(key),
      [entries = std::move(entries)](SqlDatabase& database) -> std::expected<void, StoreError> {
        if (auto problem = append_entries(database, entries)) return std::unexpected(std::move(*problem));
        return {};
      },
      std::move(done));
}

void SqlStore::claim(StoredClaim claim, Done<void> done) {
  std::string key = claim.table;
  ask<void>(
      std::move(key),
      [claim = std::move(claim)](SqlDatabase& database) -> std::expected<void, StoreError> {
        if (auto problem = claim_seat(database, claim)) return std::unexpected(std::move(*problem));
        return {};
      },
      std::move(done));
}

void SqlStore::load(std::string table, Done<StoredTable> done) {
  ask<StoredTable>(table, [table](SqlDatabase& database) { return load_table(database, table); }, std::move(done));
}

void SqlStore::list(Done<std::vector<std::string>> done) {
  using Answer = std::expected<std::vector<std::string>, StoreError>;
  ask<std::vector<std::string>>(
      "", [](SqlDatabase& database) { return Answer(list_tables(database)); }, std::move(done));
}

void SqlStore::add(Request request) {
  {
    const std::lock_guard lock(mutex_);
    if (!closing_) {
      waiting_.push_back(std::move(request));
      news_.notify_one();
      return;
    }
  }
  request.finish(StoreError{StoreError::Kind::failed, "the store is closed"});
}

void SqlStore::run() {
  for (;;) {
    std::deque<Request> requests;
    {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      requests.swap(waiting_);
    }
    // Two servers that write to the same tables lock them in the same order, so neither waits for the other for ever.
    std::ranges::stable_sort(requests, {}, &Request::key);
    commit_together(std::move(requests));
  }
}

void SqlStore::commit_together(std::deque<Request> requests) {
  std::vector<Problem> problems(requests.size());
  Problem all;  // what went wrong for every request of the batch
  try {
    const std::int64_t changes_before = database_->changes();
    database_->begin();
    for (std::size_t i = 0; i < requests.size(); ++i) {
      database_->run("SAVEPOINT request");
      try {
        problems[i] = requests[i].apply();
      } catch (const std::exception& error) {
        problems[i] = failed(error);
        if (!database_->in_transaction()) throw;
      }
      if (problems[i]) database_->run("ROLLBACK TO SAVEPOINT request");
      database_->run("RELEASE SAVEPOINT request");
    }
    database_->run("COMMIT");
    if (database_->changes() != changes_before) ++commits_;
  } catch (const std::exception& error) {
    all = StoreError{StoreError::Kind::failed, error.what()};
    try {
      if (database_->in_transaction()) database_->run("ROLLBACK");
    } catch (const std::exception&) {
      // The connection is lost, and with it the transaction.
    }
  }
  for (std::size_t i = 0; i < requests.size(); ++i) requests[i].finish(all ? all : std::move(problems[i]));
}

std::unique_ptr<SqlStore> open_store(const std::string& database) {
  const bool postgres = database.starts_with("postgres://") || database.starts_with("postgresql://");
  return std::make_unique<SqlStore>(postgres ? open_postgres(database) : open_sqlite(database));
}

}  // namespace atlantica
