#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <memory>
#include <string>
#include <thread>

#include "browser.h"
#include "server/net_server.h"
#include "world.h"

namespace atlantica {

// A real server on a free local port, with a clock that the test controls.
class ServerTest : public ::testing::Test {
 protected:
  using object = boost::json::object;

  ServerTest() {
    std::filesystem::create_directories(folder_ / "web/assets");
    write("web/index.html", "<!doctype html><title>Atlantica</title>");
    write("web/assets/app-1a2b.js", "export {};");
    write("web/assets/app-1a2b.js.gz", "compressed");
    write("secret.txt", "not for you");
    start();
  }
  ~ServerTest() override { stop(); }

  virtual ServerOptions options() {
    ServerOptions options;
    options.port = 0;
    options.database = (folder_ / "games.db").string();
    options.web = folder_ / "web";
    options.now = [this] { return std::chrono::steady_clock::time_point(std::chrono::seconds(seconds_)); };
    return options;
  }
  void start() { start(options()); }
  void start(const ServerOptions& options) {
    server_ = std::make_unique<Server>(options);
    thread_ = std::thread([this] { server_->run(); });
    browser_ = std::make_unique<Browser>(server_->port());
  }
  void stop() {
    server_->stop();
    thread_.join();
    server_.reset();
  }

  void write(const std::string& name, const std::string& content) const { std::ofstream(folder_ / name) << content; }

  object create(const std::string& seats) const {
    const HttpAnswer answer = browser_->post("/api/tables", R"({"game":"atlantis","seats":[)" + seats + "]}");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.json();
  }
  static std::string text(const boost::json::value& value) { return std::string(value.as_string()); }
  static std::string join(const std::string& table, const std::string& token = "", const std::string& more = "") {
    return R"({"type":"join","id":1,"table":")" + table + "\"" + (token.empty() ? "" : R"(,"token":")" + token + "\"") +
           more + "}";
  }

  // Plays the first legal move for the connection's seat until the game is over; returns the last message.
  object play_to_the_end(Line& line, object situation) {
    while (!situation.contains("result")) {
      const auto& moves = situation.at("moves").as_array();
      if (!moves.empty()) {
        ++seconds_;
        line.send(R"({"type":"move","id":2,"sequence":)" + boost::json::serialize(situation.at("sequence")) +
                  R"(,"move":")" + text(moves[0].at("move")) + "\"}");
        EXPECT_EQ(text(line.hear("accepted").at("type")), "accepted");
      }
      situation = line.hear("update");
      if (situation.empty()) ADD_FAILURE() << "the server closed with " << line.close_code();
      if (situation.empty()) break;
    }
    return situation;
  }

  TemporaryFolder folder_;
  std::atomic<int> seconds_ = 0;
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::unique_ptr<Browser> browser_;
};

}  // namespace atlantica
