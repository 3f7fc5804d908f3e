#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"

namespace atlantica::escape {

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
    case Kind::first: return {Phase::first, "ESC-2.2", "The first player is not being chosen now."};
    case Kind::symbol: return {Phase::symbol, "ESC-5.2", "No piece is turned over now."};
    case Kind::dice: return {Phase::dice, "ESC-6.1", "The dice are not rolled now."};
    case Kind::place: return {Phase::place, "ESC-2.2", "No Atlantean is placed now."};
    case Kind::sink: return {Phase::sink, "ESC-5.1", "A piece is sunk once per turn, after the moves."};
    case Kind::creature:
    case Kind::leave:
    case Kind::pass:
    case Kind::stay: return {Phase::creature, "ESC-6.2", "A creature moves after the dice were rolled, and only one."};
    case Kind::step:
    case Kind::stop: return {Phase::step, "ESC-6.2", "No creature is on its way."};
    case Kind::to: return {Phase::to, "ESC-6.3", "No creature was named that dives."};
    case Kind::guard: return {Phase::guard, "ESC-7.2", "No dolphin has to choose whom it protects."};
    default: return {Phase::move, "ESC-3.0", "Atlanteans and ships move in step 1 of the turn."};
  }
}

bool of_chance(Kind kind) { return kind <= Kind::dice; }

std::string on_hex(int hex) { return " on " + Sea::name(hex); }

Answer refuse_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first: return move.what < state.seats ? Answer{} : no("ESC-2.2", "There is no such seat.");
    case Kind::symbol:
      if (move.what < kSymbols && Rules::weight(state, move) > 0) return {};
      return no("ESC-2.1", "All of these symbols of that ring have been shown.");
    default:
      if (move.what < kCreatures && move.from >= 1 && move.from <= kDive) return {};
      return no("ESC-6.1", "The dice have no such faces.");
  }
}

Answer refuse_placing(const State& state, const Move& move) {
  if (move.to == kAcropolis) return no("ESC-1.6", "The Acropolis holds no Atlanteans.");
  if (!kIsland.has(move.to)) return no("ESC-2.2", "There is no island piece" + on_hex(move.to) + ".");
  if (state.full.has(move.to)) return no("ESC-2.2", "Three Atlanteans are on that piece already.");
  return {};
}

Answer refuse_ship_step(const State& state, const Move& move) {
  if (!state.ships.has(move.from)) return no("ESC-4.1", "There is no ship" + on_hex(move.from) + ".");
  if (!may_sail(state, state.colour, move.from))
    return no("ESC-4.2", "A manned ship is moved by who has the most Atlanteans aboard.");
  if (sailing(state, move.from).has(move.to)) return {};
  if (!Sea::around(move.from).has(move.to)) return no("ESC-4.1", "A ship moves to an adjacent hex, one at a time.");
  if (state.land.has(move.to)) return no("ESC-4.1", "A ship stays on the sea.");
  return no("ESC-4.1", "A ship does not go where another ship, an octopus or a sea monster is.");
}

Answer refuse_walk(const State& state, const Move& move) {
  if (move.to == kAcropolis && state.land.has(move.to)) return no("ESC-1.6", "The Acropolis cannot be entered.");
  if (!Sea::around(move.from).has(move.to) || !state.land.has(move.to))
    return no("ESC-3.2", "On land an Atlantean goes to an adjacent island piece.");
  if (state.full.has(move.to)) return no("ESC-3.2", "Three Atlanteans are on that piece already.");
  return {};
}

Answer refuse_dive(const State& state, const Move& move) {
  if (!Sea::around(move.from).has(move.to)) return no("ESC-3.4", "An Atlantean dives into an adjacent hex.");
  return state.land.has(move.to) ? no("ESC-3.4", "There is land; walk.") : Answer{};
}

Answer refuse_boarding(const State& state, const Move& move) {
  const bool swimmer = static_cast<How>(move.what) != How::dry;
  if (!state.ships.has(move.to)) return no("ESC-3.3", "There is no ship" + on_hex(move.to) + ".");
  if (swimmer && move.from != move.to) return no("ESC-3.5", "A swimmer boards a ship on its own hex only.");
  if (!swimmer && !Sea::around(move.from).has(move.to)) return no("ESC-3.3", "A ship is boarded from an adjacent hex.");
  if (state.full.has(move.to)) return no("ESC-3.3", "Three Atlanteans are aboard already.");
  return {};
}

Answer refuse_swim(const State& state, const Move& move) {
  if (!Sea::around(move.from).has(move.to)) return no("ESC-3.5", "A swimmer swims to an adjacent hex.");
  return state.land.has(move.to) ? no("ESC-3.6", "Nobody returns to the island.") : Answer{};
}

Answer refuse_landing(const Move& move) {
  if (isle_beside(move.from) >= 0) return {};
  return no("ESC-3.7", "A coral island is entered from its harbour.");
}

// Which Atlanteans a kind of move is for.
bool fits(Kind kind, How how) {
  switch (kind) {
    case Kind::walk:
    case Kind::dive: return how == How::dry;
    case Kind::swim: return how != How::dry;
    default: return how != How::together;
  }
}

// The mover must be there and still have its move.
Answer refuse_mover(const State& state, const Move& move) {
  const auto how = static_cast<How>(move.what);
  const bool ashore = move.kind == Kind::walk || move.kind == Kind::dive;
  if ((those(state, how, move.from) & (ashore ? state.walking : on_board(state))) != 0) return {};
  const Bits own = atlanteans_at(state, move.from) & team(state.colour);
  if (move.kind == Kind::walk && own != 0) return no("ESC-3.6", "Nobody returns to the island.");
  if (move.kind == Kind::dive && (own & state.aboard) != 0)
    return no("ESC-3.6", "Nobody jumps overboard of the own will.");
  if (move.kind == Kind::dive && own != 0)
    return no("ESC-3.4", "Your Atlantean" + on_hex(move.from) + " is in the sea already; it swims.");
  if (how != How::dry && (own & state.spent) != 0)
    return no("ESC-3.5", "Your swimmer there has used its move in this turn.");
  if (how == How::guarded || how == How::together)
    return no("ESC-7.3", "No swimmer of yours" + on_hex(move.from) + " is protected by a dolphin.");
  const std::string whom = how == How::swimming ? "unprotected swimmer" : "Atlantean on land or aboard";
  return no("ESC-3.1", "You have no " + whom + on_hex(move.from) + ".");
}

Answer refuse_movement(const State& state, const Move& move) {
  if (move.kind == Kind::end) return {};
  if (move.kind == Kind::sail) return refuse_ship_step(state, move);
  if (move.what > static_cast<int>(How::together) || !fits(move.kind, static_cast<How>(move.what)))
    return no("ESC-3.1", "No Atlantean can move so.");
  if (auto refusal = refuse_mover(state, move)) return refusal;
  switch (move.kind) {
    case Kind::walk: return refuse_walk(state, move);
    case Kind::dive: return refuse_dive(state, move);
    case Kind::board: return refuse_boarding(state, move);
    case Kind::swim: return refuse_swim(state, move);
    default: return refuse_landing(move);
  }
}

Answer refuse_sinking(const State& state, const Move& move) {
  if (move.to == kAcropolis) return no("ESC-1.6", "The Acropolis is not sunk.");
  if (!state.land.has(move.to)) return no("ESC-5.1", "There is no island piece" + on_hex(move.to) + ".");
  if (const Ring ring = sinking_ring(state); ring_of(move.to) != ring)
    return no("ESC-5.1", "A " + std::string(ring_name(ring)) + " piece must be sunk now.");
  return {};
}

Answer refuse_entering(const State& state, int from, int to) {
  if (!Sea::around(from).has(to)) return no("ESC-6.2", "A creature goes step by step to adjacent hexes.");
  return state.land.has(to) ? no("ESC-6.2", "Creatures stay on the sea.") : Answer{};
}

// ESC-7.4
Answer refuse_dolphin(const State& state, const Move& move) {
  const unsigned colours = colours_to_leave(state, move.from);
  if (move.kind == Kind::creature) {
    if (colours == 0) return {};
    return no("ESC-7.4", "Name the swimmer that the dolphin leaves.");
  }
  const int leaves = move.kind == Kind::pass ? move.what / kSeatsMax : move.what;
  if (leaves >= state.seats || !has(colours, leaves))
    return no("ESC-7.4", "No dolphin there has to leave a swimmer of that colour.");
  if (move.kind == Kind::leave) return {};
  const int other = move.what % kSeatsMax;
  const Bits others = swimmers_at(state, move.from) & ~state.guarded & team(other);
  if (other != leaves && others != 0) return {};
  return no("ESC-7.4", "Protection passes to an unprotected swimmer of another colour on the same hex.");
}

Answer refuse_creature(const State& state, const Move& move) {
  if (move.kind == Kind::stay) return {};
  const auto creature = static_cast<Creature>(state.die);
  const std::string name(creature_name(creature));
  const bool dolphin = move.kind != Kind::creature || static_cast<Creature>(move.what) == Creature::dolphin;
  if (dolphin ? creature != Creature::dolphin : move.what != state.die)
    return no("ESC-6.1", "The die shows the " + name + ".");
  if (!where(state, creature).has(move.from)) return no("ESC-6.2", "There is no " + name + on_hex(move.from) + ".");
  if (dolphin)
    if (auto refusal = refuse_dolphin(state, move)) return refusal;
  if (move.kind == Kind::pass) return {};
  if (state.steps == kDive)
    return move.from == move.to ? Answer{} : no("ESC-6.3", "It dives: first name it, then say where to.");
  return refuse_entering(state, move.from, move.to);
}

Answer refuse_target(const State& state, const Move& move) {
  if (state.land.has(move.to)) return no("ESC-6.3", "A creature dives to a sea hex.");
  return move.to != state.hex ? Answer{} : no("ESC-6.3", "A creature dives to another hex.");
}

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("ESC-8.1", "The game is over.");
  const SeatSet acting = actors(state);
  if (seat < 0 || seat > kChance || !acting.has(seat)) {
    if (acting.has(kChance)) return no("ESC-3.0", "A piece is turned over or the dice are rolled; wait for it.");
    return no("ESC-3.0", "It is not your turn to act.");
  }
  if (move.kind > Kind::guard || move.from >= kHexes || move.to >= kHexes)
    return no("ESC-1.1", "There is no such hex.");
  if (of_chance(move.kind) != (seat == kChance))
    return no("ESC-3.0", seat == kChance ? "Only a player can do that." : "Only chance decides that.");
  if (const When right = when(move.kind); right.phase != state.phase)
    return no(std::string(right.rule), std::string(right.otherwise));
  switch (state.phase) {
    case Phase::place: return refuse_placing(state, move);
    case Phase::move: return refuse_movement(state, move);
    case Phase::sink: return refuse_sinking(state, move);
    case Phase::creature: return refuse_creature(state, move);
    case Phase::step: return move.kind == Kind::stop ? Answer{} : refuse_entering(state, state.hex, move.to);
    case Phase::to: return refuse_target(state, move);
    case Phase::guard:
      if (move.what < 2 * Move::kSpent && to_guard(state, move.what) != 0) return {};
      return no("ESC-7.2", "No such swimmer waits there for the dolphin.");
    default: return refuse_chance(state, move);
  }
}

}  // namespace atlantica::escape
