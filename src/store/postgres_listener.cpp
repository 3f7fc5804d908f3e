#include "store/postgres_listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "core/failure.h"
#include "store/postgres_connection.h"

namespace atlantica {

// A listening connection.
class PostgresListener::Line {
 public:
  explicit Line(const std::string& address) : connection_(connect_postgres(address)) {
    const PostgresResult result(PQexec(connection_.get(), "LISTEN atlantica"));
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK)
      throw Failure({"common.store.said", {{"reason", postgres_problem(connection_.get())}}});
  }

  int socket() const { return PQsocket(connection_.get()); }
  // Reads what has arrived; returns whether the connection is still up.
  bool read() { return PQconsumeInput(connection_.get()) == 1; }
  std::optional<std::string> next() {
    PGnotify* notice = PQnotifies(connection_.get());
    if (notice == nullptr) return std::nullopt;
    std::string text = notice->extra;
    PQfreemem(notice);
    return text;
  }

 private:
  PostgresConnection connection_;
};

PostgresListener::PostgresListener(std::string address, std::string own, News news)
    : address_(std::move(address)), own_(std::move(own)), news_(std::move(news)), stop_(eventfd(0, EFD_CLOEXEC)) {
  if (stop_ < 0) throw Failure("common.store.no_files");
  thread_ = std::thread([this, line = std::make_unique<Line>(address_)]() mutable { run(std::move(line)); });
}

PostgresListener::~PostgresListener() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = write(stop_, &one, sizeof one);
  thread_.join();
  close(stop_);
}

void PostgresListener::run(std::unique_ptr<Line> line) {
  constexpr int kPauseMilliseconds = 1000;
  for (;;) {
    std::array<pollfd, 2> events{pollfd{stop_, POLLIN, 0}, pollfd{line ? line->socket() : -1, POLLIN, 0}};
    poll(events.data(), events.size(), line ? -1 : kPauseMilliseconds);
    if (events[0].revents != 0) return;
    if (!line) {
      try {
        line = std::make_unique<Line>(address_);
        news_("");  // announcements in the meantime were missed
      } catch (const Failure&) {
        continue;  // not yet
      }
    }
    if (!line->read()) {
      line.reset();
      continue;
    }
    while (const auto notice = line->next()) {
      // "<server> <table>"
      const std::size_t space = notice->find(' ');
      if (space == std::string::npos || std::string_view(*notice).substr(0, space) == own_) continue;
      news_(notice->substr(space + 1));
    }
  }
}

}  // namespace atlantica
