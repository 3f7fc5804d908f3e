#pragma once

#include <filesystem>
#include <memory>

#include "store/sql_database.h"
#include "store/sqlite_checkpoints.h"

namespace atlantica {

// Opens the database file, creating it and its folder if needed, configures it for durable group commits (write-ahead
// log, full sync) and upgrades its schema to the newest version. Throws Failure with a message for the user on failure.
// Without a runner, a thread of its own does the checkpoints.
std::unique_ptr<SqlDatabase> open_sqlite(const std::filesystem::path& path, SqliteCheckpoints::Runner checkpoints = {});

}  // namespace atlantica
