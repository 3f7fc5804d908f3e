#pragma once

#include <span>

#include "core/embedded_file.h"

namespace atlantica {

// The files of speech/; the folder is the language.
std::span<const EmbeddedFile> catalogue_files();

}  // namespace atlantica
