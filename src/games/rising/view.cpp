#include "games/rising/view.h"

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"
#include "games/rising/rules.h"
#include "games/rising/view_parts.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

// The index of the innermost task of this kind on the agenda; -1 if there is none.
int find_task(const State& state, Task task) {
  for (int i = state.agenda.size - 1; i >= 0; --i)
    if (state.agenda.items[at(i)].task == task) return i;
  return -1;
}

RollView roll_view(const State& state) {
  const Roll& roll = state.roll;
  RollView view;
  view.place = place_name(state.action.place);
  int sum = 0;
  for (int die = 0; die < roll.dice; ++die) {
    DieView one;
    one.seat = die_owner(state, die);
    one.piece = kind_name(static_cast<int>(kind_of(roll.atlantean[at(die)])));
    if (roll.die[at(die)] > 0) one.value = roll.die[at(die)];
    one.added = roll.added[at(die)];
    sum += roll.die[at(die)] + one.added;
    view.dice.push_back(std::move(one));
  }
  view.total = roll_total(state);
  view.bonus = view.total - sum;
  view.target = roll_target(state);
  return view;
}

Names effects_of(const State& state) {
  Names names;
  for (int i = 0; i < state.earthquakes; ++i) names.emplace_back("Earthquake");
  if (has(state.forbidden, static_cast<int>(Peninsula::cities))) names.emplace_back("Panic in the Streets");
  if (has(state.forbidden, static_cast<int>(Peninsula::forges))) names.emplace_back("Quenched Furnaces");
  if (has(state.forbidden, static_cast<int>(Peninsula::libraries))) names.emplace_back("Sealed Archives");
  if (state.fog) names.emplace_back("Blinding Fog");
  if (state.fewer_floods > 0) names.emplace_back("Spirit Seal");
  if (state.draws_skipped > 0) names.emplace_back("Chrono Lattice");
  return names;
}

void add_island(const State& state, View& view) {
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula)
    view.peninsulas.push_back(peninsula_view(state, peninsula));
  view.centre = crowd(state, kCentre);
  view.barrier_price = price(state, kBarrierPurpose);
  view.unflood_price = price(state, kUnfloodPurpose);
}

void add_gate(const State& state, View& view) {
  for (int space = 0; space < state.build_spaces; ++space) view.gate.push_back(build_space_view(state, space));
  for (Bits rest = state.blueprint; rest != 0;) view.blueprint.push_back(component_view(state, pop_lowest(rest)));
  view.blueprint.push_back(component_view(state, kPowerCore));
  for (int i = 0; i < state.pledges.ordered; ++i)
    view.purchases.push_back(purchase_view(state, state.pledges.order[at(i)]));
}

WrathView wrath_view(const State& state) {
  WrathView view;
  for (int space = 0; space < state.edition.wrath_spaces; ++space) view.track.push_back(state.edition.wrath[at(space)]);
  view.space = state.wrath;
  if (state.fewer_floods > 0) view.fewer = state.fewer_floods;
  if (state.phase == Phase::wrath) view.floods = floods_due(state);
  return view;
}

NameCounts supply_of(const State& state) {
  NameCounts supply = counts_of(state.supply);
  if (const int left = state.edition.barriers - count(state.barriers); left > 0) supply["barriers"] = left;
  if (const int left = count(standing_on(state, kSupply) & below(kFirstFollower)); left > 0)
    supply["volunteers"] = left;
  return supply;
}

void add_what_is_resolved(const State& state, View& view) {
  if (state.revealed_size > 0) {
    const bool boards = offers_boards(state);
    view.offered.emplace();
    for (int i = 0; i < state.revealed_size; ++i) {
      const int revealed = state.revealed[at(i)];
      view.offered->emplace_back(boards ? councilor_name(revealed) : card_name(revealed));
    }
  }
  if (state.phase == Phase::misfortunes) view.draws = draws_left(state);
  if (const int i = find_task(state, Task::misfortune); i >= 0)
    if (const int misfortune = state.agenda.items[at(i)].x; misfortune != kUnknown)
      view.misfortune = misfortune_name(misfortune);
  if (on_agenda(state, Task::roll)) view.roll = roll_view(state);
  if (state.drawn.size > 0) {
    const bool misfortunes = is_foreseen(state);
    view.drawn.emplace();
    for (int i = 0; i < state.drawn.size; ++i) {
      const int card = state.drawn.cards[at(i)];
      view.drawn->emplace_back(misfortunes ? misfortune_name(card) : card_name(card));
    }
  }
  for (int i = 0; i < state.agenda.size; ++i) view.agenda.push_back(task_view(state, i));
}

}  // namespace

// RIS-1.6: the same for everyone.
View Rules::view(const State& state, [[maybe_unused]] Viewer viewer) {
  View view;
  view.edition = state.edition.name();
  view.level = state.level;
  view.round = state.round;
  view.rounds = state.edition.rounds;
  view.phase = phase_name(state.phase);
  view.start = state.start == kUnknown ? 0 : state.start;
  add_island(state, view);
  add_gate(state, view);
  view.wrath = wrath_view(state);
  view.misfortunes = misfortune_deck(state);
  view.library = library_deck(state);
  view.supply = supply_of(state);
  for (Seat seat = 0; seat < state.seats; ++seat) view.seats.push_back(seat_view(state, seat));
  view.hologram = hologram_view(state);
  view.effects = effects_of(state);
  add_what_is_resolved(state, view);
  if (const SeatSet seats = awaited(state); !seats.has(kChance)) view.awaited = seats_of(seats);
  if (const SeatSet seats = invited(state); !seats.empty()) view.invited = seats_of(seats);
  if (state.phase == Phase::over) {
    view.result = {state.loss == Loss::none, std::string(Rules::ending(state))};
  }
  return view;
}

}  // namespace atlantica::rising
