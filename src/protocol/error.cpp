#include "protocol/error.h"

#include <array>

namespace atlantica {

namespace {

struct Row {
  ErrorCode code;
  std::string_view name;
  int status;
};

constexpr std::array<Row, kErrorCodes> kRows = {{
    {ErrorCode::bad_json, "bad_json", 400},
    {ErrorCode::bad_message, "bad_message", 400},
    {ErrorCode::unknown_type, "unknown_type", 400},
    {ErrorCode::bad_option, "bad_option", 400},
    {ErrorCode::too_large, "too_large", 413},
    {ErrorCode::too_frequent, "too_frequent", 429},
    {ErrorCode::not_found, "not_found", 404},
    {ErrorCode::bad_method, "bad_method", 405},
    {ErrorCode::bad_origin, "bad_origin", 403},
    {ErrorCode::bad_token, "bad_token", 403},
    {ErrorCode::not_joined, "not_joined", 400},
    {ErrorCode::not_seated, "not_seated", 403},
    {ErrorCode::refused, "refused", 409},
    {ErrorCode::stale, "stale", 409},
    {ErrorCode::not_over, "not_over", 409},
    {ErrorCode::store_failed, "store_failed", 503},
    {ErrorCode::not_signed_in, "not_signed_in", 401},
    {ErrorCode::bad_password, "bad_password", 403},
    {ErrorCode::name_taken, "name_taken", 409},
    {ErrorCode::unavailable, "unavailable", 503},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kRows.size(); ++i)
    if (kRows[i].code != static_cast<ErrorCode>(i)) return false;
  return true;
}
static_assert(in_order());

}  // namespace

std::string_view name(ErrorCode code) { return kRows[static_cast<std::size_t>(code)].name; }

Words error_names() {
  static constexpr auto kNames = [] {
    std::array<std::string_view, kErrorCodes> names;
    for (std::size_t i = 0; i < kRows.size(); ++i) names[i] = kRows[i].name;
    return names;
  }();
  return kNames;
}

int http_status(ErrorCode code) { return kRows[static_cast<std::size_t>(code)].status; }

}  // namespace atlantica
