#pragma once

#include <memory>
#include <string>

#include "protocol/error.h"

namespace atlantica {

// A connected client. Messages arrive in the order sent; those sent after it has gone are lost.
class Client {
 public:
  using Text = std::shared_ptr<const std::string>;

  virtual ~Client() = default;
  // May be called from any thread; never blocks. A client that misses a message for want of memory is dropped.
  virtual void send(Text message) = 0;
  // Ends the connection after what was sent; the client is to come back. May be called from any thread.
  virtual void drop() noexcept {}
  // Where it comes from: what the server computes for it counts against this address. Does not change.
  virtual std::string address() const { return {}; }
  // Called when an error is sent, for statistics. May be called from any thread.
  virtual void refused(ErrorCode) {}
};

}  // namespace atlantica
