#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/message.h"
#include "core/words.h"

namespace atlantica {

// Why a request failed. The names are part of the protocol (docs/protocol.md) and never change.
enum class ErrorCode {
  bad_json,
  bad_message,
  unknown_type,
  bad_option,
  too_large,
  too_frequent,
  not_found,
  bad_method,
  bad_origin,
  bad_token,
  not_joined,
  not_seated,
  refused,
  stale,
  not_over,
  store_failed,
  not_signed_in,
  bad_password,
  name_taken,
  unavailable,
};
inline constexpr int kErrorCodes = static_cast<int>(ErrorCode::unavailable) + 1;

std::string_view name(ErrorCode code);
Words error_names();
int http_status(ErrorCode code);

struct Error {
  ErrorCode code = ErrorCode::bad_message;
  Message message;   // what was wrong and what would be right
  std::string rule;  // for a refused move; otherwise empty

  bool operator==(const Error&) const = default;
};

// What is wrong with a part of a message or body.
inline Error error_at(std::string_view where, Message problem) {
  return {ErrorCode::bad_message, {"common.protocol.at", {{"where", where}, {"problem", std::move(problem)}}}, ""};
}

}  // namespace atlantica
