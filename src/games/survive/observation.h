#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "games/survive/state.h"

namespace atlantica::survive {

// What a seat knows of a table (SUR-10.1). It remembers the values it gave to its own explorers (SUR-2.5).
struct Observation {
  // The table without what is hidden: the other hands are empty, their tiles are among those left; the values of the
  // others' explorers are kSecret.
  State table;
  std::array<std::array<std::uint8_t, kTerrains>, kColoursMax> unknown{};  // how many tiles each hand is missing
  Seat seat = 0;

  static constexpr std::uint8_t kSecret = 255;

  bool operator==(const Observation&) const = default;
};

}  // namespace atlantica::survive
