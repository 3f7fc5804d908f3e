#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"
#include "games/rising/position/reader.h"
#include "games/rising/rules.h"
#include "games/rising/versions.h"
#include "games/rising/words.h"

// The last part of reading a position: whether it is all consistent.
namespace atlantica::rising {

namespace {

int of_type(const State& state, char type) {
  int number = 0;
  for (Bits rest = state.blueprint; rest != 0;)
    if (state.edition.components[at(pop_lowest(rest))].type == type) ++number;
  return number;
}

// RIS-3.7: purchases before misfortunes and floods.
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
      return fail(item_of("seats", seat) + ".councilor", "rising.position.councilor_wanted");
  if (setup && state_.start == kUnknown && !on_agenda(Task::start)) return fail("start", "rising.position.start_known");
  const auto& wanted = state_.edition.levels[state_.level - 1U].components;
  for (int type = 0; type < 4; ++type) {
    const char letter = static_cast<char>('A' + type);
    const int number = of_type(state_, letter);
    const bool chosen = !on_agenda(Task::blueprint);
    if (chosen ? number == wanted[at(type)] : number <= wanted[at(type)]) continue;
    return fail(
        "blueprint",
        {"rising.position.blueprint_type",
         {{"level", state_.level}, {"most", wanted[at(type)]}, {"type", std::string(1, letter)}, {"count", number}}});
  }
  return true;
}

bool PositionReader::check_standing() {
  const bool nobody = state_.phase == Phase::setup || state_.phase == Phase::wrath;
  if (nobody && on_board(state_) != 0)
    return fail("seats", {"rising.position.at_home", {{"text", phase_name(state_.phase)}}});
  if (state_.acted != 0 && state_.phase != Phase::actions && state_.phase != Phase::over)
    return fail("seats", "rising.position.acted_phase");
  for (int place = 0; place < kPlaces; ++place)
    if (!check_place(place)) return false;
  return true;
}

bool PositionReader::check_place(int place) {
  const Bits there = standing_on(state_, place);
  if (there == 0) return true;
  const std::string name = place_name(place);
  if (is_tile(place) && is_flooded(state_, place) && place_of(state_, Councilor::seafarer) == kGone)
    return fail("seats", {"rising.position.flooded", {{"place", name}}});
  if (is_build_space(place) && place - kFirstBuild >= state_.build_spaces) return unknown("seats", "gate", name);
  if (place == kCentre || is_build_space(place)) return true;
  if (is_component_space(place)) {
    const int component = place - kFirstSpace;
    const ComponentData& data = state_.edition.components[at(component)];
    if (!has(state_.built, component)) return fail("seats", {"rising.position.not_built", {{"component", name}}});
    if (data.effect == Effect::seal && (there & below(kFirstFollower)) != 0)
      return fail("seats", {"rising.position.followers_only", {{"component", name}}});
  }
  // An Atlantean that the Emissary made room for stays when it leaves.
  const bool emissary = is_tile(place) && place_of(state_, Councilor::emissary) != kGone;
  const int spaces = printed_spaces(state_, place) + (emissary ? 1 : 0);
  return count(there) <= spaces || fail("seats", {"rising.position.spaces", {{"place", name}, {"count", spaces}}});
}

bool PositionReader::check_boards() {
  unsigned seen = 0;
  const auto once = [&](int board, const std::string& where) {
    if ((seen >> board & 1) != 0)
      return fail(where, {"rising.position.councilor_twice", {{"councilor", councilor_name(board)}}});
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
  if (state_.seats > 2 && state_.board_discards != 0) return fail("board_discards", "rising.position.board_discards");
  const bool brought =
      state_.phase == Phase::place || state_.phase == Phase::misfortunes || state_.phase == Phase::actions;
  if (state_.seats <= 2 && brought && (state_.board == kNobody) != on_agenda(Task::boards))
    return fail("hologram.councilor", "rising.position.hologram_wanted");
  return true;
}

bool PositionReader::check_cards() {
  for (int card = 0; card < kCards; ++card) {
    const int number = cards_outside_deck(state_, card) + state_.library[card] + (state_.relic == card ? 1 : 0);
    if (number > state_.edition.cards[at(card)])
      return fail("library",
                  {"rising.position.cards",
                   {{"most", state_.edition.cards[at(card)]}, {"card", card_name(card)}, {"count", number}}});
  }
  for (int i = 0; i < kMisfortunes; ++i) {
    const int number = misfortunes_outside_deck(state_, i) + state_.misfortunes[at(i)];
    if (number > misfortunes_of_level(state_, i))
      return fail("misfortunes", {"rising.position.misfortunes",
                                  {{"level", state_.level},
                                   {"most", misfortunes_of_level(state_, i)},
                                   {"card", misfortune_name(i)},
                                   {"count", number}}});
  }
  if (on_agenda(Task::relics))
    for (std::size_t i = 0; i < state_.revealed_size; ++i)
      if (!has(state_.relics, state_.revealed[i] - kBasicCards))
        return fail("revealed", {"rising.position.not_unused", {{"card", card_name(state_.revealed[i])}}});
  return true;
}

bool PositionReader::check_stocks() {
  for (int resource = 0; resource <= kEnergy; ++resource) {
    const int number = pieces_outside_supply(state_, resource);
    const int all = state_.edition.supply[at(resource)];
    if (number > all)
      return fail("seats", {"rising.position.resources",
                            {{"most", all}, {"resource", resource_name(resource)}, {"count", number}}});
  }
  return true;
}

bool PositionReader::check_gate() {
  const std::uint32_t strangers = state_.built & ~state_.blueprint & ~(1U << kPowerCore);
  if (strangers != 0)
    return fail("built", {"rising.position.not_in_blueprint", {{"component", component_name(lowest(strangers))}}});
  const bool core = has(state_.built, kPowerCore);
  if (core && (state_.blueprint & ~state_.built) != 0) return fail("built", "rising.position.core_last");
  if (core != (state_.phase == Phase::over && state_.loss == Loss::none))
    return fail("phase", "rising.position.core_wins");
  if (state_.built_at != 0 && state_.phase != Phase::actions && state_.phase != Phase::over)
    return fail("built_at", "rising.position.built_at");
  return true;
}

bool PositionReader::check_pledges() {
  const bool buying = state_.phase == Phase::place || state_.phase == Phase::actions;
  const auto& barred = state_.pledges.barred;
  const bool any = std::ranges::any_of(barred, [](SeatSet seats) { return !seats.empty(); });
  if (!buying && state_.phase != Phase::over && !only_unfloodings(state_) &&
      (state_.pledges.ordered > 0 || any || state_.opened != 0))
    return fail("pledges", "rising.position.pledges_phase");
  for (int space = 0; space < state_.build_spaces; ++space) {
    const int component = state_.pledges.component[at(space)];
    if (component == kUnknown) continue;
    for (int other = 0; other < space; ++other)
      if (state_.pledges.component[at(other)] == component)
        return fail("pledges", {"rising.position.one_gate", {{"component", component_name(component)}}});
    for (int resource = 0; resource < kResources; ++resource) {
      int pledged = state_.pledges.square == space && state_.pledges.square_for == resource ? 1 : 0;
      for (Seat seat = 0; seat < state_.seats; ++seat) pledged += state_.pledges.pieces[at(space)][at(seat)][resource];
      if (pledged > state_.edition.components[at(component)].cost[at(resource)])
        return fail("pledges", {"rising.position.too_much",
                                {{"resource", resource_name(resource)}, {"place", place_name(kFirstBuild + space)}}});
    }
  }
  return true;
}

bool PositionReader::check_phase() {
  if (state_.loss != Loss::none && state_.phase != Phase::over) return fail("lost", "rising.position.lost_phase");
  if (!state_.ready.empty() && state_.phase != Phase::place && state_.phase != Phase::actions &&
      state_.phase != Phase::over)
    return fail("seats", "rising.position.ready_phase");
  if (state_.floods_left > 0 && state_.phase != Phase::wrath && state_.phase != Phase::over)
    return fail("floods_left", "rising.position.floods_phase");
  for (std::size_t i = 0; i < state_.agenda.size; ++i)
    if (!check_task(state_.agenda.items[i], item_of("agenda", i))) return false;
  return true;
}

// Anything else still undecided would already have happened.
bool PositionReader::check_rest() {
  State after = state_;
  if (state_.agenda.size > 0) {
    const std::string_view name = task_name(top(state_).task);
    const TaskRules& rules = rules_of(top(state_).task);
    if (rules.advance(after) != Step::wait || after != state_)
      return fail("agenda", {"rising.position.goes_on", {{"text", name}}});
    const SeatSet deciders = rules.deciders(state_);
    Moves moves;
    if (!deciders.empty()) rules.add_moves(state_, deciders.lowest(), moves);
    if (moves.empty()) return fail("agenda", {"rising.position.nothing_to_decide", {{"text", name}}});
    if (moves.size() == 1 && !deciders.has(kChance))
      return fail("agenda", {"rising.position.one_answer", {{"text", name}}});
    return true;
  }
  settle(after);
  return after == state_ || fail("phase", "rising.position.happens_first");
}

}  // namespace atlantica::rising
