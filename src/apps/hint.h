#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica hint: the best moves in a position or a record, from what the seat to act knows.
void add_hint(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
