#pragma once

#include "core/seat.h"
#include "games/rising/state.h"

namespace atlantica::rising {

// What a seat knows of a table: everything, as nothing is hidden (RIS-1.6).
struct Observation {
  State table;
  Seat seat = 0;

  bool operator==(const Observation&) const = default;
};

}  // namespace atlantica::rising
