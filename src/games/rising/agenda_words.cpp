#include "games/rising/notation.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"
#include "games/rising/words.h"

// The tasks being resolved, as messages and their fields.
namespace atlantica::rising {

namespace {

const char* floods_key(const Item& item) { return item.z != 0 ? "rising.task.floods_another" : "rising.task.floods"; }

const char* draw_key(const Item& item) {
  if (item.x > 0) return "rising.task.draw";
  if (item.y == kUnknown) return "rising.task.draw_under";
  return item.y > 0 ? "rising.task.draw_keep" : "rising.task.draw_another";
}

const char* foresight_key(const Item& item) {
  if (item.x == 0) return "rising.task.foresight";
  return item.x == 1 ? "rising.task.foresight_discard" : "rising.task.foresight_top";
}

const char* roll_key(const Roll& roll) {
  const bool to_be_rolled = roll.die[0] == 0 || (roll.dice > 1 && roll.die[1] == 0);
  return to_be_rolled ? "rising.task.roll" : "rising.task.roll_fails";
}

const char* setup_key(const State& state, const Item& item) {
  switch (item.task) {
    case Task::start: return "rising.task.start";
    case Task::blueprint:
      return state.blueprint_from == Blueprint::chosen ? "rising.task.blueprint_chosen" : "rising.task.blueprint";
    case Task::artifacts: return "rising.task.artifacts";
    default: return state.choose_councilors ? "rising.task.councilors_chosen" : "rising.task.councilors";
  }
}

// Cards, and what components ask for.
const char* effect_key(const Item& item) {
  switch (item.task) {
    case Task::draw: return draw_key(item);
    case Task::scribes: return "rising.task.scribes";
    case Task::hand_limit: return "rising.task.hand_limit";
    case Task::forge: return "rising.task.forge";
    case Task::foresight: return foresight_key(item);
    case Task::swap: return "rising.task.swap";
    case Task::radiance: return "rising.task.radiance";
    case Task::exchange: return "rising.task.exchange";
    case Task::amplify: return "rising.task.amplify";
    case Task::dredge: return "rising.task.dredge";
    case Task::sacrifice: return "rising.task.sacrifice";
    case Task::predict: return "rising.task.predict";
    default: return "rising.task.rally";
  }
}

const char* task_key(const State& state, const Item& item) {
  switch (item.task) {
    case Task::start:
    case Task::blueprint:
    case Task::artifacts:
    case Task::councilors: return setup_key(state, item);
    case Task::boards: return "rising.task.boards";
    case Task::relics: return "rising.task.relics";
    case Task::round_end: return "rising.task.round_end";
    case Task::misfortune: return item.x == kUnknown ? "rising.task.misfortune_drawn" : "rising.task.misfortune";
    case Task::defiance: return "rising.task.defiance";
    case Task::crisis: return "rising.task.crisis";
    case Task::riptide: return "rising.task.riptide";
    case Task::looters: return "rising.task.looters";
    case Task::astrologer: return item.x == 0 ? "rising.task.astrologer" : "rising.task.astrologer_other";
    case Task::floods: return floods_key(item);
    case Task::flood: return "rising.task.flood";
    case Task::warden: return "rising.task.warden";
    case Task::barriers: return "rising.task.barriers";
    case Task::unfloods: return "rising.task.unfloods";
    case Task::action: return "rising.task.action";
    case Task::rollers: return "rising.task.rollers";
    case Task::expertise: return "rising.task.expertise";
    case Task::alacrity: return "rising.task.alacrity";
    case Task::roll: return roll_key(state.roll);
    case Task::gain: return "rising.task.gain";
    case Task::recruit: return "rising.task.recruit";
    default: return effect_key(item);
  }
}

// Whether it is done by, or happens to, a single player.
bool is_of_one(Task task) {
  switch (task) {
    case Task::start:
    case Task::blueprint:
    case Task::artifacts:
    case Task::councilors:
    case Task::boards:
    case Task::relics:
    case Task::round_end:
    case Task::defiance:
    case Task::flood:
    case Task::roll:
    case Task::recruit:
    case Task::scribes:
    case Task::sacrifice: return false;
    default: return true;
  }
}

// How many the task is about; nothing if its sentence has no count.
std::optional<int> amount_in(const State& state, const Item& item) {
  switch (item.task) {
    case Task::floods:
    case Task::barriers:
    case Task::unfloods:
    case Task::swap:
    case Task::radiance:
    case Task::amplify:
    case Task::predict: return item.x;
    case Task::draw: return state.drawn.size;
    default: return std::nullopt;
  }
}

}  // namespace

TaskView task_view(const State& state, int index) {
  const Item& item = state.agenda.items[static_cast<std::size_t>(index)];
  TaskView view;
  view.task = task_name(item.task);
  view.say = task_key(state, item);
  view.amount = amount_in(state, item);
  if (item.task == Task::misfortune && item.x != kUnknown) view.card = misfortune_name(item.x);
  if (item.task == Task::action || item.task == Task::roll) view.place = place_name(state.action.place);
  if (item.task == Task::flood) view.peninsula = peninsula_name(item.x);
  if (is_of_one(item.task)) {
    view.seat = item.task == Task::action ? state.action.seat : item.seat;
  } else if (index + 1 == state.agenda.size) {
    const SeatSet deciders = rules_of(item.task).deciders(state);
    if (deciders.size() == 1 && !deciders.has(kChance)) view.seat = deciders.lowest();
  }
  return view;
}

}  // namespace atlantica::rising
