#pragma once

#include "core/index.h"
#include "core/outcome.h"

namespace atlantica {

// The outcome when the most points win, by score(seat); ties share the victory.
template <class Score>
Outcome most_points_win(int seats, Score score) {
  Outcome outcome;
  outcome.seats = seats;
  int best = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const int points = score(seat);
    outcome.score[at(seat)] = points;
    if (seat == 0 || points > best) {
      best = points;
      outcome.winners = {};
    }
    if (points == best) outcome.winners.add(seat);
  }
  return outcome;
}

}  // namespace atlantica
