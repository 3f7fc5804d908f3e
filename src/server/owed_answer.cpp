#include "server/owed_answer.h"

#include "server/table/answers.h"

namespace atlantica {

OwedAnswer::~OwedAnswer() {
  if (!client_) return;
  try {
    answer_error(*client_, id_, {ErrorCode::unavailable, "common.server.unavailable", ""});
  } catch (...) {
    client_->drop();
  }
}

}  // namespace atlantica
