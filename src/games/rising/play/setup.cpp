#include <cstddef>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

constexpr int kLateBuildSpace = 5;  // RIS-6.1: a third build space from this many players on
constexpr int kComponentTypes = 4;  // of components, A to D

const LevelData& level_of(const State& state) { return state.edition.levels[state.level - 1U]; }

// RIS-2.1: the pools and the supply before the first round.
void lay_out_atlanteans(State& state) {
  state.at.fill(kGone);
  state.volunteer_of.fill(kUnknown);
  const CrewData& crew = state.edition.crews[state.seats];
  const int each = followers_each(state.seats);
  for (int seat = 0; seat < state.seats; ++seat) {
    state.at[at(seat)] = kPool;
    for (int i = 0; i < crew.pool + crew.supply; ++i)
      state.at[at(kFirstFollower + seat * each + i)] = static_cast<std::uint8_t>(i < crew.pool ? kPool : kSupply);
  }
  for (std::size_t i = 0; i < state.edition.volunteers; ++i) state.at[kFirstVolunteer + i] = kSupply;
  // RIS-2.6
  if (state.seats <= 2) state.at[kHologram] = kPool;
  if (state.seats == 1) state.at[kAutomaton] = kPool;
}

// RIS-2.4; the artifacts come later.
void lay_out_decks(State& state) {
  for (int card = 0; card < kBasicCards; ++card)
    for (int i = 0; i < state.edition.cards[at(card)]; ++i) state.library.add(card);
  state.relics = (1U << kArtifacts) - 1;
  state.misfortunes = state.edition.misfortunes;
  state.misfortunes[static_cast<std::size_t>(Misfortune::calm_seas)] = level_of(state).calm_seas;
  state.misfortunes[static_cast<std::size_t>(Misfortune::controlled_flood)] = level_of(state).controlled_floods;
}

// The starting player.

Step advance_start(State& state) {
  if (state.start == kUnknown && state.seats > 1) return Step::wait;
  if (state.start == kUnknown) state.start = 0;
  pop(state);
  return Step::on;
}

void add_starts(const State& state, Seat /*seat*/, Moves& moves) {
  for (Seat seat = 0; seat < state.seats; ++seat) moves.add(Move::of(MoveKind::start, seat));
}

void answer_start(State& state, Seat /*seat*/, const Move& move) { state.start = move.what; }

// The blueprint (RIS-2.3), type by type.

std::uint32_t of_type(const Edition& edition, int type) {
  std::uint32_t found = 0;
  for (std::size_t i = 0; i < kComponents; ++i)
    if (edition.components[i].type == 'A' + type) found |= 1U << i;
  return found;
}

// The components that may come next; all of a type at once if every one is needed.
struct Choice {
  std::uint32_t components = 0;
  int wanted = 0;
};

Choice next_choice(const State& state) {
  for (int type = 0; type < kComponentTypes; ++type) {
    const std::uint32_t all = of_type(state.edition, type);
    const int wanted = level_of(state).components[at(type)] - count(all & state.blueprint);
    if (wanted > 0) return {all & ~state.blueprint, wanted};
  }
  return {};
}

Step advance_blueprint(State& state) {
  const std::uint32_t named = state.edition.blueprints[state.level - 1U];
  if (state.blueprint_from == Blueprint::first_game && named != 0) state.blueprint = named;
  const Choice choice = next_choice(state);
  if (choice.wanted == 0) {
    pop(state);
    return Step::on;
  }
  if (count(choice.components) > choice.wanted) return Step::wait;
  state.blueprint |= choice.components;
  return Step::on;
}

// If the table chooses, the starting player decides.
SeatSet blueprint_deciders(const State& state) {
  return SeatSet::only(state.blueprint_from == Blueprint::chosen ? Seat{state.start} : kChance);
}

void add_components(const State& state, Seat /*seat*/, Moves& moves) {
  for (Bits rest = next_choice(state).components; rest != 0;)
    moves.add(Move::of(MoveKind::component, pop_lowest(rest)));
}

void answer_blueprint(State& state, Seat /*seat*/, const Move& move) { state.blueprint |= 1U << move.what; }

// The library's artifacts (RIS-2.4).

Step advance_artifacts(State& state) {
  if (kArtifacts - count(state.relics) < state.edition.library_artifacts) return Step::wait;
  pop(state);
  return Step::on;
}

void add_artifacts(const State& state, Seat /*seat*/, Moves& moves) {
  for (Bits rest = state.relics; rest != 0;) moves.add(Move::of(MoveKind::artifact, kBasicCards + pop_lowest(rest)));
}

void answer_artifact(State& state, Seat /*seat*/, const Move& move) {
  state.relics = static_cast<std::uint16_t>(state.relics & ~(1U << (move.what - kBasicCards)));
  state.library.add(move.what);
}

// The councilors (RIS-2.5), from the starting player clockwise; the item's seat is the next.

void give_board(State& state, int board) {
  Item& item = top(state);
  state.councilor[item.seat] = static_cast<std::uint8_t>(board);
  state.stack = static_cast<std::uint16_t>(state.stack & ~(1U << board));
  item.seat = static_cast<std::uint8_t>(next_seat(state, item.seat));
}

Step advance_councilors(State& state) {
  Item& item = top(state);
  if (item.x == 0) {
    item.seat = state.start;
    item.x = 1;
  }
  if (state.councilor[item.seat] == kNobody) {
    if (!state.first_game || item.seat != state.start) return Step::wait;
    give_board(state, static_cast<int>(Councilor::artificer));
    return Step::on;
  }
  pop(state);
  // RIS-2.8
  if (const int scholar = seat_of(state, Councilor::scholar); scholar >= 0)
    push(state, {Task::relics, static_cast<std::uint8_t>(scholar), static_cast<std::uint8_t>(Kind::leader)});
  return Step::on;
}

SeatSet councilor_deciders(const State& state) {
  return SeatSet::only(state.choose_councilors ? Seat{top(state).seat} : kChance);
}

void add_councilors(const State& state, Seat /*seat*/, Moves& moves) {
  for (Bits rest = state.stack; rest != 0;) moves.add(Move::of(MoveKind::councilor, pop_lowest(rest)));
}

void answer_councilor(State& state, Seat /*seat*/, const Move& move) { give_board(state, move.what); }

}  // namespace

const TaskRules kStartTask = {advance_start, by_chance, add_starts, answer_start};
const TaskRules kBlueprintTask = {advance_blueprint, blueprint_deciders, add_components, answer_blueprint};
const TaskRules kArtifactsTask = {advance_artifacts, by_chance, add_artifacts, answer_artifact};
const TaskRules kCouncilorsTask = {advance_councilors, councilor_deciders, add_councilors, answer_councilor};

void begin(State& state) {
  const Edition& edition = state.edition;
  lay_out_atlanteans(state);
  lay_out_decks(state);
  state.standing.fill(kLength);
  for (std::size_t resource = 0; resource <= kResources; ++resource)
    state.supply.add(static_cast<int>(resource), edition.supply[resource]);
  for (Seat seat = 0; seat < state.seats; ++seat) gain(state, seat, kEnergy, level_of(state).energy);
  state.pledges.component.fill(kUnknown);
  state.build_spaces = state.seats >= kLateBuildSpace ? 3 : 2;
  for (std::size_t seat = 0; seat < state.seats; ++seat) state.councilor[seat] = kNobody;
  state.stack = (1U << kCouncilors) - 1;
  push(state, {Task::councilors});
  push(state, {Task::artifacts});
  push(state, {Task::blueprint});
  push(state, {Task::start});
}

}  // namespace atlantica::rising
