#include <gtest/gtest.h>

#include <array>

#include "postgres_server.h"
#include "running_server.h"

namespace atlantica {
namespace {

// Several servers on one database, as behind a load balancer.
class NodesTest : public ::testing::Test {
 protected:
  using object = boost::json::object;

  struct Node {
    std::unique_ptr<Server> server;
    std::thread thread;
    std::uint16_t port = 0;
  };

  NodesTest() : address_(PostgresServer::shared().new_database()) {
    for (Node& node : nodes_) start(node);
  }
  ~NodesTest() override {
    for (Node& node : nodes_) stop(node);
  }

  void start(Node& node) {
    ServerOptions options;
    options.port = 0;
    options.database = address_;
    options.now = [] { return std::chrono::steady_clock::time_point(std::chrono::seconds(ticks_++)); };
    node.server = std::make_unique<Server>(options);
    node.port = node.server->port();
    node.thread = std::thread([&node] { node.server->run(); });
  }
  static void stop(Node& node) {
    if (!node.server) return;
    node.server->stop();
    node.thread.join();
    node.server.reset();
  }

  static std::string text(const boost::json::value& value) { return std::string(value.as_string()); }
  object create(const std::string& seats) const {
    return Browser(nodes_[0].port).post("/api/tables", R"({"game":"atlantis","seats":[)" + seats + "]}").json();
  }
  static object join(Line& line, const object& created, std::size_t seat) {
    line.send(R"({"type":"join","table":")" + text(created.at("table")) + R"(","token":")" +
              text(created.at("seats").at(seat).at("token")) + "\"}");
    return line.hear("joined");
  }
  static void play(Line& line, const object& situation) {
    line.send(R"({"type":"move","id":2,"sequence":)" + boost::json::serialize(situation.at("sequence")) +
              R"(,"move":")" + text(situation.at("moves").at(0).at("move")) + "\"}");
  }

  // The clock advances a second with every reading, so that no rate limit applies.
  inline static std::atomic<int> ticks_ = 0;
  std::string address_;
  std::array<Node, 3> nodes_;
};

TEST_F(NodesTest, players_of_one_table_sit_at_different_servers) {
  const object created = create(R"({"kind":"me"},{"kind":"me"},{"kind":"me"})");
  std::vector<std::unique_ptr<Line>> lines;
  std::vector<object> situations;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    lines.push_back(std::make_unique<Line>(nodes_[seat].port));
    situations.push_back(join(*lines[seat], created, seat));
  }
  while (!situations[0].contains("result")) {
    for (std::size_t seat = 0; seat < 3; ++seat)
      if (!situations[seat].at("moves").as_array().empty()) play(*lines[seat], situations[seat]);
    const auto before = situations[0].at("sequence").to_number<Sequence>();
    for (std::size_t seat = 0; seat < 3; ++seat) {
      while (situations[seat].at("sequence").to_number<Sequence>() <= before)
        situations[seat] = lines[seat]->hear("update");
    }
    for (std::size_t seat = 1; seat < 3; ++seat)
      ASSERT_EQ(situations[seat].at("sequence"), situations[0].at("sequence"));
  }
  EXPECT_EQ(situations[1].at("view"), situations[0].at("view")) << "when all is over all see the same";
  EXPECT_EQ(situations[2].at("view"), situations[0].at("view"));
}

TEST_F(NodesTest, who_loses_a_server_goes_on_at_another_and_nothing_is_lost) {
  const object created = create(R"({"kind":"me"},{"kind":"bot","bot":"random"})");
  auto line = std::make_unique<Line>(nodes_[0].port);
  object situation = join(*line, created, 0);
  std::size_t at = 0;
  Sequence acknowledged = 0;
  for (int moves = 0; moves < 30 && !situation.contains("result"); ++moves) {
    while (situation.at("moves").as_array().empty() && !situation.contains("result")) situation = line->hear("update");
    if (situation.contains("result")) break;
    play(*line, situation);
    acknowledged = line->hear("accepted").at("sequence").to_number<Sequence>();
    if (moves % 5 == 4) {
      stop(nodes_[at]);
      start(nodes_[at]);
      at = (at + 1) % nodes_.size();
      line = std::make_unique<Line>(nodes_[at].port);
      situation = join(*line, created, 0);
    } else {
      situation = line->hear("update");
    }
    EXPECT_GE(situation.at("sequence").to_number<Sequence>(), acknowledged);
  }
}

TEST_F(NodesTest, chat_seats_and_rematch_reach_the_other_servers) {
  const object created = create(R"({"kind":"me","name":"Ada"},{"kind":"friend"})");
  const std::string table = text(created.at("table"));
  Line ada(nodes_[0].port);
  join(ada, created, 0);
  Line spectator(nodes_[1].port);
  spectator.send(R"({"type":"join","table":")" + table + "\"}");
  spectator.hear("joined");
  const HttpAnswer claimed =
      Browser(nodes_[2].port)
          .post("/api/tables/" + table + "/claim",
                R"({"name":"Grace","invite":")" + text(created.at("seats").at(1).at("invite")) + "\"}");
  ASSERT_EQ(claimed.status, 200) << claimed.body;
  while (text(spectator.hear("table").at("table").at("seats").at(1).at("name")) != "Grace") {
  }
  Line grace(nodes_[2].port);
  grace.send(R"({"type":"join","table":")" + table + R"(","token":")" + text(claimed.json().at("token")) + "\"}");
  EXPECT_EQ(grace.hear("joined").at("seat"), 1);
  grace.send(R"({"type":"say","text":"Good luck!"})");
  EXPECT_EQ(text(ada.hear("said").at("text")), "Good luck!");
  EXPECT_EQ(spectator.hear("said").at("seat"), 1);
}

}  // namespace
}  // namespace atlantica
