#pragma once

#include <string>

#include "games/escape/view.h"
#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The island of rings and its sea as text: whose turn it is and which step, the hexes, anything that does not fit on
// them, a line per player, what may still come and, at the end, the result.
std::string draw(const escape::View& view, const Players& players, const Style& style);

}  // namespace atlantica::terminal
