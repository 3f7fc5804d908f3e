#pragma once

#include <span>

#include "core/embedded_file.h"

namespace atlantica {

// The files of docs/rules, each with the name of its game.
std::span<const EmbeddedFile> rules_files();

}  // namespace atlantica
