#pragma once

#include <string>
#include <string_view>

#include "games/escape/view.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The hexes, what their signs mean and, in words, who is on hexes too full to show it.
std::string sea_of(const escape::View& view, const Style& style);

// A creature as it is called on the screen: "sea monster" for "monster".
std::string spoken_creature(std::string_view creature);

}  // namespace atlantica::terminal
