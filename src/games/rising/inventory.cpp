#include "games/rising/words.h"

// Where everything with a fixed number of copies is.
namespace atlantica::rising {

int pieces_outside_supply(const State& state, int resource) {
  int sum = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    sum += state.stock[at(seat)][resource];
    for (const auto& pieces : state.pledges.pieces) sum += pieces[at(seat)][resource];
    if (resource != kEnergy) continue;
    for (const auto& energy : state.pledges.energy) sum += energy[at(seat)];
  }
  return sum;
}

int cards_outside_deck(const State& state, int card) {
  int sum = state.library_discards[card];
  for (Seat seat = 0; seat < state.seats; ++seat) sum += state.hands[at(seat)][card];
  for (std::size_t i = 0; i < state.library_bottom_size; ++i) sum += state.library_bottom[i] == card ? 1 : 0;
  if (!is_foreseen(state))
    for (std::size_t i = 0; i < state.drawn.size; ++i) sum += state.drawn.cards[i] == card ? 1 : 0;
  return sum;
}

int misfortunes_outside_deck(const State& state, int misfortune) {
  int sum = state.misfortune_discards[at(misfortune)];
  for (std::size_t i = 0; i < state.misfortune_top_size; ++i) sum += state.misfortune_top[i] == misfortune ? 1 : 0;
  if (is_foreseen(state))
    for (std::size_t i = 0; i < state.drawn.size; ++i) sum += state.drawn.cards[i] == misfortune ? 1 : 0;
  for (std::size_t i = 0; i < state.agenda.size; ++i) {
    const Item& item = state.agenda.items[i];
    sum += item.task == Task::misfortune && item.x == misfortune ? 1 : 0;
  }
  return sum;
}

int misfortunes_of_level(const State& state, int misfortune) {
  const LevelData& level = state.edition.levels[state.level - 1U];
  switch (static_cast<Misfortune>(misfortune)) {
    case Misfortune::calm_seas: return level.calm_seas;
    case Misfortune::controlled_flood: return level.controlled_floods;
    default: return state.edition.misfortunes[at(misfortune)];
  }
}

}  // namespace atlantica::rising
