#pragma once

#include <memory>
#include <string>

#include "protocol/error.h"

namespace atlantica {

// Somebody who is connected. Messages arrive in the order in which they were sent; one sent to a client that
// has gone is lost.
class Client {
 public:
  using Text = std::shared_ptr<const std::string>;

  virtual ~Client() = default;
  // May be called from any thread; never waits.
  virtual void send(Text message) = 0;
  // An error is being sent, for whoever counts them. May be called from any thread.
  virtual void refused(ErrorCode) {}
};

}  // namespace atlantica
