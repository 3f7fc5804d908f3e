#pragma once

#include <string>
#include <vector>

#include "terminal/console.h"

namespace atlantica::apps {

// Runs the program with these arguments (without its own name) and returns its exit code: 0 for success, 1 for failure,
// 2 for a bad command line. A failure of the environment throws.
int run_program(const std::vector<std::string>& arguments, terminal::Console& console);

}  // namespace atlantica::apps
