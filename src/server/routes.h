#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "match/shape.h"
#include "protocol/error.h"
#include "protocol/limits.h"
#include "server/address_limits.h"
#include "server/api.h"

namespace atlantica {

inline constexpr std::string_view kJson = "application/json";
inline constexpr std::string_view kJsonLines = "application/jsonl";
inline constexpr std::string_view kPrometheus = "text/plain; version=0.0.4";

// What a body is: its type, and its shape where that is JSON of a described struct.
struct RouteBody {
  std::string_view type = kJson;
  const Shape* shape = nullptr;
};

// One request of the HTTP API. HEAD is answered wherever GET is.
struct Route {
  using Handler = void (Api::*)(const ApiRequest& request, const Api::Arguments& arguments, Callback<ApiAnswer> answer);

  std::string_view method;
  std::string_view path;     // "/api/tables/{table}": braces stand for one part that is not empty
  std::string_view summary;  // what it does, as half a sentence
  Handler handler;
  RouteBody answer;
  std::optional<RouteBody> body = std::nullopt;
  std::vector<ErrorCode> errors = {};  // of its own; any request may be too frequent
  AddressLimits::Kind limit = AddressLimits::Kind::request;
  std::size_t max_body = kMaxMessageBytes;

  // What stands for the parts in braces, if it is a path of this route.
  std::optional<Api::Arguments> match(std::string_view asked) const;
};

// The route of a request; nullptr if there is none with this method.
const Route* find_route(std::string_view method, std::string_view path);

}  // namespace atlantica
