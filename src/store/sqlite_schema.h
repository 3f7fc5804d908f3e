#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace atlantica {

// Opens the database file, creating it and its folder where needed, sets it up for durable group commits and
// brings its schema to the newest version. Throws Failure with a sentence for the user if that cannot be done.
SQLite::Database open_database(const std::filesystem::path& path);

}  // namespace atlantica
