#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica schema: prints the JSON Schema of everything written and read.
void add_schema(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
