#include "games/newgame/rules.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "games/newgame/race.h"
#include "kit/odds.h"
#include "kit/points.h"

namespace atlantica::newgame {

namespace {

using Kind = Move::Kind;

void add_moves(const State& state, Moves& moves) {
  const auto& [hind, fore] = state.figures[state.seat];
  for (const Kind kind : {Kind::go, Kind::card}) {
    if (kind == Kind::card && state.card[state.seat] == 0) continue;
    moves.add(Move::of(kind, hind));
    if (fore != hind && fore < state.goal) moves.add(Move::of(kind, fore));
  }
}

void add_chance(const State& state, Moves& moves) {
  switch (state.phase) {
    case Phase::first:
      for (Seat seat = 0; seat < state.seats; ++seat) moves.add(Move::of(Kind::first, seat));
      break;
    case Phase::deal:
      for (int value = 1; value <= kTopCard; ++value)
        if (state.deck[at(value - 1)] > 0) moves.add(Move::of(Kind::deal, value));
      break;
    default:
      for (int face = 1; face <= kDie; ++face) moves.add(Move::of(Kind::roll, face));
  }
}

void begin_turn(State& state, Seat seat) {
  state.phase = Phase::roll;
  state.seat = static_cast<std::uint8_t>(seat);
  state.die = 0;
  ++state.turn;
}

void begin_deal(State& state, Seat first) {
  state.phase = Phase::deal;
  state.first = state.seat = static_cast<std::uint8_t>(first);
}

Seat next_seat(const State& state) { return (state.seat + 1) % state.seats; }

// NEW-2.2
void deal_card(State& state, int value) {
  --state.deck[at(value - 1)];
  state.card[state.seat] = static_cast<std::uint8_t>(value);
  const Seat next = next_seat(state);
  if (next == state.first) return begin_turn(state, next);
  state.seat = static_cast<std::uint8_t>(next);
}

void move_figure(State& state, const Move& move) {
  auto& figures = state.figures[state.seat];
  *std::ranges::find(figures, move.what) =
      static_cast<std::uint8_t>(destination(state, move.what, steps_of(state, move)));
  std::ranges::sort(figures);
  if (move.kind == Kind::card) {
    ++state.played[at(state.card[state.seat] - 1)];
    state.card[state.seat] = 0;
  }
  if (!has_arrived(state, state.seat)) return begin_turn(state, next_seat(state));
  state.phase = Phase::over;  // NEW-4.1
  state.die = 0;
}

}  // namespace

State Rules::initial(const Setup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.goal = setup.long_path ? kLongPath : kShortPath;
  state.deck.fill(kCardsPerValue);
  if (setup.first != kChance) begin_deal(state, setup.first);
  return state;
}

SeatSet Rules::actors(const State& state) {
  switch (state.phase) {
    case Phase::turn: return SeatSet::only(state.seat);
    case Phase::over: return {};
    default: return SeatSet::only(kChance);
  }
}

void Rules::legal_moves(const State& state, [[maybe_unused]] Seat seat, Moves& moves) {
  assert(actors(state).has(seat));
  moves.clear();
  if (state.phase == Phase::turn) return add_moves(state, moves);
  add_chance(state, moves);
}

void Rules::play(State& state, [[maybe_unused]] Seat seat, const Move& move) {
  assert(!refusal(state, seat, move));
  switch (move.kind) {
    case Kind::first: return begin_deal(state, move.what);
    case Kind::deal: return deal_card(state, move.what);
    case Kind::roll:
      state.die = move.what;
      state.phase = Phase::turn;
      return;
    case Kind::go:
    case Kind::card: return move_figure(state, move);
  }
}

int Rules::weight(const State& state, const Move& move) {
  return move.kind == Kind::deal ? state.deck[at(move.what - 1)] : 1;
}

Move Rules::sample_chance(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::first: return Move::of(Kind::first, static_cast<int>(rng.below(state.seats)));
    case Phase::deal: {
      const auto cards = std::accumulate(state.deck.begin(), state.deck.end(), 0U);
      return Move::of(Kind::deal, 1 + nth_kind(rng.below(cards), [&](int kind) { return state.deck[at(kind)]; }));
    }
    default: return Move::of(Kind::roll, 1 + static_cast<int>(rng.below(kDie)));
  }
}

std::optional<Outcome> Rules::outcome(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  return most_points_win(state.seats,
                         [&](Seat seat) { return spaces_of(state, seat) + state.card[at(seat)]; });  // NEW-4.2
}

static_assert(Game<Rules>);

}  // namespace atlantica::newgame
