#include "server/request_names.h"

#include <string>
#include <utility>

#include "names/names.h"

namespace atlantica {

namespace {

std::optional<Error> settle_name(std::string_view where, std::string& name) {
  auto read = read_name(name);
  if (!read) return error_at(where, std::move(read.error()));
  name = std::move(*read);
  return std::nullopt;
}

std::optional<Error> settle_name(std::string_view where, std::optional<std::string>& name) {
  return name ? settle_name(where, *name) : std::nullopt;
}

}  // namespace

std::optional<Error> settle_names(CreateRequest& request) {
  for (std::size_t i = 0; i < request.seats.size(); ++i)
    if (auto error = settle_name("seats[" + std::to_string(i) + "].name", request.seats[i].name)) return error;
  return std::nullopt;
}

std::optional<Error> settle_names(QuickRequest& request) { return settle_name("name", request.name); }

std::optional<Error> settle_names(ClaimRequest& request) { return settle_name("name", request.name); }

std::optional<Error> settle_names(SignInRequest& request) { return settle_name("name", request.name); }

}  // namespace atlantica
