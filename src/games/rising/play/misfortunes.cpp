#include <algorithm>
#include <cstddef>
#include <numeric>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// RIS-3.2, RIS-3.6, §10.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

constexpr int kLooted = 3;  // ore, gold, crystal

// The progress of a card, in y of its item.
enum Stage : std::uint8_t { kFresh, kAsked, kResolved };

// RIS-3.2: how many are drawn, including the effect of a Chrono Lattice.
int draws_of(const State& state) {
  const int all = state.seats <= 3 ? 4 : state.seats;
  return std::max(0, all - state.draws_skipped);
}

// Drawing.

Step draw(State& state, Item& item) {
  if (misfortunes_left(state) == 0) {
    state.misfortunes = state.misfortune_discards;
    state.misfortune_discards = {};
  }
  if (misfortunes_left(state) > 0) return Step::wait;
  item.y = kResolved;
  return Step::on;
}

void add_draws(const State& state, Seat /*seat*/, Moves& moves) {
  if (state.misfortune_top_size > 0) return moves.add(Move::of(MoveKind::misfortune, state.misfortune_top[0]));
  for (std::size_t i = 0; i < state.misfortunes.size(); ++i)
    if (state.misfortunes[i] > 0) moves.add(Move::of(MoveKind::misfortune, static_cast<int>(i)));
}

void answer_misfortune(State& state, Seat /*seat*/, const Move& move) {
  top(state).x = move.what;
  if (state.misfortune_top_size == 0) {
    --state.misfortunes[move.what];
    return;
  }
  std::shift_left(state.misfortune_top.begin(), state.misfortune_top.end(), 1);
  state.misfortune_top[--state.misfortune_top_size] = 0;
}

// What the cards do.

void flood_peninsula(State& state, std::uint8_t seat, std::uint8_t peninsula) {
  const auto cause = static_cast<std::uint8_t>(Cause::misfortune);
  // RIS-4.3
  if (state.standing[peninsula] == 0) return push(state, {Task::floods, seat, 2, cause});
  push(state, {Task::flood, seat, peninsula, cause});
}

void forbid(State& state, Peninsula peninsula) {
  state.forbidden = static_cast<std::uint8_t>(state.forbidden | 1U << static_cast<int>(peninsula));
}

void fade(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.stock[at(seat)][kEnergy] > 0) spend(state, seat, kEnergy, 1);
}

void raise_wrath(State& state) {
  if (state.wrath + 1 < state.edition.wrath_spaces) ++state.wrath;
}

void resolve(State& state, Misfortune misfortune, std::uint8_t seat) {
  const auto cause = static_cast<std::uint8_t>(Cause::misfortune);
  switch (misfortune) {
    case Misfortune::calm_seas: return;
    case Misfortune::controlled_flood:
      return push(state, {Task::floods, seat, 1, static_cast<std::uint8_t>(Cause::controlled)});
    case Misfortune::earthquake: ++state.earthquakes; return;
    case Misfortune::panic_in_the_streets: return forbid(state, Peninsula::cities);
    case Misfortune::quenched_furnaces: return forbid(state, Peninsula::forges);
    case Misfortune::sealed_archives: return forbid(state, Peninsula::libraries);
    case Misfortune::blinding_fog: state.fog = true; return;
    case Misfortune::storm_surge: return push(state, {Task::floods, seat, 2, cause, kApart});
    case Misfortune::fading_light: return fade(state);
    case Misfortune::crisis_of_faith:
      return push(state, {Task::crisis, seat, static_cast<std::uint8_t>((1U << state.seats) - 1)});
    case Misfortune::riptide:
      if (state.barriers == 0) return push(state, {Task::floods, seat, 1, cause});
      return push(state, {Task::riptide, seat});
    case Misfortune::looters: return push(state, {Task::looters, seat});
    case Misfortune::divine_ire: return raise_wrath(state);
    default: return flood_peninsula(state, seat, static_cast<std::uint8_t>(misfortune));
  }
}

// The next seat to be asked for an Enigma of Defiance, clockwise from the starting player; -1 if none.
int next_defiant(const State& state, unsigned declined) {
  for (int i = 0; i < state.seats; ++i) {
    const int seat = (state.start + i) % state.seats;
    const bool asked = (declined >> seat & 1) != 0;
    if (!asked && state.hands[at(seat)].has(Card::enigma_of_defiance)) return seat;
  }
  return -1;
}

bool may_be_defied(Misfortune misfortune) {
  return misfortune != Misfortune::calm_seas && misfortune != Misfortune::controlled_flood;
}

Step advance_misfortune(State& state) {
  Item& item = top(state);
  if (item.y == kResolved) {
    if (item.x != kUnknown) ++state.misfortune_discards[item.x];
    pop(state);
    return Step::on;
  }
  if (item.x == kUnknown) return draw(state, item);
  const auto misfortune = static_cast<Misfortune>(item.x);
  if (item.y == kFresh && may_be_defied(misfortune) && next_defiant(state, 0) >= 0) {
    item.y = kAsked;
    push(state, {Task::defiance});
    return Step::on;
  }
  item.y = kResolved;
  resolve(state, misfortune, item.seat);
  return Step::on;
}

// Enigma of Defiance.

Step advance_defiance(State& state) {
  if (next_defiant(state, top(state).x) >= 0) return Step::wait;
  pop(state);
  return Step::on;
}

SeatSet defiance_deciders(const State& state) { return SeatSet::only(next_defiant(state, top(state).x)); }

void answer_defiance(State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::pass) {
    top(state).x = static_cast<std::uint8_t>(top(state).x | 1U << seat);
    return;
  }
  state.hands[at(seat)].remove(static_cast<int>(Card::enigma_of_defiance));
  state.library_discards.add(static_cast<int>(Card::enigma_of_defiance));
  pop(state);
  top(state).y = kResolved;
}

// Crisis of Faith, seat by seat.

Step advance_crisis(State& state) {
  Item& item = top(state);
  if (item.x == 0) {
    pop(state);
    return Step::on;
  }
  if ((atlanteans_of(state, item.seat) & on_board(state)) != 0 && (item.x >> item.seat & 1) != 0) return Step::wait;
  item.x = static_cast<std::uint8_t>(item.x & ~(1U << item.seat));
  item.seat = static_cast<std::uint8_t>(next_seat(state, item.seat));
  return Step::on;
}

void add_believers(const State& state, Seat seat, Moves& moves) {
  for (Bits rest = atlanteans_of(state, seat) & on_board(state); rest != 0;) {
    const int atlantean = pop_lowest(rest);
    const Move move = Move::of(MoveKind::send_home, static_cast<int>(kind_of(atlantean)), state.at[at(atlantean)]);
    if (!moves.has(move)) moves.add(move);
  }
}

void answer_crisis(State& state, Seat seat, const Move& move) {
  Item& item = top(state);
  send_home(state, find(state, seat, static_cast<Kind>(move.what), move.from));
  item.x = static_cast<std::uint8_t>(item.x & ~(1U << seat));
}

// Riptide, if there is a barrier.

void add_riptides(const State& state, Seat /*seat*/, Moves& moves) {
  for (Bits rest = state.barriers; rest != 0;) moves.add(Move::of(MoveKind::peninsula, 0, 0, pop_lowest(rest)));
}

void answer_riptide(State& state, Seat /*seat*/, const Move& move) {
  state.barriers = static_cast<std::uint8_t>(state.barriers & ~(1U << move.to));
  pop(state);
}

// Looters.

Step advance_looters(State& state) {
  const Counts& stock = state.stock[top(state).seat];
  for (int resource = 0; resource < kLooted; ++resource)
    if (stock[resource] > 0) return Step::wait;
  pop(state);
  return Step::on;
}

void add_loot(const State& state, Seat seat, Moves& moves) {
  for (int resource = 0; resource < kLooted; ++resource)
    if (state.stock[at(seat)][resource] > 0) moves.add(Move::of(MoveKind::resource, resource));
}

void answer_looters(State& state, Seat seat, const Move& move) {
  spend(state, seat, move.what, 1);
  pop(state);
}

}  // namespace

const TaskRules kMisfortuneTask = {advance_misfortune, by_chance, add_draws, answer_misfortune};
const TaskRules kDefianceTask = {advance_defiance, defiance_deciders, add_yes_or_no, answer_defiance};
const TaskRules kCrisisTask = {advance_crisis, its_seat, add_believers, answer_crisis};
const TaskRules kRiptideTask = {asks, its_seat, add_riptides, answer_riptide};
const TaskRules kLootersTask = {advance_looters, its_seat, add_loot, answer_looters};

void draw_misfortune(State& state, Seat seat) {
  ++state.draws;
  push(state, {Task::misfortune, static_cast<std::uint8_t>(seat), kUnknown});
}

Seat next_drawer(const State& state) {
  if (state.draws >= draws_of(state)) return -1;
  const int after_start = state.seats == 2 ? state.draws / 2 : state.draws;
  return (state.start + after_start) % state.seats;
}

int misfortunes_left(const State& state) {
  return std::accumulate(state.misfortunes.begin(), state.misfortunes.end(), int{state.misfortune_top_size});
}

}  // namespace atlantica::rising
