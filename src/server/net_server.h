#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace atlantica {

struct ServerOptions {
  std::string address = "127.0.0.1";         // an IP address
  std::uint16_t port = 8080;                 // 0 picks a free one
  std::string database = "atlantica.db";     // an SQLite file or a postgres:// address
  std::optional<std::filesystem::path> web;  // the folder of the built page; without it there is only the API
  bool behind_proxy = false;                 // believe the headers X-Forwarded-For and X-Forwarded-Proto
  std::optional<std::size_t> connections_per_address = 500;  // without it nobody is limited in anything
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

// The whole server: storage, tables and sockets.
class Server {
 public:
  // Opens the database, reads the page and listens. Throws Failure if one of these cannot be done.
  explicit Server(const ServerOptions& options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Where the page is, such as "http://127.0.0.1:8080/".
  std::string url() const;
  std::uint16_t port() const;
  // Where the tables are kept, for people; without secrets.
  const std::string& database() const;

  // Stops in good order when the process is asked to end (SIGINT, SIGTERM).
  void stop_on_signals();
  // Serves until stop() is called; everything that was acknowledged is stored when it returns.
  void run();
  // Lets everybody go and ends run(). May be called from any thread.
  void stop();

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace atlantica
