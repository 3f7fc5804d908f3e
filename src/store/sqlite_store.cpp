#include "store/sqlite_store.h"

#include <sqlite3.h>

#include <exception>
#include <optional>
#include <utility>

#include "store/sqlite_tables.h"

namespace atlantica {

namespace {

StoreError failed(const std::exception& error) {
  const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&error);
  if (sqlite != nullptr && sqlite->getErrorCode() == SQLITE_CONSTRAINT)
    return {StoreError::Kind::conflict, error.what()};
  return {StoreError::Kind::failed, error.what()};
}

// SQLite gives up the whole transaction by itself on some errors, a full disk among them.
bool in_transaction(SQLite::Database& database) { return sqlite3_get_autocommit(database.getHandle()) == 0; }

// Calls `done` with what `work` put into the box.
template <class T>
auto answer(std::shared_ptr<std::optional<T>> box, Store::Done<T> done) {
  return [box = std::move(box), done = std::move(done)](std::optional<StoreError> problem) mutable {
    if (problem) return done(std::unexpected(std::move(*problem)));
    done(std::move(**box));
  };
}

auto answer(Store::Done<void> done) {
  return [done = std::move(done)](std::optional<StoreError> problem) mutable {
    if (problem) return done(std::unexpected(std::move(*problem)));
    done({});
  };
}

}  // namespace

SqliteStore::SqliteStore(const std::filesystem::path& path)
    : tables_(std::make_unique<SqliteTables>(path)), thread_([this] { run(); }) {}

SqliteStore::~SqliteStore() { close(); }

void SqliteStore::close() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  news_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void SqliteStore::create(StoredTable table, Done<void> done) {
  add({[this, table = std::move(table)] { return tables_->create(table); }, answer(std::move(done))});
}

void SqliteStore::append(StoredEntries entries, Done<void> done) {
  add({[this, entries = std::move(entries)] { return tables_->append(entries); }, answer(std::move(done))});
}

void SqliteStore::claim(StoredClaim claim, Done<void> done) {
  add({[this, claim = std::move(claim)] { return tables_->claim(claim); }, answer(std::move(done))});
}

void SqliteStore::load(std::string table, Done<StoredTable> done) {
  auto box = std::make_shared<std::optional<StoredTable>>();
  add({[this, table = std::move(table), box]() -> Problem {
         auto loaded = tables_->load(table);
         if (!loaded) return std::move(loaded.error());
         *box = std::move(*loaded);
         return std::nullopt;
       },
       answer(box, std::move(done))});
}

void SqliteStore::list(Done<std::vector<std::string>> done) {
  auto box = std::make_shared<std::optional<std::vector<std::string>>>();
  add({[this, box]() -> Problem {
         *box = tables_->list();
         return std::nullopt;
       },
       answer(box, std::move(done))});
}

void SqliteStore::add(Request request) {
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

void SqliteStore::run() {
  for (;;) {
    std::deque<Request> requests;
    {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      requests.swap(waiting_);
    }
    commit_together(std::move(requests));
  }
}

void SqliteStore::commit_together(std::deque<Request> requests) {
  SQLite::Database& database = tables_->database();
  std::vector<Problem> problems(requests.size());
  Problem all;  // what went wrong for every request of the batch
  try {
    const int changes_before = database.getTotalChanges();
    database.exec("BEGIN IMMEDIATE");
    for (std::size_t i = 0; i < requests.size(); ++i) {
      database.exec("SAVEPOINT request");
      try {
        problems[i] = requests[i].apply();
      } catch (const std::exception& error) {
        problems[i] = failed(error);
        if (!in_transaction(database)) throw;
      }
      if (problems[i]) database.exec("ROLLBACK TO request");
      database.exec("RELEASE request");
    }
    database.exec("COMMIT");
    if (database.getTotalChanges() != changes_before) ++commits_;
  } catch (const std::exception& error) {
    all = StoreError{StoreError::Kind::failed, error.what()};
    if (in_transaction(database)) database.tryExec("ROLLBACK");
  }
  for (std::size_t i = 0; i < requests.size(); ++i) requests[i].finish(all ? all : std::move(problems[i]));
}

}  // namespace atlantica
