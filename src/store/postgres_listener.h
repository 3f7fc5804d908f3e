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
  // is lost or silent later.
  PostgresListener(std::string address, std::string own, News news);
  // No news arrives after this. Hardly waits for the database.
  ~PostgresListener();
  PostgresListener(const PostgresListener&) = delete;
  PostgresListener& operator=(const PostgresListener&) = delete;

 private:
  class Line;
  struct Shared;

  static void run(Shared& shared, std::unique_ptr<Line> line);
  static void tell_all(Shared& shared, Line& line);

  std::shared_ptr<Shared> shared_;  // with the thread, which may be left to itself while it connects
  std::thread thread_;
};

}  // namespace atlantica
