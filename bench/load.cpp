// Players over real WebSockets on the same machine, against a server started for the purpose: the memory used by idle
// tables, committed moves per second, and the time from a move to its acknowledgement and to the others' views.
//
//   bench_load [--idle N] [--tables N] [--rate MOVES] [--seconds N]; see --help for more
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <list>

#include "core/failure.h"
#include "crowd/http_line.h"
#include "crowd/load_table.h"
#include "crowd/server_process.h"
#include "speech/speaker.h"

namespace {

using namespace atlantica;
namespace asio = boost::asio;
namespace json = boost::json;
using Clock = LoadTable::Clock;

constexpr asio::as_tuple_t<asio::use_awaitable_t<>> kAwait{};
constexpr int kCreators = 8;
constexpr std::chrono::milliseconds kLook{10};
constexpr std::chrono::seconds kWarmUp{2};

struct LoadOptions {
  int idle = 0;
  int tables = 200;
  double rate = 0;  // of all tables together; 0 for full speed
  int seconds = 10;
  int seats = 2;
  int idle_players = 1;  // connected at an idle table
  std::string game = "atlantis";
  std::string program = "build/release/atlantica";
  std::string database;
};

class Load {
 public:
  explicit Load(const LoadOptions& options)
      : options_(options), folder_(new_folder()), server_(io_, command(options, folder_)), timer_(io_) {}
  ~Load() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  void run() {
    asio::co_spawn(io_, measure(), [this](std::exception_ptr problem) {
      problem_ = std::move(problem);
      io_.stop();
    });
    io_.run();
    if (problem_) std::rethrow_exception(problem_);
  }

 private:
  static std::filesystem::path new_folder() {
    // Not in /tmp, which may be in memory: a commit should reach a disk.
    std::filesystem::create_directories("build");
    std::string pattern = "build/load-XXXXXX";
    if (mkdtemp(pattern.data()) == nullptr) throw Failure("common.bench.no_folder");
    return pattern;
  }
  static std::vector<std::string> command(const LoadOptions& options, const std::filesystem::path& folder) {
    const std::string database = options.database.empty() ? (folder / "games.db").string() : options.database;
    return {options.program, "serve", "--listen", "127.0.0.1:0", "--db", database, "--no-limits"};
  }

  asio::awaitable<void> measure() {
    endpoint_ = co_await server_.opened();
    const std::size_t empty = server_.resident_bytes();
    if (options_.idle > 0) co_await measure_memory(empty);
    if (options_.tables > 0) co_await measure_speed();
  }

  asio::awaitable<void> measure_memory(std::size_t empty) {
    const auto start = Clock::now();
    co_await open_tables(options_.idle, options_.idle_players, Clock::duration::zero());
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const std::size_t full = server_.resident_bytes();
    fmt::print("idle: {} {} tables held, {} players connected, opened in {:.1f} s\n", options_.idle, options_.game,
               options_.idle * options_.idle_players, seconds);
    fmt::print("idle: server memory {:.1f} MB empty, {:.1f} MB now, {:.1f} kB per table\n", megabytes(empty),
               megabytes(full), megabytes(full - empty) * 1000 / options_.idle);
    std::fflush(stdout);
  }

  asio::awaitable<void> measure_speed() {
    const Clock::duration period = options_.rate > 0
                                       ? std::chrono::duration_cast<Clock::duration>(
                                             std::chrono::duration<double>(options_.tables / options_.rate))
                                       : Clock::duration::zero();
    const std::size_t before = tables_.size();
    co_await open_tables(options_.tables, options_.seats, period);
    // Evenly spread: a burst from all tables is not the requested load.
    const auto now = Clock::now();
    auto table = std::next(tables_.begin(), static_cast<std::ptrdiff_t>(before));
    for (int i = 0; table != tables_.end(); ++table, ++i) table->play(now + period * i / options_.tables);
    co_await wait(kWarmUp);
    figures_.counting = true;
    const auto start = Clock::now();
    co_await wait(std::chrono::seconds(options_.seconds));
    figures_.counting = false;
    report(std::chrono::duration<double>(Clock::now() - start).count());
  }

  void report(double seconds) {
    const std::string asked =
        options_.rate > 0 ? fmt::format("{:.0f} a second asked for", options_.rate) : "at full speed";
    fmt::print("play: {} {} tables of {} seats, {}, {:.1f} s\n", options_.tables, options_.game, options_.seats, asked,
               seconds);
    fmt::print("play: {:.0f} committed moves per second, {} refused, {} connections lost, {} games ended\n",
               static_cast<double>(figures_.accepted) / seconds, figures_.refused, figures_.lost, figures_.games);
    for (auto& [name, times] : {std::pair<const char*, Latencies*>{"acknowledgement", &figures_.to_mover},
                                std::pair<const char*, Latencies*>{"the others' views", &figures_.to_others}})
      fmt::print("play: from a move to {}: p50 {:.2f} ms, p99 {:.2f} ms, most {:.2f} ms\n", name,
                 times->percentile(0.5), times->percentile(0.99), times->percentile(1));
    fmt::print("play: server memory {:.1f} MB\n", megabytes(server_.resident_bytes()));
  }

  static double megabytes(std::size_t bytes) { return static_cast<double>(bytes) / 1e6; }

  asio::awaitable<void> wait(Clock::duration time) {
    timer_.expires_after(time);
    co_await timer_.async_wait(kAwait);
  }

  // Opens tables with `players` connected to each.
  asio::awaitable<void> open_tables(int count, int players, Clock::duration period) {
    std::list<LoadTable*> empty;
    for (int i = 0; i < count; ++i) {
      tables_.emplace_back(io_, period, figures_, [this](LoadTable& table) { again(table); });
      empty.push_back(&tables_.back());
    }
    std::list<LoadTable*> waiting = empty;
    for (int i = 0; i < kCreators; ++i) asio::co_spawn(io_, create(empty, players), asio::detached);
    while (!waiting.empty()) {
      co_await wait(kLook);
      while (!waiting.empty() && waiting.front()->complete()) waiting.pop_front();
    }
  }

  asio::awaitable<void> create(std::list<LoadTable*>& empty, int players) {
    HttpLine line(io_, endpoint_);
    while (!empty.empty()) {
      LoadTable& table = *empty.front();
      empty.pop_front();
      std::vector<Player::Ticket> tickets = co_await new_table(line);
      tickets.resize(static_cast<std::size_t>(players));
      table.open(tickets);
    }
  }

  asio::awaitable<std::vector<Player::Ticket>> new_table(HttpLine& line) {
    std::string seats;
    for (int i = 0; i < options_.seats; ++i) seats += i == 0 ? R"({"kind":"me"})" : R"(,{"kind":"me"})";
    const std::string body = fmt::format(R"({{"game":"{}","seats":[{}]}})", options_.game, seats);
    const std::string answer = co_await line.post("/api/tables", body);
    if (answer.empty()) throw Failure("common.bench.no_table");
    const json::object created = json::parse(answer).as_object();
    std::vector<Player::Ticket> tickets;
    for (const json::value& seat : created.at("seats").as_array())
      tickets.push_back({endpoint_, std::string(created.at("table").as_string()),
                         std::string(seat.at("token").as_string()), static_cast<int>(tickets.size())});
    co_return tickets;
  }

  // A game is over: the same players start another.
  void again(LoadTable& table) {
    if (figures_.counting) ++figures_.games;
    table.disconnect();
    asio::co_spawn(io_, begin_again(table), asio::detached);
  }
  asio::awaitable<void> begin_again(LoadTable& table) {
    HttpLine line(io_, endpoint_);
    table.open(co_await new_table(line));
    table.play(Clock::now());
  }

  LoadOptions options_;
  std::filesystem::path folder_;
  asio::io_context io_{1};
  ServerProcess server_;
  asio::steady_timer timer_;
  asio::ip::tcp::endpoint endpoint_;
  LoadFigures figures_;
  std::list<LoadTable> tables_;
  std::exception_ptr problem_;
};

// Every player is an open file, here and in the server, which inherits the limit.
void allow_many_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

int main(int argc, char** argv) {
  LoadOptions options;
  CLI::App app("Measures a server under load");
  app.add_option("--idle", options.idle, "Tables at which nobody moves")->capture_default_str();
  app.add_option("--tables", options.tables, "Tables at which everybody plays")->capture_default_str();
  app.add_option("--rate", options.rate, "Moves a second at all tables together; 0: as fast as they can")
      ->capture_default_str();
  app.add_option("--seconds", options.seconds, "How long moves are counted")->capture_default_str();
  app.add_option("--seats", options.seats, "Players at a table, all connected")->capture_default_str();
  app.add_option("--idle-players", options.idle_players, "Players connected at an idle table")->capture_default_str();
  app.add_option("--game", options.game, "The game")->capture_default_str();
  app.add_option("--program", options.program, "The server to start")->capture_default_str();
  app.add_option("--db", options.database, "Its database; a new SQLite file unless named");
  CLI11_PARSE(app, argc, argv);
  try {
    allow_many_files();
    Load(options).run();
    return EXIT_SUCCESS;
  } catch (const Failure& failure) {
    fmt::print(stderr, "{}\n", speech::say(failure.message()));
    return EXIT_FAILURE;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return EXIT_FAILURE;
  }
}
