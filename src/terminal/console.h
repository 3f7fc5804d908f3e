#pragma once

#include <istream>
#include <ostream>

#include "terminal/style.h"

namespace atlantica::terminal {

// A program's input and output, and the capabilities of the other end. Tests supply their own streams.
struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool clears = false;           // out is a screen that understands escape sequences
  bool shows_progress = false;   // err is a terminal
  Colors colors = Colors::none;  // what --color=auto means
};

}  // namespace atlantica::terminal
