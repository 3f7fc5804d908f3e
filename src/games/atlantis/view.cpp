#include "games/atlantis/view.h"

#include <algorithm>

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"
#include "games/atlantis/words.h"

namespace atlantica::atlantis {

namespace {

SpaceView space_view(const State& state, int space) {
  SpaceView view;
  for (int item = 0; item < kItems; ++item) {
    if (!has(state.showing[at(item)], space)) continue;
    view.item = item_name(static_cast<Item>(item));
    view.value = state.value[at(space)];
  }
  view.below = has(state.stacked, space) ? 1 : 0;
  view.bridge = has(state.bridges, space);
  return view;
}

// ATL-4.2; a tile being uncovered has no value yet.
std::optional<int> price_shown(const State& state, int edge) {
  if (!has(state.gaps, edge)) return 0;
  if (state.value[at(edge)] == 0 || state.value[at(tile_after(state, edge))] == 0) return std::nullopt;
  return gap_price(state, edge);
}

std::vector<GapView> gap_views(const State& state) {
  std::vector<GapView> gaps;
  if (state.land == 0) return gaps;
  for (Bits edges = state.land & ~(state.land >> 1) & ~bit(highest(state.land)); edges != 0;) {
    const int edge = pop_lowest(edges);
    gaps.push_back({edge + 1, tile_after(state, edge) - 1, price_shown(state, edge), !has(state.gaps, edge)});
  }
  return gaps;
}

bool is_moving(const State& state) { return state.phase == Phase::go_on || state.phase == Phase::pay; }

PlayerView player_view(const State& state, Seat seat, Viewer viewer) {
  PlayerView view;
  view.figures = figure_list(state, seat);
  if (is_moving(state) && state.seat == seat) {
    view.figures.push_back(state.place);
    std::ranges::sort(view.figures);
  }
  view.tiles = value_list(state.tiles[at(seat)]);
  view.bridge = has_bridge(state, seat);
  view.hand_size = state.hand[at(seat)].total();
  view.shown = item_counts(state.shown[at(seat)]);
  if (viewer.is(seat) || state.phase == Phase::over) view.hand = item_counts(state.hand[at(seat)]);
  return view;
}

void add_scores(const State& state, View& view) {
  const std::optional<Outcome> outcome = Rules::outcome(state);
  if (!outcome) return;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const FinalScore score = final_score(state, seat);
    view.players[at(seat)].score =
        ScoreView{score.tiles, score.cards, score.crossing, score.paid, score.score, outcome->winners.has(seat)};
  }
}

}  // namespace

View Rules::view(const State& state, Viewer viewer) {
  View view;
  view.turn = state.turn;
  view.phase = phase_name(state.phase);
  view.first = state.first;
  if (state.turn > 0 && state.phase != Phase::over) view.seat = state.seat;
  for (int space = 1; space <= kSpaces; ++space) view.path.push_back(space_view(state, space));
  view.gaps = gap_views(state);
  for (Seat seat = 0; seat < state.seats; ++seat) view.players.push_back(player_view(state, seat, viewer));
  if (is_moving(state))
    view.moving = MovingView{state.from, state.place, price(state, state.from, state.place), state.paid};
  view.deck = state.deck.total();
  view.discards = item_counts(state.discards);
  view.unseen = unseen_lists(state);
  add_scores(state, view);
  return view;
}

}  // namespace atlantica::atlantis
