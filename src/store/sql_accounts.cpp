#include "store/sql_accounts.h"

#include <map>

namespace atlantica {

namespace {

constexpr std::string_view kBot = "bot:";

StoredAccount read_account(const SqlRow& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3), row.number(4)};
}

Rating rating_of(SqlDatabase& database, const std::string& player, const std::string& game) {
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

void create_account(SqlDatabase& database, const StoredAccount& account) {
  database.change("INSERT INTO accounts (id, name, name_key, password_hash, created) VALUES ($1, $2, $3, $4, $5)",
                  {account.id, account.name, account.name_key, account.password_hash, account.created});
}

std::expected<StoredAccount, StoreError> find_account(SqlDatabase& database, const std::string& name_key) {
  const auto rows =
      database.query("SELECT id, name, name_key, password_hash, created FROM accounts WHERE name_key = $1", {name_key});
  if (rows.empty()) return std::unexpected(StoreError{StoreError::Kind::missing, "common.store.no_account"});
  return read_account(rows.front());
}

void start_session(SqlDatabase& database, const StoredSession& session) {
  database.change("DELETE FROM sessions WHERE account_id = $1 AND used < $2", {session.account, session.expired});
  database.change("INSERT INTO sessions (token_hash, account_id, used) VALUES ($1, $2, $3)",
                  {session.token_hash, session.account, session.used});
}

std::expected<StoredAccount, StoreError> use_session(SqlDatabase& database, const StoredSession& session) {
  const auto rows = database.query(
      "SELECT id, name, name_key, password_hash, created, used FROM sessions JOIN accounts ON id = account_id "
      "WHERE token_hash = $1 AND used >= $2",
      {session.token_hash, session.expired});
  if (rows.empty()) return std::unexpected(StoreError{StoreError::Kind::missing, "common.store.no_session"});
  // Once a day is often enough to track activity, and saves a write per request.
  constexpr std::int64_t kDay = 24 * 60 * 60;
  if (session.used - rows.front().number(5) > kDay)
    database.change("UPDATE sessions SET used = $1 WHERE token_hash = $2", {session.used, session.token_hash});
  return read_account(rows.front());
}

void end_session(SqlDatabase& database, const std::string& token_hash) {
  database.change("DELETE FROM sessions WHERE token_hash = $1", {token_hash});
}

void lock_ratings(SqlDatabase& database, const std::string& game) {
  database.change(
      "INSERT INTO ratings (player, game, mu, sigma, games) VALUES ('', $1, 0.0, 0.0, 1) "
      "ON CONFLICT (player, game) DO UPDATE SET games = ratings.games + 1",
      {game});
}

void finish_table(SqlDatabase& database, const StoredResult& result) {
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
