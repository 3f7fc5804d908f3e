#pragma once

#include <vector>

#include "games/newgame/state.h"

// Parts of a state in the words used in views and position files.
namespace atlantica::newgame {

std::vector<int> value_list(const Cards& cards);  // lowest first
std::vector<int> figure_list(const State& state, Seat seat);

}  // namespace atlantica::newgame
