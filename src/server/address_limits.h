#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/token_bucket.h"

namespace atlantica {

// Rate limits per address, across all its connections, and per connection. Thread-safe.
class AddressLimits {
 public:
  using Time = TokenBucket::Time;
  enum class Kind {
    request,   // 100 per second, bursts of 400
    table,     // a new table: one per second, bursts of 60
    password,  // trying a password or creating an account: one per ten seconds, bursts of 10
  };

  // `connections` is the limit per address; without it nothing is limited.
  explicit AddressLimits(std::optional<std::size_t> connections) : connections_(connections) {}

  // The limit for one connection.
  TokenBucket new_connection(Time now) const;

  // Whether one more is allowed now.
  bool take(const std::string& address, Kind kind, Time now);
  // Whether one more connection is allowed; each allowed one needs its disconnect().
  bool connect(const std::string& address, Time now);
  void disconnect(const std::string& address);

 private:
  struct Visitor {
    explicit Visitor(Time now) : requests(100, 400, now), tables(1, 60, now), passwords(0.1, 10, now), seen(now) {}

    TokenBucket requests;
    TokenBucket tables;
    TokenBucket passwords;
    std::size_t connections = 0;
    Time seen;
  };

  Visitor& visitor(const std::string& address, Time now);

  const std::optional<std::size_t> connections_;
  std::mutex mutex_;
  std::map<std::string, Visitor> visitors_;
  std::size_t forget_at_ = 1024;  // the size at which stale entries are purged
};

}  // namespace atlantica
