#include "games/survive/pieces.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

namespace {

Creature rolled(const State& state) { return static_cast<Creature>(state.die); }

// Those about to be struck by the creature that came to state.hex.
Bits victims(const State& state) {
  return rolled(state) == Creature::shark ? swimmers_at(state, state.hex) : crew_of(state, state.hex);
}

void strike(State& state) {
  if (rolled(state) == Creature::shark) {
    lose(state, victims(state));  // SUR-7.3
  } else {
    wreck(state, state.hex);  // SUR-7.4
  }
  end_turn(state);
}

// SUR-6.9: asks the next attacked colour after `last` that holds a tile, whatever the tile.
void ask_after(State& state, int last) {
  const Bits attacked = victims(state);
  for (int other = next_colour(state, last); other != state.colour; other = next_colour(state, other)) {
    if ((attacked & team(other)) == 0 || hand_size(state, other) == 0) continue;
    if (seat_of(state, other) == seat_of(state, state.colour)) continue;  // SUR-8.3
    state.who = static_cast<std::uint8_t>(other);
    state.phase = Phase::react;
    return;
  }
  strike(state);
}

// SUR-7.2
void strike_as_serpent(State& state, int hex) {
  lose(state, swimmers_at(state, hex));
  if (!state.manned.has(hex)) return;
  lose(state, crew_of(state, hex));
  remove_ship(state, hex);
}

}  // namespace

void roll(State& state, Creature creature) {
  if (where(state, creature).empty()) return end_turn(state);  // SUR-7.1
  state.die = static_cast<std::uint8_t>(creature);
  state.phase = Phase::creature;
}

void add_creature_moves(const State& state, Moves& moves) {
  moves.add(Move::of(Move::Kind::stay));
  where(state, rolled(state)).each([&](int from) {
    creature_targets(state, rolled(state), from).each([&](int to) {
      moves.add(Move::of(Move::Kind::creature, state.die, from, to));
    });
  });
}

void add_reactions(const State& state, Moves& moves) {
  moves.add(Move::of(Move::Kind::decline));
  if (holds(state, state.who, defence_against(rolled(state)))) moves.add(Move::of(Move::Kind::defend));
}

void move_creature(State& state, const Move& move) {
  const Creature creature = rolled(state);
  take_creature(state, creature, move.from);
  put_creature(state, creature, move.to);
  if (creature == Creature::serpent) {
    strike_as_serpent(state, move.to);
    return end_turn(state);
  }
  state.hex = move.to;
  if (victims(state) == 0) return end_turn(state);
  ask_after(state, state.colour);
}

void defend(State& state) {
  use_tile(state, state.who, defence_against(rolled(state)));
  take_creature(state, rolled(state), state.hex);
  end_turn(state);
}

void decline(State& state) { ask_after(state, state.who); }

}  // namespace atlantica::survive
