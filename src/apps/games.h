#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica games: lists the games with their players and options.
void add_games(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
