#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica verify: checks a record: moves, chance, key and result.
void add_verify(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
