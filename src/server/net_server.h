#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace atlantica {

struct ServerOptions {
  std::string address = "127.0.0.1";         // an IP address
  std::uint16_t port = 8080;                 // 0 picks a free one
  std::string database = "atlantica.db";     // an SQLite file or a postgres:// address
  std::optional<std::filesystem::path> web;  // the folder of the built page; without it only the API is served
  std::size_t proxies = 0;         // of our own in front: how many entries of X-Forwarded-For and -Proto are trusted
  std::vector<std::string> names;  // hosts that requests may be for, without ports; empty: any
  std::optional<std::size_t> connections_per_address = 500;  // without it nothing is limited
  std::chrono::days keep{365};  // after which a table that nobody has come back to is deleted; 0: never
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

// The whole server: storage, tables and sockets.
class Server {
 public:
  // Opens the database, reads the page and listens. Throws Failure if any of these fails.
  explicit Server(const ServerOptions& options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // The page's URL, such as "http://127.0.0.1:8080/".
  std::string url() const;
  std::uint16_t port() const;
  // Where the tables are stored, for display; without secrets.
  const std::string& database() const;

  // Shuts down gracefully on SIGINT or SIGTERM.
  void stop_on_signals();
  // Serves until stop() is called; everything acknowledged is stored when it returns. After stop() it returns within
  // some seconds, and so does the destructor, whatever clients and the database do.
  void run();
  // Closes all connections and ends run(). May be called from any thread.
  void stop();

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace atlantica
