#include <algorithm>
#include <initializer_list>

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/position/reader.h"
#include "games/rising/versions.h"
#include "games/rising/words.h"

// The third part of reading a position: the tasks being resolved.
namespace atlantica::rising {

namespace {

constexpr int kAny = 255;

// The values a task may have in a position.
struct Numbers {
  int least_x = 0;
  int most_x = 0;
  int most_y = 0;
  int most_z = 0;
};

Numbers numbers_of(Task task, int seats) {
  const int all = (1 << seats) - 1;
  switch (task) {
    case Task::relics:
    case Task::councilors: return {0, 1, 0, 0};
    case Task::misfortune: return {0, kAny, 2, 0};
    case Task::defiance:
    case Task::expertise: return {0, all, 0, 0};
    case Task::crisis: return {1, all, 0, 0};
    case Task::astrologer: return {0, 1, kPlaces - 1, 0};
    case Task::floods: return {0, 16, 2, kAny};
    case Task::flood: return {0, kPeninsulas - 1, 2, 1};
    case Task::barriers: return {1, kPeninsulas, 1, 0};
    case Task::unfloods: return {1, kTiles, 0, all};
    case Task::action: return {0, 2, 0, 0};
    case Task::alacrity: return {0, kPlaces - 1, 1, 0};
    case Task::gain: return {0, 2, 0, 0};
    case Task::recruit: return {1, all, 0, 0};
    case Task::draw: return {0, 4, kAny, 2};
    case Task::scribes: return {0, all, 4, 0};
    case Task::foresight: return {0, 2, 0, 0};
    case Task::swap: return {1, 100, 100, static_cast<int>(kAllResources)};
    case Task::radiance: return {1, 100, 0, 0};
    case Task::exchange: return {0, seats - 1, 0, 0};
    case Task::rally: return {1, all, 100, 0};
    case Task::amplify:
    case Task::dredge:
    case Task::sacrifice:
    case Task::predict: return {1, 100, 0, 0};
    default: return {};
  }
}

bool is_one_of(Task task, std::initializer_list<Task> tasks) {
  return std::find(tasks.begin(), tasks.end(), task) != tasks.end();
}

// Tasks that cards put on the agenda.
bool is_of_card(Task task) {
  return is_one_of(
      task, {Task::unfloods, Task::barriers, Task::foresight, Task::swap, Task::radiance, Task::exchange, Task::draw});
}

bool may_lie_on(Task upper, Task lower) {
  switch (lower) {
    case Task::councilors: return upper == Task::artifacts;
    case Task::artifacts: return upper == Task::blueprint;
    case Task::blueprint: return upper == Task::start;
    case Task::round_end: return upper == Task::hand_limit;
    case Task::hand_limit: return upper == Task::hand_limit || is_of_card(upper);
    case Task::misfortune:
      return is_one_of(upper, {Task::defiance, Task::crisis, Task::riptide, Task::looters, Task::floods, Task::flood});
    case Task::floods: return upper == Task::flood;
    case Task::flood: return upper == Task::warden;
    case Task::scribes: return upper == Task::draw;
    case Task::action:
      return is_one_of(upper, {Task::rollers, Task::expertise, Task::roll, Task::gain, Task::recruit, Task::draw,
                               Task::scribes, Task::forge, Task::swap, Task::amplify, Task::dredge, Task::sacrifice,
                               Task::predict, Task::rally, Task::barriers, Task::unfloods});
    default: return false;
  }
}

// Whether the task may be the outermost one.
bool may_begin(Task task, const State& state) {
  const Phase phase = state.phase;
  const bool of_moment = is_of_card(task) || task == Task::hand_limit;
  switch (phase) {
    case Phase::setup: return task == Task::councilors || task == Task::relics;
    case Phase::wrath:
      if (of_moment) return buys_in_every_moment(state) && state.floods_left > 0;
      return task == Task::floods || task == Task::round_end;
    case Phase::over: return false;
    default: break;
  }
  if (of_moment) return true;
  if (is_one_of(task, {Task::boards, Task::relics, Task::alacrity})) return phase == Phase::place;
  if (is_one_of(task, {Task::misfortune, Task::astrologer})) return phase == Phase::misfortunes;
  return task == Task::action && phase != Phase::misfortunes;
}

}  // namespace

bool PositionReader::on_agenda(Task task) const { return rising::on_agenda(state_, task); }

bool PositionReader::read_agenda() {
  const auto given = position_.agenda.value_or(std::vector<TaskPosition>{});
  if (given.size() > kAgendaMax) return fail("agenda", {"rising.position.agenda_most", {{"count", kAgendaMax}}});
  for (std::size_t i = 0; i < given.size(); ++i)
    if (!read_task(given[i], item_of("agenda", i))) return false;
  return read_action() && read_roll() && read_drawn() && read_revealed();
}

bool PositionReader::read_task(const TaskPosition& given, const std::string& where) {
  const auto task = parse_task(given.task);
  if (!task) return unknown(where + ".task", "task", given.task);
  Item item{*task};
  const Numbers numbers = numbers_of(*task, state_.seats);
  if (!number(given.seat, where + ".seat", 0, state_.seats - 1, item.seat) ||
      !number(given.x.value_or(0), where + ".x", numbers.least_x, numbers.most_x, item.x) ||
      !number(given.y, where + ".y", 0, numbers.most_y, item.y) ||
      !number(given.z, where + ".z", 0, numbers.most_z, item.z))
    return false;
  Agenda& agenda = state_.agenda;
  const std::string_view name = task_name(*task);
  if (agenda.size == 0 && !may_begin(*task, state_))
    return fail(where, {"rising.position.task_phase", {{"text", phase_name(state_.phase)}, {"text2", name}}});
  if (agenda.size > 0 && !may_lie_on(*task, agenda.items[agenda.size - 1U].task))
    return fail(where, {"rising.position.task_upon",
                        {{"text", name}, {"text2", task_name(agenda.items[agenda.size - 1U].task)}}});
  agenda.items[agenda.size++] = item;
  return true;
}

bool PositionReader::read_action() {
  if (on_agenda(Task::action) != position_.action.has_value()) return fail("action", "rising.position.action_task");
  if (!position_.action) return true;
  const auto place = parse_place(position_.action->place);
  if (!place) return unknown("action.place", "place", position_.action->place);
  state_.action.place = static_cast<std::uint8_t>(*place);
  if (!number(position_.action->seat, "action.seat", 0, state_.seats - 1, state_.action.seat)) return false;
  for (const std::string& name : position_.action->atlanteans) {
    const auto atlantean = parse_atlantean(state_, name);
    if (!atlantean || !is_seat(owner(state_, *atlantean))) return unknown("action.atlanteans", "atlantean", name);
    if (has(state_.action.atlanteans, *atlantean))
      return fail("action.atlanteans", {"rising.position.twice", {{"text", name}}});
    state_.action.atlanteans |= bit(*atlantean);
  }
  return state_.action.atlanteans != 0 || fail("action.atlanteans", "rising.position.nobody_acts");
}

bool PositionReader::read_roll() {
  if (!position_.roll) return !on_agenda(Task::roll) || fail("roll", "rising.position.roll_task");
  const RollPosition& given = *position_.roll;
  const auto added = given.added.value_or(std::vector<int>(given.dice.size(), 0));
  const int place = state_.action.place;
  const std::size_t dice = is_wild(place) ? 1 : is_on(place, Peninsula::cities) ? 2 : 0;
  if (!on_agenda(Task::action) || dice == 0) return fail("roll", "rising.position.roll_place");
  if (given.atlanteans.size() != dice || given.dice.size() != dice || added.size() != dice)
    return fail("roll", {"rising.position.rollers", {{"place", place_name(place)}, {"count", dice}}});
  for (std::size_t die = 0; die < dice; ++die) {
    const auto atlantean = parse_atlantean(state_, given.atlanteans[die]);
    if (!atlantean || !has(state_.action.atlanteans, *atlantean))
      return fail("roll.atlanteans", {"rising.position.not_acting", {{"text", given.atlanteans[die]}}});
    state_.roll.atlantean[die] = static_cast<std::uint8_t>(*atlantean);
    if (!number(given.dice[die], "roll.dice", 0, 6, state_.roll.die[die]) ||
        !number(added[die], "roll.added", 0, 100, state_.roll.added[die]))
      return false;
  }
  state_.roll.dice = static_cast<std::uint8_t>(dice);
  state_.roll.priest_used = given.priest.value_or(false);
  return seats(given.done, "roll.done", state_.roll.done);
}

bool PositionReader::read_drawn() {
  const Names drawn = position_.drawn.value_or(Names{});
  if (!drawn.empty() && !on_agenda(Task::draw) && !on_agenda(Task::foresight))
    return fail("drawn", "rising.position.drawn_task");
  if (drawn.size() > state_.drawn.cards.size()) return fail("drawn", "rising.position.drawn_most");
  for (const std::string& name : drawn) {
    const auto card = is_foreseen(state_) ? parse_misfortune(name) : parse_card(name);
    if (!card) return unknown("drawn", "card", name);
    state_.drawn.cards[state_.drawn.size++] = static_cast<std::uint8_t>(*card);
  }
  return true;
}

bool PositionReader::read_revealed() {
  const Names revealed = position_.revealed.value_or(Names{});
  const bool boards = offers_boards(state_);
  if (!revealed.empty() && !boards && !on_agenda(Task::relics))
    return fail("revealed", "rising.position.revealed_task");
  if (revealed.size() > state_.revealed.size()) return fail("revealed", "rising.position.revealed_most");
  for (const std::string& name : revealed) {
    const auto one = boards ? parse_councilor(name) : parse_card(name);
    if (!one || (!boards && *one < kBasicCards)) return unknown("revealed", boards ? "councilor" : "artifact", name);
    if (state_.revealed_size == 1 && state_.revealed[0] == *one)
      return fail("revealed", {"rising.position.twice", {{"text", name}}});
    state_.revealed[state_.revealed_size++] = static_cast<std::uint8_t>(*one);
  }
  return true;
}

}  // namespace atlantica::rising
