#include "games/survive/view.h"

#include <utility>

#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/words.h"

namespace atlantica::survive {

namespace {

// SUR-2.5
bool sees_values(const State& state, int colour, Viewer viewer) {
  if (state.phase == Phase::over) return true;
  const bool setting_up = state.turn == 0 && !viewer.looks_back;
  return viewer.is(seat_of(state, colour)) && (state.values_shown || setting_up);
}

ExplorerView explorer_view(const State& state, int who) {
  ExplorerView view;
  sea::show_place<Sea>(state, who, view);
  if (has(state.swam, who)) view.swam = true;
  return view;
}

Names hand_names(const State& state, int colour) {
  Names names;
  for (const Counts& tiles : state.hand[at(colour)])
    tiles.each_kind([&](int kind) {
      names.insert(names.end(), at(tiles[kind]), std::string(back_name(static_cast<Back>(kind + kFirstKept))));
    });
  return names;
}

ColourView colour_view(const State& state, int colour, Viewer viewer) {
  ColourView view;
  const bool over = state.phase == Phase::over;
  view.colour = colour_name(colour);
  view.seat = seat_of(state, colour);
  int score = 0;
  for (int number = 0; number < kTeam; ++number) {
    const int who = explorer(colour, number);
    ExplorerView one = explorer_view(state, who);
    if (sees_values(state, colour, viewer) && state.value[at(who)] > 0) one.value = state.value[at(who)];
    if (one.how == "lost") ++view.lost;
    if (has(state.saved, who)) score += plays(state, Variant::all_equal) ? 1 : state.value[at(who)];
    view.explorers.push_back(std::move(one));
  }
  view.saved = count(state.saved & team(colour));
  view.hand_size = hand_size(state, colour);
  for (int terrain = 0; terrain < kTerrains; ++terrain)
    if (const int tiles = state.hand[at(colour)][at(terrain)].total(); tiles > 0)
      view.hand_terrain[std::string(terrain_name(static_cast<Terrain>(terrain)))] = tiles;
  if (over || viewer.is(view.seat)) view.hand = hand_names(state, colour);
  if (over) view.score = score;
  return view;
}

void add_what_is_going_on(const State& state, View& view) {
  const Phase phase = state.phase;
  if (phase == Phase::move) view.points = state.points;
  if (phase == Phase::to || phase == Phase::back || phase == Phase::crew || phase == Phase::react)
    view.hex = Sea::name(state.hex);
  if (phase == Phase::to) {
    view.tile = back_name(static_cast<Back>(state.tile));
    if (static_cast<Back>(state.tile) == Back::dolphin) view.swimmer = explorer_name(state.who);
  }
  if (phase == Phase::creature || phase == Phase::react) view.die = creature_name(static_cast<Creature>(state.die));
  if (phase == Phase::react) view.asked = colour_name(state.who);
}

}  // namespace

View Rules::view(const State& state, Viewer viewer) {
  View view;
  view.turn = state.turn;
  view.phase = phase_name(state.phase);
  view.first = seat_of(state, state.first);
  if (state.phase >= Phase::place && state.phase != Phase::over) {
    view.seat = seat_of(state, state.colour);
    view.colour = colour_name(state.colour);
  }
  view.terrain = terrain_hexes(state);
  state.ships.each([&](int hex) { view.ships.push_back({Sea::name(hex), explorer_names(crew_of(state, hex))}); });
  view.serpents = creature_hexes(state, Creature::serpent);
  view.sharks = creature_hexes(state, Creature::shark);
  view.whales = creature_hexes(state, Creature::whale);
  for (int colour = 0; colour < state.colours; ++colour) view.colours.push_back(colour_view(state, colour, viewer));
  view.supply = supply_counts(state);
  view.left = unseen_counts(state);
  add_what_is_going_on(state, view);
  view.variants = variant_names(state);
  view.values_shown = state.values_shown;
  if (const auto outcome = Rules::outcome(state)) {
    view.result.emplace();
    for (Seat seat = 0; seat < state.seats; ++seat)
      view.result->push_back({outcome->score[at(seat)], outcome->winners.has(seat)});
  }
  return view;
}

}  // namespace atlantica::survive
