#pragma once

#include <string>

namespace atlantica {

enum class SqlDialect { sqlite, postgres };

// The schema version this program reads and writes; the same for all databases.
extern const int kSchemaVersion;

class SqlDatabase;

// The statements that upgrade a database from version `step` to `step` + 1; version 0 is empty.
std::string migration(int step, SqlDialect dialect);
// Fills in what those statements cannot compute; call it after them, in the same transaction.
void complete_migration(int step, SqlDatabase& database);

}  // namespace atlantica
