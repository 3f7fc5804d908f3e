#include "server/net_server.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <thread>
#include <vector>

#include "core/failure.h"
#include "server/log.h"
#include "server/memory_reserve.h"
#include "server/net_http.h"
#include "server/net_listen.h"
#include "server/net_types.h"
#include "server/net_visitor.h"
#include "server/sweep.h"
#include "server/work.h"
#include "store/server_lock.h"
#include "store/sql_store.h"

namespace atlantica {

namespace {

constexpr std::chrono::seconds kRecoveryPause{1};
constexpr std::chrono::milliseconds kAcceptPause{100};
constexpr std::chrono::milliseconds kExceptionPause{10};
constexpr std::chrono::seconds kLookPause{1};
constexpr std::chrono::seconds kFarewell{3};
// Checking a password is slow and takes 64 MiB by design; it must not delay bots, nor may its memory grow with
// visitors.
constexpr unsigned kPasswordThreads = 2;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;

Place new_place(asio::io_context& io) {
  const Executor strand = asio::make_strand(io);
  // A server that has stopped runs nothing more, not even what ends with it.
  return {[strand, &io](Task task) {
            if (!io.stopped()) asio::post(strand, std::move(task));
          },
          [strand, &io](Task task) {
            if (io.stopped()) return;
            auto timer = std::make_shared<Timer>(strand, kRecoveryPause);
            timer->async_wait([timer, task = std::move(task)](NetError) mutable { task(); });
          }};
}

std::int64_t unix_time() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

std::int64_t unix_milliseconds() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::int64_t microseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

unsigned thread_count() { return std::clamp(std::thread::hardware_concurrency(), 2U, 16U); }

// Workers compute for a while, and there are more of them than cores; the threads that answer players come first.
Task after_players(Task task) {
  return [task = std::move(task)]() mutable {
    constexpr int kNice = 10;
    thread_local const int once = setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice);
    static_cast<void>(once);
    task();
  };
}

// The trees of all bots that think at the same time have this many nodes.
std::uint32_t nodes_of_a_bot(const Work::Shares& shares) {
  constexpr std::uint32_t kAllNodes = 8'000'000;
  const auto at_once = [&](Work::Kind kind) {
    return static_cast<std::uint32_t>(shares[static_cast<std::size_t>(kind)].at_once);
  };
  return std::min(Thinking{}.most_nodes, kAllNodes / (at_once(Work::Kind::bots) + at_once(Work::Kind::hints)));
}

}  // namespace

// Members are destroyed in reverse order: tasks still queued in workers_ and io_ hold tables and connections, which use
// io_, limits_, connections_, store_ and metrics_.
class Server::Parts {
 public:
  explicit Parts(const ServerOptions& options)
      : files_(options.web ? WebFiles(*options.web) : WebFiles()),
        lock_(options.database),
        store_(open_store(options.database)),
        limits_(options.connections_per_address),
        io_(static_cast<int>(thread_count())),
        shares_(options.connections_per_address ? Work::shares(thread_count())
                                                : Work::shares_without_limits(thread_count())),
        workers_(Work::threads(shares_)),
        passwords_(kPasswordThreads),
        accounts_({*store_, [this](Task task) { asio::post(passwords_, guarded(std::move(task))); }, unix_time}),
        work_([this](Task task) { asio::post(workers_, guarded(after_players(std::move(task)))); }, microseconds,
              shares_),
        lobby_({*store_,
                *store_,
                [this] { return new_place(io_); },
                work_,
                unix_milliseconds,
                {.microseconds = microseconds, .most_nodes = nodes_of_a_bot(shares_)},
                metrics_,
                options.keep.count() == 0 ? std::nullopt
                                          : std::optional(std::chrono::milliseconds(options.keep).count())}),
        api_(lobby_, accounts_, metrics_,
             [this](const std::string& address, AddressLimits::Kind kind) {
               return limits_.take(address, kind, site_.now());
             }),
        site_{lobby_,  api_,     files_,          connections_,  accounts_,
              limits_, metrics_, options.proxies, options.names, options.now},
        acceptor_(listen(asio::make_strand(io_), options.address, options.port)),
        signals_(io_),
        farewell_(io_) {
    store_->watch([this](std::chrono::steady_clock::duration time, std::size_t requests) {
      metrics_.commits.observe(time);
      metrics_.committed += requests;
    });
    store_->listen([this](const std::string& table) {
      try {
        lobby_.news(table);
      } catch (...) {
        log_problem("common.log.task", std::current_exception(), table);
        missed_news_ = true;
      }
    });
    sweep_results(*store_, lobby_);
  }

  ~Parts() {
    workers_.stop();
    passwords_.stop();
    workers_.join();
    passwords_.join();
    store_->close();
    connections_.close_all([] {});
  }

  tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }
  const std::string& database() const { return store_->place(); }

  void stop_on_signals(Server& server) {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([&server](NetError error, int signal) {
      if (error) return;
      server.stop();
      log_event(LogLevel::info, "common.log.stopping", {{"signal", signal == SIGINT ? "SIGINT" : "SIGTERM"}});
    });
  }

  void run() {
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i < thread_count(); ++i) threads.emplace_back([this] { serve(); });
    serve();
  }

  void stop() {
    try {
      close_everything();
    } catch (...) {
      io_.stop();
    }
  }

 private:
  // What has to go on as long as the server runs.
  class Duty {
   public:
    explicit Duty(std::atomic<bool>& done) : done_(done) {}
    ~Duty() { done_ = false; }
    Duty(const Duty&) = delete;
    Duty& operator=(const Duty&) = delete;

   private:
    std::atomic<bool>& done_;
  };

  // Runs tasks until the server stops. Whatever they throw ends only them.
  void serve() noexcept {
    for (;;) {
      try {
        start(accepting_, &Parts::accept);
        start(looking_, &Parts::look_after_tables);
        io_.run();
        return;
      } catch (...) {
        log_problem("common.log.task", std::current_exception());
        std::this_thread::sleep_for(kExceptionPause);
      }
    }
  }

  // Starts a duty that is not being done. If it ends by an exception, that ends up in serve(), which starts it again.
  void start(std::atomic<bool>& done, Awaitable<void> (Parts::*duty)()) {
    if (stopping_ || done.exchange(true)) return;
    try {
      asio::co_spawn(acceptor_.get_executor(), (this->*duty)(), [](const std::exception_ptr& problem) {
        if (problem) std::rethrow_exception(problem);
      });
    } catch (...) {
      done = false;
      throw;
    }
  }

  void close_everything() {
    stopping_ = true;
    asio::post(acceptor_.get_executor(), [this] {
      NetError ignored;
      acceptor_.close(ignored);
      signals_.cancel(ignored);
      workers_.stop();
      passwords_.stop();
      // A peer may not answer the close.
      farewell_.expires_after(kFarewell);
      farewell_.async_wait([this](NetError) { io_.stop(); });
      connections_.close_all([this] { io_.stop(); });
    });
  }

  Awaitable<void> accept() {
    const Duty duty(accepting_);
    for (;;) {
      auto [error, socket] = co_await acceptor_.async_accept(asio::make_strand(io_), kAwait);
      if (!acceptor_.is_open()) co_return;
      if (error) {
        // Too many open files and the like: that may pass.
        log_event(LogLevel::warning, "common.log.not_accepted", {{"problem", error.message()}});
        Timer pause(acceptor_.get_executor(), kAcceptPause);
        co_await pause.async_wait(kAwait);
        continue;
      }
      ++metrics_.connections;
      welcome(std::move(socket));
    }
  }

  void welcome(Stream::socket_type socket) {
    NetError ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    std::string peer = counted_address(socket.remote_endpoint(ignored).address().to_string());
    // Everybody behind a proxy has its address; the requests say whose they are.
    auto admission = site_.proxies > 0 ? nullptr : limits_.admit(peer, site_.now());
    if (!admission && site_.proxies == 0) {
      ++metrics_.connections_refused;
      return;
    }
    const Executor executor = socket.get_executor();
    asio::co_spawn(executor, serve_connection(Stream(std::move(socket)), std::move(peer), std::move(admission), site_),
                   [](const std::exception_ptr& problem) {
                     if (problem) log_problem("common.log.dropped", problem);
                   });
  }

  Awaitable<void> look_after_tables() {
    const Duty duty(looking_);
    for (;;) {
      Timer pause(acceptor_.get_executor(), kLookPause);
      co_await pause.async_wait(kAwait);
      if (!acceptor_.is_open()) co_return;
      reserve_.refill();
      store_->give_up_overdue();
      store_->look_for_news();
      work_.wake();
      lobby_.look_after_tables();
      if (missed_news_.exchange(false)) lobby_.news("");
    }
  }

  std::atomic<bool> accepting_ = false;
  std::atomic<bool> looking_ = false;
  std::atomic<bool> stopping_ = false;
  std::atomic<bool> missed_news_ = false;  // of other servers, for want of memory
  MemoryReserve reserve_;
  Metrics metrics_;
  WebFiles files_;
  ServerLock lock_;
  std::unique_ptr<SqlStore> store_;
  Connections connections_;
  AddressLimits limits_;
  asio::io_context io_;
  Work::Shares shares_;
  asio::thread_pool workers_;
  asio::thread_pool passwords_;
  Accounts accounts_;
  Work work_;
  Lobby lobby_;
  Api api_;
  Site site_;
  Acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer farewell_;
};

Server::Server(const ServerOptions& options) : parts_(std::make_unique<Parts>(options)) {}

Server::~Server() = default;

std::string Server::url() const {
  const tcp::endpoint endpoint = parts_->endpoint();
  const std::string address = endpoint.address().to_string();
  return fmt::format("http://{}:{}/", endpoint.address().is_v6() ? "[" + address + "]" : address, endpoint.port());
}

std::uint16_t Server::port() const { return parts_->endpoint().port(); }

const std::string& Server::database() const { return parts_->database(); }

void Server::stop_on_signals() { parts_->stop_on_signals(*this); }

void Server::run() { parts_->run(); }

void Server::stop() { parts_->stop(); }

}  // namespace atlantica
