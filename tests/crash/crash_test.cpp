#include <netinet/in.h>
#include <sys/socket.h>

#include <regex>
#include <sstream>

#include "nodes.h"
#include "postgres_server.h"

namespace atlantica {
namespace {

TEST_F(CrashTest, one_server_on_sqlite_that_is_killed_loses_no_acknowledged_move_and_plays_none_twice) {
  const std::string database = (folder_ / "games.db").string();
  const auto door = add_node(database);
  play_and_kill(door, setting("ATLANTICA_CRASH_TABLES", 60));
  compare(database);
}

// A port that is free right now.
std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  bind(socket, reinterpret_cast<const sockaddr*>(&address), size);
  getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(socket);
  return ntohs(address.sin_port);
}

std::string replaced(const std::string& text, const std::string& old, const std::string& now) {
  EXPECT_NE(text.find(old), std::string::npos) << "docs/hosting.md shows no " << old;
  return std::regex_replace(text, std::regex(old), now);
}

// The configuration in docs/hosting.md.
std::string documented_balancer() {
  std::ifstream file(std::string(TESTS_DIR) + "/../docs/hosting.md");
  std::stringstream text;
  text << file.rdbuf();
  const std::string page = text.str();
  const std::string opening = "```haproxy\n";
  const std::size_t begin = page.find(opening);
  EXPECT_NE(begin, std::string::npos);
  return page.substr(begin + opening.size(), page.find("```", begin + 3) - begin - opening.size());
}

TEST_F(CrashTest, three_servers_behind_a_balancer_that_are_killed_lose_no_acknowledged_move_and_play_none_twice) {
  const std::string database = PostgresServer::shared().new_database();
  std::string configuration = documented_balancer();
  for (const char* documented : {"127.0.0.1:8081", "127.0.0.1:8082", "127.0.0.1:8083"}) {
    const auto node = add_node(database);
    configuration = replaced(configuration, documented, "127.0.0.1:" + std::to_string(node.port()));
  }
  const std::uint16_t port = free_port();
  configuration = replaced(configuration, "bind :8080", "bind 127.0.0.1:" + std::to_string(port));
  const std::string file = (folder_ / "haproxy.cfg").string();
  std::ofstream(file) << configuration;
  const ServerProcess balancer(io_, {"/usr/sbin/haproxy", "-db", "-f", file});
  play_and_kill({boost::asio::ip::make_address("127.0.0.1"), port}, setting("ATLANTICA_CRASH_TABLES", 60));
  compare(database);
}

}  // namespace
}  // namespace atlantica
