#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>

namespace atlantica {

// All open connections, so that they can be closed together. Thread-safe.
class Connections {
 public:
  using Close = std::function<void()>;

  // Represents one connection for its lifetime.
  class Entry {
   public:
    Entry(Connections& connections, Close close) : connections_(connections), key_(connections.add(std::move(close))) {}
    ~Entry() { connections_.remove(key_); }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

   private:
    Connections& connections_;
    std::uint64_t key_;
  };

  // Closes all connections, and any later one as soon as it opens. `all_gone` is called, on any thread, when none are
  // left.
  void close_all(Close all_gone);

 private:
  std::uint64_t add(Close close);
  void remove(std::uint64_t key);

  std::mutex mutex_;
  std::map<std::uint64_t, Close> open_;
  std::uint64_t next_ = 0;
  Close all_gone_;  // set once shutdown has begun
};

}  // namespace atlantica
