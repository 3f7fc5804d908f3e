#include <algorithm>
#include <array>
#include <cmath>

#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"
#include "kit/odds.h"

namespace atlantica::atlantis {

namespace {

// Values in points, fitted to the results of games between searching bots (docs/strength.md).
constexpr double kCard = 0.62;
constexpr double kRootOfCards = 3.22;  // diminishing returns
constexpr double kJump = 0.072;        // per space a card can take a figure
constexpr double kMeanJump = 5.5;      // of an unknown card
constexpr double kOwed = 0.81;
constexpr double kStep = 0.319;
constexpr double kLastStep = -0.143;  // of the rearmost figure
constexpr std::array<double, kFigures + 1> kArrived = {0, 4.24, 4.57, 12.7};
constexpr double kBridge = 2.94;
constexpr double kTurn = 4.31;

int steps_of(const State& state, Seat seat) {
  int steps = kMainland * state.safe[at(seat)];
  for (Bits figures = state.figures[at(seat)]; figures != 0;) steps += pop_lowest(figures);
  return steps;
}

bool is_in_turn(const State& state, Seat seat) {
  const bool done = state.phase == Phase::reveal || (state.phase == Phase::draw && state.moved);
  return !done && state.seat == seat;
}

// How far the cards can take the seat's figures, counting each kind once.
int jumps_of(const State& state, Seat seat) {
  int sum = 0;
  state.hand[at(seat)].each_kind([&](int kind) {
    int best = 0;
    each_figure(state, seat,
                [&](int place) { best = std::max(best, destination(state, static_cast<Item>(kind), place) - place); });
    sum += best;
  });
  return sum;
}

// Whose cards count at face value: one seat's, or all. For the others only the number is known.
struct Eyes {
  Seat seat = Viewer::kNobody;

  double cards(const State& state, Seat owner) const {
    const double number = state.hand[at(owner)].total();
    const bool known = seat == Viewer::kNobody || seat == owner;
    return kCard * number + kRootOfCards * std::sqrt(number) +
           kJump * (known ? jumps_of(state, owner) : kMeanJump * number);
  }
};

// A seat's expected points: what it holds, less what its figures would owe, plus the progress of its figures.
double expected_points(const State& state, Seat seat, Eyes eyes) {
  const Bits figures = state.figures[at(seat)];
  const int hindmost = state.home[at(seat)] > 0 ? kAtlantis : figures != 0 ? lowest(figures) : kMainland;
  return state.tiles[at(seat)].weighted_total() + eyes.cards(state, seat) - kOwed * crossing_price(state, seat) +
         kStep * steps_of(state, seat) + kLastStep * hindmost + kArrived[state.safe[at(seat)]] +
         (has_bridge(state, seat) ? kBridge : 0.0) + (is_in_turn(state, seat) ? kTurn : 0.0);
}

Standings points_of(const State& state, Eyes eyes) {
  Standings points{};
  for (Seat seat = 0; seat < state.seats; ++seat) points[at(seat)] = expected_points(state, seat, eyes);
  return points;
}

double lead(const Standings& points, Seat seat, int seats) {
  double best_other = -1e9;
  for (Seat other = 0; other < seats; ++other)
    if (other != seat) best_other = std::max(best_other, points[at(other)]);
  return points[at(seat)] - best_other;
}

// The nearer the end, the safer a lead.
double scale(const State& state) {
  int most = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) most = std::max(most, steps_of(state, seat));
  return 10.8 * (1.3 - static_cast<double>(most) / (kFigures * kMainland));
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  if (const auto result = outcome(state)) return shares(*result)[at(seat)];
  return chance_of_lead(lead(points_of(state, {seat}), seat, state.seats), scale(state));
}

Standings Rules::standings(const State& state) {
  if (const auto result = outcome(state)) return shares(*result);
  const Standings points = points_of(state, {});
  Standings standings{};
  for (Seat seat = 0; seat < state.seats; ++seat)
    standings[at(seat)] = chance_of_lead(lead(points, seat, state.seats), scale(state));
  return standings;
}

}  // namespace atlantica::atlantis
