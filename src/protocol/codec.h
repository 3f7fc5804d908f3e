#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/bodies.h"
#include "protocol/error.h"
#include "protocol/messages.h"

namespace atlantica {

// A malformed message, with the id to answer to if it had one.
struct BadMessage {
  std::optional<MessageId> id;
  Error error;
};

// Parses untrusted text from a client or server.
std::expected<ClientMessage, BadMessage> read_client_message(std::string_view text);
std::expected<ServerMessage, BadMessage> read_server_message(std::string_view text);

// Serializes a message, its type first.
std::string write_message(const ClientMessage& message);
std::string write_message(const ServerMessage& message);
// An error as a message for the request with this id, with its English text.
ErrorMessage error_message(const Error& error, std::string sentence, std::optional<MessageId> id = std::nullopt);

// HTTP request and response bodies: T is one of the structs in bodies.h or table_info.h.
// Names in requests are validated (limits.h), kinds of seats too.
template <class T>
std::expected<T, Error> read_body(std::string_view text);
template <class T>
std::string write_body(const T& body);

}  // namespace atlantica
