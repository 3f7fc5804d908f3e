#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// `atlantica admin`: what a host does with the stored tables, also while the server runs.
void add_admin(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
