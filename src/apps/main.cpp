#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "apps/program.h"

namespace {

using atlantica::terminal::Colors;

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool is_screen() { return isatty(STDOUT_FILENO) != 0 && variable("TERM") != "dumb" && !variable("TERM").empty(); }

// no-color.org: NO_COLOR, if set and not empty, disables colours.
Colors terminal_colors() {
  if (!is_screen() || !variable("NO_COLOR").empty()) return Colors::none;
  const bool many = variable("TERM").contains("256color") || !variable("COLORTERM").empty();
  return many ? Colors::extended : Colors::basic;
}

}  // namespace

int main(int argc, char** argv) {
  atlantica::terminal::Console console{
      .in = std::cin,
      .out = std::cout,
      .err = std::cerr,
      .clears = is_screen(),
      .shows_progress = isatty(STDERR_FILENO) != 0,
      .colors = terminal_colors(),
  };
  return atlantica::apps::run_from_shell({argv + 1, argv + argc}, variable, console);
}
