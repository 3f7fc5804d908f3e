#include "games/rising/danger.h"

#include <algorithm>

#include "games/rising/play/steps.h"

namespace atlantica::rising {

Danger::Danger(const State& state)
    : state_(state), draws_(draws_to_come(state)), cards_(draws_ > 0 ? misfortunes_left(state) : 0) {}

double Danger::survival(int place) const {
  if (!is_tile(place) || draws_ == 0) return 1;
  const int peninsula = peninsula_of(place);
  const bool barrier = (state_.barriers >> peninsula & 1) != 0;
  const int above = std::max(0, state_.standing[at(peninsula)] - number_of(place)) + (barrier ? 1 : 0);
  if (above > 1) return 1;
  int striking = state_.misfortunes[at(peninsula)];
  for (int i = 0; i < state_.misfortune_top_size; ++i) striking += state_.misfortune_top[at(i)] == peninsula ? 1 : 0;
  const double share = cards_ == 0 ? 0.1 : static_cast<double>(striking) / cards_;
  double none = 1;  // the probability that no flood strikes the peninsula
  double one = 0;   // exactly one
  for (int draw = 0; draw < draws_; ++draw) {
    one = one * (1 - share) + none * share;
    none *= 1 - share;
  }
  return above == 0 ? none : none + one;
}

int draws_to_come(const State& state) {
  const int all = std::max(0, (state.seats <= 3 ? 4 : state.seats) - state.draws_skipped);
  if (state.phase == Phase::place) return all;
  return state.phase == Phase::misfortunes ? std::max(0, all - state.draws) : 0;
}

double floods_per_draw(const State& state) {
  int cards = state.misfortune_top_size;
  int floods = 0;
  const auto add = [&](int misfortune, int amount) {
    if (misfortune < kPeninsulas) floods += state.standing[at(misfortune)] > 0 ? amount : 2 * amount;
    if (misfortune == static_cast<int>(Misfortune::controlled_flood)) floods += amount;
    if (misfortune == static_cast<int>(Misfortune::storm_surge)) floods += 2 * amount;
  };
  for (int i = 0; i < kMisfortunes; ++i) {
    cards += state.misfortunes[at(i)];
    add(i, state.misfortunes[at(i)]);
  }
  for (int i = 0; i < state.misfortune_top_size; ++i) add(state.misfortune_top[at(i)], 1);
  return cards == 0 ? 0.7 : static_cast<double>(floods) / cards;
}

}  // namespace atlantica::rising
