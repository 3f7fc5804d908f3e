#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <boost/system/system_error.hpp>
#include <cstdlib>
#include <fstream>
#include <future>
#include <sstream>
#include <thread>
#include <vector>

#include "failing_memory.h"
#include "server/archive.h"
#include "server/browser.h"
#include "server/net_server.h"
#include "server/world.h"

// A server that has no memory at one moment refuses at most what it was doing then.
namespace atlantica {
namespace {

using boost::json::object;

std::string text(const boost::json::value& value) { return std::string(value.as_string()); }

// A player who comes back whenever the connection is lost, and asks again whenever the server could not do something.
class StubbornPlayer {
 public:
  StubbornPlayer(std::uint16_t port, std::string table, std::string token)
      : port_(port), table_(std::move(table)), token_(std::move(token)) {}

  // Waits for the seat's turn and plays its first legal move, until one is acknowledged.
  void play() {
    for (;;) {
      while (!situation_ || situation_->at("moves").as_array().empty()) look();
      const auto sequence = situation_->at("sequence").to_number<std::size_t>();
      const std::string move = text(situation_->at("moves").at(0).at("move"));
      const object reply = ask(R"("type":"move","sequence":)" + std::to_string(sequence) + R"(,"move":")" + move + '"');
      situation_.reset();
      if (reply.empty() || !reply.contains("sequence")) continue;
      acknowledged.emplace_back(sequence, move);
      return;
    }
  }

  // Sends a message until it is answered other than that it should be tried again.
  object insist(const std::string& message) {
    for (;;) {
      const object reply = ask(message);
      if (!reply.empty()) return reply;
    }
  }

  Sequence sequence() {
    if (!situation_) look();
    return situation_->at("sequence").to_number<Sequence>();
  }

  std::vector<std::pair<std::size_t, std::string>> acknowledged;

 private:
  // The next situation, over the connection or a new one.
  void look() {
    if (!line_) return join();
    const object message = line_->hear();
    if (message.empty()) line_.reset();
    note(message);
  }

  void note(const object& message) {
    if (message.contains("view")) situation_ = message;
  }

  void join() {
    try {
      line_ = std::make_unique<Line>(port_);
    } catch (const boost::system::system_error&) {
      return;
    }
    line_->send(R"({"type":"join","id":1,"table":")" + table_ + R"(","token":")" + token_ + "\"}");
    const object reply = line_->hear();
    note(reply);
    if (reply.empty() || text(reply.at("type")) != "joined") line_.reset();
  }

  // The reply; nothing if the connection was lost or the message is to be sent again.
  object ask(const std::string& message) {
    while (!line_) join();
    const int id = ++id_;
    line_->send("{" + message + R"(,"id":)" + std::to_string(id) + "}");
    for (;;) {
      object reply = line_->hear();
      note(reply);
      if (reply.empty()) {
        line_.reset();
        return {};
      }
      const std::string type = text(reply.at("type"));
      const bool refused = type == "error";
      // Without memory for the message, its id may be unknown.
      if (refused && (text(reply.at("code")) == "unavailable" || text(reply.at("code")) == "store_failed")) return {};
      if (reply.contains("id") && reply.at("id").to_number<int>() == id) return reply;
    }
  }

  std::uint16_t port_;
  std::string table_;
  std::string token_;
  std::unique_ptr<Line> line_;
  std::optional<object> situation_;
  int id_ = 1;
};

class MemoryTest : public ::testing::Test {
 protected:
  MemoryTest() {
    ServerOptions options;
    options.port = 0;
    options.database = (folder_ / "games.db").string();
    options.connections_per_address.reset();
    server_ = std::make_unique<Server>(options);
    thread_ = std::thread([this] { server_->run(); });
    browser_ = std::make_unique<Browser>(server_->port());
    std::stringstream read;
    read << std::ifstream(TESTS_DIR "/records/atlantis_three_seats.jsonl").rdbuf();
    record_ = read.str();
  }
  ~MemoryTest() override { stop(); }

  void stop() {
    memory::recover();
    if (!server_) return;
    server_->stop();
    thread_.join();
    server_.reset();
  }

  // The first answer other than that the server could not do it now, or none at all.
  HttpAnswer insist(const std::string& method, const std::string& target, const std::string& body = "") {
    for (;;) {
      try {
        HttpAnswer answer = browser_->ask(method, target, body, {});
        if (answer.status != 503) return answer;
        const std::string code = text(answer.json().at("code"));
        EXPECT_TRUE(code == "unavailable" || code == "store_failed") << answer.body;
      } catch (const boost::system::system_error&) {  // closed without an answer
      }
    }
  }

  // Everything that people do at a table.
  void play_a_while() {
    const HttpAnswer created =
        insist("POST", "/api/tables", R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}]})");
    ASSERT_EQ(created.status, 200) << created.body;
    const std::string table = text(created.json().at("table"));
    StubbornPlayer ada(server_->port(), table, text(created.json().at("seats").at(0).at("token")));
    ada.play();
    const auto undo = [&] { return R"("type":"undo","sequence":)" + std::to_string(ada.sequence()); };
    EXPECT_NE(text(ada.insist(undo()).at("type")), "joined");
    const object said = ada.insist(R"("type":"say","text":"Hello")");
    EXPECT_EQ(text(said.at("type")), "accepted");
    ada.play();
    ada.insist(R"("type":"hint","sequence":)" + std::to_string(ada.sequence()));
    ada.play();
    EXPECT_EQ(insist("GET", "/api/tables/" + table).status, 200);
    EXPECT_EQ(insist("GET", "/api/tables/" + table + "/record").status, 409) << "not over";
    EXPECT_EQ(insist("GET", "/api/tables/" + table + "/moments/1").status, 200);
    EXPECT_EQ(insist("POST", "/api/records", record_).status, 200);
    played_.emplace_back(table, ada.acknowledged);
  }

  void sign_up_and_in() {
    const std::string body = R"({"name":"Ada)" + std::to_string(++accounts_) + R"(","password":"correct horse"})";
    const int made = insist("POST", "/api/account", body).status;
    EXPECT_TRUE(made == 200 || made == 409) << made << ": 409 if the answer to the first attempt was lost";
    EXPECT_EQ(insist("POST", "/api/session", body).status, 200);
  }

  // Does it with memory that runs out at many moments: once, and for a while.
  template <class Work>
  void without_memory(int moments, Work work) {
    memory::recover();
    work();
    const std::uint64_t all = memory::allocations();
    for (int i = 0; i < moments && !HasFailure(); ++i) {
      const std::uint64_t moment = 1 + all * static_cast<std::uint64_t>(i) / static_cast<std::uint64_t>(moments);
      const std::uint64_t more = i % 3 == 2 ? 1000 : 0;
      SCOPED_TRACE("memory runs out at allocation " + std::to_string(moment) + " and for " + std::to_string(more));
      memory::fail(moment, more);
      work();
    }
    memory::recover();
    work();
  }

  memory::Spared spared_;  // the players have memory
  TemporaryFolder folder_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::unique_ptr<Browser> browser_;
  std::string record_;
  int accounts_ = 0;
  std::vector<std::pair<std::string, std::vector<std::pair<std::size_t, std::string>>>> played_;
};

int moments() {
  const char* wish = std::getenv("ATLANTICA_MEMORY_MOMENTS");
  return wish == nullptr ? 90 : std::atoi(wish);
}

TEST_F(MemoryTest, whoever_asks_again_plays_on_and_no_acknowledged_move_is_lost) {
  without_memory(moments(), [this] { play_a_while(); });
  stop();
  const auto store = open_store((folder_ / "games.db").string());
  for (const auto& [table, moves] : played_) {
    std::promise<std::expected<StoredTable, StoreError>> read;
    store->load(table, [&](auto result) { read.set_value(std::move(result)); });
    const auto stored = read.get_future().get();
    ASSERT_TRUE(stored);
    EXPECT_TRUE(record_of_table(*stored)) << "the log replays";
    for (const auto& [sequence, move] : moves) {
      const LogEntry& entry = stored->log.at(sequence);
      EXPECT_EQ(entry.move, move);
      EXPECT_EQ(entry.seat, 0);
    }
  }
}

// Disabled: it ends the process now and then. Asio 1.81 cannot make a strand without memory: if an allocation in
// strand_executor_service::create_implementation() fails, ~strand_impl() uses a member that was never set.
TEST_F(MemoryTest, DISABLED_whoever_asks_again_gets_an_account) {
  without_memory(moments() / 3, [this] { sign_up_and_in(); });
}

}  // namespace
}  // namespace atlantica
