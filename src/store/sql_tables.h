#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/sql_database.h"
#include "store/store.h"

// The statements behind SqlStore, one function per request, to be called within a transaction. Database errors are
// thrown as SqlError; the caller rolls back.
namespace atlantica {

void create_table(SqlDatabase& database, const StoredTable& table);
std::optional<StoreError> append_entries(SqlDatabase& database, const StoredEntries& entries);
std::optional<StoreError> claim_seat(SqlDatabase& database, const StoredClaim& claim);
std::optional<StoreError> hand_over_seat(SqlDatabase& database, const StoredHandover& handover);
void see_players(SqlDatabase& database, const StoredSight& sight);
std::optional<StoreError> end_table(SqlDatabase& database, const StoredEnd& end);
std::vector<std::string> due_tables(SqlDatabase& database, std::int64_t now, int count);
void say_at_table(SqlDatabase& database, const StoredChat& chat);
std::expected<StoredTable, StoreError> load_table(SqlDatabase& database, const std::string& table);
std::optional<StoreError> remove_table(SqlDatabase& database, const std::string& table);
std::vector<std::string> list_tables(SqlDatabase& database);
std::vector<StoredTable> listed_tables(SqlDatabase& database, std::int64_t since, int count);
std::vector<std::string> remove_abandoned_tables(SqlDatabase& database, std::int64_t since, int count);
std::vector<std::string> tables_without_result(SqlDatabase& database, const std::string& after, int count);

}  // namespace atlantica
