#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// Swaps with the supply, and gifts between players.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

// The resources that a swap may take, as bits.
Bits in_supply(const State& state, unsigned kinds) {
  Bits found = 0;
  for (Bits rest = kinds; rest != 0;) {
    const int resource = pop_lowest(rest);
    if (state.supply[resource] > 0) found |= bit(resource);
  }
  return found;
}

Step advance_swap(State& state) {
  const Item& item = top(state);
  if (item.x > 0 && may_swap(state, item.seat, item.z)) return Step::wait;
  pop(state);
  return Step::on;
}

void add_swaps(const State& state, Seat seat, Moves& moves) {
  const Item& item = top(state);
  const Bits to = in_supply(state, item.z);
  for (Bits mine = item.z; mine != 0;) {
    const int from = pop_lowest(mine);
    if (state.stock[at(seat)][from] == 0) continue;
    for (Bits others = to & ~bit(from); others != 0;) moves.add(Move::of(MoveKind::swap, 0, from, pop_lowest(others)));
  }
  if (item.y > 0) moves.add(Move::of(MoveKind::pass));
}

void answer_swap(State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::pass) return pop(state);
  spend(state, seat, move.from, 1);
  gain(state, seat, move.to, 1);
  Item& item = top(state);
  --item.x;
  ++item.y;
}

Step advance_radiance(State& state) {
  if (top(state).x > 0 && state.supply[kEnergy] > 0) return Step::wait;
  pop(state);
  return Step::on;
}

void add_gifts_of_energy(const State& state, Seat, Moves& moves) {
  for (Seat to = 0; to < state.seats; ++to) moves.add(Move::of(MoveKind::give, kEnergy, 0, to));
}

void answer_radiance(State& state, Seat, const Move& move) {
  gain(state, move.to, kEnergy, 1);
  --top(state).x;
}

void go_on_to_next_giver(State& state) {
  Item& item = top(state);
  if (item.x == 0) return pop(state);
  item.seat = static_cast<std::uint8_t>(next_seat(state, item.seat));
  --item.x;
}

Step advance_exchange(State& state) {
  if (!state.stock[top(state).seat].empty()) return Step::wait;
  go_on_to_next_giver(state);
  return Step::on;
}

void add_gifts(const State& state, Seat seat, Moves& moves) {
  state.stock[at(seat)].each_kind([&](int what) {
    for (Seat to = 0; to < state.seats; ++to)
      if (to != seat) moves.add(Move::of(MoveKind::give, what, 0, to));
  });
  moves.add(Move::of(MoveKind::pass));
}

void answer_exchange(State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::pass) return go_on_to_next_giver(state);
  state.stock[at(seat)].remove(move.what);
  state.stock[move.to].add(move.what);
}

}  // namespace

const TaskRules kSwapTask = {advance_swap, its_seat, add_swaps, answer_swap};
const TaskRules kRadianceTask = {advance_radiance, its_seat, add_gifts_of_energy, answer_radiance};
const TaskRules kExchangeTask = {advance_exchange, its_seat, add_gifts, answer_exchange};

bool may_swap(const State& state, Seat seat, unsigned kinds) {
  const Bits to = in_supply(state, kinds);
  for (Bits mine = kinds; mine != 0;) {
    const int from = pop_lowest(mine);
    if (state.stock[at(seat)][from] > 0 && (to & ~bit(from)) != 0) return true;
  }
  return false;
}

}  // namespace atlantica::rising
