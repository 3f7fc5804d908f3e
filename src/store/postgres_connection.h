#pragma once

#include <libpq-fe.h>

#include <memory>
#include <string>

namespace atlantica {

struct CloseConnection {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresConnection = std::unique_ptr<PGconn, CloseConnection>;
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

// Connects to the database of a postgres:// address. Throws Failure with a message that contains no password.
PostgresConnection connect_postgres(const std::string& address);

// The error, in one line.
std::string postgres_problem(const PGconn* connection);

}  // namespace atlantica
