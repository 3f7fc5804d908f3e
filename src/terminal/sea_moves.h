#pragma once

#include <boost/json/object.hpp>

#include "terminal/boards.h"

namespace atlantica::terminal {

// Where to list the moves of the games on the sea: by the piece that moves and how, so that what is left to say
// is where it goes and who or what is lost by it.
MoveEntry entry_in_survive(const boost::json::object& move);
MoveEntry entry_in_escape(const boost::json::object& move);

}  // namespace atlantica::terminal
