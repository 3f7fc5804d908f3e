#pragma once

#include <string_view>

namespace atlantica {

// The file data/house.edition as it was when the program was built.
extern const std::string_view kHouseEdition;

}  // namespace atlantica
