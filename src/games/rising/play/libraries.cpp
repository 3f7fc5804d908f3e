#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

void take_up(State& state, int card) {
  assert(state.drawn.size < state.drawn.cards.size());
  state.drawn.cards[state.drawn.size++] = static_cast<std::uint8_t>(card);
}

// Removes one of these from the cards drawn. Precondition: it is there.
void put_down(State& state, int card) {
  Drawn& drawn = state.drawn;
  std::size_t index = 0;
  while (drawn.cards[index] != card) ++index;
  for (--drawn.size; index < drawn.size; ++index) drawn.cards[index] = drawn.cards[index + 1];
  drawn.cards[drawn.size] = 0;
}

void take_from_deck(State& state, int card) {
  if (!state.library.empty()) return state.library.remove(card);
  auto& bottom = state.library_bottom;
  --state.library_bottom_size;
  for (std::size_t i = 0; i < state.library_bottom_size; ++i) bottom[i] = bottom[i + 1];
  bottom[state.library_bottom_size] = 0;
}

void keep(State& state, int card) {
  put_down(state, card);
  state.hands[top(state).seat].add(card);
}

void put_under(State& state, int card) {
  put_down(state, card);
  state.library_bottom[state.library_bottom_size++] = static_cast<std::uint8_t>(card);
}

void discard_drawn(State& state) {
  while (state.drawn.size > 0) {
    const int card = state.drawn.cards[0];
    put_down(state, card);
    state.library_discards.add(card);
  }
}

bool may_buy_more(const State& state) { return state.stock[top(state).seat][kEnergy] > 0; }

// RIS-5.4
Step advance_draw(State& state) {
  Item& item = top(state);
  if (item.x > 0 && library_size(state) > 0) return Step::wait;
  item.x = 0;
  if (item.y != kUnknown && item.y >= state.drawn.size) {
    while (state.drawn.size > 0) keep(state, state.drawn.cards[0]);
  } else if (item.y == 0 && !may_buy_more(state)) {
    item.y = kUnknown;
  }
  if (item.y == kUnknown && static_cast<Second>(item.z) == Second::discard) discard_drawn(state);
  if (state.drawn.size > 0) return Step::wait;
  pop(state);
  return Step::on;
}

bool is_to_be_drawn(const State& state) { return top(state).x > 0; }

SeatSet draw_deciders(const State& state) { return is_to_be_drawn(state) ? SeatSet::only(kChance) : its_seat(state); }

void add_cards_to_draw(const State& state, Moves& moves) {
  if (state.library.empty()) return moves.add(Move::of(MoveKind::card, state.library_bottom[0]));
  for (Bits kinds = state.library.kinds(); kinds != 0;) moves.add(Move::of(MoveKind::card, pop_lowest(kinds)));
}

void add_draw_moves(const State& state, Seat seat, Moves& moves) {
  if (seat == kChance) return add_cards_to_draw(state, moves);
  const Item& item = top(state);
  const bool may_keep = item.y != kUnknown;
  const bool must_keep = may_keep && item.y > 0;
  const bool discards = static_cast<Second>(item.z) == Second::discard;
  Bits kinds = 0;
  for (std::size_t i = 0; i < state.drawn.size; ++i) kinds |= bit(state.drawn.cards[i]);
  while (kinds != 0) {
    const int card = pop_lowest(kinds);
    if (may_keep) moves.add(Move::of(MoveKind::keep, card));
    if (!must_keep && !discards) moves.add(Move::of(MoveKind::under, card));
  }
  if (!must_keep && discards) moves.add(Move::of(MoveKind::pass));
}

void answer_draw(State& state, Seat seat, const Move& move) {
  Item& item = top(state);
  switch (move.kind) {
    case MoveKind::card:
      take_from_deck(state, move.what);
      take_up(state, move.what);
      --item.x;
      break;
    case MoveKind::keep:
      if (item.y > 0)
        --item.y;
      else
        spend(state, seat, kEnergy, 1);
      keep(state, move.what);
      break;
    case MoveKind::under:
      put_under(state, move.what);
      item.y = kUnknown;
      break;
    default: discard_drawn(state);
  }
}

// RIS-1.3: from the starting player clockwise.
Step advance_scribes(State& state) {
  Item& item = top(state);
  if (item.x == 0) {
    pop(state);
    return Step::on;
  }
  Seat seat = state.start;
  while (!has(item.x, seat)) seat = next_seat(state, seat);
  item.x = static_cast<std::uint8_t>(item.x & ~(1U << seat));
  push(state, {Task::draw, static_cast<std::uint8_t>(seat), item.y, 1, static_cast<std::uint8_t>(Second::bottom)});
  return Step::on;
}

// RIS-5.5
Step advance_hand_limit(State& state) {
  const Seat seat = top(state).seat;
  if (has_too_many_cards(state, seat)) return Step::wait;
  pop(state);
  return Step::on;
}

void add_ways_to_the_limit(const State& state, Seat seat, Moves& moves) {
  for (Bits kinds = state.hands[at(seat)].kinds(); kinds != 0;) {
    const int card = pop_lowest(kinds);
    moves.add(Move::of(MoveKind::discard, card));
    if (may_play(state, seat, static_cast<Card>(card))) moves.add(Move::of(MoveKind::play, card));
  }
}

void answer_hand_limit(State& state, Seat seat, const Move& move) {
  const auto card = static_cast<Card>(move.what);
  if (move.kind == MoveKind::play)
    play_card(state, seat, card);
  else
    discard(state, seat, card);
}

}  // namespace

const TaskRules kDrawTask = {advance_draw, draw_deciders, add_draw_moves, answer_draw};
const TaskRules kScribesTask = {advance_scribes, nullptr, nullptr, nullptr};
const TaskRules kHandLimitTask = {advance_hand_limit, its_seat, add_ways_to_the_limit, answer_hand_limit};

int library_size(const State& state) { return state.library.total() + state.library_bottom_size; }

}  // namespace atlantica::rising
