#include "server/table/answers.h"

#include <memory>
#include <string>

#include "protocol/codec.h"
#include "speech/speaker.h"

namespace atlantica {

void answer_error(Client& client, std::optional<MessageId> id, const Error& error) {
  client.refused(error.code);
  client.send(
      std::make_shared<std::string>(write_message(error_message(error, speech::in_english(error.message), id))));
}

Error not_stored(const StoreError& error, const Message& unstored) {
  if (error.kind == StoreError::Kind::conflict) return {ErrorCode::stale, "common.server.changed_elsewhere", ""};
  return {ErrorCode::store_failed, unstored, ""};
}

void answer_accepted(Client& client, std::optional<MessageId> id, Sequence sequence) {
  client.send(std::make_shared<std::string>(write_message(AcceptedMessage{id, sequence})));
}

}  // namespace atlantica
