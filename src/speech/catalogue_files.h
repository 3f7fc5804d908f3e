#pragma once

#include <span>
#include <string_view>

namespace atlantica::speech {

// A file of speech/, as of the build.
struct CatalogueFile {
  std::string_view language;
  std::string_view name;  // without ".json"
  std::string_view text;
};
std::span<const CatalogueFile> catalogue_files();

}  // namespace atlantica::speech
