#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <list>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "core/failure.h"
#include "crowd/http_line.h"
#include "crowd/server_process.h"
#include "witness.h"

namespace atlantica {

// A number that the environment may override, for a longer run than ./test makes.
inline int setting(const char* name, int usual) {
  const char* text = std::getenv(name);
  return text == nullptr ? usual : std::atoi(text);
}

// Real servers that are killed at random moments while players at many tables play to the end. ATLANTICA_CRASH_TABLES
// sets the number of tables, ATLANTICA_CRASH_PROGRAM the server.
class CrashTest : public ::testing::Test {
 protected:
  using Endpoint = boost::asio::ip::tcp::endpoint;

  CrashTest() {
    std::string pattern = "/tmp/atlantica-crash-XXXXXX";
    folder_ = mkdtemp(pattern.data());
    RecordProperty("seed", std::to_string(seed_));
  }
  ~CrashTest() override {
    nodes_.clear();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  static std::string program() {
    const char* named = std::getenv("ATLANTICA_CRASH_PROGRAM");
    return named == nullptr ? ATLANTICA_PROGRAM : named;
  }

  // Starts a server; a killed one comes back at the same address.
  Endpoint add_node(const std::string& database) {
    Node& node = nodes_.emplace_back();
    start(node, "127.0.0.1:0", database);
    wait_for([&node] { return node.open; });
    return node.endpoint;
  }

  // Plays at `tables` tables through `door` until all games are over, killing servers throughout.
  void play_and_kill(const Endpoint& door, int tables) {
    door_ = door;
    between_kills_ = tables;
    until_kill_ = next_kill();
    boost::asio::co_spawn(io_, open_tables(tables), boost::asio::detached);
    wait_for([&] { return over_ == tables; });
    wait_for([&] { return std::ranges::all_of(nodes_, &Node::open); });
    std::size_t acknowledged = 0;
    std::size_t lost = 0;
    for (const Witness& table : tables_) {
      acknowledged += table.acknowledged();
      lost += table.lost();
    }
    EXPECT_GT(kills_, 2) << "too little happened; seed " << seed_;
    EXPECT_GT(lost, 0U);
    std::cout << tables << " tables, " << kills_ << " kills, " << lost << " connections lost, " << acknowledged
              << " moves acknowledged, seed " << seed_ << "\n";
  }

  // Compares the record of every table with what its players saw, counts the results, and replays what is stored.
  void compare(const std::string& database) {
    bool done = false;
    boost::asio::co_spawn(io_, compare_records(), [&](std::exception_ptr) { done = true; });
    wait_for([&] { return done; });
    EXPECT_EQ(std::system((program() + " admin check --db '" + database + "' > /dev/null").c_str()), 0);
    for (Node& node : nodes_) {
      node.server->signal(SIGTERM);
      EXPECT_EQ(node.server->wait(), 0) << "a server that is asked to end ends in good order";
    }
  }

  boost::asio::io_context io_{1};
  std::filesystem::path folder_;

 private:
  struct Node {
    std::unique_ptr<ServerProcess> server;
    Endpoint endpoint;
    bool open = false;
  };

  template <class Condition>
  void wait_for(Condition condition) {
    io_.restart();
    while (!condition()) io_.run_one();
  }

  void start(Node& node, const std::string& address, const std::string& database) {
    node.server = std::make_unique<ServerProcess>(
        io_, std::vector<std::string>{program(), "serve", "--listen", address, "--db", database, "--no-limits"});
    watch(node);
  }
  void watch(Node& node) {
    boost::asio::co_spawn(io_, node.server->opened(), [&node](std::exception_ptr problem, Endpoint endpoint) {
      if (problem) std::rethrow_exception(problem);
      if (node.endpoint.port() == 0) {
        node.endpoint = endpoint;
        node.server->listen_at(endpoint);
      }
      node.open = true;
    });
  }

  int next_kill() { return std::uniform_int_distribution(between_kills_ * 2, between_kills_ * 30)(random_); }

  void event() {
    if (--until_kill_ > 0) return;
    until_kill_ = next_kill();
    // Some moment within the next milliseconds: while a move is in flight, being stored or being sent out.
    auto timer = std::make_shared<boost::asio::steady_timer>(io_);
    timer->expires_after(std::chrono::microseconds(std::uniform_int_distribution(0, 5000)(random_)));
    timer->async_wait([this, timer](boost::system::error_code) { kill_one(); });
  }

  void kill_one() {
    std::vector<Node*> open;
    for (Node& node : nodes_)
      if (node.open) open.push_back(&node);
    if (open.empty()) return;
    Node& node = *open[random_() % open.size()];
    node.open = false;
    ++kills_;
    node.server->signal(SIGKILL);
    node.server->wait();
    node.server->start();
    watch(node);
  }

  boost::asio::awaitable<std::string> answer_of(HttpLine& line, std::string target, std::string body) {
    boost::asio::steady_timer pause(io_);
    for (;;) {
      // Not in one expression: g++ 12 destroys temporaries around co_await twice.
      std::string answer;
      if (body.empty())
        answer = co_await line.get(target);
      else
        answer = co_await line.post(target, body);
      if (!answer.empty()) co_return answer;
      pause.expires_after(std::chrono::milliseconds(20));
      co_await pause.async_wait(boost::asio::use_awaitable);
    }
  }

  // Opens rated tables for two players, who sign up before anything is killed.
  boost::asio::awaitable<void> open_tables(int count) {
    HttpLine host(io_, door_);
    HttpLine guest(io_, door_);
    co_await answer_of(host, "/api/account", R"({"name":"Ada","password":"correct horse battery"})");
    co_await answer_of(guest, "/api/account", R"({"name":"Grace","password":"correct horse battery"})");
    const std::string body = R"({"game":"atlantis","rated":true,"seats":[{"kind":"me"},{"kind":"friend"}]})";
    for (int i = 0; i < count;) {
      const std::string answer = co_await answer_of(host, "/api/tables", body);
      const boost::json::object created = boost::json::parse(answer).as_object();
      const std::string table(created.at("table").as_string());
      const auto& seats = created.at("seats").as_array();
      const std::string claim = R"({"invite":")" + std::string(seats[1].at("invite").as_string()) + "\"}";
      const std::string target = "/api/tables/" + table + "/claim";
      const std::string claimed = co_await guest.post(target, claim);
      if (claimed.empty()) continue;  // the server was killed, perhaps after it stored the claim
      const std::string token(boost::json::parse(claimed).at("token").as_string());
      tables_.emplace_back(
          static_cast<unsigned>(seed_) + static_cast<unsigned>(i), [this] { event(); }, [this] { ++over_; });
      tables_.back().open(io_,
                          {{door_, table, std::string(seats[0].at("token").as_string()), 0}, {door_, table, token, 1}});
      ++i;
    }
  }

  boost::asio::awaitable<void> compare_records() {
    HttpLine line(io_, door_);
    for (const Witness& table : tables_) {
      const std::string target = "/api/tables/" + table.table() + "/record";
      const std::string record = co_await answer_of(line, target, "");
      table.compare(record);
    }
    co_await answer_of(line, "/api/session", R"({"name":"Ada","password":"correct horse battery"})");
    const std::string account = co_await answer_of(line, "/api/account", "");
    EXPECT_EQ(boost::json::parse(account).at("ratings").at(0).at("games").to_number<std::size_t>(), tables_.size())
        << "every finished game counts once";
  }

  const unsigned seed_ =
      static_cast<unsigned>(setting("ATLANTICA_CRASH_SEED", static_cast<int>(std::random_device()())));
  std::mt19937 random_{seed_};
  Endpoint door_;
  std::list<Node> nodes_;
  std::list<Witness> tables_;
  int between_kills_ = 1;
  int until_kill_ = 1;
  int kills_ = 0;
  int over_ = 0;
};

}  // namespace atlantica
