#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/bodies.h"
#include "protocol/error.h"
#include "protocol/messages.h"

namespace atlantica {

// A message that cannot be followed, with the id to answer to where it had one.
struct BadMessage {
  std::optional<MessageId> id;
  Error error;
};

// Text from a client or server that may be anything at all.
std::expected<ClientMessage, BadMessage> read_client_message(std::string_view text);
std::expected<ServerMessage, BadMessage> read_server_message(std::string_view text);

// The text of a message, its type first.
std::string write_message(const ClientMessage& message);
std::string write_message(const ServerMessage& message);
// An error as a message, with what it says in English, for the request with this id.
ErrorMessage error_message(const Error& error, std::string sentence, std::optional<MessageId> id = std::nullopt);

// Bodies of HTTP requests and answers: T is one of the structs of bodies.h or table_info.h.
// Names in requests are checked (limits.h), kinds of seats too.
template <class T>
std::expected<T, Error> read_body(std::string_view text);
template <class T>
std::string write_body(const T& body);

}  // namespace atlantica
