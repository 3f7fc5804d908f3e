#pragma once

#include <string>

namespace atlantica {

// Held by the one server of an SQLite file; the system releases it however the server ends. Other programs may use the
// file meanwhile. A PostgreSQL database may have many servers: nothing is held.
class ServerLock {
 public:
  // Throws Failure if another server holds it.
  explicit ServerLock(const std::string& database);
  ~ServerLock();
  ServerLock(const ServerLock&) = delete;
  ServerLock& operator=(const ServerLock&) = delete;

 private:
  int file_ = -1;
};

}  // namespace atlantica
