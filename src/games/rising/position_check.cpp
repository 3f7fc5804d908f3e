#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/position_reader.h"
#include "games/rising/rules.h"
#include "games/rising/steps.h"
#include "games/rising/table.h"
#include "games/rising/tasks.h"
#include "games/rising/versions.h"
#include "games/rising/words.h"

// The last part of reading a position: whether everything fits together.
namespace atlantica::rising {

namespace {

int of_type(const State& state, char type) {
  int number = 0;
  for (Bits rest = state.blueprint; rest != 0;)
    if (state.edition->components[at(pop_lowest(rest))].type == type) ++number;
  return number;
}

// RIS-3.7: what is bought before misfortunes and floods.
bool only_unfloodings(const State& state) {
  if (!buys_in_every_moment(state) || state.opened != 0) return false;
  if (state.phase != Phase::misfortunes && state.phase != Phase::wrath) return false;
  for (int i = 0; i < state.pledges.ordered; ++i)
    if (const int purpose = state.pledges.order[at(i)]; purpose < kUnfloodPurpose || purpose >= kBuildPurpose)
      return false;
  for (int purpose = 0; purpose < kPurposes; ++purpose)
    if ((purpose < kUnfloodPurpose || purpose >= kBuildPurpose) && !state.pledges.barred[at(purpose)].empty())
      return false;
  return true;
}

}  // namespace

bool PositionReader::check_setup() {
  const bool setup = state_.phase == Phase::setup;
  for (Seat seat = 0; seat < state_.seats; ++seat)
    if (!setup && state_.councilor[at(seat)] == kNobody)
      return fail("seats[" + std::to_string(seat) + "].councilor: it must be given after the setup");
  if (setup && state_.start == kUnknown && !on_agenda(Task::start))
    return fail("start: it is known after the task start");
  const auto& wanted = state_.edition->levels[state_.level - 1U].components;
  for (int type = 0; type < 4; ++type) {
    const char letter = static_cast<char>('A' + type);
    const int number = of_type(state_, letter);
    const bool chosen = !on_agenda(Task::blueprint);
    if (chosen ? number == wanted[at(type)] : number <= wanted[at(type)]) continue;
    return fail("blueprint: level " + std::to_string(state_.level) + " has " + std::to_string(wanted[at(type)]) +
                " components of type " + letter + ", not " + std::to_string(number) + " (RIS-2.2)");
  }
  return true;
}

bool PositionReader::check_standing() {
  const bool nobody = state_.phase == Phase::setup || state_.phase == Phase::wrath;
  if (nobody && on_board(state_) != 0)
    return fail("seats: in phase " + std::string(phase_name(state_.phase)) + " everybody is at home");
  if (state_.acted != 0 && state_.phase != Phase::actions && state_.phase != Phase::over)
    return fail("seats: somebody has acted in phase actions only");
  for (int place = 0; place < kPlaces; ++place)
    if (!check_place(place)) return false;
  return true;
}

bool PositionReader::check_place(int place) {
  const Bits there = standing_on(state_, place);
  if (there == 0) return true;
  const std::string name = place_name(place);
  if (is_tile(place) && is_flooded(state_, place) && place_of(state_, Councilor::seafarer) == kGone)
    return fail("seats: " + name + " is flooded, and nobody plays the Seafarer");
  if (is_build_space(place) && place - kFirstBuild >= state_.build_spaces)
    return fail("seats: there is no build space " + quoted(name));
  if (place == kCentre || is_build_space(place)) return true;
  if (is_component_space(place)) {
    const int component = place - kFirstSpace;
    const ComponentData& data = state_.edition->components[at(component)];
    if (!has(state_.built, component)) return fail("seats: the " + name + " is not built");
    if (data.effect == Effect::seal && (there & below(kFirstFollower)) != 0)
      return fail("seats: the " + name + " takes followers only (RIS-11.1)");
  }
  // An Atlantean that the Emissary made room for stays when it leaves.
  const bool emissary = is_tile(place) && place_of(state_, Councilor::emissary) != kGone;
  const int spaces = printed_spaces(state_, place) + (emissary ? 1 : 0);
  return count(there) <= spaces || fail("seats: " + name + " has " + counted(spaces, "space"));
}

bool PositionReader::check_boards() {
  unsigned seen = 0;
  const auto once = [&](int board, const std::string& where) {
    if ((seen >> board & 1) != 0)
      return fail(where + ": the " + std::string(councilor_name(board)) + " is named twice");
    seen |= 1U << board;
    return true;
  };
  for (Seat seat = 0; seat < state_.seats; ++seat)
    if (state_.councilor[at(seat)] != kNobody && !once(state_.councilor[at(seat)], "seats")) return false;
  if (state_.board != kNobody && !once(state_.board, "hologram")) return false;
  for (Bits rest = state_.board_discards; rest != 0;)
    if (!once(pop_lowest(rest), "board_discards")) return false;
  if (offers_boards(state_))
    for (std::size_t i = 0; i < state_.revealed_size; ++i)
      if (!once(state_.revealed[i], "revealed")) return false;
  if (state_.seats > 2 && state_.board_discards != 0)
    return fail("board_discards: boards are discarded with one or two players only");
  const bool brought =
      state_.phase == Phase::place || state_.phase == Phase::misfortunes || state_.phase == Phase::actions;
  if (state_.seats <= 2 && brought && (state_.board == kNobody) != on_agenda(Task::boards))
    return fail("hologram.councilor: it is given from the choice at the start of the round on (RIS-3.0)");
  return true;
}

bool PositionReader::check_cards() {
  for (int card = 0; card < kCards; ++card) {
    const int number = cards_outside_deck(state_, card) + state_.library[card] + (state_.relic == card ? 1 : 0);
    if (number > state_.edition->cards[at(card)])
      return fail("library: there are only " + std::to_string(state_.edition->cards[at(card)]) + " of " +
                  std::string(card_name(card)) + ", not " + std::to_string(number));
  }
  for (int i = 0; i < kMisfortunes; ++i) {
    const int number = misfortunes_outside_deck(state_, i) + state_.misfortunes[at(i)];
    if (number > misfortunes_of_level(state_, i))
      return fail("misfortunes: level " + std::to_string(state_.level) + " has only " +
                  std::to_string(misfortunes_of_level(state_, i)) + " of " + std::string(misfortune_name(i)) +
                  ", not " + std::to_string(number));
  }
  if (on_agenda(Task::relics))
    for (std::size_t i = 0; i < state_.revealed_size; ++i)
      if (!has(state_.relics, state_.revealed[i] - kBasicCards))
        return fail("revealed: " + std::string(card_name(state_.revealed[i])) + " is not among the unused artifacts");
  return true;
}

bool PositionReader::check_stocks() {
  for (int resource = 0; resource <= kEnergy; ++resource) {
    const int number = pieces_outside_supply(state_, resource);
    const int all = state_.edition->supply[at(resource)];
    if (number > all)
      return fail("seats: there is only " + std::to_string(all) + " " + std::string(resource_name(resource)) +
                  ", not " + std::to_string(number) + " (RIS-1.3)");
  }
  return true;
}

bool PositionReader::check_gate() {
  const std::uint32_t strangers = state_.built & ~state_.blueprint & ~(1U << kPowerCore);
  if (strangers != 0)
    return fail("built: the " + std::string(component_name(lowest(strangers))) + " is not in the blueprint");
  const bool core = has(state_.built, kPowerCore);
  if (core && (state_.blueprint & ~state_.built) != 0)
    return fail("built: the Power Core comes when the others stand (RIS-6.3)");
  if (core != (state_.phase == Phase::over && state_.loss == Loss::none))
    return fail("phase: the game is won when the Power Core is built, and over (RIS-12.1)");
  if (state_.built_at != 0 && state_.phase != Phase::actions && state_.phase != Phase::over)
    return fail("built_at: it tells of phase actions");
  return true;
}

bool PositionReader::check_pledges() {
  const bool buying = state_.phase == Phase::place || state_.phase == Phase::actions;
  const auto& barred = state_.pledges.barred;
  const bool any = std::ranges::any_of(barred, [](SeatSet seats) { return !seats.empty(); });
  if (!buying && state_.phase != Phase::over && !only_unfloodings(state_) &&
      (state_.pledges.ordered > 0 || any || state_.opened != 0))
    return fail("pledges: there are some in phases place and actions only, but for unflooding (RIS-3.7)");
  for (int space = 0; space < state_.build_spaces; ++space) {
    const int component = state_.pledges.component[at(space)];
    if (component == kUnknown) continue;
    const std::string name = place_name(kFirstBuild + space);
    for (int other = 0; other < space; ++other)
      if (state_.pledges.component[at(other)] == component)
        return fail("pledges: the " + std::string(component_name(component)) + " is named at one gate only (RIS-6.2)");
    for (int resource = 0; resource < kResources; ++resource) {
      int pledged = state_.pledges.square == space && state_.pledges.square_for == resource ? 1 : 0;
      for (Seat seat = 0; seat < state_.seats; ++seat) pledged += state_.pledges.pieces[at(space)][at(seat)][resource];
      if (pledged > state_.edition->components[at(component)].cost[at(resource)])
        return fail("pledges: no more " + std::string(resource_name(resource)) + " is pledged at " + name +
                    " than it costs (RIS-5.10)");
    }
  }
  return true;
}

bool PositionReader::check_phase() {
  if (state_.loss != Loss::none && state_.phase != Phase::over) return fail("lost: then the phase is over");
  if (!state_.ready.empty() && state_.phase != Phase::place && state_.phase != Phase::actions &&
      state_.phase != Phase::over)
    return fail("seats: somebody is ready in phases place and actions only");
  if (state_.floods_left > 0 && state_.phase != Phase::wrath && state_.phase != Phase::over)
    return fail("floods_left: there are some in phase wrath only");
  for (std::size_t i = 0; i < state_.agenda.size; ++i)
    if (!check_task(state_.agenda.items[i], "agenda[" + std::to_string(i) + "]")) return false;
  return true;
}

// Whatever else is not decided yet would have happened.
bool PositionReader::check_rest() {
  State after = state_;
  if (state_.agenda.size > 0) {
    const std::string name(task_name(top(state_).task));
    const TaskRules& rules = rules_of(top(state_).task);
    if (rules.advance(after) != Step::wait || after != state_)
      return fail("agenda: " + name + " goes on without a decision; give what comes after it");
    const SeatSet deciders = rules.deciders(state_);
    Moves moves;
    if (!deciders.empty()) rules.add_moves(state_, deciders.lowest(), moves);
    if (moves.empty()) return fail("agenda: there is nothing to decide at " + name);
    if (moves.size() == 1 && !deciders.has(kChance))
      return fail("agenda: " + name + " has one answer only, which needs no asking (RIS-3.5)");
    return true;
  }
  settle(after);
  return after == state_ || fail("phase: something happens here before anybody decides; give what comes after it");
}

}  // namespace atlantica::rising
