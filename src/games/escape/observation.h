#pragma once

#include "core/seat.h"
#include "games/escape/state.h"

namespace atlantica::escape {

// What a seat knows of a table: everything, as nothing is hidden (ESC-9.1).
struct Observation {
  State table;
  Seat seat = 0;

  bool operator==(const Observation&) const = default;
};

}  // namespace atlantica::escape
