#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/token_bucket.h"

namespace atlantica {

// How much one address may ask for, over all its connections, and one connection. May be used from any thread.
class AddressLimits {
 public:
  using Time = TokenBucket::Time;
  enum class Kind {
    request,   // 100 a second, 400 at once
    table,     // a new table: one a second, 60 at once
    password,  // trying a password or making an account: one in ten seconds, 10 at once
  };

  // `connections` is how many an address may have; without it nobody is limited in anything.
  explicit AddressLimits(std::optional<std::size_t> connections) : connections_(connections) {}

  // What one connection may ask for.
  TokenBucket new_connection(Time now) const;

  // Whether one more is allowed now.
  bool take(const std::string& address, Kind kind, Time now);
  // Whether one more connection is allowed; each that was needs its disconnect().
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
  std::size_t forget_at_ = 1024;  // the size at which those not seen for long are looked for
};

}  // namespace atlantica
