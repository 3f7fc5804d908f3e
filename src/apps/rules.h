#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica rules: prints the rules of a game, with our rulings marked.
void add_rules(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
