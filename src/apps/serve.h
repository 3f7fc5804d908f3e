#pragma once

#include <CLI/CLI.hpp>

namespace atlantica {

// The command `serve`: the page, the API and play over WebSocket.
void add_serve(CLI::App& app, int& exit_code);

}  // namespace atlantica
