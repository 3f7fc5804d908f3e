#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/client.h"

namespace atlantica {

// Sends a client the reason its request was refused.
void answer_error(Client& client, std::optional<MessageId> id, const Error& error);
// Tells a client that its request was granted when the log was at `sequence`.
void answer_accepted(Client& client, std::optional<MessageId> id, Sequence sequence);

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
