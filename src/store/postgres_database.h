#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "store/sql_database.h"

namespace atlantica {

// Connects to the database of a postgres:// address and upgrades its schema `atlantica` to the newest version; several
// programs may do so at once. A transaction that takes longer than `patience` fails. Throws Failure with a message for
// the user on failure.
std::unique_ptr<SqlDatabase> open_postgres(const std::string& address,
                                           std::chrono::milliseconds patience = std::chrono::seconds(5));

}  // namespace atlantica
