#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "games/rising/view.h"
#include "terminal/boards.h"
#include "terminal/players.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The table of the Cosmic Gate as text: the current phase, the island, the gate and its blueprint, pledges, a few lines
// per player, the decks and, at the end, the result.
std::string draw(const rising::View& view, const Players& players, const Style& style);

// rising_moves.cpp: where to list a move.
MoveEntry entry_in_rising(const boost::json::object& move);

// A purchase: "barrier Forests", "unflood Forests" or "gate 1".
std::string purpose_words(const std::string& purpose);

}  // namespace atlantica::terminal
