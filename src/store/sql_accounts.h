#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/accounts.h"
#include "store/sql_database.h"

// The account statements behind SqlStore; see sql_tables.h.
namespace atlantica {

std::optional<StoreError> create_account(SqlDatabase& database, const StoredAccount& account);
std::expected<StoredAccount, StoreError> find_account(SqlDatabase& database, const StoredNameKeys& keys);
std::int64_t try_password(SqlDatabase& database, const StoredAttempt& attempt);
void forget_attempts(SqlDatabase& database, const std::string& key);
std::optional<StoreError> change_password(SqlDatabase& database, const StoredPassword& password);
std::expected<std::vector<std::string>, StoreError> delete_account(SqlDatabase& database,
                                                                   const StoredDeletion& deletion);
void start_session(SqlDatabase& database, const StoredSession& session);
std::expected<StoredAccount, StoreError> use_session(SqlDatabase& database, const StoredSession& session);
void end_session(SqlDatabase& database, const std::string& token_hash);
void end_sessions(SqlDatabase& database, const std::string& account);

// Must come before anything else in a transaction that stores rated results of the game: two servers updating its
// ratings do so one after another, and cannot deadlock.
void lock_ratings(SqlDatabase& database, const std::string& game);
void finish_table(SqlDatabase& database, const StoredResult& stored);
std::vector<PlayerRating> ratings_of(SqlDatabase& database, const std::string& player);
std::vector<PlayerRating> best_of(SqlDatabase& database, const std::string& game, int count);
std::vector<PlayerResult> results_of(SqlDatabase& database, const std::string& player, int count);
std::vector<PlayerTable> tables_of(SqlDatabase& database, const std::string& account, int count);

}  // namespace atlantica
