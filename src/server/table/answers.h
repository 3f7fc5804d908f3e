#pragma once

#include <optional>

#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/client.h"
#include "store/store.h"

namespace atlantica {

// Sends a client the reason its request was refused.
void answer_error(Client& client, std::optional<MessageId> id, const Error& error);
// The error for a request that was not stored, for which `unstored` says so: `stale` if another server was faster.
Error not_stored(const StoreError& error, const Message& unstored);
// Tells a client that its request was granted when the log was at `sequence`.
void answer_accepted(Client& client, std::optional<MessageId> id, Sequence sequence);

}  // namespace atlantica
