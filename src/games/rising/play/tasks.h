#pragma once

#include "games/rising/state.h"

// How tasks are resolved. `play` makes a move and then settles: the task on top of the agenda advances until a seat or
// chance must decide; with an empty agenda the game is in an open moment or moves on to the next phase. Tasks never
// call each other: they push one onto the agenda and wait for it.
namespace atlantica::rising {

enum class Step : std::uint8_t {
  on,    // something was done, or the task is off the agenda: check again
  wait,  // somebody must decide
};

// A kind of task. `advance` does whatever needs no decision; `deciders` (only after Step::wait) are seats or chance
// alone; `add_moves` lists a decider's moves and `answer` makes one.
struct TaskRules {
  Step (*advance)(State& state);
  SeatSet (*deciders)(const State& state);
  void (*add_moves)(const State& state, Seat seat, Moves& moves);
  void (*answer)(State& state, Seat seat, const Move& move);
};
const TaskRules& rules_of(Task task);

// setup.cpp
extern const TaskRules kStartTask, kBlueprintTask, kArtifactsTask, kCouncilorsTask;
// hologram.cpp
extern const TaskRules kBoardsTask, kRelicsTask;
// round.cpp
extern const TaskRules kRoundEndTask;
// misfortunes.cpp
extern const TaskRules kMisfortuneTask, kDefianceTask, kCrisisTask, kRiptideTask, kLootersTask;
// astrologer.cpp
extern const TaskRules kAstrologerTask;
// flooding.cpp
extern const TaskRules kFloodsTask, kFloodTask, kWardenTask, kBarriersTask, kUnfloodsTask;
// actions.cpp
extern const TaskRules kActionTask, kRollersTask, kExpertiseTask, kAlacrityTask;
// rolls.cpp
extern const TaskRules kRollTask, kGainTask, kRecruitTask;
// libraries.cpp
extern const TaskRules kDrawTask, kScribesTask, kHandLimitTask;
// forges.cpp
extern const TaskRules kForgeTask;
// cards.cpp
extern const TaskRules kForesightTask;
// trading.cpp
extern const TaskRules kSwapTask, kRadianceTask, kExchangeTask;
// components.cpp
extern const TaskRules kAmplifyTask, kDredgeTask, kSacrificeTask, kPredictTask, kRallyTask;

Item& top(State& state);
const Item& top(const State& state);
// What is being asked for: the task on top, or in the open moment of the Wrath phase its floods.
inline Task asked_task(const State& state) { return state.agenda.size > 0 ? top(state).task : Task::floods; }
void push(State& state, Item item);
void pop(State& state);
// Deciders of a task that asks its seat.
inline SeatSet its_seat(const State& state) { return SeatSet::only(top(state).seat); }
// Deciders of a task that asks chance.
inline SeatSet by_chance(const State&) { return SeatSet::only(kChance); }
// A task that only asks.
inline Step asks(State&) { return Step::wait; }
// For a task that never waits.
inline void add_nothing(const State&, Seat, Moves&) {}
inline void answer_nothing(State&, Seat, const Move&) {}
// Moves of a task that asks whether to use a card or power.
inline void add_yes_or_no(const State&, Seat, Moves& moves) {
  moves.add(Move::of(Move::Kind::accept));
  moves.add(Move::of(Move::Kind::pass));
}

// Resolves until somebody must decide or the game is over. RIS-3.5: a mandatory decision with a single answer is made
// here. With an empty agenda: hand limits (RIS-5.5), completed purchases (RIS-5.10), then the phase moves on if it can.
void settle(State& state);

}  // namespace atlantica::rising
