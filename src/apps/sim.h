#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica sim: plays many games between bots and reports what happened.
void add_sim(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
