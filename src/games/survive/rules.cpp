#include "games/survive/rules.h"

#include <cassert>

#include "games/survive/pieces.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"
#include "kit/odds.h"
#include "kit/points.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

int tiles_to_lay(const State& state, int terrain) { return kTilesOf[at(terrain)] - state.terrain[at(terrain)].size(); }

void add_chance(const State& state, Moves& moves) {
  switch (state.phase) {
    case Phase::first:
      for (Seat seat = 0; seat < state.seats; ++seat) moves.add(Move::of(Kind::first, seat));
      break;
    case Phase::lay:
      for (int terrain = 0; terrain < kTerrains; ++terrain)
        if (tiles_to_lay(state, terrain) > 0) moves.add(Move::of(Kind::terrain, terrain));
      break;
    case Phase::back:
      for (int back = 0; back < kBacks; ++back)
        if (state.left[state.tile][at(back)] > 0) moves.add(Move::of(Kind::back, back));
      break;
    default:
      for (int creature = 0; creature < kCreatures; ++creature) moves.add(Move::of(Kind::die, creature));
  }
}

int score(const State& state, Seat seat) {
  int sum = 0;
  for (Bits saved = state.saved; saved != 0;) {
    const int who = pop_lowest(saved);
    if (seat_of(state, colour_of(who)) != seat) continue;
    sum += plays(state, Variant::all_equal) ? 1 : state.value[at(who)];  // SUR-8.2, SUR-8.6
  }
  return sum;
}

}  // namespace

State Rules::initial(const Setup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.colours = static_cast<std::uint8_t>(setup.colours);
  state.values_shown = setup.values_shown;
  state.variants = setup.variants;
  for (auto& roster : state.roster) roster.fill(kNowhere);
  for (const Axial place : kSerpents) put_creature(state, Creature::serpent, Sea::hex_at(place));
  state.supply = {kCreaturesOf[at(Creature::shark)], kCreaturesOf[at(Creature::whale)],
                  static_cast<std::uint8_t>(kShips - kShipsPerColour * setup.colours)};
  state.left = kBacksOf;
  state.place.fill(kUnplaced);
  if (setup.first != kChance) begin_laying(state, setup.first);
  return state;
}

SeatSet Rules::actors(const State& state) {
  switch (state.phase) {
    case Phase::first:
    case Phase::lay:
    case Phase::back:
    case Phase::die: return SeatSet::only(kChance);
    case Phase::react: return SeatSet::only(seat_of(state, state.who));
    case Phase::over: return {};
    default: return SeatSet::only(seat_of(state, state.colour));
  }
}

void Rules::legal_moves(const State& state, [[maybe_unused]] Seat seat, Moves& moves) {
  assert(actors(state).has(seat));
  moves.clear();
  switch (state.phase) {
    case Phase::place:
    case Phase::value:
    case Phase::ship: return add_setup_moves(state, moves);
    case Phase::hand: return add_hand_moves(state, moves);
    case Phase::to: return add_targets(state, moves);
    case Phase::move: return add_movement(state, moves);
    case Phase::sink:
    case Phase::crew: return add_sinking(state, moves);
    case Phase::creature: return add_creature_moves(state, moves);
    case Phase::react: return add_reactions(state, moves);
    default: add_chance(state, moves);
  }
}

namespace {

void make(State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first: return begin_laying(state, move.what);
    case Kind::terrain: return lay_tile(state, move.what);
    case Kind::back: return show_back(state, static_cast<Back>(move.what));
    case Kind::die: return roll(state, static_cast<Creature>(move.what));
    case Kind::place: return place_explorer(state, move.to);
    case Kind::value: return give_value(state, move.what);
    case Kind::ship: return place_ship(state, move.to);
    case Kind::play: return play_tile(state, move);
    case Kind::pass: return begin_moves(state);
    case Kind::to: return move_by_tile(state, move.to);
    case Kind::sink: return sink_tile(state, move.to);
    case Kind::take: return take_aboard(state, move.what);
    case Kind::creature: return move_creature(state, move);
    case Kind::stay: return end_turn(state);
    case Kind::defend: return defend(state);
    case Kind::decline: return decline(state);
    default: return make_movement(state, move);
  }
}

}  // namespace

void Rules::play(State& state, [[maybe_unused]] Seat seat, const Move& move) {
  assert(!refusal(state, seat, move));
  make(state, move);
  // SUR-8.5: at once, even within a turn.
  if (plays(state, Variant::to_the_last) && state.turn > 0 && state.phase != Phase::over && on_board(state) == 0)
    finish(state);
}

int Rules::weight(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::terrain: return tiles_to_lay(state, move.what);
    case Kind::back: return state.left[state.tile][move.what];
    default: return 1;
  }
}

Move Rules::sample_chance(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::first: return Move::of(Kind::first, static_cast<int>(rng.below(state.seats)));
    case Phase::lay: {
      const int laid = land(state).size();
      const std::uint32_t n = rng.below(static_cast<std::uint32_t>(kTiles - laid));
      return Move::of(Kind::terrain, nth_kind(n, [&](int terrain) { return tiles_to_lay(state, terrain); }));
    }
    case Phase::back: {
      // The tile is already off the board, its back is not.
      const int under = state.terrain[state.tile].size() + 1;
      const std::uint32_t n = rng.below(static_cast<std::uint32_t>(under));
      return Move::of(Kind::back, nth_kind(n, [&](int back) { return state.left[state.tile][at(back)]; }));
    }
    default: return Move::of(Kind::die, static_cast<int>(rng.below(kCreatures)));
  }
}

std::optional<Outcome> Rules::outcome(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  return most_points_win(state.seats, [&](Seat seat) { return score(state, seat); });
}

static_assert(Game<Rules>);

}  // namespace atlantica::survive
