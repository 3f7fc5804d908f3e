#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// §4, and the Warden.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

constexpr int kWardenPrice = 2;

bool has_barrier(const State& state, int peninsula) { return (state.barriers >> peninsula & 1) != 0; }

// Peninsulas, as bits.
unsigned with_a_tile_left(const State& state) {
  unsigned found = 0;
  for (unsigned i = 0; i < kPeninsulas; ++i) found |= state.standing[i] > 0 ? 1U << i : 0;
  return found;
}

unsigned with_a_tile_flooded(const State& state) {
  unsigned found = 0;
  for (unsigned i = 0; i < kPeninsulas; ++i) found |= state.standing[i] < kLength ? 1U << i : 0;
  return found;
}

// RIS-4.6
unsigned open_to_barriers(const State& state) {
  if (count(state.barriers) >= state.edition.barriers) return 0;
  return with_a_tile_left(state) & ~unsigned{state.barriers};
}

void add_peninsulas(unsigned peninsulas, Moves& moves) {
  for (Bits rest = peninsulas; rest != 0;) moves.add(Move::of(MoveKind::peninsula, 0, 0, pop_lowest(rest)));
}

// RIS-4.1; the Lantern of the Drowned pays for each such tile.
void empty_tile(State& state, int tile) {
  const Bits there = standing_on(state, tile);
  if (there == 0) return;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if ((there & atlanteans_of(state, seat)) != 0 && holds(state, seat, Card::lantern_of_the_drowned))
      gain(state, seat, kEnergy, 1);
  for (Bits rest = there; rest != 0;) send_home(state, pop_lowest(rest));
}

void flood_tile(State& state, int peninsula) {
  const int seafarer = place_of(state, Councilor::seafarer);
  const bool held = is_tile(seafarer) && peninsula_of(seafarer) == peninsula && is_flooded(state, seafarer);
  auto& standing = state.standing[at(peninsula)];
  assert(standing > 0);
  empty_tile(state, tile_at(peninsula, standing));
  --standing;
  if (held) empty_tile(state, seafarer);
}

void discard_barrier(State& state, int peninsula) {
  state.barriers = static_cast<std::uint8_t>(state.barriers & ~(1U << peninsula));
}

// Floods placed by a seat (RIS-4.7).

// RIS-4.4
Step advance_floods(State& state) {
  if (top(state).x == 0) {
    pop(state);
    return Step::on;
  }
  if (any_tile_left(state)) return Step::wait;
  lose(state, Loss::centre);
  return Step::on;
}

void add_flood_choices(const State& state, Seat /*seat*/, Moves& moves) {
  const unsigned left = with_a_tile_left(state);
  const unsigned others = left & ~unsigned{top(state).z};
  add_peninsulas(others != 0 ? others : left, moves);
}

void answer_floods(State& state, Seat /*seat*/, const Move& move) {
  Item& item = top(state);
  --item.x;
  if ((item.z & kApart) != 0) item.z = static_cast<std::uint8_t>(item.z | 1U << move.to);
  push(state, {Task::flood, item.seat, move.to, item.y});
}

// A flood due on a peninsula with a tile left.

bool warden_may_stop(const State& state, int peninsula) {
  if (has_power(state.used, Power::warden)) return false;
  const int place = place_of(state, Councilor::warden);
  if (!is_tile(place) || peninsula_of(place) != peninsula || !is_open(state, place)) return false;
  const auto seat = at(seat_of(state, Councilor::warden));
  return state.stock[seat][kEnergy] >= kWardenPrice;
}

Step advance_flood(State& state) {
  Item& item = top(state);
  const int peninsula = item.x;
  const auto cause = static_cast<Cause>(item.y);
  if (cause == Cause::misfortune && item.z == 0 && warden_may_stop(state, peninsula)) {
    item.z = 1;
    push(state, {Task::warden, static_cast<std::uint8_t>(seat_of(state, Councilor::warden))});
    return Step::on;
  }
  pop(state);
  // RIS-4.2, RIS-3.6
  const bool stopped = has_barrier(state, peninsula) && cause != Cause::controlled;
  discard_barrier(state, peninsula);
  if (!stopped) flood_tile(state, peninsula);
  return Step::on;
}

void answer_warden(State& state, Seat seat, const Move& move) {
  pop(state);
  if (move.kind == MoveKind::pass) return;
  spend(state, seat, kEnergy, kWardenPrice);
  state.used = static_cast<std::uint16_t>(state.used | 1U << static_cast<int>(Power::warden));
  assert(top(state).task == Task::flood);
  pop(state);
}

// Barriers and unfloodings granted by a card or component.

Step advance_barriers(State& state) {
  if (top(state).x > 0 && may_place_barrier(state)) return Step::wait;
  pop(state);
  return Step::on;
}

void add_barriers(const State& state, Seat /*seat*/, Moves& moves) {
  add_peninsulas(open_to_barriers(state), moves);
  if (top(state).y != 0) moves.add(Move::of(MoveKind::pass));
}

void answer_barriers(State& state, Seat /*seat*/, const Move& move) {
  if (move.kind == MoveKind::pass) return pop(state);
  --top(state).x;
  place_barrier(state, move.to);
}

Step advance_unfloods(State& state) {
  if (top(state).x > 0 && may_unflood(state)) return Step::wait;
  pop(state);
  return Step::on;
}

// RIS-3.5: on a double space anyone sharing the action.
SeatSet who_unflood(const State& state) {
  SeatSet seats;
  for (Bits rest = top(state).z; rest != 0;) seats.add(pop_lowest(rest));
  return seats.empty() ? its_seat(state) : seats;
}

void add_unfloods(const State& state, Seat /*seat*/, Moves& moves) {
  add_peninsulas(with_a_tile_flooded(state), moves);
}

void answer_unfloods(State& state, Seat /*seat*/, const Move& move) {
  --top(state).x;
  unflood(state, move.to);
}

}  // namespace

const TaskRules kFloodsTask = {advance_floods, its_seat, add_flood_choices, answer_floods};
const TaskRules kFloodTask = {advance_flood, its_seat, add_nothing, answer_nothing};
const TaskRules kWardenTask = {asks, its_seat, add_yes_or_no, answer_warden};
const TaskRules kBarriersTask = {advance_barriers, its_seat, add_barriers, answer_barriers};
const TaskRules kUnfloodsTask = {advance_unfloods, who_unflood, add_unfloods, answer_unfloods};

int floods_due(const State& state) {
  int due = state.floods_left;
  for (std::size_t i = 0; i < state.agenda.size; ++i)
    if (const Item& item = state.agenda.items[i]; item.task == Task::floods) due += item.x;
  return due;
}

void add_first_floods(const State& state, Moves& moves) {
  add_peninsulas(with_a_tile_left(state), moves);
  if (!any_tile_left(state)) moves.add(Move::of(MoveKind::pass));
}

void begin_floods(State& state) {
  push(state, {Task::floods, state.start, state.floods_left, static_cast<std::uint8_t>(Cause::wrath)});
  state.floods_left = 0;
}

void choose_first_flood(State& state, const Move& move) {
  begin_floods(state);
  if (move.kind == MoveKind::peninsula) answer_floods(state, state.start, move);
}

bool may_unflood(const State& state) { return with_a_tile_flooded(state) != 0; }

bool may_place_barrier(const State& state) { return open_to_barriers(state) != 0; }

// RIS-4.5
void unflood(State& state, int peninsula) {
  auto& standing = state.standing[at(peninsula)];
  assert(standing < kLength);
  ++standing;
}

void place_barrier(State& state, int peninsula) {
  state.barriers = static_cast<std::uint8_t>(state.barriers | 1U << peninsula);
}

}  // namespace atlantica::rising
