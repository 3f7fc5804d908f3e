#pragma once

#include <string_view>

#include "core/seat.h"

namespace atlantica {

// What a spectator is told when the seat to act makes this move.
template <class Rules, class State>
auto told_of(const State& before, std::string_view text) {
  State after = before;
  const auto move = Rules::parse(text).value();
  const Seat seat = Rules::actors(after).lowest();
  Rules::play(after, seat, move);
  return Rules::events(before, seat, move, after, Viewer::spectator());
}

}  // namespace atlantica
