#include <algorithm>

#include "core/odds.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

// What things are worth in points, fitted to the ends of games that searching bots played against each other
// (docs/strength.md).
constexpr double kCard = 1.6;
constexpr double kOwed = 0.88;
constexpr double kStep = 0.336;
constexpr double kLastStep = -0.183;  // of the hindmost figure
constexpr double kArrived = 2.4;
constexpr double kBridge = 2.6;
constexpr double kTurn = 4.3;

int steps_of(const State& state, Seat seat) {
  int steps = kMainland * state.safe[at(seat)];
  for (Bits figures = state.figures[at(seat)]; figures != 0;) steps += pop_lowest(figures);
  return steps;
}

bool is_in_turn(const State& state, Seat seat) {
  const bool done = state.phase == Phase::reveal || (state.phase == Phase::draw && state.moved);
  return !done && state.seat == seat;
}

// Points a seat can expect: what it holds, less what its figures would owe, more for figures that are
// far along. From what all can see: cards count, not which ones.
double expected_points(const State& state, Seat seat) {
  const Bits figures = state.figures[at(seat)];
  const int hindmost = state.home[at(seat)] > 0 ? kAtlantis : figures != 0 ? lowest(figures) : kMainland;
  return state.tiles[at(seat)].weighted_total() + kCard * state.hand[at(seat)].total() -
         kOwed * crossing_price(state, seat) + kStep * steps_of(state, seat) + kLastStep * hindmost +
         kArrived * state.safe[at(seat)] + (has_bridge(state, seat) ? kBridge : 0.0) +
         (is_in_turn(state, seat) ? kTurn : 0.0);
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
  for (Seat seat = 0; seat < state.seats; ++seat) most = std::max(most, steps_of(state, seat));
  return 11.2 * (1.3 - static_cast<double>(most) / (kFigures * kMainland));
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
