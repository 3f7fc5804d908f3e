#pragma once

#include <filesystem>
#include <memory>

#include "store/sql_database.h"

namespace atlantica {

// Opens the database file, creating it and its folder where needed, sets it up for durable group commits (write-ahead
// log, full sync) and brings its schema to the newest version. Throws Failure with a sentence for the user if that
// cannot be done.
std::unique_ptr<SqlDatabase> open_sqlite(const std::filesystem::path& path);

}  // namespace atlantica
