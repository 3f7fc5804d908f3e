#pragma once

#include <vector>

#include "games/atlantis/state.h"
#include "games/atlantis/view.h"

// Parts of a state in the words used in views and position files.
namespace atlantica::atlantis {

ItemCounts item_counts(Counts cards);
std::vector<int> value_list(Counts tiles);                    // highest first
std::vector<int> figure_list(const State& state, Seat seat);  // places in order, without a moving figure
std::map<std::string, std::vector<std::string>> unseen_lists(const State& state);

}  // namespace atlantica::atlantis
