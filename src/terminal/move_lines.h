#pragma once

#include <boost/json/array.hpp>
#include <string>

#include "speech/speaker.h"
#include "terminal/boards.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The legal moves (Match::explain) with their numbers, from 1 in order, at 80 columns. Moves that the board puts into
// one group are listed together at the position of the first.
std::string move_lines(const boost::json::array& moves, const Board& board, speech::Names names, const Style& style);

}  // namespace atlantica::terminal
