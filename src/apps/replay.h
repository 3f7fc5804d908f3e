#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica replay: shows the board and the log of a record.
void add_replay(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
