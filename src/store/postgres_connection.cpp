#include "store/postgres_connection.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/failure.h"

namespace atlantica {

std::string postgres_problem(const PGconn* connection) {
  std::string problem = PQerrorMessage(connection);
  while (problem.ends_with('\n')) problem.pop_back();
  std::ranges::replace(problem, '\n', ' ');
  return problem;
}

PostgresConnection connect_postgres(const std::string& address) {
  // Settings in the address itself come later and win.
  const std::array<const char*, 5> keys = {"application_name", "client_encoding", "connect_timeout", "dbname", nullptr};
  const std::array<const char*, 5> values = {"atlantica", "UTF8", "10", address.c_str(), nullptr};
  PostgresConnection connection(PQconnectdbParams(keys.data(), values.data(), 1));
  if (PQstatus(connection.get()) != CONNECTION_OK)
    throw Failure({"common.store.unreachable", {{"reason", postgres_problem(connection.get())}}});
  // Notices are of no interest to players.
  PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
  return connection;
}

}  // namespace atlantica
