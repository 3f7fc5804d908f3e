#include <algorithm>

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/position_reader.h"
#include "games/atlantis/rules.h"
#include "games/atlantis/words.h"

namespace atlantica::atlantis {

namespace {

std::string space_text(const State& state, int space) {
  if (!has(state.land, space)) {
    const bool laid = space == kFirstGap || (state.phase != Phase::first && state.phase != Phase::lay);
    if (!laid) return "?";
    return has(state.bridges, space) ? "=" : "~";
  }
  for (int item = 0; item < kItems; ++item) {
    if (has(state.showing[at(item)], space))
      return tile_text({static_cast<Item>(item), state.value[at(space)]}) + (has(state.stacked, space) ? "+1" : "");
  }
  return "?";  // being revealed
}

// Spaces in order; a run of equal water or unlaid spaces is written once with its length.
std::string path_text(const State& state) {
  std::string text;
  for (int space = 1; space <= kSpaces;) {
    const std::string one = space_text(state, space);
    int run = 1;
    if (one == "~" || one == "?")
      while (space + run <= kSpaces && space_text(state, space + run) == one) ++run;
    text += (text.empty() ? "" : " ") + one + (run > 1 ? std::to_string(run) : "");
    space += run;
  }
  return text;
}

}  // namespace

Position Rules::position(const State& state) {
  Position position;
  position.path = path_text(state);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const std::size_t i = at(seat);
    PlayerPosition player;
    player.hand = item_counts(state.hand[i]);
    player.tiles = value_list(state.tiles[i]);
    player.figures = figure_list(state, seat);
    player.bridge = has_bridge(state, seat);
    player.shown = item_counts(state.shown[i]);
    player.counted = item_counts(state.counted[i]);
    position.players.push_back(std::move(player));
  }
  position.seat = state.seat;
  position.first = state.first;
  position.turn = state.turn;
  position.phase = phase_name(state.phase);
  position.discards = item_counts(state.discards);
  position.gone = value_list(state.gone);
  position.unseen = unseen_lists(state);
  position.place = state.place;
  position.from = state.from;
  position.paid = state.paid;
  position.draws = state.draws;
  position.bought = state.bought;
  position.moved = state.moved;
  position.active = state.active;
  position.idle_turns = state.idle_turns;
  return position;
}

std::expected<State, Message> Rules::from_position(const Position& position, int /*rules*/) {
  return read_with(PositionReader(position));
}

}  // namespace atlantica::atlantis
