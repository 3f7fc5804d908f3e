#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "games/newgame/view.h"
#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The race as text: whose turn it is, the path from the start to the goal, a line per player and, at the end, the score
// breakdown.
std::string draw(const newgame::View& view, const Players& players, const Style& style);
// Whether an event deserves a line for a reader who has just seen the board.
bool is_news_in_newgame(const boost::json::object& event);

}  // namespace atlantica::terminal
