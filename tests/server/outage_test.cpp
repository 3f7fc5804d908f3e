#include <gtest/gtest.h>

#include "core/failure.h"
#include "postgres_server.h"
#include "relay.h"
#include "running_server.h"

// A server whose database falls silent, and comes back.
namespace atlantica {
namespace {

class OutageTest : public ::testing::Test {
 protected:
  using object = boost::json::object;

  OutageTest() {
    ServerOptions options;
    options.port = 0;
    options.database = PostgresServer::behind_port(PostgresServer::shared().new_database(), relay_.port());
    options.connections_per_address.reset();
    server_ = std::make_unique<Server>(options);
    thread_ = std::thread([this] { server_->run(); });
  }
  ~OutageTest() override { stop(); }

  void stop() {
    if (!server_) return;
    server_->stop();
    thread_.join();
    server_.reset();
  }
  Browser browser() const { return Browser(server_->port()); }
  object sit(Line& line) const {
    const object created =
        browser()
            .post("/api/tables", R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"me"}],"options":{"first":"0"}})")
            .json();
    line.send(R"({"type":"join","table":")" + std::string(created.at("table").as_string()) + R"(","token":")" +
              std::string(created.at("seats").at(0).at("token").as_string()) + "\"}");
    return line.hear("joined");
  }
  static void play(Line& line, const object& situation) {
    line.send(R"({"type":"move","id":2,"sequence":)" + boost::json::serialize(situation.at("sequence")) +
              R"(,"move":")" + std::string(situation.at("moves").at(0).at("move").as_string()) + "\"}");
  }

  Relay relay_{PostgresServer::shared().socket()};
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

TEST_F(OutageTest, a_move_is_answered_while_the_database_is_silent_and_the_game_goes_on_when_it_is_back) {
  Line line(server_->port());
  const object joined = sit(line);
  EXPECT_EQ(browser().get("/readyz").body, R"({"status":"ok"})");
  relay_.silence();
  play(line, joined);
  EXPECT_EQ(line.hear("error").at("code").as_string(), "store_failed");
  EXPECT_EQ(browser().get("/healthz").status, 200) << "it is alive";
  EXPECT_EQ(browser().get("/readyz").status, 503) << "but cannot work";
  EXPECT_EQ(browser().get("/readyz").json().at("code"), "store_failed");
  EXPECT_EQ(browser().get("/api/tables").status, 503);
  relay_.resume();
  while (browser().get("/readyz").status != 200) std::this_thread::yield();
  object answer;
  do {
    play(line, joined);
    answer = line.hear();
    while (answer.at("type") != "accepted" && answer.at("type") != "error") answer = line.hear();
  } while (answer.at("type") == "error" && answer.at("code") == "store_failed");
  EXPECT_EQ(answer.at("type"), "accepted") << boost::json::serialize(answer);
}

TEST_F(OutageTest, a_server_stops_although_its_database_is_silent) {
  Line line(server_->port());
  const object joined = sit(line);
  relay_.silence();
  play(line, joined);
  stop();
  EXPECT_TRUE(line.hear("update").empty()) << "nothing was shown that may not be stored";
}

TEST_F(ServerTest, a_second_server_on_the_same_file_does_not_start) {
  ServerOptions second = options();
  try {
    const Server server(second);
    ADD_FAILURE() << "it started";
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.message(), (Message{"common.store.in_use", {{"file", second.database}}}));
  }
  EXPECT_EQ(browser_->get("/readyz").status, 200);
}

}  // namespace
}  // namespace atlantica
