#include "kit/refusal.h"

#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"

namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

When<Phase> when(Kind kind) {
  switch (kind) {
    case Kind::first: return {Phase::first, "ESC-2.2", "common.refusal.first_not_now"};
    case Kind::symbol: return {Phase::symbol, "ESC-5.2", "escape.refusal.symbol_not_now"};
    case Kind::dice: return {Phase::dice, "ESC-6.1", "escape.refusal.dice_not_now"};
    case Kind::place: return {Phase::place, "ESC-2.2", "escape.refusal.place_not_now"};
    case Kind::sink: return {Phase::sink, "ESC-5.1", "escape.refusal.sink_not_now"};
    case Kind::creature:
    case Kind::leave:
    case Kind::pass:
    case Kind::stay: return {Phase::creature, "ESC-6.2", "escape.refusal.creature_not_now"};
    case Kind::step:
    case Kind::stop: return {Phase::step, "ESC-6.2", "escape.refusal.step_not_now"};
    case Kind::to: return {Phase::to, "ESC-6.3", "escape.refusal.dive_not_now"};
    case Kind::guard: return {Phase::guard, "ESC-7.2", "escape.refusal.guard_not_now"};
    default: return {Phase::move, "ESC-3.0", "escape.refusal.move_not_now"};
  }
}

bool of_chance(Kind kind) { return kind <= Kind::dice; }

Message about_hex(const char* key, int hex) { return {key, {{"hex", Sea::name(hex)}}}; }

Answer refuse_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first: return move.what < state.seats ? Answer{} : no("ESC-2.2", "common.refusal.no_such_seat");
    case Kind::symbol:
      if (move.what < kSymbols && Rules::weight(state, move) > 0) return {};
      return no("ESC-2.1", "escape.refusal.no_symbol_left");
    default:
      if (move.what < kCreatures && move.from >= 1 && move.from <= kDive) return {};
      return no("ESC-6.1", "escape.refusal.no_such_face");
  }
}

Answer refuse_placing(const State& state, const Move& move) {
  if (move.to == kAcropolis) return no("ESC-1.6", "escape.refusal.place_acropolis");
  if (!kIsland.has(move.to)) return no("ESC-2.2", about_hex("escape.refusal.no_piece", move.to));
  if (state.full.has(move.to)) return no("ESC-2.2", "escape.refusal.piece_full");
  return {};
}

Answer refuse_ship_step(const State& state, const Move& move) {
  if (!state.ships.has(move.from)) return no("ESC-4.1", about_hex("common.refusal.no_ship", move.from));
  if (!may_sail(state, state.colour, move.from)) return no("ESC-4.2", "escape.refusal.ship_not_yours");
  if (sailing(state, move.from).has(move.to)) return {};
  if (!Sea::around(move.from).has(move.to)) return no("ESC-4.1", "common.refusal.ship_adjacent");
  if (state.land.has(move.to)) return no("ESC-4.1", "common.refusal.ship_at_sea");
  return no("ESC-4.1", "escape.refusal.ship_blocked");
}

Answer refuse_walk(const State& state, const Move& move) {
  if (move.to == kAcropolis && state.land.has(move.to)) return no("ESC-1.6", "escape.refusal.enter_acropolis");
  if (!Sea::around(move.from).has(move.to) || !state.land.has(move.to))
    return no("ESC-3.2", "escape.refusal.walk_adjacent");
  if (state.full.has(move.to)) return no("ESC-3.2", "escape.refusal.piece_full");
  return {};
}

Answer refuse_dive(const State& state, const Move& move) {
  if (!Sea::around(move.from).has(move.to)) return no("ESC-3.4", "escape.refusal.dive_adjacent");
  return state.land.has(move.to) ? no("ESC-3.4", "common.refusal.land_there") : Answer{};
}

Answer refuse_boarding(const State& state, const Move& move) {
  const bool swimmer = static_cast<How>(move.what) != How::dry;
  if (!state.ships.has(move.to)) return no("ESC-3.3", about_hex("common.refusal.no_ship", move.to));
  if (swimmer && move.from != move.to) return no("ESC-3.5", "common.refusal.board_own_hex");
  if (!swimmer && !Sea::around(move.from).has(move.to)) return no("ESC-3.3", "common.refusal.board_adjacent");
  if (state.full.has(move.to)) return no("ESC-3.3", "escape.refusal.ship_full");
  return {};
}

Answer refuse_swim(const State& state, const Move& move) {
  if (!Sea::around(move.from).has(move.to)) return no("ESC-3.5", "escape.refusal.swim_adjacent");
  return state.land.has(move.to) ? no("ESC-3.6", "escape.refusal.no_return") : Answer{};
}

Answer refuse_landing(const Move& move) {
  if (isle_beside(move.from) >= 0) return {};
  return no("ESC-3.7", "escape.refusal.land_from_harbour");
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
  if (move.kind == Kind::walk && own != 0) return no("ESC-3.6", "escape.refusal.no_return");
  if (move.kind == Kind::dive && (own & state.aboard) != 0) return no("ESC-3.6", "escape.refusal.overboard");
  if (move.kind == Kind::dive && own != 0) return no("ESC-3.4", about_hex("escape.refusal.swims_already", move.from));
  if (how != How::dry && (own & state.spent) != 0) return no("ESC-3.5", "escape.refusal.swims_once");
  if (how == How::guarded || how == How::together)
    return no("ESC-7.3", about_hex("escape.refusal.not_guarded", move.from));
  const bool swims = how == How::swimming;
  return no("ESC-3.1", about_hex(swims ? "escape.refusal.no_swimmer" : "escape.refusal.no_atlantean", move.from));
}

Answer refuse_movement(const State& state, const Move& move) {
  if (move.kind == Kind::end) return {};
  if (move.kind == Kind::sail) return refuse_ship_step(state, move);
  if (move.what > static_cast<int>(How::together) || !fits(move.kind, static_cast<How>(move.what)))
    return no("ESC-3.1", "escape.refusal.no_such_way");
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
  if (move.to == kAcropolis) return no("ESC-1.6", "escape.refusal.sink_acropolis");
  if (!state.land.has(move.to)) return no("ESC-5.1", about_hex("escape.refusal.no_piece", move.to));
  if (const Ring ring = sinking_ring(state); ring_of(move.to) != ring)
    return no("ESC-5.1", {"escape.refusal.sink_first", {{"ring", ring_name(ring)}}});
  return {};
}

Answer refuse_entering(const State& state, int from, int to) {
  if (!Sea::around(from).has(to)) return no("ESC-6.2", "escape.refusal.creature_adjacent");
  return state.land.has(to) ? no("ESC-6.2", "common.refusal.creature_at_sea") : Answer{};
}

// ESC-7.4
Answer refuse_dolphin(const State& state, const Move& move) {
  const unsigned colours = colours_to_leave(state, move.from);
  if (move.kind == Kind::creature) {
    if (colours == 0) return {};
    return no("ESC-7.4", "escape.refusal.name_swimmer");
  }
  const int leaves = move.kind == Kind::pass ? move.what / kSeatsMax : move.what;
  if (leaves >= state.seats || !has(colours, leaves)) return no("ESC-7.4", "escape.refusal.nothing_to_leave");
  if (move.kind == Kind::leave) return {};
  const int other = move.what % kSeatsMax;
  const Bits others = swimmers_at(state, move.from) & ~state.guarded & team(other);
  if (other != leaves && others != 0) return {};
  return no("ESC-7.4", "escape.refusal.protection_passes");
}

Answer refuse_creature(const State& state, const Move& move) {
  if (move.kind == Kind::stay) return {};
  const auto creature = static_cast<Creature>(state.die);
  const std::string_view name = creature_name(creature);
  const bool dolphin = move.kind != Kind::creature || static_cast<Creature>(move.what) == Creature::dolphin;
  if (dolphin ? creature != Creature::dolphin : move.what != state.die)
    return no("ESC-6.1", {"escape.refusal.die_shows", {{"creature", name}}});
  if (!where(state, creature).has(move.from))
    return no("ESC-6.2", {"escape.refusal.no_creature", {{"creature", name}, {"hex", Sea::name(move.from)}}});
  if (dolphin)
    if (auto refusal = refuse_dolphin(state, move)) return refusal;
  if (move.kind == Kind::pass) return {};
  if (state.steps == kDive) return move.from == move.to ? Answer{} : no("ESC-6.3", "escape.refusal.dive_first");
  return refuse_entering(state, move.from, move.to);
}

Answer refuse_target(const State& state, const Move& move) {
  if (state.land.has(move.to)) return no("ESC-6.3", "escape.refusal.dive_to_sea");
  return move.to != state.hex ? Answer{} : no("ESC-6.3", "escape.refusal.dive_elsewhere");
}

}  // namespace

Answer Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("ESC-8.1", "common.refusal.game_over");
  const SeatSet acting = actors(state);
  if (seat < 0 || seat > kChance || !acting.has(seat)) {
    if (acting.has(kChance)) return no("ESC-3.0", "escape.refusal.wait");
    return no("ESC-3.0", "common.refusal.not_your_turn");
  }
  if (move.kind > Kind::guard || move.from >= kHexes || move.to >= kHexes)
    return no("ESC-1.1", "common.refusal.no_such_hex");
  if (of_chance(move.kind) != (seat == kChance))
    return no("ESC-3.0", seat == kChance ? "common.refusal.only_player" : "common.refusal.only_chance");
  if (const auto right = when(move.kind); right.phase != state.phase)
    return no(std::string(right.rule), right.otherwise);
  switch (state.phase) {
    case Phase::place: return refuse_placing(state, move);
    case Phase::move: return refuse_movement(state, move);
    case Phase::sink: return refuse_sinking(state, move);
    case Phase::creature: return refuse_creature(state, move);
    case Phase::step: return move.kind == Kind::stop ? Answer{} : refuse_entering(state, state.hex, move.to);
    case Phase::to: return refuse_target(state, move);
    case Phase::guard:
      if (move.what < 2 * Move::kSpent && to_guard(state, move.what) != 0) return {};
      return no("ESC-7.2", "escape.refusal.no_swimmer_waits");
    default: return refuse_chance(state, move);
  }
}

}  // namespace atlantica::escape
