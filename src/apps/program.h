#pragma once

#include <string>
#include <vector>

#include "terminal/console.h"

namespace atlantica::apps {

// Runs the program with these arguments (without its own name) and returns its exit code: 0 when all
// went well, 1 when something failed, 2 when the command line was wrong. A failed environment throws.
int run_program(const std::vector<std::string>& arguments, terminal::Console& console);

}  // namespace atlantica::apps
