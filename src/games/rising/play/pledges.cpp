#include <algorithm>
#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/versions.h"

// Joint purchases: barriers, unfloodings and components (RIS-5.10, RIS-6.2).
namespace atlantica::rising {

namespace {

constexpr int kSquareEnergy = 2;  // stands for one resource (Mason's Square)

constexpr bool is_build(int purpose) { return purpose >= kBuildPurpose; }
constexpr int space_of(int purpose) { return purpose - kBuildPurpose; }
constexpr bool has_bit(std::uint32_t bits, int index) { return (bits >> index & 1) != 0; }

bool may_buy_now(const State& state) { return state.phase == Phase::place || state.phase == Phase::actions; }
// RIS-3.7: in every open moment.
bool may_unflood_now(const State& state) { return may_buy_now(state) || buys_in_every_moment(state); }

// RIS-6.2: whether the space may build a component now.
bool is_open_space(const State& state, int space) {
  if (space >= state.build_spaces) return false;
  if (has_bit(state.opened, space)) return may_buy_now(state);
  return state.phase == Phase::actions && !has_bit(state.built_at, space);
}

// RIS-6.3; whether it may be named at the space is another question.
bool may_be_built(const State& state, int component) {
  if (component == kPowerCore) return (state.blueprint & ~state.built) == 0;
  return component < kComponents && has_bit(state.blueprint & ~state.built, component);
}

bool named_elsewhere(const State& state, int component, int space) {
  for (int other = 0; other < state.build_spaces; ++other)
    if (other != space && state.pledges.component[at(other)] == component) return true;
  return false;
}

bool would_have_effect(const State& state, int purpose) {
  if (purpose >= kUnfloodPurpose) return state.standing[at(purpose - kUnfloodPurpose)] < kLength;
  return state.standing[at(purpose)] > 0 && !has_bit(state.barriers, purpose) &&
         count(state.barriers) < state.edition.barriers;
}

// Whether a pledged purchase is still possible.
bool is_possible(const State& state, int purpose) {
  if (!is_build(purpose))
    return (purpose < kUnfloodPurpose ? may_buy_now(state) : may_unflood_now(state)) &&
           would_have_effect(state, purpose);
  const int space = space_of(purpose);
  return is_open_space(state, space) && may_be_built(state, state.pledges.component[at(space)]);
}

int pledged_energy(const State& state, int purpose) {
  int sum = 0;
  for (int seat = 0; seat < state.seats; ++seat) sum += state.pledges.energy[at(purpose)][at(seat)];
  return sum;
}

// What lies at the space, counting a Mason's Square as what it stands for.
Counts pledged_resources(const State& state, int space) {
  Counts sum;
  for (int seat = 0; seat < state.seats; ++seat) sum.add(state.pledges.pieces[at(space)][at(seat)]);
  if (state.pledges.square == space) {
    sum.remove(kEnergy, kSquareEnergy);
    sum.add(state.pledges.square_for);
  }
  return sum;
}

bool is_missing_nothing(const State& state, int purpose) {
  if (!is_build(purpose)) return pledged_energy(state, purpose) >= price(state, purpose);
  return missing(state, space_of(purpose), state.pledges.component[at(space_of(purpose))]).empty();
}

bool has_pledged(const State& state, Seat seat, int purpose) {
  if (!is_build(purpose)) return state.pledges.energy[at(purpose)][at(seat)] != 0;
  return !state.pledges.pieces[at(space_of(purpose))][at(seat)].empty();
}

SeatSet pledgers(const State& state, int purpose) {
  SeatSet seats;
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (has_pledged(state, seat, purpose)) seats.add(seat);
  return seats;
}

bool is_ordered(const Pledges& pledges, int purpose) {
  const auto* end = pledges.order.data() + pledges.ordered;
  return std::find(pledges.order.data(), end, purpose) != end;
}

// Clears all pledges for it.
void forget(State& state, int purpose) {
  Pledges& pledges = state.pledges;
  auto* end = pledges.order.data() + pledges.ordered;
  auto* found = std::find(pledges.order.data(), end, purpose);
  std::copy(found + 1, end, found);
  pledges.order[--pledges.ordered] = 0;
  pledges.contributors[at(purpose)] = {};
  if (is_build(purpose)) pledges.component[at(space_of(purpose))] = kUnknown;
}

void forget_square(State& state, int space) {
  if (state.pledges.square != space) return;
  state.pledges.square = kUnknown;
  state.pledges.square_for = 0;
}

// Moves a seat's pledge into a stock: its own, or the supply.
void release(State& state, Seat seat, int purpose, Counts& into) {
  if (!is_build(purpose)) {
    std::uint8_t& energy = state.pledges.energy[at(purpose)][at(seat)];
    into.add(kEnergy, energy);
    energy = 0;
    return;
  }
  Counts& pieces = state.pledges.pieces[at(space_of(purpose))][at(seat)];
  if (pieces[kEnergy] != 0) forget_square(state, space_of(purpose));
  into.add(pieces);
  pieces = {};
}

void return_pledges(State& state, int purpose) {
  for (Seat seat = 0; seat < state.seats; ++seat) release(state, seat, purpose, state.stock[at(seat)]);
  forget(state, purpose);
}

// RIS-5.10: anything above a reduced price goes back to the last pledger.
void return_surplus(State& state, int purpose) {
  if (is_build(purpose)) return;  // its price drops by one piece at most, and then it is complete
  int surplus = pledged_energy(state, purpose) - price(state, purpose);
  Contributors rest = state.pledges.contributors[at(purpose)];
  for (Seat seat = rest.last(); surplus > 0;) {
    std::uint8_t& energy = state.pledges.energy[at(purpose)][at(seat)];
    const int back = std::min<int>(surplus, energy);
    energy = static_cast<std::uint8_t>(energy - back);
    state.stock[at(seat)].add(kEnergy, back);
    surplus -= back;
    rest.remove(seat);
    seat = remembers_pledgers(state) ? rest.last() : next_seat(state, seat);
  }
}

void buy(State& state, int purpose) {
  return_surplus(state, purpose);
  const Seat builder = state.pledges.contributors[at(purpose)].last();
  const SeatSet contributors = pledgers(state, purpose);
  const int component = is_build(purpose) ? state.pledges.component[at(space_of(purpose))] : kUnknown;
  for (Seat seat = 0; seat < state.seats; ++seat) release(state, seat, purpose, state.supply);
  forget(state, purpose);
  if (is_build(purpose))
    build(state, builder, space_of(purpose), component, contributors);
  else if (purpose >= kUnfloodPurpose)
    unflood(state, purpose - kUnfloodPurpose);
  else
    place_barrier(state, purpose - kBarrierPurpose);
}

// Something is always missing: complete purchases have happened before anyone may pledge.
bool may_pledge_energy(const State& state, Seat seat, int purpose) {
  return state.stock[at(seat)][kEnergy] > 0 && !state.pledges.barred[at(purpose)].has(seat) &&
         is_possible(state, purpose);
}

bool may_use_square(const State& state, Seat seat) {
  return !has_power(state.used, Power::square) && state.stock[at(seat)][kEnergy] >= kSquareEnergy &&
         holds(state, seat, Card::masons_square);
}

// RIS-6.2: a seat pledges where one of its Atlanteans stands; an Automaton does nothing (RIS-7.3).
bool stands_there(const State& state, Seat seat, int space) {
  return (standing_on(state, kFirstBuild + space) & atlanteans_of(state, seat) & ~bit(kAutomaton)) != 0;
}

bool may_pledge_at(const State& state, Seat seat, int space) {
  return is_open_space(state, space) && !state.pledges.barred[at(kBuildPurpose + space)].has(seat) &&
         stands_there(state, seat, space);
}

bool may_name(const State& state, int component, int space) {
  const int named = state.pledges.component[at(space)];
  if (named != kUnknown) return named == component;
  return may_be_built(state, component) && !named_elsewhere(state, component, space);
}

void add_build_pledges(const State& state, Seat seat, int space, Moves& moves) {
  const Counts own = state.stock[at(seat)];
  const bool square = may_use_square(state, seat);
  if (own.total() == own[kEnergy] && !square) return;
  if (!may_pledge_at(state, seat, space)) return;
  const int purpose = kBuildPurpose + space;
  const int named = state.pledges.component[at(space)];
  Bits components = named != kUnknown ? bit(named) : Bits{state.blueprint & ~state.built};
  if (components == 0) components = bit(kPowerCore);  // RIS-6.3
  while (components != 0) {
    const int component = pop_lowest(components);
    if (!may_name(state, component, space)) continue;
    missing(state, space, component).each_kind([&](int resource) {
      if (own[resource] > 0) moves.add(Move::of(Move::Kind::pledge, resource, component, purpose));
      if (square) moves.add(Move::of(Move::Kind::pledge, Move::kSquare + resource, component, purpose));
    });
  }
}

}  // namespace

int price(const State& state, int purpose) {
  if (purpose >= kUnfloodPurpose) return state.edition.unflood_price;
  return has_effect(state, Effect::cheap_barriers) ? amount_of(state, Effect::cheap_barriers)
                                                   : state.edition.barrier_price;
}

Counts missing(const State& state, int build_space, int component) {
  const bool named = state.pledges.component[at(build_space)] == component;
  const Counts pledged = named ? pledged_resources(state, build_space) : Counts{};
  Counts left;
  for (int resource = 0; resource < kResources; ++resource)
    left.add(resource, state.edition.components[at(component)].cost[at(resource)] - pledged[resource]);
  const bool artificer = leader_on(state, Councilor::artificer, kFirstBuild + build_space) >= 0;
  if (artificer && left.total() == 1 && !pledged.empty()) return {};
  return left;
}

void add_pledges(const State& state, Seat seat, Moves& moves) {
  if (!may_unflood_now(state)) return;
  if (state.stock[at(seat)][kEnergy] > 0)
    for (int purpose = may_buy_now(state) ? 0 : kUnfloodPurpose; purpose < kBuildPurpose; ++purpose)
      if (would_have_effect(state, purpose) && !state.pledges.barred[at(purpose)].has(seat))
        moves.add(Move::of(Move::Kind::pledge, kEnergy, 0, purpose));
  if (state.phase == Phase::actions || state.opened != 0)
    for (int space = 0; space < state.build_spaces; ++space) add_build_pledges(state, seat, space, moves);
  for (int i = 0; i < state.pledges.ordered; ++i)
    if (const int purpose = state.pledges.order[at(i)]; has_pledged(state, seat, purpose))
      moves.add(Move::of(Move::Kind::take_back, 0, 0, purpose));
}

bool may_pledge(const State& state, Seat seat, const Move& move) {
  if (move.to >= kPurposes) return false;
  if (!is_build(move.to)) return move.what == kEnergy && move.from == 0 && may_pledge_energy(state, seat, move.to);
  const int space = space_of(move.to);
  const int resource = move.what < Move::kSquare ? move.what : move.what - Move::kSquare;
  if (resource >= kResources || move.from > kPowerCore) return false;
  if (move.what < Move::kSquare ? state.stock[at(seat)][resource] == 0 : !may_use_square(state, seat)) return false;
  return may_pledge_at(state, seat, space) && may_name(state, move.from, space) &&
         missing(state, space, move.from)[resource] > 0;
}

void pledge(State& state, Seat seat, const Move& move) {
  assert(may_pledge(state, seat, move));
  Pledges& pledges = state.pledges;
  Counts& own = state.stock[at(seat)];
  if (!is_ordered(pledges, move.to)) pledges.order[pledges.ordered++] = move.to;
  pledges.contributors[move.to].make_last(seat);
  if (!is_build(move.to)) {
    own.remove(kEnergy);
    ++pledges.energy[move.to][at(seat)];
    return;
  }
  const int space = space_of(move.to);
  pledges.component[at(space)] = move.from;
  const bool square = move.what >= Move::kSquare;
  const int piece = square ? kEnergy : move.what;
  const int amount = square ? kSquareEnergy : 1;
  own.remove(piece, amount);
  pledges.pieces[at(space)][at(seat)].add(piece, amount);
  if (!square) return;
  state.used = static_cast<std::uint16_t>(state.used | 1U << static_cast<int>(Power::square));
  pledges.square = static_cast<std::uint8_t>(space);
  pledges.square_for = static_cast<std::uint8_t>(move.what - Move::kSquare);
}

void take_back(State& state, Seat seat, int purpose) {
  assert(has_pledged(state, seat, purpose));
  Pledges& pledges = state.pledges;
  release(state, seat, purpose, state.stock[at(seat)]);
  pledges.barred[at(purpose)].add(seat);
  if (pledgers(state, purpose).empty()) return forget(state, purpose);
  Contributors& contributors = pledges.contributors[at(purpose)];
  const bool was_last = contributors.last() == seat;
  contributors.remove(seat);
  if (remembers_pledgers(state) || !was_last) return;
  Seat next = next_seat(state, seat);
  while (!has_pledged(state, next, purpose)) next = next_seat(state, next);
  contributors.make_last(next);
}

bool settle_purchases(State& state) {
  // RIS-13.10: in the order of their first pledges.
  for (int i = 0; i < state.pledges.ordered; ++i) {
    const int purpose = state.pledges.order[at(i)];
    if (!is_possible(state, purpose)) {
      return_pledges(state, purpose);
      return true;
    }
    if (!is_missing_nothing(state, purpose)) continue;
    buy(state, purpose);
    return true;
  }
  return false;
}

bool may_buy_unflooding(const State& state) {
  if (!may_unflood_now(state) || !may_unflood(state)) return false;
  int energy = 0;
  for (int seat = 0; seat < state.seats; ++seat) energy += state.stock[at(seat)][kEnergy];
  for (int purpose = kUnfloodPurpose; purpose < kBuildPurpose; ++purpose) energy += pledged_energy(state, purpose);
  return energy >= price(state, kUnfloodPurpose);
}

bool may_unflood_alone(const State& state, Seat seat) {
  for (int purpose = kUnfloodPurpose; purpose < kBuildPurpose; ++purpose)
    if (may_pledge_energy(state, seat, purpose) &&
        pledged_energy(state, purpose) + state.stock[at(seat)][kEnergy] >= price(state, purpose))
      return true;
  return false;
}

void return_all_pledges(State& state) {
  while (state.pledges.ordered > 0) return_pledges(state, state.pledges.order[0]);
  state.pledges.barred = {};
}

}  // namespace atlantica::rising
