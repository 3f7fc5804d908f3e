#include "store/postgres_listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include "core/failure.h"
#include "store/postgres_connection.h"

namespace atlantica {

namespace {

// After this long without news a listener asks whether the server is still there, and waits as long for the answer.
constexpr std::chrono::milliseconds kQuiet{3000};
constexpr std::chrono::milliseconds kPause{1000};
constexpr std::chrono::milliseconds kGrace{1000};

}  // namespace

struct PostgresListener::Shared {
  Shared(std::string its_address, std::string its_own, News its_news)
      : address(std::move(its_address)),
        own(std::move(its_own)),
        stop(eventfd(0, EFD_CLOEXEC)),
        news(std::move(its_news)) {}
  ~Shared() {
    if (stop >= 0) close(stop);
  }

  // Nothing once the listener has gone.
  void tell(const std::string& table) {
    const std::lock_guard lock(mutex);
    if (news) news(table);
  }

  const std::string address;
  const std::string own;
  const int stop;  // an eventfd that becomes readable on shutdown
  std::mutex mutex;
  News news;
  std::condition_variable end;
  bool ended = false;
};

// A listening connection.
class PostgresListener::Line {
 public:
  explicit Line(const std::string& address) : connection_(connect_postgres(address)) { ask("LISTEN atlantica"); }

  int socket() const { return PQsocket(connection_.get()); }
  // Reads what has arrived; returns whether the connection is still up.
  bool read() { return PQconsumeInput(connection_.get()) == 1; }
  // Throws Failure if the server does not answer.
  void ask(const char* statement) {
    PostgresResult result;
    if (PQsendQuery(connection_.get(), statement) == 1)
      result = await_result(connection_.get(), std::chrono::steady_clock::now() + kQuiet);
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK)
      throw Failure({"common.store.said", {{"reason", postgres_problem(connection_.get())}}});
  }
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
    : shared_(std::make_shared<Shared>(std::move(address), std::move(own), std::move(news))) {
  if (shared_->stop < 0) throw Failure("common.store.no_files");
  thread_ = std::thread([shared = shared_, line = std::make_unique<Line>(shared_->address)]() mutable {
    run(*shared, std::move(line));
    const std::lock_guard lock(shared->mutex);
    shared->ended = true;
    shared->end.notify_one();
  });
}

PostgresListener::~PostgresListener() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = write(shared_->stop, &one, sizeof one);
  std::unique_lock lock(shared_->mutex);
  shared_->news = nullptr;
  const bool ended = shared_->end.wait_for(lock, kGrace, [this] { return shared_->ended; });
  lock.unlock();
  if (ended)
    thread_.join();
  else
    thread_.detach();
}

void PostgresListener::run(Shared& shared, std::unique_ptr<Line> line) {
  for (;;) {
    std::array<pollfd, 2> events{pollfd{shared.stop, POLLIN, 0}, pollfd{line ? line->socket() : -1, POLLIN, 0}};
    const int ready = poll(events.data(), events.size(), static_cast<int>((line ? kQuiet : kPause).count()));
    if (events[0].revents != 0) return;
    try {
      if (!line) {
        line = std::make_unique<Line>(shared.address);
        shared.tell("");  // announcements in the meantime were missed
      }
      if (ready == 0) line->ask("LISTEN atlantica");
      if (line->read())
        tell_all(shared, *line);
      else
        line.reset();
    } catch (const std::exception&) {
      line.reset();  // not yet, or no memory for what has arrived
    }
  }
}

void PostgresListener::tell_all(Shared& shared, Line& line) {
  while (const auto notice = line.next()) {
    // "<server> <table>"
    const std::size_t space = notice->find(' ');
    if (space == std::string::npos || std::string_view(*notice).substr(0, space) == shared.own) continue;
    shared.tell(notice->substr(space + 1));
  }
}

}  // namespace atlantica
