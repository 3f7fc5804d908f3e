#include "store/sql_store.h"

#include <algorithm>
#include <exception>
#include <tuple>
#include <type_traits>
#include <utility>

#include "store/postgres_database.h"
#include "store/sql_accounts.h"
#include "store/sql_tables.h"
#include "store/sqlite_database.h"

namespace atlantica {

namespace {

Message problem_of(const std::exception& error) {
  if (const auto* failure = dynamic_cast<const Failure*>(&error)) return failure->message();
  return {"common.store.said", {{"reason", error.what()}}};
}

StoreError failed(const std::exception& error) {
  const auto* sql = dynamic_cast<const SqlError*>(&error);
  const bool conflict = sql != nullptr && sql->kind == SqlError::Kind::conflict;
  return {conflict ? StoreError::Kind::conflict : StoreError::Kind::failed, problem_of(error)};
}

}  // namespace

SqlStore::SqlStore(std::unique_ptr<SqlDatabase> database)
    : database_(std::move(database)), place_(database_->place()), thread_([this] { run(); }) {}

SqlStore::~SqlStore() { close(); }

void SqlStore::listen(PostgresListener::News news) { listener_ = database_->listen(std::move(news)); }

void SqlStore::close() {
  listener_.reset();
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  news_.notify_one();
  if (thread_.joinable()) thread_.join();
}

template <class T, class Work>
void SqlStore::ask(std::string key, Work work, Done<T> done) {
  using Given = std::invoke_result_t<Work&, SqlDatabase&>;
  auto box = std::make_shared<std::expected<T, StoreError>>();
  add({std::move(key),
       [this, box, work = std::move(work)]() mutable -> Problem {
         if constexpr (std::is_void_v<Given>) {
           work(*database_);
           return std::nullopt;
         } else if constexpr (std::is_same_v<Given, Problem>) {
           return work(*database_);
         } else {
           *box = work(*database_);
           return *box ? Problem() : Problem(box->error());
         }
       },
       [box, done = std::move(done)](Problem problem) mutable {
         if (problem) *box = std::unexpected(std::move(*problem));
         done(std::move(*box));
       }});
}

template <class Work>
void SqlStore::change(const std::string& table, Work work, Done<void> done) {
  ask<void>(
      table,
      [table, work = std::move(work)](SqlDatabase& data) -> Problem {
        if constexpr (std::is_void_v<std::invoke_result_t<const Work&, SqlDatabase&>>) {
          work(data);
        } else if (auto problem = work(data)) {
          return problem;
        }
        data.announce(table);
        return std::nullopt;
      },
      std::move(done));
}

void SqlStore::create(StoredTable table, Done<void> done) {
  const std::string key = table.id;
  change(
      key,
      [table = std::move(table)](SqlDatabase& data) {
        create_table(data, table);
        if (!table.rematch_of.empty()) data.announce(table.rematch_of);
      },
      std::move(done));
}

void SqlStore::append(StoredEntries entries, Done<void> done) {
  const std::string key = entries.table;
  change(
      key, [entries = std::move(entries)](SqlDatabase& data) { return append_entries(data, entries); },
      std::move(done));
}

void SqlStore::claim(StoredClaim claim, Done<void> done) {
  const std::string key = claim.table;
  change(key, [claim = std::move(claim)](SqlDatabase& data) { return claim_seat(data, claim); }, std::move(done));
}

void SqlStore::hand_over(StoredHandover handover, Done<void> done) {
  const std::string key = handover.table;
  change(
      key, [handover = std::move(handover)](SqlDatabase& data) { return hand_over_seat(data, handover); },
      std::move(done));
}

void SqlStore::see(StoredSight sight, Done<void> done) {
  const std::string key = sight.table;
  ask<void>(key, [sight = std::move(sight)](SqlDatabase& data) { see_players(data, sight); }, std::move(done));
}

void SqlStore::end(StoredEnd end, Done<void> done) {
  const std::string key = end.table;
  change(key, [end = std::move(end)](SqlDatabase& data) { return end_table(data, end); }, std::move(done));
}

void SqlStore::say(StoredChat chat, Done<void> done) {
  const std::string key = chat.table;
  change(key, [chat = std::move(chat)](SqlDatabase& data) { say_at_table(data, chat); }, std::move(done));
}

void SqlStore::load(std::string table, Done<StoredTable> done) {
  ask<StoredTable>(table, [table](SqlDatabase& data) { return load_table(data, table); }, std::move(done));
}

void SqlStore::remove(std::string table, Done<void> done) {
  ask<void>(table, [table](SqlDatabase& data) { return remove_table(data, table); }, std::move(done));
}

void SqlStore::list(Done<std::vector<std::string>> done) {
  ask<std::vector<std::string>>("", [](SqlDatabase& data) { return list_tables(data); }, std::move(done));
}

void SqlStore::due(std::int64_t now, int count, Done<std::vector<std::string>> done) {
  ask<std::vector<std::string>>(
      "~tables", [now, count](SqlDatabase& data) { return due_tables(data, now, count); }, std::move(done));
}

void SqlStore::listed(std::int64_t since, int count, Done<std::vector<StoredTable>> done) {
  ask<std::vector<StoredTable>>(
      "~tables", [since, count](SqlDatabase& data) { return listed_tables(data, since, count); }, std::move(done));
}

void SqlStore::remove_abandoned(std::int64_t since, int count, Done<std::vector<std::string>> done) {
  ask<std::vector<std::string>>(
      "~tables", [since, count](SqlDatabase& data) { return remove_abandoned_tables(data, since, count); },
      std::move(done));
}

// Keys of requests that concern no table begin with a character that sorts after table names.

void SqlStore::create_account(StoredAccount account, Done<void> done) {
  const std::string key = "~account " + account.name_key;
  ask<void>(
      key, [account = std::move(account)](SqlDatabase& data) { atlantica::create_account(data, account); },
      std::move(done));
}

void SqlStore::find_account(std::string name_key, Done<StoredAccount> done) {
  ask<StoredAccount>(
      "~account " + name_key, [name_key](SqlDatabase& data) { return atlantica::find_account(data, name_key); },
      std::move(done));
}

void SqlStore::start_session(StoredSession session, Done<void> done) {
  ask<void>(
      "~session " + session.token_hash, [session](SqlDatabase& data) { atlantica::start_session(data, session); },
      std::move(done));
}

void SqlStore::use_session(StoredSession session, Done<StoredAccount> done) {
  ask<StoredAccount>(
      "~session " + session.token_hash, [session](SqlDatabase& data) { return atlantica::use_session(data, session); },
      std::move(done));
}

void SqlStore::end_session(std::string token_hash, Done<void> done) {
  ask<void>(
      "~session " + token_hash, [token_hash](SqlDatabase& data) { atlantica::end_session(data, token_hash); },
      std::move(done));
}

void SqlStore::finish(StoredResult result, Done<void> done) {
  const std::string key = "~ratings " + result.game;
  ask<void>(key, [result = std::move(result)](SqlDatabase& data) { finish_table(data, result); }, std::move(done));
}

void SqlStore::ratings_of(std::string player, Done<std::vector<PlayerRating>> done) {
  ask<std::vector<PlayerRating>>(
      "~ratings", [player = std::move(player)](SqlDatabase& data) { return atlantica::ratings_of(data, player); },
      std::move(done));
}

void SqlStore::best_of(std::string game, int count, Done<std::vector<PlayerRating>> done) {
  ask<std::vector<PlayerRating>>(
      "~ratings", [game = std::move(game), count](SqlDatabase& data) { return atlantica::best_of(data, game, count); },
      std::move(done));
}

void SqlStore::results_of(std::string player, int count, Done<std::vector<PlayerResult>> done) {
  ask<std::vector<PlayerResult>>(
      "~results",
      [player = std::move(player), count](SqlDatabase& data) { return atlantica::results_of(data, player, count); },
      std::move(done));
}

void SqlStore::tables_of(std::string account, int count, Done<std::vector<PlayerTable>> done) {
  ask<std::vector<PlayerTable>>(
      "~tables",
      [account = std::move(account), count](SqlDatabase& data) { return atlantica::tables_of(data, account, count); },
      std::move(done));
}

void SqlStore::add(Request request) {
  {
    const std::lock_guard lock(mutex_);
    if (!closing_) {
      request.number = ++requests_;
      waiting_.push_back(std::move(request));
      news_.notify_one();
      return;
    }
  }
  request.finish(StoreError{StoreError::Kind::failed, "common.store.closed"});
}

void SqlStore::run() {
  constexpr std::chrono::milliseconds kPause{10};
  for (;;) {
    try {
      if (!commit_waiting()) return;
    } catch (...) {  // there was not even memory to take what waits
      std::this_thread::sleep_for(kPause);
    }
  }
}

bool SqlStore::commit_waiting() {
  std::deque<Request> requests;
  Watcher watcher;
  {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (waiting_.empty()) return false;
    watcher = watcher_;
    requests.swap(waiting_);
  }
  const auto start = std::chrono::steady_clock::now();
  const std::size_t count = requests.size();
  // Servers writing to the same tables lock them in the same order, so they cannot deadlock.
  std::ranges::sort(requests, {}, [](const Request& request) { return std::tie(request.key, request.number); });
  try {
    commit_together(requests);
  } catch (...) {
    // No memory: whether it was done, only the database knows.
    for (Request& request : requests) answer(request, StoreError{StoreError::Kind::failed, Message()});
  }
  if (watcher) watcher(std::chrono::steady_clock::now() - start, count);
  return true;
}

void SqlStore::answer(Request& request, Problem problem) noexcept {
  auto finish = std::exchange(request.finish, nullptr);
  if (!finish) return;
  try {
    finish(std::move(problem));
  } catch (...) {  // what `done` holds is destroyed, and whoever waits for it learns that there is no answer
  }
}

void SqlStore::watch(Watcher watcher) {
  const std::lock_guard lock(mutex_);
  watcher_ = std::move(watcher);
}

void SqlStore::commit_together(std::deque<Request>& requests) {
  std::vector<Problem> problems(requests.size());
  Problem all;  // the error that failed the whole batch
  try {
    if (database_->in_transaction()) database_->run("ROLLBACK");  // memory ran out in the last one
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
    all = StoreError{StoreError::Kind::failed, problem_of(error)};
    try {
      if (database_->in_transaction()) database_->run("ROLLBACK");
    } catch (const std::exception& lost) {
      // The connection is lost, and the transaction with it.
      all->message = {"common.store.twice", {{"problem", all->message}, {"problem2", problem_of(lost)}}};
    }
  }
  for (std::size_t i = 0; i < requests.size(); ++i) answer(requests[i], all ? all : std::move(problems[i]));
}

std::unique_ptr<SqlStore> open_store(const std::string& database) {
  const bool postgres = database.starts_with("postgres://") || database.starts_with("postgresql://");
  return std::make_unique<SqlStore>(postgres ? open_postgres(database) : open_sqlite(database));
}

}  // namespace atlantica
