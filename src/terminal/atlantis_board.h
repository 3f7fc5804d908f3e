#pragma once

#include <string>

#include "games/atlantis/view.h"
#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The crumbling path as text: whose turn it is, Atlantis, the spaces in rows from left to right, the mainland, a line
// per player, the hands visible in the view and, at the end, the score breakdown.
std::string draw(const atlantis::View& view, const Players& players, const Style& style);

}  // namespace atlantica::terminal
