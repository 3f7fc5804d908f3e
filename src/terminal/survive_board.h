#pragma once

#include <string>

#include "games/survive/view.h"
#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The island and its sea as text: whose turn it is and at which step, the hexes, what these have no room for,
// a line per colour, the hands and values that the view shows, what may still come and, at the end, the result.
std::string draw(const survive::View& view, const Players& players, const Style& style);

}  // namespace atlantica::terminal
