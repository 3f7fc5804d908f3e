#pragma once

#include <string>
#include <vector>

#include "store/accounts.h"
#include "store/sql_database.h"

// The account statements behind SqlStore; see sql_tables.h.
namespace atlantica {

void create_account(SqlDatabase& database, const StoredAccount& account);
std::expected<StoredAccount, StoreError> find_account(SqlDatabase& database, const std::string& name_key);
void start_session(SqlDatabase& database, const StoredSession& session);
std::expected<StoredAccount, StoreError> use_session(SqlDatabase& database, const StoredSession& session);
void end_session(SqlDatabase& database, const std::string& token_hash);

// Must come before anything else in a transaction that stores rated results of the game: two servers updating its
// ratings do so one after another, and cannot deadlock.
void lock_ratings(SqlDatabase& database, const std::string& game);
void finish_table(SqlDatabase& database, const StoredResult& result);
std::vector<PlayerRating> ratings_of(SqlDatabase& database, const std::string& player);
std::vector<PlayerRating> best_of(SqlDatabase& database, const std::string& game, int count);
std::vector<PlayerResult> results_of(SqlDatabase& database, const std::string& player, int count);
std::vector<PlayerTable> tables_of(SqlDatabase& database, const std::string& account, int count);

}  // namespace atlantica
