#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "match/match.h"

// The answers that several calls of the engine share.
namespace atlantica {

boost::json::object engine_error(std::string_view code, std::string_view message);
// The match as the viewer sees it.
boost::json::object situation(const Match& match, Viewer viewer);

}  // namespace atlantica
