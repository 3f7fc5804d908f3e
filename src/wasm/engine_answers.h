#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/message.h"
#include "match/match.h"

// The answers that several calls of the engine share.
namespace atlantica {

boost::json::object engine_error(std::string_view code, const Message& message);
// The match, or a moment of it while it stands at `now`, as the viewer sees it, and what led there since.
boost::json::object situation(const Match& match, Viewer whose, std::optional<std::size_t> since, const Match& now);

}  // namespace atlantica
