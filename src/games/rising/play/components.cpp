#include <algorithm>
#include <array>
#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

// What components do when they are built and when Atlanteans act on their spaces (RIS-6.4, §8).
namespace atlantica::rising {

namespace {

constexpr std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

std::uint8_t bits_of(SeatSet seats) {
  unsigned bits = 0;
  for (Seat seat = 0; seat < kSeatsMax; ++seat)
    if (seats.has(seat)) bits |= 1U << seat;
  return small(static_cast<int>(bits));
}

// One-time effects.
struct Built {
  Seat builder;
  SeatSet contributors;
  int amount;
};

void place_barriers(State& state, const Built& built) {
  if (!may_place_barrier(state)) return;
  push(state, {Task::barriers, small(built.builder), small(built.amount), small(built.amount > 1 ? 1 : 0)});
}

void let_draw(State& state, const Built& built) {
  push(state, {Task::scribes, small(built.builder), bits_of(built.contributors), small(built.amount)});
}

void rally(State& state, const Built& built) {
  push(state, {Task::rally, small(built.builder), bits_of(built.contributors), small(built.amount)});
}

void unflood_some(State& state, const Built& built) {
  if (may_unflood(state)) push(state, {Task::unfloods, small(built.builder), small(built.amount)});
}

void predict(State& state, const Built& built) {
  for (int i = 0; i < state.misfortune_top_size; ++i) ++state.misfortunes[state.misfortune_top[at(i)]];
  state.misfortune_top = {};
  state.misfortune_top_size = 0;
  push(state, {Task::predict, small(built.builder), small(built.amount)});
}

void soothe(State& state, const Built& built) { state.wrath = small(std::max(0, state.wrath - built.amount)); }

void delay(State& state, const Built& built) { state.draws_skipped = small(state.draws_skipped + built.amount); }

// In the order of Effect, from barriers.
constexpr std::array<void (*)(State&, const Built&), kFirstLasting - kFirstOnce> kOnce = {
    place_barriers, let_draw, rally, unflood_some, predict, soothe, delay};

// Actions on components.
bool any_flooded_and_follower(const State& state, int place) {
  return may_unflood(state) && (standing_on(state, place) & ~below(kFirstFollower)) != 0;
}

// Types of which a Harbor would give more than was turned in.
bool may_amplify(const State& state, Seat seat, int resource) {
  return state.stock[at(seat)][resource] > 0 && state.supply[resource] > 0;
}

bool may_dredge(const State& state, int resource) {
  return resource != static_cast<int>(Resource::atlantium) && state.supply[resource] > 0;
}

bool always(const State&, Seat, int) { return true; }

bool can_swap(const State& state, Seat seat, int) { return may_swap(state, seat, kAllResources); }

bool can_amplify(const State& state, Seat seat, int) {
  for (int resource = 0; resource < kResources; ++resource)
    if (may_amplify(state, seat, resource)) return true;
  return false;
}

bool can_terraform(const State& state, Seat, int place) { return any_flooded_and_follower(state, place); }

bool can_dredge(const State& state, Seat, int) {
  for (int resource = 0; resource < kResources; ++resource)
    if (may_dredge(state, resource)) return true;
  return false;
}

void take_energy(State& state, Seat seat, int amount) { gain(state, seat, kEnergy, amount); }

void swap(State& state, Seat seat, int amount) {
  push(state, {Task::swap, small(seat), small(amount), 0, kAllResources});
}

void amplify(State& state, Seat seat, int amount) { push(state, {Task::amplify, small(seat), small(amount)}); }

// A follower leaves its place, for the supply or for good.
void leave(State& state, int follower, int to) {
  state.at[at(follower)] = small(to);
  state.acted &= ~bit(follower);
}

void seal(State& state, Seat, int amount) {
  assert(kind_of(lowest(state.action.atlanteans)) == Kind::follower);
  leave(state, lowest(state.action.atlanteans), kSupply);
  state.fewer_floods = small(state.fewer_floods + amount);
}

void terraform(State& state, Seat seat, int amount) { push(state, {Task::sacrifice, small(seat), small(amount)}); }

void dredge(State& state, Seat seat, int amount) { push(state, {Task::dredge, small(seat), small(amount)}); }

struct SpaceEffect {
  bool (*acts)(const State& state, Seat seat, int place);
  void (*act)(State& state, Seat seat, int amount);
};

// In the order of Effect.
constexpr std::array<SpaceEffect, kFirstOnce> kSpaces = {{
    {always, take_energy},
    {can_swap, swap},
    {can_amplify, amplify},
    {always, seal},
    {can_terraform, terraform},
    {can_dredge, dredge},
}};

const ComponentData& data_of(const State& state, int component) { return state.edition.components[at(component)]; }

// RIS-6.2: one component per phase, and one more if a card has opened the space.
void use_space(State& state, int space) {
  const unsigned mask = 1U << space;
  if (state.phase == Phase::actions && (state.built_at & mask) == 0)
    state.built_at = small(static_cast<int>(state.built_at | mask));
  else
    state.opened = small(static_cast<int>(state.opened & ~mask));
}

SeatSet the_seat(const State& state) { return SeatSet::only(top(state).seat); }
Step ask(State&) { return Step::wait; }

void add_amplify_moves(const State& state, Seat seat, Moves& moves) {
  for (int resource = 0; resource < kResources; ++resource)
    if (may_amplify(state, seat, resource)) moves.add(Move::of(Move::Kind::resource, resource));
}

void answer_amplify(State& state, Seat seat, const Move& move) {
  const int amount = top(state).x;
  pop(state);
  spend(state, seat, move.what, 1);  // RIS-11.3: returned before anything is taken
  gain(state, seat, move.what, amount);
}

Step advance_dredge(State& state) {
  if (top(state).x > 0 && can_dredge(state, top(state).seat, 0)) return Step::wait;
  pop(state);
  return Step::on;
}

void add_dredge_moves(const State& state, Seat, Moves& moves) {
  for (int resource = 0; resource < kResources; ++resource)
    if (may_dredge(state, resource)) moves.add(Move::of(Move::Kind::resource, resource));
}

void answer_dredge(State& state, Seat seat, const Move& move) {
  --top(state).x;
  gain(state, seat, move.what, 1);
}

// RIS-3.5: everyone sharing the action may decide.
void add_sacrifice_moves(const State& state, Seat, Moves& moves) {
  SeatSet colours;
  for (Bits there = state.action.atlanteans & ~below(kFirstFollower); there != 0;)
    colours.add(owner(state, pop_lowest(there)));
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (colours.has(seat)) moves.add(Move::of(Move::Kind::colour, seat));
}

void answer_sacrifice(State& state, Seat seat, const Move& move) {
  const int amount = top(state).x;
  pop(state);
  const Bits own = state.action.atlanteans & atlanteans_of(state, move.what) & ~below(kFirstFollower);
  push(state, {Task::unfloods, small(seat), small(amount), 0, bits_of(action_seats(state))});
  leave(state, lowest(own), kGone);
}

Step advance_predict(State& state) {
  const auto some = [](const auto& pile) { return std::ranges::any_of(pile, [](int cards) { return cards > 0; }); };
  if (top(state).x > 0 && (some(state.misfortunes) || some(state.misfortune_discards))) return Step::wait;
  pop(state);
  return Step::on;
}

void add_predict_moves(const State& state, Seat, Moves& moves) {
  for (int misfortune = 0; misfortune < kMisfortunes; ++misfortune) {
    if (state.misfortunes[at(misfortune)] > 0) moves.add(Move::of(Move::Kind::remove, misfortune, 0));
    if (state.misfortune_discards[at(misfortune)] > 0) moves.add(Move::of(Move::Kind::remove, misfortune, 1));
  }
  moves.add(Move::of(Move::Kind::pass));
}

void answer_predict(State& state, Seat, const Move& move) {
  if (move.kind == Move::Kind::pass) return pop(state);
  --top(state).x;
  --(move.from == 0 ? state.misfortunes : state.misfortune_discards)[move.what];
}

void add_rally_moves(const State& state, Seat, Moves& moves) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if ((top(state).x >> seat & 1) != 0) moves.add(Move::of(Move::Kind::colour, seat));
}

void answer_rally(State& state, Seat, const Move& move) {
  const int energy = top(state).y;
  pop(state);
  if (may_recruit(state, move.what))
    recruit(state, move.what);
  else
    gain(state, move.what, kEnergy, energy);
}

}  // namespace

const TaskRules kAmplifyTask = {ask, the_seat, add_amplify_moves, answer_amplify};
const TaskRules kDredgeTask = {advance_dredge, the_seat, add_dredge_moves, answer_dredge};
const TaskRules kSacrificeTask = {ask, action_seats, add_sacrifice_moves, answer_sacrifice};
const TaskRules kPredictTask = {advance_predict, the_seat, add_predict_moves, answer_predict};
const TaskRules kRallyTask = {ask, the_seat, add_rally_moves, answer_rally};

void build(State& state, Seat builder, int build_space, int component, SeatSet contributors) {
  const ComponentData& data = data_of(state, component);
  state.built |= 1U << component;
  if (data.effect == Effect::win) {
    state.phase = Phase::over;
    return;
  }
  use_space(state, build_space);
  act_by_building(state, builder, kFirstBuild + build_space);
  const int effect = static_cast<int>(data.effect);
  if (effect < kFirstOnce) return;
  if (effect < kFirstLasting) return kOnce[at(effect - kFirstOnce)](state, {builder, contributors, data.amount});
  state.lasting |= 1U << effect;
  if (data.effect == Effect::loom) state.build_spaces = small(state.build_spaces + data.amount);
}

bool component_acts(const State& state, Seat seat, int component) {
  return kSpaces[at(static_cast<int>(data_of(state, component).effect))].acts(state, seat, kFirstSpace + component);
}

void act_on_component(State& state, Seat seat, int component) {
  const ComponentData& data = data_of(state, component);
  kSpaces[at(static_cast<int>(data.effect))].act(state, seat, data.amount);
}

}  // namespace atlantica::rising
