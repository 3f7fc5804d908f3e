#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica play: plays a game in the terminal.
void add_play(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
