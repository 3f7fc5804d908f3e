#pragma once

#include <cstdint>

#include "core/seat.h"
#include "games/newgame/state.h"

namespace atlantica::newgame {

// What a seat knows of a table (NEW-4.3).
struct Observation {
  State table;  // without what is hidden: the cards of the others are kSecret and lie in the deck
  Seat seat = 0;

  static constexpr std::uint8_t kSecret = 255;

  bool operator==(const Observation&) const = default;
};

}  // namespace atlantica::newgame
