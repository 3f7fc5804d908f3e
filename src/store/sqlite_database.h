#pragma once

#include <filesystem>
#include <memory>

#include "store/sql_database.h"

namespace atlantica {

// Creates the folder of a database file if needed. Throws Failure.
void prepare_sqlite_path(const std::filesystem::path& path);

// Opens the database file, creating it (for its owner only) and its folder if needed, configures it for durable group
// commits (write-ahead log, full sync) and upgrades its schema to the newest version. Throws Failure with a message for
// the user on failure.
std::unique_ptr<SqlDatabase> open_sqlite(const std::filesystem::path& path);

}  // namespace atlantica
