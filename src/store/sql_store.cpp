#include "store/sql_store.h"

#include <optional>
#include <type_traits>
#include <utility>

#include "store/postgres_database.h"
#include "store/sql_accounts.h"
#include "store/sql_tables.h"
#include "store/sqlite_database.h"

namespace atlantica {

namespace {

// The game whose ratings a result changes; empty if none.
std::string rated_game_of(const std::optional<StoredResult>& result) {
  return result && result->rated ? result->game : "";
}

}  // namespace

SqlStore::SqlStore(std::unique_ptr<SqlDatabase> database)
    : place_(database->place()),
      queue_(std::make_shared<CommitQueue>(std::move(database), CommitQueue::Driver{.wake = thread_.bell()})),
      proven_(std::make_shared<std::atomic<CommitQueue::Instant>>()) {
  thread_.start(queue_);
}

SqlStore::SqlStore(std::unique_ptr<SqlDatabase> database, CommitQueue::Driver driver)
    : place_(database->place()),
      queue_(std::make_shared<CommitQueue>(std::move(database), std::move(driver))),
      proven_(std::make_shared<std::atomic<CommitQueue::Instant>>()) {}

SqlStore::~SqlStore() { close(); }

void SqlStore::listen(PostgresListener::News news) {
  listener_ = queue_->database().listen(news);
  if (!listener_) news_ = std::move(news);
}

void SqlStore::look_for_news() {
  if (news_) queue_->look_elsewhere([this] { news_(""); });
}

void SqlStore::close(std::chrono::milliseconds grace) {
  listener_.reset();
  queue_->close();
  thread_.end(grace);
  while (!queue_->idle()) commit_waiting();  // if there is no thread
}

template <class T, class Work>
void SqlStore::ask(std::string key, Work work, Done<T> done, std::string rated_game, CommitQueue::Duration patience) {
  using Given = std::invoke_result_t<Work&, SqlDatabase&>;
  auto box = std::make_shared<std::expected<T, StoreError>>();
  queue_->add({std::move(key), std::move(rated_game),
               [box, work = std::move(work)](SqlDatabase& data) mutable -> Problem {
                 if constexpr (std::is_void_v<Given>) {
                   work(data);
                   return std::nullopt;
                 } else if constexpr (std::is_same_v<Given, Problem>) {
                   return work(data);
                 } else {
                   *box = work(data);
                   return *box ? Problem() : Problem(box->error());
                 }
               },
               [box, done = std::move(done)](Problem problem) mutable {
                 if (problem)
                   done(std::unexpected(std::move(*problem)));
                 else
                   done(std::move(*box));
               },
               patience});
}

template <class Work>
void SqlStore::change(const std::string& table, Work work, Done<void> done, std::string rated_game) {
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
      std::move(done), std::move(rated_game));
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
  std::string rated_game = rated_game_of(entries.result);
  change(
      key, [entries = std::move(entries)](SqlDatabase& data) { return append_entries(data, entries); }, std::move(done),
      std::move(rated_game));
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
  std::string rated_game = rated_game_of(end.result);
  change(
      key, [end = std::move(end)](SqlDatabase& data) { return end_table(data, end); }, std::move(done),
      std::move(rated_game));
}

void SqlStore::say(StoredChat chat, Done<void> done) {
  const std::string key = chat.table;
  change(key, [chat = std::move(chat)](SqlDatabase& data) { say_at_table(data, chat); }, std::move(done));
}

void SqlStore::load(std::string table, Done<StoredTable> done) {
  ask<StoredTable>(table, [table](SqlDatabase& data) { return load_table(data, table); }, std::move(done));
}

void SqlStore::remove(std::string table, Done<void> done) {
  change(table, [table](SqlDatabase& data) { return remove_table(data, table); }, std::move(done));
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

void SqlStore::without_result(std::string after, int count, Done<std::vector<std::string>> done) {
  ask<std::vector<std::string>>(
      "~tables",
      [after = std::move(after), count](SqlDatabase& data) { return tables_without_result(data, after, count); },
      std::move(done));
}

void SqlStore::ready(Done<void> done) {
  // A transaction shows that the database answers; one that changes something, that its disk takes it.
  constexpr std::chrono::seconds kProofLasts{5};
  constexpr std::chrono::seconds kReadyPatience{2};
  const CommitQueue::Instant now = queue_->now();
  const bool proven = now < proven_->load() + kProofLasts;
  ask<void>(
      "~ready",
      [proven](SqlDatabase& data) {
        if (!proven) data.prove_writable();
      },
      [proof = proven_, proven, now, done = std::move(done)](std::expected<void, StoreError> result) mutable {
        if (!result)
          *proof = CommitQueue::Instant();
        else if (!proven)
          *proof = now;
        done(std::move(result));
      },
      "", kReadyPatience);
}

// Keys of requests that concern no table begin with a character that sorts after table names.

void SqlStore::create_account(StoredAccount account, Done<void> done) {
  const std::string key = "~account " + account.name_key;
  ask<void>(
      key, [account = std::move(account)](SqlDatabase& data) { return atlantica::create_account(data, account); },
      std::move(done));
}

void SqlStore::find_account(StoredNameKeys keys, Done<StoredAccount> done) {
  ask<StoredAccount>(
      "~account " + keys.key, [keys](SqlDatabase& data) { return atlantica::find_account(data, keys); },
      std::move(done));
}

void SqlStore::try_password(StoredAttempt attempt, Done<std::int64_t> done) {
  ask<std::int64_t>(
      "~attempt " + attempt.key, [attempt](SqlDatabase& data) { return atlantica::try_password(data, attempt); },
      std::move(done));
}

void SqlStore::forget_attempts(std::string key, Done<void> done) {
  ask<void>("~attempt " + key, [key](SqlDatabase& data) { atlantica::forget_attempts(data, key); }, std::move(done));
}

void SqlStore::change_password(StoredPassword password, Done<void> done) {
  ask<void>(
      "~password " + password.account,
      [password](SqlDatabase& data) { return atlantica::change_password(data, password); }, std::move(done));
}

void SqlStore::delete_account(StoredDeletion deletion, Done<std::vector<std::string>> done) {
  ask<std::vector<std::string>>(
      "~password " + deletion.account,
      [deletion](SqlDatabase& data) { return atlantica::delete_account(data, deletion); }, std::move(done));
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

void SqlStore::end_sessions(std::string account, Done<void> done) {
  ask<void>(
      "~password " + account, [account](SqlDatabase& data) { atlantica::end_sessions(data, account); },
      std::move(done));
}

void SqlStore::finish(StoredResult result, Done<void> done) {
  const std::string key = result.table;
  std::string rated_game = rated_game_of(result);
  ask<void>(
      key, [result = std::move(result)](SqlDatabase& data) { finish_table(data, result); }, std::move(done),
      std::move(rated_game));
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

bool is_postgres(const std::string& database) {
  return database.starts_with("postgres://") || database.starts_with("postgresql://");
}

std::unique_ptr<SqlStore> open_store(const std::string& database) {
  return std::make_unique<SqlStore>(is_postgres(database) ? open_postgres(database) : open_sqlite(database));
}

}  // namespace atlantica
