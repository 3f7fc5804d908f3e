#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "protocol/messages.h"
#include "server/client.h"

namespace atlantica {

// An answer that a client is owed: if this is destroyed before paid(), the client is told to try again.
class OwedAnswer {
 public:
  OwedAnswer(std::shared_ptr<Client> client, std::optional<MessageId> id) : client_(std::move(client)), id_(id) {}
  OwedAnswer(OwedAnswer&&) noexcept = default;
  OwedAnswer& operator=(OwedAnswer&&) = delete;
  ~OwedAnswer();

  void paid() { client_ = nullptr; }

 private:
  std::shared_ptr<Client> client_;
  std::optional<MessageId> id_;
};

}  // namespace atlantica
