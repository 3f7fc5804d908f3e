#pragma once

#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace atlantica {

// Listens for other servers' announcements in a PostgreSQL database, on its own thread.
class PostgresListener {
 public:
  // The name of a table changed by another server; empty when announcements may have been missed.
  using News = std::function<void(const std::string& table)>;

  // Ignores announcements by `own`. Throws Failure if the database cannot be reached now; reconnects if the connection
  // is lost later.
  PostgresListener(std::string address, std::string own, News news);
  ~PostgresListener();
  PostgresListener(const PostgresListener&) = delete;
  PostgresListener& operator=(const PostgresListener&) = delete;

 private:
  class Line;

  void run(std::unique_ptr<Line> line);

  const std::string address_;
  const std::string own_;
  const News news_;
  const int stop_;  // an eventfd that becomes readable on shutdown
  std::thread thread_;
};

}  // namespace atlantica
