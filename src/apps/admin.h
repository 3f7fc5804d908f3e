#pragma once

#include <CLI/CLI.hpp>

#include "terminal/console.h"

namespace atlantica::apps {

// `atlantica admin`: a host's tools for the stored tables, usable while the server runs.
void add_admin(CLI::App& app, terminal::Console& console, int& exit_code);

}  // namespace atlantica::apps
