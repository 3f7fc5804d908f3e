#pragma once

#include <array>

#include "core/index.h"
#include "core/seat.h"

namespace atlantica {

// How a game ended. Tied winners share the victory; in a cooperative game all win or all lose.
struct Outcome {
  int seats = 0;
  SeatSet winners;
  std::array<int, kMaxSeats> score{};

  bool operator==(const Outcome&) const = default;
};

// How well each seat stands, in [0,1].
using Standings = std::array<double, kMaxSeats>;

// Each seat's share of the victory; tied winners split it.
inline Standings shares(const Outcome& outcome) {
  Standings standings{};
  for (Seat seat = 0; seat < outcome.seats; ++seat)
    if (outcome.winners.has(seat)) standings[at(seat)] = 1.0 / outcome.winners.size();
  return standings;
}

}  // namespace atlantica
