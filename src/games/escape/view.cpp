#include "games/escape/view.h"

#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/words.h"

namespace atlantica::escape {

namespace {

AtlanteanView atlantean_view(const State& state, int who) {
  AtlanteanView view;
  sea::show_place<Sea>(state, who, view);
  if (has(state.guarded, who)) view.guarded = true;
  if (has(state.spent, who)) view.spent = true;
  return view;
}

ColourView colour_view(const State& state, int colour) {
  ColourView view;
  view.colour = colour_name(colour);
  view.seat = colour;
  for (int number = 0; number < kTeam; ++number)
    view.atlanteans.push_back(atlantean_view(state, atlantean(colour, number)));
  view.saved = count(state.saved & team(colour));
  view.lost = count(atlanteans_at(state, kLost) & team(colour));
  return view;
}

void add_what_is_going_on(const State& state, View& view) {
  const Phase phase = state.phase;
  const bool guard = phase == Phase::guard;
  const bool stepping = phase == Phase::step || phase == Phase::to;
  if (phase == Phase::move || (guard && state.step == 1)) view.points = state.points;
  if (guard) view.step = state.step;
  if (phase == Phase::symbol || stepping || guard) view.hex = Sea::name(state.hex);
  if (phase == Phase::creature || stepping || (guard && state.step == 3))
    view.dice = {std::string(creature_name(static_cast<Creature>(state.die))), std::string(movement_name(state.steps))};
  if (state.leaves > 0) view.leaves = colour_name(state.leaves - 1);
}

}  // namespace

// ESC-9.1: the same for everyone.
View Rules::view(const State& state, [[maybe_unused]] Viewer viewer) {
  View view;
  view.turn = state.turn;
  view.phase = phase_name(state.phase);
  view.first = state.first;
  if (state.phase >= Phase::place && state.phase != Phase::over) {
    view.seat = state.colour;
    view.colour = colour_name(state.colour);
  }
  view.island = island_hexes(state);
  view.acropolis = state.land.has(kAcropolis);
  state.ships.each([&](int hex) { view.ships.push_back({Sea::name(hex), colour_names(crew_of(state, hex))}); });
  view.dolphins = creature_hexes(state, Creature::dolphin);
  view.octopuses = creature_hexes(state, Creature::octopus);
  view.monsters = creature_hexes(state, Creature::monster);
  view.sharks = creature_hexes(state, Creature::shark);
  for (int colour = 0; colour < state.seats; ++colour) view.colours.push_back(colour_view(state, colour));
  view.supply = supply_counts(state);
  view.left = symbol_counts(state);
  add_what_is_going_on(state, view);
  view.quiet_turns = state.quiet_turns;
  view.game = game_name(state);
  if (const auto outcome = Rules::outcome(state)) {
    view.result.emplace();
    for (Seat seat = 0; seat < state.seats; ++seat)
      view.result->push_back({outcome->score[at(seat)], outcome->winners.has(seat)});
  }
  return view;
}

}  // namespace atlantica::escape
