#pragma once

#include <string_view>

namespace atlantica {

// web/src/state/pages.json: the paths of each page, as JSON. The page reads the same file.
extern const std::string_view kPageList;

}  // namespace atlantica
