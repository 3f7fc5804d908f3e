#pragma once

#include <string_view>

namespace atlantica {

// The file house.edition as of the build.
extern const std::string_view kHouseEdition;

}  // namespace atlantica
