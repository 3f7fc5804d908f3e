#pragma once

#include "games/rising/state.h"

// What misfortunes may still do this round, for evaluate: estimates, not rules.
namespace atlantica::rising {

int draws_to_come(const State& state);  // misfortunes in this round
double floods_per_draw(const State& state);

// How likely an Atlantean on a place is still there when it may act.
class Danger {
 public:
  explicit Danger(const State& state);
  double survival(int place) const;

 private:
  const State& state_;
  int draws_;
  int cards_ = 0;  // misfortunes in the deck
};

}  // namespace atlantica::rising
