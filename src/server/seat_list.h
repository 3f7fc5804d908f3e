#pragma once

#include <vector>

#include "core/seat.h"

namespace atlantica {

// The seats of a set in ascending order, without chance.
inline std::vector<int> list_of(SeatSet seats) {
  std::vector<int> list;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (seats.has(seat)) list.push_back(seat);
  return list;
}

}  // namespace atlantica
