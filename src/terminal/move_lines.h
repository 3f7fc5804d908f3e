#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "terminal/boards.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// A member of a move or an event that is a text; empty if it has none of that name.
std::string text_of(const boost::json::object& object, std::string_view name);

// The legal moves (Match::explain) with their numbers, from 1 in their order, at 80 columns. Moves that the
// board puts into one group stand together where the first of them stands.
std::string move_lines(const boost::json::array& moves, const Board& board, const Style& style);

}  // namespace atlantica::terminal
