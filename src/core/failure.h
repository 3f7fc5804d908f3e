#pragma once

#include <exception>
#include <utility>

#include "core/message.h"

namespace atlantica {

// The environment failed (a file, the disk, the network): the one exception type of this program. Its message says
// what was wrong and what would be right. Caught in apps and at the socket edge.
class Failure : public std::exception {
 public:
  explicit Failure(Message message) : message_(std::move(message)) {}

  const Message& message() const { return message_; }
  // The id of the message, for a debugger; people are told the message.
  const char* what() const noexcept override { return message_.key.c_str(); }

 private:
  Message message_;
};

}  // namespace atlantica
