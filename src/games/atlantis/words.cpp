#include "games/atlantis/words.h"

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"

namespace atlantica::atlantis {

ItemCounts item_counts(Counts cards) {
  ItemCounts counts;
  cards.each_kind([&](int item) { counts[std::string(item_name(static_cast<Item>(item)))] = cards[item]; });
  return counts;
}

std::vector<int> value_list(Counts tiles) {
  std::vector<int> values;
  for (int value = kTopValue; value >= 1; --value) values.insert(values.end(), at(tiles[value - 1]), value);
  return values;
}

std::vector<int> figure_list(const State& state, Seat seat) {
  std::vector<int> places(state.home[at(seat)], kAtlantis);
  for (Bits figures = state.figures[at(seat)]; figures != 0;) places.push_back(pop_lowest(figures));
  places.insert(places.end(), state.safe[at(seat)], kMainland);
  return places;
}

std::map<std::string, std::vector<std::string>> unseen_lists(const State& state) {
  std::map<std::string, std::vector<std::string>> lists;
  for (const Back back : {Back::A, Back::B}) {
    std::vector<std::string>& list = lists[back == Back::A ? "A" : "B"];
    for (Bits unseen = state.unseen[at(back)]; unseen != 0;)
      list.push_back(tile_text(tile_of(pop_lowest(unseen), back)));
  }
  return lists;
}

}  // namespace atlantica::atlantis
