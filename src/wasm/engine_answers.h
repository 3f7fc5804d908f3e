#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/message.h"
#include "match/match.h"

// Answers shared by several calls of the engine.
namespace atlantica {

boost::json::object engine_error(std::string_view code, const Message& message);
// The match, or a past moment of it when it stands at `now`, as the viewer sees it, and what has happened since.
boost::json::object situation(const Match& match, Viewer whose, std::optional<std::size_t> since, const Match& now);

}  // namespace atlantica
