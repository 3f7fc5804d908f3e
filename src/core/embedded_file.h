#pragma once

#include <string_view>

namespace atlantica {

// A file of the repository, as of the build.
struct EmbeddedFile {
  std::string_view folder;
  std::string_view name;  // without its ending
  std::string_view text;
};

}  // namespace atlantica
