#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;
using Answer = std::optional<Refusal>;

Answer no(std::string rule, std::string reason) { return Refusal{std::move(rule), std::move(reason)}; }

// In which phase a kind of move is made, and what to say at another time.
struct When {
  Phase phase;
  std::string_view rule;
  std::string_view otherwise;
};

When when(Kind kind) {
  switch (kind) {
    case Kind::first: return {Phase::first, "SUR-2.6", "The first player is not being chosen now."};
    case Kind::terrain: return {Phase::lay, "SUR-2.1", "No terrain is laid now."};
    case Kind::back: return {Phase::back, "SUR-6.5", "No tile is turned over now."};
    case Kind::die: return {Phase::die, "SUR-7.1", "The die is not rolled now."};
    case Kind::place: return {Phase::place, "SUR-2.3", "No explorer is placed now."};
    case Kind::value: return {Phase::value, "SUR-2.3", "A value is chosen when an explorer has been placed."};
    case Kind::ship: return {Phase::ship, "SUR-2.4", "Ships are placed after the explorers, at the setup."};
    case Kind::play:
    case Kind::pass: return {Phase::hand, "SUR-3.1", "Tiles are played at the beginning of the turn, one at most."};
    case Kind::to: return {Phase::to, "SUR-6.7", "No tile was played that moves a piece."};
    case Kind::sink: return {Phase::sink, "SUR-6.1", "A tile is removed once per turn, after the moves."};
    case Kind::take: return {Phase::crew, "SUR-6.5c", "Nobody is being chosen to go aboard."};
    case Kind::creature:
    case Kind::stay: return {Phase::creature, "SUR-7.1", "A creature moves after the die was rolled."};
    case Kind::defend:
    case Kind::decline: return {Phase::react, "SUR-6.8", "A defence is played when a creature attacks."};
    default: return {Phase::move, "SUR-3.2", "Explorers and ships move in step 2 of the turn."};
  }
}

bool of_chance(Kind kind) { return kind <= Kind::die; }

Answer refuse_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first: return move.what < state.seats ? Answer{} : no("SUR-2.6", "There is no such seat.");
    case Kind::terrain:
      if (move.what < kTerrains && Rules::weight(state, move) > 0) return {};
      return no("SUR-2.1", "All tiles of that terrain are laid.");
    case Kind::back:
      if (move.what < kBacks && Rules::weight(state, move) > 0) return {};
      return no("SUR-2.1", "No tile of that terrain is left with this back.");
    default: return move.what < kCreatures ? Answer{} : no("SUR-7.1", "The die has no such face.");
  }
}

Answer refuse_setup(const State& state, const Move& move) {
  if (move.kind == Kind::value) {
    if (move.what >= 1 && move.what <= kTopValue && values_left(state)[move.what - 1] > 0) return {};
    return no("SUR-2.2", "You have no explorer of that value left.");
  }
  if (move.kind == Kind::place) {
    if (tiles_to_place_on(state).has(move.to)) return {};
    if (!kIsland.has(move.to)) return no("SUR-2.3", "There is no tile on " + Sea::name(move.to) + ".");
    if (!plays(state, Variant::overpopulated)) return no("SUR-2.3", "That tile holds an explorer already.");
    return no("SUR-8.4", kInland.has(move.to) ? "That tile holds two explorers already."
                                              : "A tile at the sea holds one explorer at the setup.");
  }
  if (hexes_for_a_ship(state).has(move.to)) return {};
  if (kIsland.has(move.to)) return no("SUR-2.4", "Ships are placed on the sea.");
  if (!Sea::around(move.to).meets(kIsland)) return no("SUR-2.4", "Ships are placed beside the island.");
  return no("SUR-2.4", "That hex is not free.");
}

Answer refuse_play(const State& state, const Move& move) {
  const auto tile = static_cast<Back>(move.what);
  if (move.what >= kBacks || !is_kept(tile) || !holds(state, state.colour, tile))
    return no("SUR-6.6", "You do not hold that tile.");
  if (tile > Back::move_whale)
    return no("SUR-3.1", "A defence tile is played only when a creature attacks in another player's turn.");
  int hex = move.from;
  if (tile == Back::dolphin) {
    const int swimmer = explorer(state.colour, move.from);
    if (move.from >= kTeam || !has(state.swimming, swimmer))
      return no("SUR-6.7", "A dolphin moves one of your swimmers.");
    hex = state.place[at(swimmer)];
  }
  if (hex < kHexes && movable(state, state.colour, tile).has(hex)) return {};
  if (tile == Back::dolphin) return no("SUR-6.7", "That swimmer can go nowhere.");
  if (tile == Back::wind) {
    if (hex >= kHexes || !state.ships.has(hex)) return no("SUR-6.7", "There is no ship on that hex.");
    if (!may_sail(state, state.colour, hex)) return no("SUR-5.2", "Others have more explorers aboard that ship.");
    return no("SUR-6.7", "That ship can go nowhere.");
  }
  return no("SUR-6.7", "There is no " + std::string(creature_name(moved_by(tile))) + " to move on that hex.");
}

Answer refuse_target(const State& state, const Move& move) {
  const auto tile = static_cast<Back>(state.tile);
  if (targets(state, tile, state.hex).has(move.to)) return {};
  if (tile == Back::dolphin || tile == Back::wind)
    return no("SUR-6.7", "It goes one to three sea hexes, and cannot pass what stops it.");
  return no("SUR-6.7", "The creature goes to a sea hex without explorers, ships and creatures.");
}

Answer refuse_ship_step(const State& state, const Move& move) {
  if (!state.ships.has(move.from)) return no("SUR-5.1", "There is no ship on " + Sea::name(move.from) + ".");
  if (!may_sail(state, state.colour, move.from))
    return no("SUR-5.2", "A manned ship is moved by who has the most explorers aboard.");
  if (sailing(state, move.from).has(move.to)) return {};
  if (!Sea::around(move.from).has(move.to)) return no("SUR-5.1", "A ship moves to an adjacent hex, one at a time.");
  if (state.ships.has(move.to)) return no("SUR-5.1", "Another ship is there.");
  return no("SUR-5.1", "A ship stays on the sea.");
}

Answer refuse_boarding(const State& state, int who, int here, int to) {
  const bool same = here == to;
  if (!state.ships.has(to)) return no("SUR-4.2", "There is no ship on " + Sea::name(to) + ".");
  if (has(state.swimming, who)) {
    if (!same) return no("SUR-4.5", "A swimmer boards a ship on its own hex only.");
    if (has(state.swam, who)) return no("SUR-4.5", "A swimmer that swam in this turn cannot board.");
  } else if (!Sea::around(here).has(to)) {
    return no("SUR-4.2", "A ship is boarded from an adjacent hex.");
  }
  if (state.full.has(to)) return no("SUR-4.2", "Three explorers are aboard already.");
  return {};
}

Answer refuse_swim(const State& state, int who, int here, int to) {
  const bool is_land = land(state).has(to);
  if (has(state.aboard, who))
    return here == to ? Answer{} : no("SUR-4.3", "From a ship an explorer goes overboard into the ship's own hex.");
  if (has(state.swam, who)) return no("SUR-4.4", "A swimmer swims once per turn.");
  if (!Sea::around(here).has(to)) return no("SUR-4.4", "An explorer swims to an adjacent hex.");
  if (is_land && has(state.swimming, who)) return no("SUR-4.6", "Who has left the island does not return.");
  if (is_land) return no("SUR-4.3", "There is land; walk.");
  return {};
}

Answer refuse_walk(const State& state, int who, int here, int to) {
  if (!has(state.walking, who)) return no("SUR-4.6", "Who has left the island does not return.");
  if (!Sea::around(here).has(to) || !land(state).has(to))
    return no("SUR-4.1", "On land an explorer goes to an adjacent tile.");
  return {};
}

Answer refuse_landing(const State& state, int who, int here) {
  if (has(state.walking, who) || isle_beside(here) < 0)
    return no("SUR-4.8", "An isle is reached from the two sea hexes beside it.");
  if (has(state.swam, who)) return no("SUR-4.8", "A swimmer that swam in this turn cannot land.");
  return {};
}

Answer refuse_movement(const State& state, const Move& move) {
  if (move.kind == Kind::end) return {};
  if (move.kind == Kind::sail) return refuse_ship_step(state, move);
  const int who = explorer(state.colour, move.what);
  if (move.what >= kTeam || !has(on_board(state), who)) return no("SUR-4.9", "You have no such explorer on the board.");
  const int here = state.place[at(who)];
  switch (move.kind) {
    case Kind::walk: return refuse_walk(state, who, here, move.to);
    case Kind::board: return refuse_boarding(state, who, here, move.to);
    case Kind::swim: return refuse_swim(state, who, here, move.to);
    default: return refuse_landing(state, who, here);
  }
}

Answer refuse_sinking(const State& state, const Move& move) {
  if (tiles_to_sink(state).has(move.to)) return {};
  if (!land(state).has(move.to)) return no("SUR-6.1", "There is no tile on " + Sea::name(move.to) + ".");
  const Terrain terrain = sinking_terrain(state);
  if (state.terrain[at(terrain)].has(move.to)) return no("SUR-6.1", "That tile does not touch the sea.");
  return no("SUR-6.2", "A " + std::string(terrain_name(terrain)) + " tile must be removed now.");
}

Answer refuse_creature(const State& state, const Move& move) {
  const auto creature = static_cast<Creature>(state.die);
  const std::string name(creature_name(creature));
  if (move.what != state.die) return no("SUR-7.1", "The die shows a " + name + ".");
  if (!where(state, creature).has(move.from))
    return no("SUR-7.1", "There is no " + name + " on " + Sea::name(move.from) + ".");
  if (creature_targets(state, creature, move.from).has(move.to)) return {};
  if (move.from == move.to) return no("SUR-7.1", "A move ends on another hex; or let it stay.");
  if (land(state).has(move.to)) return no("SUR-7.5", "Creatures stay on the sea.");
  constexpr std::array<std::string_view, kCreatures> kRules = {"SUR-7.2", "SUR-7.3", "SUR-7.4"};
  const std::string far =
      kReach[at(creature)] == 1 ? "one sea hex" : std::to_string(kReach[at(creature)]) + " sea hexes";
  return no(std::string(kRules[at(creature)]), "A " + name + " moves at most " + far + " and stops where it strikes.");
}

Answer refuse_reaction(const State& state, const Move& move) {
  if (move.kind == Kind::decline || holds(state, state.who, defence_against(static_cast<Creature>(state.die))))
    return {};
  return no("SUR-6.8", "You hold no defence against it.");
}

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("SUR-8.1", "The game is over.");
  const SeatSet acting = actors(state);
  if (seat < 0 || seat > kChance || !acting.has(seat)) {
    if (acting.has(kChance)) return no("SUR-3.0", "A tile is turned over or the die is rolled; wait for it.");
    return no("SUR-3.0", "It is not your turn to act.");
  }
  if (move.kind > Kind::decline || move.from >= kHexes || move.to >= kHexes)
    return no("SUR-1.1", "There is no such hex.");
  if (of_chance(move.kind) != (seat == kChance))
    return no("SUR-3.0", seat == kChance ? "Only a player can do that." : "Only chance decides that.");
  if (const When right = when(move.kind); right.phase != state.phase)
    return no(std::string(right.rule), std::string(right.otherwise));
  switch (state.phase) {
    case Phase::place:
    case Phase::value:
    case Phase::ship: return refuse_setup(state, move);
    case Phase::hand: return move.kind == Kind::pass ? Answer{} : refuse_play(state, move);
    case Phase::to: return refuse_target(state, move);
    case Phase::move: return refuse_movement(state, move);
    case Phase::sink: return refuse_sinking(state, move);
    case Phase::crew:
      if (move.what < kExplorers && has(swimmers_at(state, state.hex), move.what)) return {};
      return no("SUR-6.5c", "Those who swim where the ship came up go aboard.");
    case Phase::creature: return move.kind == Kind::stay ? Answer{} : refuse_creature(state, move);
    case Phase::react: return refuse_reaction(state, move);
    default: return refuse_chance(state, move);
  }
}

}  // namespace atlantica::survive
