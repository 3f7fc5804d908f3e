#pragma once

#include <string>

#include "games/survive/view.h"
#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The island and its sea as text: whose turn it is and which step, the hexes, anything that does not fit on them, a
// line per colour, the hands and values visible in the view, what may still come and, at the end, the result.
std::string draw(const survive::View& view, const Players& players, const Style& style);

}  // namespace atlantica::terminal
