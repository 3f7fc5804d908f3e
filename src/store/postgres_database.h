#pragma once

#include <memory>
#include <string>

#include "store/sql_database.h"

namespace atlantica {

// Connects to the database that a postgres:// address names and brings the schema `atlantica` in it to the newest
// version; several programs may do so at once. Throws Failure with a sentence for the user if that cannot be done.
std::unique_ptr<SqlDatabase> open_postgres(const std::string& address);

}  // namespace atlantica
