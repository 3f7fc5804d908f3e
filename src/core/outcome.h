#pragma once

#include <array>

#include "core/seat.h"

namespace atlantica {

// How a game ended. Tied winners share the victory; in a cooperative game all win or none.
struct Outcome {
  int seats = 0;
  SeatSet winners;
  std::array<int, kMaxSeats> score{};

  bool operator==(const Outcome&) const = default;
};

}  // namespace atlantica
