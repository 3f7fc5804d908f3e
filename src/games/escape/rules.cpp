#include "games/escape/rules.h"

#include <cassert>

#include "games/escape/pieces.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"
#include "kit/odds.h"
#include "kit/points.h"

namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

const SymbolCounts& symbols_left(const State& state) { return state.left[at(ring_of(state.hex))]; }

void add_chance(const State& state, Moves& moves) {
  switch (state.phase) {
    case Phase::first:
      for (Seat seat = 0; seat < state.seats; ++seat) moves.add(Move::of(Kind::first, seat));
      break;
    case Phase::symbol:
      for (int symbol = 0; symbol < kSymbols; ++symbol)
        if (symbols_left(state)[at(symbol)] > 0) moves.add(Move::of(Kind::symbol, symbol));
      break;
    default:
      for (int creature = 0; creature < kCreatures; ++creature)
        for (int steps = 1; steps <= kDive; ++steps) moves.add(Move::of(Kind::dice, creature, steps));
  }
}

// The index of the n-th piece in order.
template <std::size_t Size>
int index_of(std::uint32_t n, const std::array<std::uint8_t, Size>& amounts) {
  return nth_kind(n, [&](int kind) { return amounts[at(kind)]; });
}

}  // namespace

State Rules::initial(const Setup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.short_game = setup.short_game;
  state.land = kIsland | Hexes::only(kAcropolis);
  for (auto& roster : state.roster) roster.fill(kNowhere);
  const int ships = setup.seats == 2 ? 2 : 4;
  for (int i = 0; i < ships; ++i) state.ships.add(Sea::hex_at(kStartingShips[at(i)]));
  state.supply.fill(kMostOfKind);
  state.supply[at(Symbol::ship)] = static_cast<std::uint8_t>(kShips - ships);
  for (std::size_t ring = 0; ring < state.left.size(); ++ring) state.left[ring].fill(kOfEachSymbol[ring]);
  state.place.fill(kUnplaced);
  if (setup.first != kChance) begin_placing(state, setup.first);
  return state;
}

SeatSet Rules::actors(const State& state) {
  switch (state.phase) {
    case Phase::first:
    case Phase::symbol:
    case Phase::dice: return SeatSet::only(kChance);
    case Phase::over: return {};
    default: return SeatSet::only(state.colour);
  }
}

void Rules::legal_moves(const State& state, [[maybe_unused]] Seat seat, Moves& moves) {
  assert(actors(state).has(seat));
  moves.clear();
  switch (state.phase) {
    case Phase::place: return add_setup_moves(state, moves);
    case Phase::move: return add_movement(state, moves);
    case Phase::sink: return add_sinking(state, moves);
    case Phase::creature: return add_creature_moves(state, moves);
    case Phase::step:
    case Phase::to: return add_steps(state, moves);
    case Phase::guard: return add_guards(state, moves);
    default: add_chance(state, moves);
  }
}

namespace {

void make(State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first: return begin_placing(state, move.what);
    case Kind::symbol: return show_symbol(state, static_cast<Symbol>(move.what));
    case Kind::dice: return roll(state, static_cast<Creature>(move.what), move.from);
    case Kind::place: return place_atlantean(state, move.to);
    case Kind::sink: return sink_piece(state, move.to);
    case Kind::creature:
    case Kind::leave: return move_creature(state, move);
    case Kind::pass: return pass_on(state, move);
    case Kind::stay: return end_turn(state);
    case Kind::step: return step_creature(state, move.to);
    case Kind::stop: return stop_creature(state);
    case Kind::to: return dive(state, move.to);
    case Kind::guard: return guard(state, move.what);
    default: return make_movement(state, move);
  }
}

}  // namespace

void Rules::play(State& state, [[maybe_unused]] Seat seat, const Move& move) {
  assert(!refusal(state, seat, move));
  make(state, move);
  // ESC-8.1: at once, even within a turn.
  if (on_board(state) == 0 && state.turn > 0 && state.phase != Phase::over) finish(state);
}

int Rules::weight(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::symbol: return symbols_left(state)[move.what];
    case Kind::dice: return kCreatureFaces[move.what] * kMovementFaces[move.from];
    default: return 1;
  }
}

Move Rules::sample_chance(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::first: return Move::of(Kind::first, static_cast<int>(rng.below(state.seats)));
    case Phase::symbol: {
      std::uint32_t sum = 0;
      for (const std::uint8_t amount : symbols_left(state)) sum += amount;
      return Move::of(Kind::symbol, index_of(rng.below(sum), symbols_left(state)));
    }
    default: {
      const std::uint32_t faces = rng.below(36);
      return Move::of(Kind::dice, index_of(faces / 6, kCreatureFaces), index_of(faces % 6, kMovementFaces));
    }
  }
}

std::optional<Outcome> Rules::outcome(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  return most_points_win(state.seats, [&](Seat seat) { return count(state.saved & team(seat)); });
}

static_assert(Game<Rules>);

}  // namespace atlantica::escape
