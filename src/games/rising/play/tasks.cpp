#include "games/rising/play/tasks.h"

#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"

namespace atlantica::rising {

namespace {

// In the order of Task.
constexpr std::array<const TaskRules*, 38> kTasks = {
    &kStartTask,      &kBlueprintTask,  &kArtifactsTask, &kCouncilorsTask, &kBoardsTask,   &kRelicsTask,
    &kRoundEndTask,   &kMisfortuneTask, &kDefianceTask,  &kCrisisTask,     &kRiptideTask,  &kLootersTask,
    &kAstrologerTask, &kFloodsTask,     &kFloodTask,     &kWardenTask,     &kBarriersTask, &kUnfloodsTask,
    &kActionTask,     &kRollersTask,    &kExpertiseTask, &kAlacrityTask,   &kRollTask,     &kGainTask,
    &kRecruitTask,    &kDrawTask,       &kScribesTask,   &kHandLimitTask,  &kForgeTask,    &kForesightTask,
    &kSwapTask,       &kRadianceTask,   &kExchangeTask,  &kAmplifyTask,    &kDredgeTask,   &kSacrificeTask,
    &kPredictTask,    &kRallyTask,
};
static_assert(kTasks.size() == static_cast<std::size_t>(Task::rally) + 1);

// RIS-5.5: from the starting player clockwise.
bool ask_for_hand_limit(State& state) {
  for (int i = 0; i < state.seats; ++i) {
    const Seat seat = (state.start + i) % state.seats;
    if (!has_too_many_cards(state, seat)) continue;
    push(state, {Task::hand_limit, static_cast<std::uint8_t>(seat)});
    return true;
  }
  return false;
}

// RIS-3.5: gives the answer if there is only one. Returns whether it did.
bool give_only_answer(State& state, const TaskRules& rules) {
  const SeatSet deciders = rules.deciders(state);
  if (deciders.has(kChance)) return false;
  Moves moves;
  rules.add_moves(state, deciders.lowest(), moves);
  assert(!moves.empty());
  if (moves.size() != 1) return false;
  rules.answer(state, deciders.lowest(), moves[0]);
  return true;
}

}  // namespace

const TaskRules& rules_of(Task task) { return *kTasks[static_cast<std::size_t>(task)]; }

Item& top(State& state) {
  assert(state.agenda.size > 0);
  return state.agenda.items[state.agenda.size - 1U];
}

const Item& top(const State& state) {
  assert(state.agenda.size > 0);
  return state.agenda.items[state.agenda.size - 1U];
}

void push(State& state, Item item) {
  assert(state.agenda.size < kAgendaMax);
  state.agenda.items[state.agenda.size++] = item;
}

void pop(State& state) {
  top(state) = {};
  --state.agenda.size;
}

void settle(State& state) {
  while (state.phase != Phase::over) {
    if (state.agenda.size == 0) {
      if (ask_for_hand_limit(state) || settle_purchases(state) || end_phase_if_over(state)) continue;
      return;
    }
    const TaskRules& rules = rules_of(top(state).task);
    if (rules.advance(state) == Step::wait && !give_only_answer(state, rules)) return;
  }
}

}  // namespace atlantica::rising
