#pragma once

#include <span>
#include <string_view>

namespace atlantica::speech {

// One file of speech/, as it was when the program was built.
struct CatalogueFile {
  std::string_view language;
  std::string_view name;  // without ".json"
  std::string_view text;
};
std::span<const CatalogueFile> catalogue_files();

}  // namespace atlantica::speech
