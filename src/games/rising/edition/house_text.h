#pragma once

#include <string_view>

namespace atlantica {

// The file data/house.edition as of the build.
extern const std::string_view kHouseEdition;

}  // namespace atlantica
