#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/rules.h"
#include "games/rising/steps.h"
#include "games/rising/table.h"
#include "games/rising/tasks.h"
#include "games/rising/words.h"

// What moves will do, in words and fields.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

// The task whose answer the move is; nothing in an open moment.
std::optional<Task> asked(const State& state) {
  return state.agenda.size > 0 ? std::optional(top(state).task) : std::nullopt;
}

// Per cent to succeed with one die, or two, without energy; nothing where no dice are rolled.
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
  const int kind = shift ? move.what % 8 : move.what;
  info.piece = kind_name(kind);
  const std::string whose = shift && move.what / 8 != seat ? std::string(colour_name(move.what / 8)) + "'s " : "";
  if (shift) info.seat = move.what / 8;
  switch (move.kind) {
    case MoveKind::place:
      info.to = place_name(move.to);
      info.text = "Place " + spoken_piece(kind) + " on " + spoken_place(move.to);
      break;
    case MoveKind::act:
      info.from = place_name(move.from);
      info.chance = chance_of_success(state, seat, move);
      info.text = "Act with " + spoken_piece(kind) + " on " + spoken_place(move.from);
      break;
    case MoveKind::send_home:
      info.from = place_name(move.from);
      info.text = "Return " + spoken_piece(kind) + " from " + spoken_place(move.from);
      break;
    default:
      info.from = place_name(top(state).y);
      info.to = place_name(move.to);
      info.text = "Move " + (whose.empty() ? spoken_piece(kind) : whose + *info.piece) + " to " + spoken_place(move.to);
  }
}

void explain_use(const Move& move, MoveInfo& info) {
  switch (static_cast<Power>(move.what)) {
    case Power::keeper:
      info.card = card_name(move.from);
      info.text = "Keeper's Seal: discard " + *info.card + " for 2 energy";
      break;
    case Power::glass:
      info.die = move.from;
      info.text = "Tide Glass: roll your die again";
      break;
    case Power::gyre:
      info.die = move.from;
      info.text = "Fortune Gyre: add to your die";
      break;
    default: info.text = "Assayer's Scales: swap an ore, gold or crystal";
  }
}

void explain_purchase(const Move& move, MoveInfo& info) {
  info.purpose = purpose_name(move.to);
  const bool build = move.to >= kBuildPurpose;
  if (!build) info.peninsula = peninsula_name(move.to % kPeninsulas);
  if (move.kind == MoveKind::take_back) {
    info.text = "Take back your pledge for " + *info.purpose;
    return;
  }
  const bool square = move.what >= Move::kSquare;
  info.resource = square ? "energy" : resource_name(move.what);
  info.text = "Pledge " + (square ? "2 energy" : "1 " + *info.resource) + " for " + *info.purpose;
  if (square) {
    info.for_resource = resource_name(move.what - Move::kSquare);
    info.text += " in place of " + *info.for_resource;
  }
  if (!build) return;
  info.component = component_name(move.from);
  info.text += ", " + *info.component;
}

void explain_peninsula(const State& state, const Move& move, MoveInfo& info) {
  info.peninsula = peninsula_name(move.to);
  switch (asked_task(state)) {
    case Task::riptide: info.text = "Remove the barrier of the " + *info.peninsula; break;
    case Task::barriers: info.text = "Place a barrier on the " + *info.peninsula; break;
    case Task::unfloods: info.text = "Unflood a tile of the " + *info.peninsula; break;
    default: info.text = "Flood the " + *info.peninsula;
  }
}

void explain_card(const State& state, const Move& move, MoveInfo& info) {
  const bool misfortune = move.kind == MoveKind::remove || move.kind == MoveKind::top;
  info.card = misfortune ? misfortune_name(move.what) : card_name(move.what);
  info.detail = misfortune ? misfortune_text(move.what) : card_text(move.what);
  switch (move.kind) {
    case MoveKind::play: info.text = "Play " + *info.card; break;
    case MoveKind::keep: {
      const bool paid = state.agenda.size > 0 && top(state).task == Task::draw && top(state).y == 0;
      info.text = "Keep " + *info.card + (paid ? " for 1 energy" : "");
      break;
    }
    case MoveKind::under: info.text = "Put " + *info.card + " under the deck"; break;
    case MoveKind::discard: info.text = "Discard " + *info.card; break;
    case MoveKind::choose_relic: info.text = "Take " + *info.card; break;
    case MoveKind::top: info.text = "Put " + *info.card + " on top of the deck"; break;
    default: info.text = "Remove " + *info.card + (move.from == 0 ? " from the deck" : " from the discards");
  }
}

std::string accept_text(Task task) {
  switch (task) {
    case Task::warden: return "Stop the flood for 2 energy";
    case Task::expertise: return "Act again with the Cipher of Expertise";
    case Task::alacrity: return "Act at once with the Enigma of Alacrity";
    case Task::defiance: return "Cancel it with the Enigma of Defiance";
    case Task::gain: return "Take 2 with the Cipher of Bounty";
    case Task::forge: return "Use the Orichalcum Tongs";
    default: return "Yes";
  }
}

std::string pass_text(Task task) {
  switch (task) {
    case Task::roll: return "Let the roll be";
    case Task::draw: return "Keep no more";
    case Task::barriers:
    case Task::swap:
    case Task::exchange:
    case Task::predict: return "Enough";
    default: return "No";
  }
}

void explain_choice(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case MoveKind::component:
      info.component = component_name(move.what);
      info.detail = component_text(state.edition->components[at(move.what)]);
      info.text = "Take the " + *info.component + " into the blueprint";
      break;
    case MoveKind::councilor:
    case MoveKind::choose_board:
      info.councilor = councilor_name(move.what);
      info.detail = councilor_text(move.what);
      info.text = "Choose the " + *info.councilor;
      break;
    case MoveKind::reroll:
      info.text = move.what == 3 ? "Priest: roll both dice again" : "Priest: roll the die again";
      if (move.what != 3) info.die = move.what - 1;
      if (move.what != 3 && state.roll.dice > 1)
        info.text = "Priest: roll the " + std::to_string(state.roll.die[at(*info.die)]) + " again";
      break;
    case MoveKind::energy:
      info.die = move.what;
      info.text = "Add 1 energy to the " + std::to_string(state.roll.die[move.what]);
      break;
    case MoveKind::rollers: {
      const auto name = [](int who_rolls) {
        return std::string(colour_name(who_rolls / 8)) + "'s " + std::string(kind_name(who_rolls % 8));
      };
      info.text = "Roll with " + name(move.what) + " and " + name(move.from);
      break;
    }
    case MoveKind::colour:
      info.seat = move.what;
      info.text = capital(std::string(colour_name(move.what)));
      break;
    default: info.text = info.move;
  }
}

void explain_pieces(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case MoveKind::swap:
      info.resource = resource_name(move.from);
      info.for_resource = resource_name(move.to);
      info.text = "Swap 1 " + *info.resource + " for " + *info.for_resource;
      break;
    case MoveKind::give:
      info.resource = resource_name(move.what);
      info.seat = move.to;
      info.text = "Give 1 " + *info.resource + " to " + std::string(colour_name(move.to));
      break;
    default: {
      const Task task = *asked(state);
      info.resource = resource_name(move.what);
      info.text = (task == Task::looters ? "Lose 1 " : task == Task::amplify ? "Turn in 1 " : "Take ") + *info.resource;
    }
  }
}

void explain_plain(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case MoveKind::ready:
      info.text = state.phase == Phase::place ? "Ready: all are placed" : "Ready: no more actions";
      break;
    case MoveKind::draw: info.text = "Draw a misfortune"; break;
    case MoveKind::accept: info.text = accept_text(*asked(state)); break;
    default: info.text = asked(state) ? pass_text(*asked(state)) : "Let the centre flood";
  }
}

// RIS-4.4, RIS-12.2
bool may_be_lost(const State& state) { return !any_tile_left(state) || state.round == state.edition->rounds; }

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
