#include <algorithm>

#include "core/odds.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

constexpr double kOwed = 0.9;
constexpr double kStep = 0.12;
constexpr double kArrived = 1.5;

// Points a seat can expect: what it holds, less what its figures would owe, more for figures that are
// far along. From what all can see: cards count, not which ones.
double expected_points(const State& state, Seat seat) {
  double progress = kMainland * state.safe[at(seat)];
  for (Bits figures = state.figures[at(seat)]; figures != 0;) progress += pop_lowest(figures);
  return state.tiles[at(seat)].weighted_total() + state.hand[at(seat)].total() - kOwed * crossing_price(state, seat) +
         kStep * progress + kArrived * state.safe[at(seat)];
}

double lead(const Standings& points, Seat seat, int seats) {
  double best_other = -1e9;
  for (Seat other = 0; other < seats; ++other)
    if (other != seat) best_other = std::max(best_other, points[at(other)]);
  return points[at(seat)] - best_other;
}

// The nearer somebody is to the end, the surer is who leads.
double scale(const State& state) {
  int most = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) most = std::max(most, int{state.safe[at(seat)]});
  return 20.0 - 4.0 * most;
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) { return standings(state)[at(seat)]; }

Standings Rules::standings(const State& state) {
  if (const auto result = outcome(state)) return shares(*result);
  Standings points{};
  for (Seat seat = 0; seat < state.seats; ++seat) points[at(seat)] = expected_points(state, seat);
  Standings standings{};
  for (Seat seat = 0; seat < state.seats; ++seat)
    standings[at(seat)] = chance_of_lead(lead(points, seat, state.seats), scale(state));
  return standings;
}

}  // namespace atlantica::atlantis
