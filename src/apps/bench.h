#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// atlantica bench: the same work on every machine; reports its signature and speed.
void add_bench(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
