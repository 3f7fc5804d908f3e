#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "server/token_bucket.h"

namespace atlantica {

// Limits per address, across all its connections, and per connection. Thread-safe.
class AddressLimits {
  struct Visitor;

 public:
  using Time = TokenBucket::Time;
  enum class Kind {
    request,   // or a WebSocket message: 100 per second, bursts of 400
    table,     // a new table: one per second, bursts of 60
    listed,    // a new table that strangers may find: one per minute, bursts of 10
    record,    // an uploaded record: one per ten seconds, bursts of 20
    password,  // trying a password or creating an account: one per ten seconds, bursts of 10
    chat,      // a chat line: one per second, bursts of 30
  };

  // Bytes that the server may hold for those who do not take them, or while they send them.
  static constexpr std::size_t kMostForConnection = 1024 * 1024;
  static constexpr std::size_t kMostForAddress = 16 * 1024 * 1024;
  static constexpr std::size_t kMostForAll = 128 * 1024 * 1024;

  // One connection of an address, for its lifetime.
  class Admission {
   public:
    Admission(AddressLimits& limits, Visitor& visitor) : limits_(limits), visitor_(visitor) {}
    ~Admission();
    Admission(const Admission&) = delete;
    Admission& operator=(const Admission&) = delete;

    // Whether so many more bytes may be held for it; they are if so. A connection for which none are held gets at least
    // one message even if the server holds too much in total, as it is not to blame.
    bool hold(std::size_t bytes);
    void release(std::size_t bytes);

   private:
    AddressLimits& limits_;
    Visitor& visitor_;
    std::atomic<std::size_t> held_ = 0;
  };

  // `connections` is the limit per address; without it only the bytes per connection and in total are limited.
  explicit AddressLimits(std::optional<std::size_t> connections) : connections_(connections) {}

  // The rate limit for one connection.
  TokenBucket new_connection(Time now) const;
  // Whether one more is allowed now.
  bool take(const std::string& address, Kind kind, Time now);
  // Nothing if the address may have no more connections.
  std::shared_ptr<Admission> admit(const std::string& address, Time now);

 private:
  static constexpr std::size_t kKinds = 6;
  struct Visitor {
    explicit Visitor(Time now);

    std::array<TokenBucket, kKinds> buckets;
    std::size_t connections = 0;
    std::atomic<std::size_t> held = 0;
    Time seen;
  };

  Visitor& visitor(const std::string& address, Time now);

  const std::optional<std::size_t> connections_;
  std::atomic<std::size_t> held_ = 0;
  std::mutex mutex_;
  std::map<std::string, Visitor> visitors_;
  std::size_t forget_at_ = 1024;  // the size at which stale entries are purged
};

}  // namespace atlantica
