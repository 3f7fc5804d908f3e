#include "games/rising/events.h"

#include "games/rising/notation.h"
#include "games/rising/play/tasks.h"
#include "games/rising/rules.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

std::string type_of(const Move& move) { return std::string(move_kind_name(move.kind)); }

Event shift_event(const State& before, Seat seat, const Move& move) {
  const int whose = move.what / 8;
  Event event = seat_event(type_of(move), seat, whose == seat ? "rising.event.shift" : "rising.event.shift_other");
  event.other_seat = whose;
  event.piece = kind_name(move.what % 8);
  event.place = place_name(top(before).y);
  event.place2 = place_name(move.to);
  return event;
}

Event atlantean_event(Seat seat, const Move& move) {
  const bool placed = move.kind == MoveKind::place;
  Event event = seat_event(type_of(move), seat,
                           placed                       ? "rising.event.place"
                           : move.kind == MoveKind::act ? "rising.event.act"
                                                        : "rising.event.send_home");
  event.piece = kind_name(move.what);
  event.place = place_name(placed ? move.to : move.from);
  return event;
}

const char* take_back_key(int purpose) {
  if (purpose >= kBuildPurpose) return "rising.event.take_back_build";
  return purpose < kUnfloodPurpose ? "rising.event.take_back_barrier" : "rising.event.take_back_unflood";
}

const char* pledge_key(int purpose) {
  if (purpose >= kBuildPurpose) return "rising.event.pledge_build";
  return purpose < kUnfloodPurpose ? "rising.event.pledge_barrier" : "rising.event.pledge_unflood";
}

Event purchase_event(Seat seat, const Move& move) {
  const bool pledge = move.kind == MoveKind::pledge;
  Event event = seat_event(type_of(move), seat, pledge ? pledge_key(move.to) : take_back_key(move.to));
  event.purpose = purpose_name(move.to);
  const bool build = move.to >= kBuildPurpose;
  if (!build) event.peninsula = peninsula_name(move.to % kPeninsulas);
  if (!pledge) return event;
  const bool square = move.what >= Move::kSquare;
  event.resource = resource_name(square ? kEnergy : move.what);
  event.amount = square ? 2 : 1;
  if (build) event.component = component_name(move.from);
  return event;
}

Event use_event(Seat seat, const Move& move) {
  const std::string type = type_of(move);
  switch (static_cast<Power>(move.what)) {
    case Power::scales: return seat_event(type, seat, "rising.event.use_scales");
    case Power::keeper: {
      Event event = seat_event(type, seat, "rising.event.use_keeper");
      event.card = card_name(move.from);
      return event;
    }
    case Power::glass: return seat_event(type, seat, "rising.event.use_glass");
    default: return seat_event(type, seat, "rising.event.use_gyre");
  }
}

const char* peninsula_key(const State& before) {
  switch (asked_task(before)) {
    case Task::riptide: return "rising.event.lose_barrier";
    case Task::barriers: return "rising.event.place_barrier";
    case Task::unfloods: return "rising.event.choose_unflood";
    default: return "rising.event.choose_flood";
  }
}

const char* accept_key(const State& before) {
  switch (top(before).task) {
    case Task::warden: return "rising.event.accept_warden";
    case Task::expertise: return "rising.event.accept_expertise";
    case Task::alacrity: return "rising.event.accept_alacrity";
    case Task::defiance: return "rising.event.accept_defiance";
    case Task::gain: return "rising.event.accept_bounty";
    default: return "rising.event.accept_tongs";
  }
}

const char* card_key(const State& before, const Move& move) {
  switch (move.kind) {
    case MoveKind::play: return "rising.event.play";
    case MoveKind::keep: return "rising.event.keep";
    case MoveKind::under: return "rising.event.under";
    case MoveKind::discard: return "rising.event.discard";
    case MoveKind::choose_relic: return "rising.event.choose_relic";
    case MoveKind::top: return "rising.event.top";
    default:
      if (top(before).task == Task::foresight) return "rising.event.discard";
      return move.from == 0 ? "rising.event.remove_deck" : "rising.event.remove_discards";
  }
}

Event card_event(const State& before, Seat seat, const Move& move) {
  const bool misfortune = move.kind == MoveKind::remove || move.kind == MoveKind::top;
  Event event = seat_event(type_of(move), seat, card_key(before, move));
  event.card = misfortune ? misfortune_name(move.what) : card_name(move.what);
  return event;
}

Event dice_event(const State& before, const Move& move) {
  Event event = plain_event<Event>(type_of(move), move.what == 0   ? "rising.event.dice_second"
                                                  : move.from == 0 ? "rising.event.dice_first"
                                                                   : "rising.event.dice");
  if (move.kind == MoveKind::die) event = seat_event(type_of(move), before.action.seat, "rising.event.die");
  if (move.what > 0) event.face = move.what;
  if (move.from > 0) event.face2 = move.from;
  return event;
}

Event chance_event(const State& before, const Move& move) {
  const std::string type = type_of(move);
  const Task task = top(before).task;
  Event event;
  switch (move.kind) {
    case MoveKind::start: return seat_event(type, move.what, "common.event.first");
    case MoveKind::component:
      event = plain_event<Event>(type, "rising.event.component");
      event.component = component_name(move.what);
      return event;
    case MoveKind::councilor:
      event = task == Task::councilors ? seat_event(type, top(before).seat, "rising.event.councilor")
                                       : plain_event<Event>(type, "rising.event.board_revealed");
      event.councilor = councilor_name(move.what);
      return event;
    case MoveKind::artifact:
      event = plain_event<Event>(type,
                                 task == Task::artifacts ? "rising.event.artifact" : "rising.event.artifact_revealed");
      event.card = card_name(move.what);
      return event;
    case MoveKind::misfortune:
      event =
          seat_event(type, top(before).seat, task == Task::foresight ? "rising.event.foresee" : "rising.event.draws");
      event.card = misfortune_name(move.what);
      return event;
    case MoveKind::card:
      event = seat_event(type, top(before).seat, "rising.event.draws");
      event.card = card_name(move.what);
      return event;
    default: return dice_event(before, move);
  }
}

const char* resource_key(const State& before) {
  switch (top(before).task) {
    case Task::looters: return "rising.event.give_up";
    case Task::amplify: return "rising.event.turn_in";
    default: return "rising.event.resource";
  }
}

Event piece_event(const State& before, Seat seat, const Move& move) {
  const std::string type = type_of(move);
  Event event;
  switch (move.kind) {
    case MoveKind::swap:
      event = seat_event(type, seat, "rising.event.swap");
      event.resource = resource_name(move.from);
      event.resource2 = resource_name(move.to);
      return event;
    case MoveKind::give:
      event = seat_event(type, seat, "rising.event.give");
      event.other_seat = move.to;
      break;
    default: event = seat_event(type, seat, resource_key(before));
  }
  event.resource = resource_name(move.what);
  return event;
}

Event rollers_event(Seat seat, const Move& move) {
  Event event = seat_event(type_of(move), seat, "rising.event.rollers");
  event.first_seat = move.what / 8;
  event.piece = kind_name(move.what % 8);
  event.second_seat = move.from / 8;
  event.piece2 = kind_name(move.from % 8);
  return event;
}

Event answer_event(const State& before, Seat seat, const Move& move) {
  const std::string type = type_of(move);
  Event event;
  switch (move.kind) {
    case MoveKind::use: return use_event(seat, move);
    case MoveKind::ready: return seat_event(type, seat, "rising.event.ready");
    case MoveKind::draw: return seat_event(type, seat, "rising.event.draw");
    case MoveKind::accept: return seat_event(type, seat, accept_key(before));
    case MoveKind::pass:
      return seat_event(type, seat, before.agenda.size > 0 ? "rising.event.pass" : "rising.event.pass_centre");
    case MoveKind::choose_board:
      event = seat_event(type, seat, "rising.event.choose_board");
      event.councilor = councilor_name(move.what);
      return event;
    case MoveKind::peninsula:
      event = seat_event(type, seat, peninsula_key(before));
      event.peninsula = peninsula_name(move.to);
      return event;
    case MoveKind::reroll: return seat_event(type, seat, "rising.event.reroll");
    case MoveKind::energy: return seat_event(type, seat, "rising.event.energy");
    case MoveKind::rollers: return rollers_event(seat, move);
    default:
      event = seat_event(type, seat, "rising.event.colour");
      event.other_seat = move.what;
      return event;
  }
}

// The move itself, before its consequences.
Event move_event(const State& before, Seat seat, const Move& move) {
  if (move.kind < MoveKind::place) return chance_event(before, move);
  switch (move.kind) {
    case MoveKind::place:
    case MoveKind::act:
    case MoveKind::send_home: return atlantean_event(seat, move);
    case MoveKind::shift: return shift_event(before, seat, move);
    case MoveKind::pledge:
    case MoveKind::take_back: return purchase_event(seat, move);
    case MoveKind::play:
    case MoveKind::keep:
    case MoveKind::under:
    case MoveKind::discard:
    case MoveKind::choose_relic:
    case MoveKind::remove:
    case MoveKind::top: return card_event(before, seat, move);
    case MoveKind::resource:
    case MoveKind::swap:
    case MoveKind::give: return piece_event(before, seat, move);
    default: return answer_event(before, seat, move);
  }
}

}  // namespace

Event seat_event(std::string type, Seat seat, std::string say) {
  Event event = plain_event<Event>(std::move(type), std::move(say));
  event.seat = seat;
  return event;
}

std::vector<Event> Rules::events(const State& before, Seat seat, const Move& move, const State& after,
                                 [[maybe_unused]] Viewer viewer) {
  std::vector<Event> events{move_event(before, seat, move)};
  add_consequences(before, move, after, events);
  return events;
}

}  // namespace atlantica::rising
