#pragma once

#include <boost/json/object.hpp>

#include "terminal/boards.h"

namespace atlantica::terminal {

// How to group the moves of the sea games: by the piece that moves and how, so that only the destination and the losses
// are left to say.
MoveEntry entry_in_survive(const boost::json::object& move);
MoveEntry entry_in_escape(const boost::json::object& move);

}  // namespace atlantica::terminal
