#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "games/atlantis/state.h"

namespace atlantica::atlantis {

// What a seat knows of a table (ATL-8.1).
struct Observation {
  // The table without what is hidden: of the other hands only the cards shown are left, the rest is in the deck; what
  // the other seats have counted is gone.
  State table;
  std::array<std::uint8_t, kSeatsMax> unknown{};  // how many cards each hand is missing
  Seat seat = 0;

  bool operator==(const Observation&) const = default;
};

}  // namespace atlantica::atlantis
