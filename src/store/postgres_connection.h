#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <string>

#include "core/failure.h"

namespace atlantica {

struct CloseConnection {
  // Never waits for the server.
  void operator()(PGconn* connection) const;
};
struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresConnection = std::unique_ptr<PGconn, CloseConnection>;
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

// Connects to the database of a postgres:// address, within a few seconds. Throws Failure with a message that contains
// no password.
PostgresConnection connect_postgres(const std::string& address);

// The server has not answered in time; the connection is of no more use.
class PostgresSilent : public Failure {
 public:
  PostgresSilent() : Failure("common.store.silent") {}
};

// The last result of the statements sent on a connection, or the first error; nothing if the connection is lost. Throws
// PostgresSilent if it takes longer.
PostgresResult await_result(PGconn* connection, std::chrono::steady_clock::time_point until);

// The error, in one line.
std::string postgres_problem(const PGconn* connection);

}  // namespace atlantica
