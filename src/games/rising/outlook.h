#pragma once

#include <array>

#include "games/rising/state.h"

// What a team may hope for before the round ends, for evaluate: estimates, not rules. Uses only + - * / and sqrt.
namespace atlantica::rising {

using Amounts = std::array<double, kResources + 1>;  // resources and energy

struct Outlook {
  std::array<Amounts, kSeatsMax> gains{};  // expected from Atlanteans who may still act, by seat
  double recruits = 0;
  double cards = 0;      // in worker-actions, like all that follows
  double spared = 0;     // tiles that will not flood, or will rise
  double built = 0;      // components that may be built this phase
  double buildings = 0;  // what these are worth
};
Amounts needed(const State& state);  // what the rest of the gate costs
Outlook outlook(const State& state, const Amounts& needed);

double chance_of(int target);                        // that a die shows at least this
double worth_of(const State& state, Card card);      // in hand
double worth_of(const State& state, int component);  // of a built component for the rest of the game

}  // namespace atlantica::rising
