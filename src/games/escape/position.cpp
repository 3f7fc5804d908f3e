#include "games/escape/notation.h"
#include "games/escape/position_reader.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/words.h"

namespace atlantica::escape {

namespace {

std::string atlantean_text(const State& state, int who) {
  const std::string in_sea = has(state.guarded, who) ? "guarded" : "sea";
  return sea::place_text<Sea>(state, who, in_sea + (has(state.spent, who) ? " spent" : ""));
}

ColourPosition colour_position(const State& state, int colour) {
  ColourPosition position;
  for (int number = 0; number < kTeam; ++number) {
    const int who = atlantean(colour, number);
    if (state.place[at(who)] == kUnplaced) break;
    position.atlanteans.push_back(atlantean_text(state, who));
  }
  return position;
}

void add_what_is_going_on(const State& state, Position& position) {
  const Phase phase = state.phase;
  const bool guard = phase == Phase::guard;
  const bool stepping = phase == Phase::step || phase == Phase::to;
  if (phase == Phase::move || (guard && state.step == 1)) position.points = state.points;
  if (guard) position.step = state.step;
  if (phase == Phase::symbol || stepping || guard) position.hex = Sea::name(state.hex);
  if (phase == Phase::creature || stepping || (guard && state.step == 3)) {
    position.die = creature_name(static_cast<Creature>(state.die));
    position.steps = movement_name(state.steps);
  }
  if (state.leaves > 0) position.leaves = colour_name(state.leaves - 1);
}

}  // namespace

Position Rules::position(const State& state) {
  Position position;
  position.island = hex_names(pieces(state));
  for (int colour = 0; colour < state.seats; ++colour) position.colours.push_back(colour_position(state, colour));
  position.acropolis = state.land.has(kAcropolis);
  position.ships = hex_names(state.ships);
  position.dolphins = creature_hexes(state, Creature::dolphin);
  position.octopuses = creature_hexes(state, Creature::octopus);
  position.monsters = creature_hexes(state, Creature::monster);
  position.sharks = creature_hexes(state, Creature::shark);
  position.colour = colour_name(state.colour);
  position.first = colour_name(state.first);
  position.turn = state.turn;
  position.phase = phase_name(state.phase);
  position.supply = supply_counts(state);
  position.left = symbol_counts(state);
  add_what_is_going_on(state, position);
  position.active = state.active;
  position.quiet_turns = state.quiet_turns;
  position.game = game_name(state);
  return position;
}

std::expected<State, Message> Rules::from_position(const Position& position, int /*rules*/) {
  return read_with(PositionReader(position));
}

}  // namespace atlantica::escape
