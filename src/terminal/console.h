#pragma once

#include <istream>
#include <ostream>

#include "terminal/style.h"

namespace atlantica::terminal {

// Where a program reads and writes, and what is at the other end. Tests put their own streams here.
struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool clears = false;           // out is a screen that understands escape sequences
  bool shows_progress = false;   // err is a terminal
  Colors colors = Colors::none;  // what --color=auto means
};

}  // namespace atlantica::terminal
