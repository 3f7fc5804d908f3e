#include "games/newgame/view.h"

#include "games/newgame/notation.h"
#include "games/newgame/race.h"
#include "games/newgame/rules.h"
#include "games/newgame/words.h"

namespace atlantica::newgame {

namespace {

PlayerView player_view(const State& state, Seat seat, Viewer viewer) {
  PlayerView view;
  view.figures = figure_list(state, seat);
  view.has_card = state.card[at(seat)] > 0;
  if (view.has_card && (viewer.is(seat) || state.phase == Phase::over)) view.card = state.card[at(seat)];
  return view;
}

void add_scores(const State& state, View& view) {
  const std::optional<Outcome> outcome = Rules::outcome(state);
  if (!outcome) return;
  for (Seat seat = 0; seat < state.seats; ++seat)
    view.players[at(seat)].score =
        ScoreView{spaces_of(state, seat), state.card[at(seat)], outcome->score[at(seat)], outcome->winners.has(seat)};
}

}  // namespace

View Rules::view(const State& state, Viewer viewer) {
  View view;
  view.turn = state.turn;
  view.phase = phase_name(state.phase);
  view.first = state.first;
  if (state.turn > 0 && state.phase != Phase::over) view.seat = state.seat;
  view.goal = state.goal;
  if (state.die > 0) view.die = state.die;
  for (Seat seat = 0; seat < state.seats; ++seat) view.players.push_back(player_view(state, seat, viewer));
  view.played = value_list(state.played);
  add_scores(state, view);
  return view;
}

}  // namespace atlantica::newgame
