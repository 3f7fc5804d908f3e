#pragma once

#include <array>
#include <string_view>

#include "core/seat.h"

namespace atlantica {

// The name of a nameless player: the colour of the seat.
constexpr std::string_view default_name(Seat seat) {
  constexpr std::array<std::string_view, kMaxSeats> kNames = {"Vermilion", "Blue", "Yellow", "Green",
                                                              "Purple",    "Sky",  "Black"};
  return kNames[static_cast<std::size_t>(seat)];
}

}  // namespace atlantica
