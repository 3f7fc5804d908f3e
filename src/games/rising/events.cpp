#include "games/rising/events.h"

#include "games/rising/notation.h"
#include "games/rising/rules.h"
#include "games/rising/tasks.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

std::string type_of(const Move& move) { return std::string(move_kind_name(move.kind)); }

Event atlantean_event(const State& before, Seat seat, const Move& move) {
  const bool shift = move.kind == MoveKind::shift;
  const int kind = shift ? move.what % 8 : move.what;
  const std::string piece(kind_name(kind));
  const int from = shift ? top(before).y : move.from;
  Event event;
  switch (move.kind) {
    case MoveKind::place:
      event = seat_event(type_of(move), seat, "places " + spoken_piece(kind) + " on " + spoken_place(move.to));
      event.to = place_name(move.to);
      break;
    case MoveKind::act:
      event = seat_event(type_of(move), seat, "acts with " + spoken_piece(kind) + " on " + spoken_place(from));
      event.from = place_name(from);
      break;
    case MoveKind::send_home:
      event = seat_event(type_of(move), seat, "returns " + spoken_piece(kind) + " from " + spoken_place(from));
      event.from = place_name(from);
      break;
    default: {
      const std::string whose = move.what / 8 == seat ? "the " : who(move.what / 8) + "'s ";
      event = seat_event(type_of(move), seat,
                         "moves " + whose + piece + " from " + spoken_place(from) + " to " + spoken_place(move.to));
      event.from = place_name(from);
      event.to = place_name(move.to);
    }
  }
  event.piece = piece;
  return event;
}

Event purchase_event(Seat seat, const Move& move) {
  const std::string purpose = purpose_name(move.to);
  const bool build = move.to >= kBuildPurpose;
  if (move.kind == MoveKind::take_back) {
    Event event = seat_event(type_of(move), seat, "takes back the pledge for " + purpose);
    event.to = purpose;
    return event;
  }
  const bool square = move.what >= Move::kSquare;
  const std::string resource(resource_name(square ? kEnergy : move.what));
  const int amount = square ? 2 : 1;
  const std::string component = build ? std::string(component_name(move.from)) : "";
  Event event = seat_event(type_of(move), seat,
                           "pledges " + std::to_string(amount) + " " + resource + " for " +
                               (build ? "the " + component + " at " + purpose : purpose));
  event.resource = resource;
  event.amount = amount;
  event.to = purpose;
  if (build) event.component = component;
  if (!build) event.peninsula = peninsula_name(move.to % kPeninsulas);
  return event;
}

std::string used_text(const Move& move) {
  switch (static_cast<Power>(move.what)) {
    case Power::scales: return "uses the Assayer's Scales";
    case Power::keeper: return "discards " + std::string(card_name(move.from)) + " with the Keeper's Seal";
    case Power::glass: return "rolls a die again with the Tide Glass";
    default: return "adds to a die with the Fortune Gyre";
  }
}

std::string peninsula_text(const State& before, int peninsula) {
  const std::string name = "the " + std::string(peninsula_name(peninsula));
  switch (asked_task(before)) {
    case Task::riptide: return "loses the barrier of " + name;
    case Task::barriers: return "puts a barrier on " + name;
    case Task::unfloods: return "unfloods a tile of " + name;
    default: return "chooses " + name + " to flood";
  }
}

std::string accept_text(const State& before) {
  switch (top(before).task) {
    case Task::warden: return "stops the flood with the Warden";
    case Task::expertise: return "plays Cipher of Expertise";
    case Task::alacrity: return "plays Enigma of Alacrity";
    case Task::defiance: return "plays Enigma of Defiance";
    case Task::gain: return "plays Cipher of Bounty";
    default: return "uses the Orichalcum Tongs";
  }
}

Event card_event(const State& before, Seat seat, const Move& move) {
  const std::string card(move.kind == MoveKind::remove || move.kind == MoveKind::top ? misfortune_name(move.what)
                                                                                     : card_name(move.what));
  std::string does;
  switch (move.kind) {
    case MoveKind::play: does = "plays " + card; break;
    case MoveKind::keep: does = "keeps " + card; break;
    case MoveKind::under: does = "puts " + card + " under the deck"; break;
    case MoveKind::discard: does = "discards " + card; break;
    case MoveKind::choose_relic: does = "takes " + card; break;
    case MoveKind::top: does = "puts " + card + " on top of the deck"; break;
    default: {
      const bool foreseen = top(before).task == Task::foresight;
      does =
          foreseen ? "discards " + card : "removes " + card + " from " + (move.from == 0 ? "the deck" : "the discards");
    }
  }
  Event event = seat_event(type_of(move), seat, does);
  if (move.kind == MoveKind::remove || move.kind == MoveKind::top)
    event.misfortune = card;
  else
    event.card = card;
  return event;
}

Event chance_event(const State& before, const Move& move) {
  const std::string type = type_of(move);
  Event event;
  switch (move.kind) {
    case MoveKind::start: event = seat_event(type, move.what, "starts"); break;
    case MoveKind::component:
      event = plain_event(type, "The " + std::string(component_name(move.what)) + " comes into the blueprint.");
      event.component = component_name(move.what);
      break;
    case MoveKind::councilor:
      event = top(before).task == Task::councilors
                  ? seat_event(type, top(before).seat, "plays the " + std::string(councilor_name(move.what)))
                  : plain_event(type, "The " + std::string(councilor_name(move.what)) + " is revealed.");
      event.councilor = councilor_name(move.what);
      break;
    case MoveKind::artifact:
      event =
          plain_event(type, std::string(card_name(move.what)) +
                                (top(before).task == Task::artifacts ? " comes into the library." : " is revealed."));
      event.card = card_name(move.what);
      break;
    case MoveKind::misfortune: {
      const std::string name(misfortune_name(move.what));
      const bool foreseen = top(before).task == Task::foresight;
      event = seat_event(type, top(before).seat, (foreseen ? "sees " : "draws ") + name);
      event.misfortune = name;
      break;
    }
    case MoveKind::card:
      event = seat_event(type, top(before).seat, "draws " + std::string(card_name(move.what)));
      event.card = card_name(move.what);
      break;
    case MoveKind::die:
      event = seat_event(type, before.action.seat, "rolls a " + std::to_string(move.what));
      event.dice = {move.what};
      break;
    default:
      event =
          plain_event(type, "The dice show " +
                                (move.what == 0   ? std::to_string(move.from)
                                 : move.from == 0 ? std::to_string(move.what)
                                                  : std::to_string(move.what) + " and " + std::to_string(move.from)) +
                                ".");
      event.dice = {move.what, move.from};
  }
  return event;
}

Event piece_event(const State& before, Seat seat, const Move& move) {
  const std::string resource(resource_name(move.kind == MoveKind::swap ? move.from : move.what));
  std::string does;
  switch (move.kind) {
    case MoveKind::swap: does = "swaps 1 " + resource + " for " + std::string(resource_name(move.to)); break;
    case MoveKind::give: does = "gives 1 " + resource + " to " + who(move.to); break;
    default: {
      const Task task = top(before).task;
      does = (task == Task::looters ? "gives up " : task == Task::amplify ? "turns in " : "chooses ") + resource;
    }
  }
  Event event = seat_event(type_of(move), seat, does);
  event.resource = resource;
  return event;
}

std::string rollers_text(const Move& move) {
  const auto name = [](int code) { return who(code / 8) + "'s " + std::string(kind_name(code % 8)); };
  return "lets " + name(move.what) + " and " + name(move.from) + " roll";
}

Event answer_event(const State& before, Seat seat, const Move& move) {
  const std::string type = type_of(move);
  Event event;
  switch (move.kind) {
    case MoveKind::use: return seat_event(type, seat, used_text(move));
    case MoveKind::ready: return seat_event(type, seat, "is ready");
    case MoveKind::draw: return seat_event(type, seat, "goes on to draw a misfortune");
    case MoveKind::accept: return seat_event(type, seat, accept_text(before));
    case MoveKind::pass: return seat_event(type, seat, before.agenda.size > 0 ? "passes" : "lets the centre flood");
    case MoveKind::choose_board:
      event = seat_event(type, seat, "brings the " + std::string(councilor_name(move.what)) + " as Hologram");
      event.councilor = councilor_name(move.what);
      return event;
    case MoveKind::peninsula:
      event = seat_event(type, seat, peninsula_text(before, move.to));
      event.peninsula = peninsula_name(move.to);
      return event;
    case MoveKind::reroll: return seat_event(type, seat, "has the dice rolled again by the Priest");
    case MoveKind::energy: return seat_event(type, seat, "puts 1 energy on a die");
    case MoveKind::rollers: return seat_event(type, seat, rollers_text(move));
    default: return seat_event(type, seat, "chooses " + std::string(colour_name(move.what)));
  }
}

// The move itself, before what follows from it.
Event move_event(const State& before, Seat seat, const Move& move) {
  if (move.kind < MoveKind::place) return chance_event(before, move);
  switch (move.kind) {
    case MoveKind::place:
    case MoveKind::act:
    case MoveKind::send_home:
    case MoveKind::shift: return atlantean_event(before, seat, move);
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

Event plain_event(std::string type, std::string text) {
  Event event;
  event.type = std::move(type);
  event.text = std::move(text);
  return event;
}

Event seat_event(std::string type, Seat seat, const std::string& does) {
  Event event = plain_event(std::move(type), who(seat) + " " + does + ".");
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
