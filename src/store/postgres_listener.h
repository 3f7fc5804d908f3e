#pragma once

#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace atlantica {

// Hears what other servers announce in a PostgreSQL database, on a thread of its own.
class PostgresListener {
 public:
  // The name of a table that another server has changed; empty when news may have been missed.
  using News = std::function<void(const std::string& table)>;

  // What `own` announces is no news. Throws Failure if the database cannot be reached now; when the connection is lost
  // later it is opened again.
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
  const int stop_;  // an eventfd that becomes readable when it is time to go
  std::thread thread_;
};

}  // namespace atlantica
