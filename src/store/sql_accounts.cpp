#include "store/sql_accounts.h"

#include <map>

namespace atlantica {

namespace {

constexpr std::string_view kBot = "bot:";

constexpr std::string_view kAccount = "account:";

StoredAccount read_account(const SqlRow& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.number(5)};
}

StoreError no_such_account() { return {StoreError::Kind::missing, "common.store.no_account"}; }

// A player whose account has been deleted since is a guest.
std::string player_now(SqlDatabase& database, const std::string& player) {
  if (!player.starts_with(kAccount)) return player;
  const auto rows = database.query("SELECT id FROM accounts WHERE id = $1", {player.substr(kAccount.size())});
  return rows.empty() ? "" : player;
}

// A guest is rated like a newcomer.
Rating rating_of(SqlDatabase& database, const std::string& player, const std::string& game) {
  if (player.empty()) return {};
  const auto rows = database.query("SELECT mu, sigma FROM ratings WHERE player = $1 AND game = $2", {player, game});
  return rows.empty() ? Rating{} : Rating{rows.front().real(0), rows.front().real(1)};
}

void save_rating(SqlDatabase& database, const std::string& player, const std::string& game, const Rating& rating) {
  database.change(
      "INSERT INTO ratings (player, game, mu, sigma, games) VALUES ($1, $2, $3, $4, 1) "
      "ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1",
      {player, game, rating.mu, rating.sigma});
}

// The ratings of all seats after the game. A player with several seats gets the mean of the seats' ratings.
std::vector<Rating> new_ratings(std::vector<Rating> ratings, const StoredResult& result) {
  std::vector<int> places;
  for (const StoredSeatResult& seat : result.seats) places.push_back(seat.place);
  rate(ratings, places);
  std::map<std::string, std::vector<std::size_t>> seats_of;
  for (std::size_t i = 0; i < result.seats.size(); ++i) seats_of[result.seats[i].player].push_back(i);
  for (const auto& [player, seats] : seats_of) {
    Rating mean{0, 0};
    for (const std::size_t seat : seats) {
      mean.mu += ratings[seat].mu / static_cast<double>(seats.size());
      mean.sigma += ratings[seat].sigma / static_cast<double>(seats.size());
    }
    for (const std::size_t seat : seats) ratings[seat] = mean;
  }
  return ratings;
}

std::vector<PlayerRating> read_ratings(const std::vector<SqlRow>& rows) {
  std::vector<PlayerRating> ratings;
  for (const SqlRow& row : rows) {
    PlayerRating one{row.text(0), row.text(1), row.text(2), {row.real(3), row.real(4)}, row.number(5)};
    if (one.player.starts_with(kBot)) one.name = one.player.substr(kBot.size());
    ratings.push_back(std::move(one));
  }
  return ratings;
}

}  // namespace

std::optional<StoreError> create_account(SqlDatabase& database, const StoredAccount& account) {
  // The index sees to it that of two new names that look alike one is first; accounts that looked alike before there
  // were skeletons have other numbers in it.
  if (!database.query("SELECT id FROM accounts WHERE skeleton = $1", {account.skeleton}).empty())
    return StoreError{StoreError::Kind::conflict, "common.store.name_taken"};
  database.change(
      "INSERT INTO accounts (id, name, name_key, skeleton, password_hash, created) VALUES ($1, $2, $3, $4, $5, $6)",
      {account.id, account.name, account.name_key, account.skeleton, account.password_hash, account.created});
  return std::nullopt;
}

std::expected<StoredAccount, StoreError> find_account(SqlDatabase& database, const StoredNameKeys& keys) {
  const auto rows = database.query(
      "SELECT id, name, name_key, skeleton, password_hash, created FROM accounts WHERE name_key IN ($1, $2) "
      "ORDER BY CASE WHEN name_key = $1 THEN 0 ELSE 1 END",
      {keys.old_key, keys.key});
  if (rows.empty()) return std::unexpected(no_such_account());
  return read_account(rows.front());
}

std::int64_t try_password(SqlDatabase& database, const StoredAttempt& attempt) {
  constexpr std::int64_t kDay = 24 * 60 * 60;
  database.change("DELETE FROM attempts WHERE allowed < $1", {attempt.when - kDay});
  database.change("INSERT INTO attempts (key, count, allowed) VALUES ($1, 0, 0) ON CONFLICT (key) DO NOTHING",
                  {attempt.key});
  const auto counted = database.change("UPDATE attempts SET count = count + 1 WHERE key = $1 AND allowed <= $2",
                                       {attempt.key, attempt.when});
  const auto rows = database.query("SELECT count, allowed FROM attempts WHERE key = $1", {attempt.key});
  if (counted == 0) return rows.front().number(1) - attempt.when;
  database.change("UPDATE attempts SET allowed = $1 WHERE key = $2",
                  {attempt.when + wait_after(rows.front().number(0)), attempt.key});
  return 0;
}

void forget_attempts(SqlDatabase& database, const std::string& key) {
  database.change("DELETE FROM attempts WHERE key = $1", {key});
}

std::optional<StoreError> change_password(SqlDatabase& database, const StoredPassword& password) {
  const auto changed = database.change("UPDATE accounts SET password_hash = $1 WHERE id = $2 AND password_hash = $3",
                                       {password.hash, password.account, password.hash_before});
  if (changed != 1) return StoreError{StoreError::Kind::conflict, "common.store.no_account"};
  end_sessions(database, password.account);
  return std::nullopt;
}

std::expected<std::vector<std::string>, StoreError> delete_account(SqlDatabase& database,
                                                                   const StoredDeletion& deletion) {
  std::vector<std::string> tables;
  // In the order in which every server changes tables.
  for (const SqlRow& seat : database.query(
           "SELECT table_id, seat FROM seats WHERE account_id = $1 ORDER BY table_id, seat", {deletion.account})) {
    database.change("UPDATE seats SET name = $1, account_id = '' WHERE table_id = $2 AND seat = $3",
                    {deletion.names.at(static_cast<std::size_t>(seat.number(1))), seat.text(0), seat.number(1)});
    if (!tables.empty() && tables.back() == seat.text(0)) continue;
    tables.push_back(seat.text(0));
    database.announce(tables.back());
  }
  const std::string player = std::string(kAccount) + deletion.account;
  database.change("UPDATE results SET player = '' WHERE player = $1", {player});
  database.change("DELETE FROM ratings WHERE player = $1", {player});
  end_sessions(database, deletion.account);
  if (database.change("DELETE FROM accounts WHERE id = $1", {deletion.account}) != 1)
    return std::unexpected(no_such_account());
  return tables;
}

void start_session(SqlDatabase& database, const StoredSession& session) {
  database.change("DELETE FROM sessions WHERE account_id = $1 AND used < $2", {session.account, session.expired});
  database.change("INSERT INTO sessions (token_hash, account_id, used) VALUES ($1, $2, $3)",
                  {session.token_hash, session.account, session.used});
}

std::expected<StoredAccount, StoreError> use_session(SqlDatabase& database, const StoredSession& session) {
  const auto rows = database.query(
      "SELECT id, name, name_key, skeleton, password_hash, created, used FROM sessions JOIN accounts ON id = "
      "account_id "
      "WHERE token_hash = $1 AND used >= $2",
      {session.token_hash, session.expired});
  if (rows.empty()) return std::unexpected(StoreError{StoreError::Kind::missing, "common.store.no_session"});
  // Once a day is often enough to track activity, and saves a write per request.
  constexpr std::int64_t kDay = 24 * 60 * 60;
  if (session.used - rows.front().number(6) > kDay)
    database.change("UPDATE sessions SET used = $1 WHERE token_hash = $2", {session.used, session.token_hash});
  return read_account(rows.front());
}

void end_session(SqlDatabase& database, const std::string& token_hash) {
  database.change("DELETE FROM sessions WHERE token_hash = $1", {token_hash});
}

void end_sessions(SqlDatabase& database, const std::string& account) {
  database.change("DELETE FROM sessions WHERE account_id = $1", {account});
}

void lock_ratings(SqlDatabase& database, const std::string& game) {
  database.change(
      "INSERT INTO ratings (player, game, mu, sigma, games) VALUES ('', $1, 0.0, 0.0, 1) "
      "ON CONFLICT (player, game) DO UPDATE SET games = ratings.games + 1",
      {game});
}

void finish_table(SqlDatabase& database, const StoredResult& stored) {
  StoredResult result = stored;
  for (StoredSeatResult& seat : result.seats) seat.player = player_now(database, seat.player);
  std::vector<Rating> before;
  std::vector<Rating> after;
  if (result.rated) {
    for (const StoredSeatResult& seat : result.seats) before.push_back(rating_of(database, seat.player, result.game));
    after = new_ratings(before, result);
  }
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const StoredSeatResult& seat = result.seats[i];
    database.change(
        "INSERT INTO results (table_id, seat, player, score, place, finished, before, after) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {result.table, static_cast<std::int64_t>(i), seat.player, seat.score, seat.place, result.finished,
         result.rated ? shown_rating(before[i]) : 0.0, result.rated ? shown_rating(after[i]) : 0.0});
  }
  if (!result.rated) return;
  std::map<std::string, Rating> changed;
  for (std::size_t i = 0; i < result.seats.size(); ++i) changed[result.seats[i].player] = after[i];
  for (const auto& [player, rating] : changed)
    if (!player.empty()) save_rating(database, player, result.game, rating);
}

std::vector<PlayerRating> ratings_of(SqlDatabase& database, const std::string& player) {
  return read_ratings(database.query(
      "SELECT player, '', game, mu, sigma, games FROM ratings WHERE player = $1 ORDER BY game", {player}));
}

std::vector<PlayerRating> best_of(SqlDatabase& database, const std::string& game, int count) {
  return read_ratings(
      database.query("SELECT player, coalesce(name, ''), game, mu, sigma, games FROM ratings "
                     "LEFT JOIN accounts ON id = substr(player, 9) WHERE game = $1 AND player <> '' "
                     "ORDER BY mu - 3 * sigma DESC, player LIMIT $2",
                     {game, count}));
}

std::vector<PlayerResult> results_of(SqlDatabase& database, const std::string& player, int count) {
  std::vector<PlayerResult> results;
  for (const SqlRow& row : database.query(
           "SELECT table_id, game, seat, score, place, "
           "(SELECT count(*) FROM results AS others WHERE others.table_id = results.table_id), finished, before, after "
           "FROM results JOIN tables ON id = table_id WHERE player = $1 ORDER BY finished DESC, table_id, seat LIMIT "
           "$2",
           {player, count}))
    results.push_back({row.text(0), row.text(1), static_cast<Seat>(row.number(2)), static_cast<int>(row.number(3)),
                       static_cast<int>(row.number(4)), static_cast<int>(row.number(5)), row.number(6), row.real(7),
                       row.real(8)});
  return results;
}

std::vector<PlayerTable> tables_of(SqlDatabase& database, const std::string& account, int count) {
  std::vector<PlayerTable> tables;
  for (const SqlRow& row : database.query(
           "SELECT id, game, seat, created, (SELECT count(*) FROM results WHERE results.table_id = id) AS results "
           "FROM seats JOIN tables ON id = table_id WHERE account_id = $1 AND account_id <> '' "
           "ORDER BY CASE WHEN (SELECT count(*) FROM results WHERE results.table_id = id) = 0 THEN 0 ELSE 1 END, "
           "created DESC, id, seat LIMIT $2",
           {account, count}))
    tables.push_back({row.text(0), row.text(1), static_cast<Seat>(row.number(2)), row.number(3), row.number(4) != 0});
  return tables;
}

}  // namespace atlantica
