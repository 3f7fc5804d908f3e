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
#include "server/paths.h"

namespace atlantica {

inline constexpr std::string_view kJson = "application/json";
inline constexpr std::string_view kJsonLines = "application/jsonl";
inline constexpr std::string_view kPrometheus = "text/plain; version=0.0.4";

// A body's content type, and its shape if it is the JSON of a described struct.
struct RouteBody {
  std::string_view type = kJson;
  const Shape* shape = nullptr;
};

// A request of the HTTP API. HEAD works wherever GET does.
struct Route {
  using Handler = void (Api::*)(const ApiRequest& request, const Api::Arguments& arguments, Callback<ApiAnswer> answer);

  std::string_view method;
  std::string_view path;     // for match_path: "/api/tables/{table}"
  std::string_view summary;  // what it does, as a phrase
  Handler handler;
  RouteBody answer;
  std::optional<RouteBody> body = std::nullopt;
  std::vector<ErrorCode> errors = {};  // specific to it; any request may be rate limited
  AddressLimits::Kind limit = AddressLimits::Kind::request;
  std::size_t max_body = kMaxMessageBytes;
};

// The route of a request; nullptr if none has this method.
const Route* find_route(std::string_view method, const Path& path);

}  // namespace atlantica
