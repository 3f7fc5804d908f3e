#pragma once

#include <string_view>

// The files of docs/rules as of the build, one line per game.
namespace atlantica {

extern const std::string_view kAtlantisRules;
extern const std::string_view kSurviveRules;
extern const std::string_view kEscapeRules;
extern const std::string_view kRisingRules;

}  // namespace atlantica
