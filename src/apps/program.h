#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/console.h"

namespace atlantica::apps {

// Runs the program with these arguments (without its own name) and returns its exit code: 0 for success, 1 for failure,
// 2 for a bad command line. A failure of the environment throws.
int run_program(const std::vector<std::string>& arguments, terminal::Console& console);

// The same in the user's language, by the arguments and the variables of the environment; a failure is reported.
int run_from_shell(const std::vector<std::string>& arguments,
                   const std::function<std::string_view(const char*)>& variable, terminal::Console& console);

}  // namespace atlantica::apps
