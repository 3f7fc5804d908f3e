#include <algorithm>

#include "games/newgame/race.h"
#include "games/newgame/rules.h"
#include "kit/odds.h"

namespace atlantica::newgame {

namespace {

constexpr double kMeanCard = (1 + kTopCard) / 2.0;
constexpr double kScale = 6.0;  // of a lead, in points

// Whose cards count at face value: one seat's, or all. The others have an average one.
struct Eyes {
  Seat seat = Viewer::kNobody;

  double card(const State& state, Seat owner) const {
    const int value = state.card[at(owner)];
    return value > 0 && seat != Viewer::kNobody && seat != owner ? kMeanCard : value;
  }
};

double lead(const State& state, Seat seat, Eyes eyes) {
  const auto points = [&](Seat one) { return spaces_of(state, one) + eyes.card(state, one); };
  double best_other = 0;
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat) best_other = std::max(best_other, points(other));
  return points(seat) - best_other;
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  if (const auto result = outcome(state)) return shares(*result)[at(seat)];
  return chance_of_lead(lead(state, seat, {seat}), kScale);
}

Standings Rules::standings(const State& state) {
  if (const auto result = outcome(state)) return shares(*result);
  Standings standings{};
  for (Seat seat = 0; seat < state.seats; ++seat) standings[at(seat)] = chance_of_lead(lead(state, seat, {}), kScale);
  return standings;
}

}  // namespace atlantica::newgame
