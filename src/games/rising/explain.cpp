#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"
#include "games/rising/rules.h"
#include "games/rising/words.h"

// What moves will do, as messages and their fields.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

// The task that the move answers; nothing in an open moment.
std::optional<Task> asked(const State& state) {
  return state.agenda.size > 0 ? std::optional(top(state).task) : std::nullopt;
}

// Percent chance of success with one die, or two, without energy; nothing if no dice are rolled.
std::optional<int> chance_of_success(const State& state, Seat seat, const Move& move) {
  const int tile = move.from;
  if (!is_tile(tile)) return std::nullopt;
  const int automaton = state.at[kAutomaton] == tile ? 2 : 0;
  if (is_wild(tile)) {
    const int needed = target(state, tile, seat) - automaton;
    return std::clamp(7 - needed, 0, 6) * 100 / 6;
  }
  if (!is_on(tile, Peninsula::cities)) return std::nullopt;
  int diadem = 0;
  for (Bits rest = standing_on(state, tile); rest != 0;)
    if (holds(state, owner(state, pop_lowest(rest)), Card::coral_diadem)) diadem = 1;
  const int needed = target(state, tile, seat) - automaton - diadem - wrath_number(state);
  int ways = 0;
  for (int first = 1; first <= 6; ++first) ways += std::clamp(7 - (needed - first), 0, 6);
  return ways * 100 / 36;
}

void explain_atlantean(const State& state, Seat seat, const Move& move, MoveInfo& info) {
  const bool shift = move.kind == MoveKind::shift;
  info.piece = kind_name(shift ? move.what % 8 : move.what);
  switch (move.kind) {
    case MoveKind::place:
      info.say = "rising.move.place";
      info.place = place_name(move.to);
      break;
    case MoveKind::act:
      info.say = "rising.move.act";
      info.place = place_name(move.from);
      info.chance = chance_of_success(state, seat, move);
      break;
    case MoveKind::send_home:
      info.say = "rising.move.send_home";
      info.place = place_name(move.from);
      break;
    default:
      info.seat = move.what / 8;
      info.say = *info.seat == seat ? "rising.move.shift" : "rising.move.shift_other";
      info.place = place_name(top(state).y);
      info.place2 = place_name(move.to);
  }
}

void explain_use(const Move& move, MoveInfo& info) {
  const auto power = static_cast<Power>(move.what);
  if (power == Power::keeper) info.card = card_name(move.from);
  if (power == Power::glass || power == Power::gyre) info.die = move.from;
  switch (power) {
    case Power::keeper: info.say = "rising.move.use_keeper"; break;
    case Power::glass: info.say = "rising.move.use_glass"; break;
    case Power::gyre: info.say = "rising.move.use_gyre"; break;
    default: info.say = "rising.move.use_scales";
  }
}

const char* take_back_label(int purpose) {
  if (purpose >= kBuildPurpose) return "rising.move.take_back_build";
  return purpose < kUnfloodPurpose ? "rising.move.take_back_barrier" : "rising.move.take_back_unflood";
}

const char* energy_key(int purpose) {
  return purpose < kUnfloodPurpose ? "rising.move.pledge_barrier" : "rising.move.pledge_unflood";
}

void explain_purchase(const Move& move, MoveInfo& info) {
  info.purpose = purpose_name(move.to);
  const bool build = move.to >= kBuildPurpose;
  if (!build) info.peninsula = peninsula_name(move.to % kPeninsulas);
  if (move.kind == MoveKind::take_back) {
    info.say = take_back_label(move.to);
    return;
  }
  const bool square = move.what >= Move::kSquare;
  info.resource = resource_name(square ? kEnergy : move.what);
  if (square) info.resource2 = resource_name(move.what - Move::kSquare);
  if (build) info.component = component_name(move.from);
  info.say = !build ? energy_key(move.to) : square ? "rising.move.pledge_square" : "rising.move.pledge_build";
}

void explain_peninsula(const State& state, const Move& move, MoveInfo& info) {
  info.peninsula = peninsula_name(move.to);
  switch (asked_task(state)) {
    case Task::riptide: info.say = "rising.move.lose_barrier"; break;
    case Task::barriers: info.say = "rising.move.place_barrier"; break;
    case Task::unfloods: info.say = "rising.move.unflood"; break;
    default: info.say = "rising.move.flood";
  }
}

void explain_card(const State& state, const Move& move, MoveInfo& info) {
  const bool misfortune = move.kind == MoveKind::remove || move.kind == MoveKind::top;
  info.card = misfortune ? misfortune_name(move.what) : card_name(move.what);
  info.detail = "rising.detail.card";
  switch (move.kind) {
    case MoveKind::play: info.say = "rising.move.play"; break;
    case MoveKind::keep: {
      const bool paid = state.agenda.size > 0 && top(state).task == Task::draw && top(state).y == 0;
      info.say = paid ? "rising.move.keep_paid" : "rising.move.keep";
      break;
    }
    case MoveKind::under: info.say = "rising.move.under"; break;
    case MoveKind::discard: info.say = "rising.move.discard"; break;
    case MoveKind::choose_relic: info.say = "rising.move.choose_relic"; break;
    case MoveKind::top: info.say = "rising.move.top"; break;
    default: info.say = move.from == 0 ? "rising.move.remove_deck" : "rising.move.remove_discards";
  }
}

const char* accept_key(Task task) {
  switch (task) {
    case Task::warden: return "rising.move.accept_warden";
    case Task::expertise: return "rising.move.accept_expertise";
    case Task::alacrity: return "rising.move.accept_alacrity";
    case Task::defiance: return "rising.move.accept_defiance";
    case Task::gain: return "rising.move.accept_bounty";
    default: return "rising.move.accept_tongs";
  }
}

const char* pass_key(std::optional<Task> task) {
  if (!task) return "rising.move.pass_centre";
  switch (*task) {
    case Task::roll: return "rising.move.pass_roll";
    case Task::draw: return "rising.move.pass_draw";
    case Task::barriers:
    case Task::swap:
    case Task::exchange:
    case Task::predict: return "rising.move.pass_enough";
    default: return "rising.move.pass";
  }
}

void explain_reroll(const State& state, const Move& move, MoveInfo& info) {
  if (move.what == 3) {
    info.say = "rising.move.reroll_both";
    return;
  }
  info.die = move.what - 1;
  info.face = state.roll.die[at(*info.die)];
  info.say = state.roll.dice > 1 ? "rising.move.reroll_face" : "rising.move.reroll";
}

void explain_choice(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case MoveKind::component:
      info.component = component_name(move.what);
      info.detail = component_key(state.edition.components[at(move.what)].effect);
      info.amount = state.edition.components[at(move.what)].amount;
      info.say = "rising.move.component";
      break;
    case MoveKind::councilor:
    case MoveKind::choose_board:
      info.councilor = councilor_name(move.what);
      info.detail = "rising.detail.councilor";
      info.say = "rising.move.councilor";
      break;
    case MoveKind::reroll: explain_reroll(state, move, info); break;
    case MoveKind::energy:
      info.die = move.what;
      info.face = state.roll.die[move.what];
      info.say = "rising.move.energy";
      break;
    case MoveKind::rollers:
      info.first_seat = move.what / 8;
      info.piece = kind_name(move.what % 8);
      info.second_seat = move.from / 8;
      info.piece2 = kind_name(move.from % 8);
      info.say = "rising.move.rollers";
      break;
    case MoveKind::colour:
      info.seat = move.what;
      info.say = "rising.move.colour";
      break;
    default: break;  // chance moves are not explained
  }
}

void explain_pieces(const State& state, const Move& move, MoveInfo& info) {
  info.resource = resource_name(move.kind == MoveKind::swap ? move.from : move.what);
  switch (move.kind) {
    case MoveKind::swap:
      info.resource2 = resource_name(move.to);
      info.say = "rising.move.swap";
      break;
    case MoveKind::give:
      info.seat = move.to;
      info.say = "rising.move.give";
      break;
    default:
      info.say = *asked(state) == Task::looters   ? "rising.move.lose"
                 : *asked(state) == Task::amplify ? "rising.move.turn_in"
                                                  : "rising.move.take";
  }
}

void explain_plain(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case MoveKind::ready:
      info.say = state.phase == Phase::place ? "rising.move.ready_placed" : "rising.move.ready_acted";
      break;
    case MoveKind::draw: info.say = "rising.move.draw"; break;
    case MoveKind::accept: info.say = accept_key(*asked(state)); break;
    default: info.say = pass_key(asked(state));
  }
}

// RIS-4.4, RIS-12.2
bool may_be_lost(const State& state) { return !any_tile_left(state) || state.round == state.edition.rounds; }

// Whether the move loses the game before anything else is decided.
bool loses(const State& state, Seat seat, const Move& move) {
  State after = state;
  Rules::play(after, seat, move);
  return after.phase == Phase::over && after.loss != Loss::none;
}

}  // namespace

MoveInfo Rules::explain(const State& state, Seat seat, const Move& move) {
  MoveInfo info;
  info.move = text(move);
  info.kind = move_kind_name(move.kind);
  switch (move.kind) {
    case MoveKind::place:
    case MoveKind::act:
    case MoveKind::send_home:
    case MoveKind::shift: explain_atlantean(state, seat, move, info); break;
    case MoveKind::use: explain_use(move, info); break;
    case MoveKind::pledge:
    case MoveKind::take_back: explain_purchase(move, info); break;
    case MoveKind::peninsula: explain_peninsula(state, move, info); break;
    case MoveKind::play:
    case MoveKind::keep:
    case MoveKind::under:
    case MoveKind::discard:
    case MoveKind::choose_relic:
    case MoveKind::remove:
    case MoveKind::top: explain_card(state, move, info); break;
    case MoveKind::resource:
    case MoveKind::swap:
    case MoveKind::give: explain_pieces(state, move, info); break;
    case MoveKind::ready:
    case MoveKind::draw:
    case MoveKind::accept:
    case MoveKind::pass: explain_plain(state, move, info); break;
    default: explain_choice(state, move, info);
  }
  if (seat != kChance && may_be_lost(state) && loses(state, seat, move)) info.fatal = true;
  return info;
}

}  // namespace atlantica::rising
