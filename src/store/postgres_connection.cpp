#include "store/postgres_connection.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <limits>

namespace atlantica {

namespace {

using Instant = std::chrono::steady_clock::time_point;

// Until the socket can be read, or written if something is to be sent.
void wait_for_socket(PGconn* connection, short events, Instant until) {
  pollfd socket{PQsocket(connection), events, 0};
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now()).count();
    if (left <= 0) throw PostgresSilent();
    if (poll(&socket, 1, static_cast<int>(std::min<std::int64_t>(left, std::numeric_limits<int>::max()))) > 0) return;
  }
}

// Whether the connection is still up.
bool send_all(PGconn* connection, Instant until) {
  for (;;) {
    const int left = PQflush(connection);
    if (left <= 0) return left == 0;
    wait_for_socket(connection, POLLIN | POLLOUT, until);
    if (PQconsumeInput(connection) == 0) return false;
  }
}

bool is_error(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK;
}

}  // namespace

void CloseConnection::operator()(PGconn* connection) const {
  if (const int socket = PQsocket(connection); socket >= 0) shutdown(socket, SHUT_RDWR);
  PQfinish(connection);
}

std::string postgres_problem(const PGconn* connection) {
  std::string problem = PQerrorMessage(connection);
  while (problem.ends_with('\n')) problem.pop_back();
  std::ranges::replace(problem, '\n', ' ');
  return problem;
}

PostgresConnection connect_postgres(const std::string& address) {
  // A server that is gone is noticed within seconds. Settings in the address itself come later and win.
  const std::array<const char*, 9> keys = {"application_name",
                                           "client_encoding",
                                           "connect_timeout",
                                           "keepalives_idle",
                                           "keepalives_interval",
                                           "keepalives_count",
                                           "tcp_user_timeout",
                                           "dbname",
                                           nullptr};
  const std::array<const char*, 9> values = {"atlantica", "UTF8", "2", "5", "2", "3", "5000", address.c_str(), nullptr};
  PostgresConnection connection(PQconnectdbParams(keys.data(), values.data(), 1));
  if (PQstatus(connection.get()) != CONNECTION_OK)
    throw Failure({"common.store.unreachable", {{"reason", postgres_problem(connection.get())}}});
  PQsetnonblocking(connection.get(), 1);
  // Notices are of no interest to players.
  PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
  return connection;
}

PostgresResult await_result(PGconn* connection, Instant until) {
  PostgresResult last;
  if (!send_all(connection, until)) return nullptr;
  for (;;) {
    while (PQisBusy(connection) == 1) {
      wait_for_socket(connection, POLLIN, until);
      if (PQconsumeInput(connection) == 0) return nullptr;
    }
    PostgresResult next(PQgetResult(connection));
    if (!next) return last;
    if (!last || !is_error(last.get())) last = std::move(next);
  }
}

}  // namespace atlantica
