#include "games/survive/notation.h"
#include "games/survive/position_reader.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/words.h"

namespace atlantica::survive {

namespace {

ColourPosition colour_position(const State& state, int colour) {
  ColourPosition position;
  position.values.emplace();
  for (int number = 0; number < kTeam; ++number) {
    const int who = explorer(colour, number);
    if (state.place[at(who)] == kUnplaced) break;
    position.explorers.push_back(sea::place_text<Sea>(state, who, has(state.swam, who) ? "swam" : "sea"));
    if (state.value[at(who)] > 0) position.values->push_back(state.value[at(who)]);
  }
  position.hand = hand_counts(state, colour);
  return position;
}

void add_what_is_going_on(const State& state, Position& position) {
  const Phase phase = state.phase;
  if (phase == Phase::move) position.points = state.points;
  if (phase == Phase::lay || phase == Phase::to || phase == Phase::back || phase == Phase::crew ||
      phase == Phase::react)
    position.hex = Sea::name(state.hex);
  if (phase == Phase::to) position.tile = back_name(static_cast<Back>(state.tile));
  if (phase == Phase::back || phase == Phase::crew) position.tile = terrain_name(static_cast<Terrain>(state.tile));
  if (phase == Phase::to && static_cast<Back>(state.tile) == Back::dolphin) position.who = explorer_name(state.who);
  if (phase == Phase::react) position.who = colour_name(state.who);
  if (phase == Phase::creature || phase == Phase::react) position.die = creature_name(static_cast<Creature>(state.die));
}

}  // namespace

Position Rules::position(const State& state) {
  Position position;
  position.terrain = terrain_hexes(state);
  for (int colour = 0; colour < state.colours; ++colour) position.colours.push_back(colour_position(state, colour));
  position.ships = hex_names(state.ships);
  position.serpents = creature_hexes(state, Creature::serpent);
  position.sharks = creature_hexes(state, Creature::shark);
  position.whales = creature_hexes(state, Creature::whale);
  position.seats = state.seats;
  position.colour = colour_name(state.colour);
  position.first = colour_name(state.first);
  position.turn = state.turn;
  position.phase = phase_name(state.phase);
  position.supply = supply_counts(state);
  position.left.emplace();
  for (int terrain = 0; terrain < kTerrains; ++terrain)
    (*position.left)[std::string(terrain_name(static_cast<Terrain>(terrain)))] = back_counts(state.left[at(terrain)]);
  add_what_is_going_on(state, position);
  position.active = state.active;
  position.quiet_turns = state.quiet_turns;
  position.variants = variant_names(state);
  position.values_shown = state.values_shown;
  return position;
}

std::expected<State, Message> Rules::from_position(const Position& position, int /*rules*/) {
  return read_with(PositionReader(position));
}

}  // namespace atlantica::survive
