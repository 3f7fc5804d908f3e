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

void answer_accepted(Client& client, std::optional<MessageId> id, Sequence sequence) {
  client.send(std::make_shared<std::string>(write_message(AcceptedMessage{id, sequence})));
}

OwedAnswer::~OwedAnswer() {
  if (!client_) return;
  try {
    answer_error(*client_, id_, {ErrorCode::unavailable, "common.server.unavailable", ""});
  } catch (...) {
    client_->drop();
  }
}

}  // namespace atlantica
