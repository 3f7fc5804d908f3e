#include "games/newgame/words.h"

#include "core/index.h"

namespace atlantica::newgame {

std::vector<int> value_list(const Cards& cards) {
  std::vector<int> values;
  for (int value = 1; value <= kTopCard; ++value) values.insert(values.end(), cards[at(value - 1)], value);
  return values;
}

std::vector<int> figure_list(const State& state, Seat seat) {
  return {state.figures[at(seat)].begin(), state.figures[at(seat)].end()};
}

}  // namespace atlantica::newgame
