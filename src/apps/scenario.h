#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica scenario: runs scenario files and reports which expectations hold.
void add_scenario(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
