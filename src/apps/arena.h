#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica arena
void add_arena(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
