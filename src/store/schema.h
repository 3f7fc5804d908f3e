#pragma once

#include <string>

namespace atlantica {

enum class SqlDialect { sqlite, postgres };

// The version of the schema that this program reads and writes; the same in all databases.
extern const int kSchemaVersion;

// The statements that bring a database from version `step` to `step` + 1; version 0 is empty.
std::string migration(int step, SqlDialect dialect);

}  // namespace atlantica
