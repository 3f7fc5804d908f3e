#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "protocol/bodies.h"
#include "protocol/codec.h"
#include "protocol/error.h"

namespace atlantica {

// Replaces the names in a request by the form in which they are kept, or says what is wrong with one.
std::optional<Error> settle_names(CreateRequest& request);
std::optional<Error> settle_names(QuickRequest& request);
std::optional<Error> settle_names(ClaimRequest& request);
std::optional<Error> settle_names(SignInRequest& request);

// A request with settled names, or what is wrong with it.
template <class T>
std::expected<T, Error> read_named(std::string_view body) {
  auto request = read_body<T>(body);
  if (request)
    if (auto error = settle_names(*request)) return std::unexpected(std::move(*error));
  return request;
}

}  // namespace atlantica
