#include <gtest/gtest.h>

#include <boost/asio/write.hpp>
#include <boost/beast/websocket.hpp>

#include "running_server.h"

// What strangers may do to a server that is open to everybody.
namespace atlantica {
namespace {

class StrangerTest : public ServerTest {
 protected:
  static std::string code(const HttpAnswer& answer) { return text(answer.json().at("code")); }
  void start_again(const ServerOptions& with) {
    stop();
    start(with);
  }
  // Waits until so many WebSockets are open.
  void wait_for_websockets(int count) {
    const std::string wanted = "atlantica_websockets " + std::to_string(count) + "\n";
    while (browser_->get("/metrics").body.find(wanted) == std::string::npos) ++seconds_;
  }
};

TEST_F(StrangerTest, a_request_names_its_host_once) {
  EXPECT_EQ(browser_->send_raw("GET /healthz HTTP/1.1\r\n\r\n"), 400);
  EXPECT_EQ(browser_->send_raw("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"), 400);
  for (const char* host : {"", "a b", "me@here", "a:b", "[::1"})
    EXPECT_EQ(browser_->send_raw("GET /healthz HTTP/1.1\r\nHost: " + std::string(host) + "\r\n\r\n"), 400) << host;
  for (const char* host : {"a", "games.example:8080", "[::1]:80", "192.0.2.1"})
    EXPECT_EQ(browser_->send_raw("GET /healthz HTTP/1.1\r\nHost: " + std::string(host) + "\r\n\r\n"), 200) << host;
  EXPECT_EQ(browser_->send_raw("GET /healthz HTTP/1.0\r\n\r\n"), 200) << "load balancers ask like this";
}

TEST_F(StrangerTest, a_server_with_names_answers_to_no_other) {
  ServerOptions named = options();
  named.names = {"games.example", "127.0.0.1"};
  start_again(named);
  EXPECT_EQ(browser_->get("/api/games").status, 200);
  EXPECT_EQ(browser_->get("/api/games", {{"Host", "Games.Example:443"}}).status, 200);
  for (const char* other : {"evil.example", "games.example.evil.example"}) {
    const HttpAnswer answer = browser_->get("/api/games", {{"Host", other}});
    EXPECT_EQ(answer.status, 403);
    EXPECT_EQ(code(answer), "bad_origin");
    EXPECT_EQ(browser_->get("/", {{"Host", other}}).status, 403);
    EXPECT_EQ(browser_->get("/healthz", {{"Host", other}}).status, 200) << "whoever checks it may not know its name";
  }
}

TEST_F(StrangerTest, only_known_transfer_encodings_are_understood) {
  const auto post = [&](const std::string& encoding) {
    return browser_->send_raw("POST /api/quick HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: " + encoding +
                              "\r\n\r\n13\r\n{\"game\":\"atlantis\"}\r\n0\r\n\r\n");
  };
  EXPECT_EQ(post("chunked"), 200);
  EXPECT_EQ(post("Chunked"), 200);
  for (const char* unknown : {"gzip, chunked", "identity", "chunked\r\nTransfer-Encoding: chunked", "cow"})
    EXPECT_EQ(post(unknown), 400) << unknown;
}

TEST_F(StrangerTest, behind_a_proxy_visitors_have_the_limits_of_their_own_address) {
  ServerOptions behind = options();
  behind.proxies = 1;
  behind.connections_per_address = 2;
  start_again(behind);
  const Line one(browser_->port());
  const Line two(browser_->port());
  const HttpAnswer third = browser_->get("/healthz");
  EXPECT_EQ(third.status, 429);
  EXPECT_EQ(code(third), "too_frequent");
  EXPECT_EQ(browser_->get("/healthz", {{"X-Forwarded-For", "192.0.2.1"}}).status, 200);
}

TEST_F(StrangerTest, messages_of_all_connections_of_an_address_are_counted) {
  std::vector<std::unique_ptr<Line>> lines;
  int refused = 0;
  for (int i = 0; i < 11; ++i) {
    Line& line = *lines.emplace_back(std::make_unique<Line>(browser_->port()));
    for (int j = 0; j < 40; ++j) {
      line.send("hello");
      refused += text(line.hear().at("code")) == "too_frequent" ? 1 : 0;
    }
  }
  EXPECT_EQ(refused, 40) << "400 at once";
}

TEST_F(StrangerTest, nobody_fills_a_chat) {
  const object created = create(R"({"kind":"me"},{"kind":"me"})");
  Line line(browser_->port());
  line.send(join(text(created.at("table")), text(created.at("seats").at(0).at("token"))));
  line.hear("joined");
  const auto say = [&] {
    line.send(R"({"type":"say","id":5,"text":"Hello"})");
    for (;;) {
      const object answer = line.hear();
      if (answer.contains("id")) return text(answer.contains("code") ? answer.at("code") : answer.at("type"));
    }
  };
  for (int i = 0; i < 30; ++i) EXPECT_EQ(say(), "accepted");
  EXPECT_EQ(say(), "too_frequent");
  ++seconds_;
  EXPECT_EQ(say(), "accepted");
}

TEST_F(StrangerTest, nobody_fills_the_list_of_tables) {
  const auto make = [&](const std::string& listed) {
    return browser_->post(
        "/api/tables", R"({"game":"atlantis","listed":)" + listed + R"(,"seats":[{"kind":"me"},{"kind":"friend"}]})");
  };
  for (int i = 0; i < 10; ++i) EXPECT_EQ(make("true").status, 200);
  EXPECT_EQ(code(make("true")), "too_frequent");
  EXPECT_EQ(make("false").status, 200);
  seconds_ += 60;
  EXPECT_EQ(make("true").status, 200);
}

// A client that asks and does not read.
class DeafClient {
 public:
  explicit DeafClient(std::uint16_t port) {
    auto& socket = stream_.next_layer();
    socket.open(boost::asio::ip::tcp::v4());
    socket.set_option(boost::asio::socket_base::receive_buffer_size(4096));
    socket.connect({boost::asio::ip::make_address("127.0.0.1"), port});
    stream_.handshake("127.0.0.1", "/ws");
  }
  // Whether the connection is still there.
  bool ask(const std::string& message) {
    boost::system::error_code error;
    stream_.write(boost::asio::buffer(message), error);
    return !error;
  }

 private:
  boost::asio::io_context io_;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> stream_{io_};
};

TEST_F(StrangerTest, who_does_not_read_is_cut_off_long_before_it_costs_much) {
  const object created = browser_->post("/api/tables", R"({"game":"rising","seats":[{"kind":"me"}]})").json();
  DeafClient deaf(browser_->port());
  wait_for_websockets(1);
  int asked = 0;
  while (deaf.ask(join(text(created.at("table"))))) {
    if (++asked % 20 == 0) ++seconds_;
    ASSERT_LT(asked, 100'000);
  }
  wait_for_websockets(0);
}

TEST_F(StrangerTest, who_takes_too_long_for_a_message_is_cut_off) {
  const object created = browser_->post("/api/tables", R"({"game":"rising","seats":[{"kind":"me"}]})").json();
  DeafClient deaf(browser_->port());
  wait_for_websockets(1);
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(deaf.ask(join(text(created.at("table")))));
  while (deaf.ask(join(text(created.at("table"))))) seconds_ += 30;
  wait_for_websockets(0);
}

}  // namespace
}  // namespace atlantica
