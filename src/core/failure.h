#pragma once

#include <exception>
#include <utility>

#include "core/message.h"

namespace atlantica {

// The environment failed (a file, the disk, the network): the program's only exception type. The message says what went
// wrong and what would be right. Caught in apps, in store and at the socket edge.
class Failure : public std::exception {
 public:
  explicit Failure(Message message) : message_(std::move(message)) {}

  const Message& message() const { return message_; }
  // The message id, for debuggers; people see the message itself.
  const char* what() const noexcept override { return message_.key.c_str(); }

 private:
  Message message_;
};

}  // namespace atlantica
