#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"
#include "games/escape/words.h"

// What moves did, in words and fields.
namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

Event plain_event(std::string type, std::string text) {
  Event event;
  event.type = std::move(type);
  event.text = std::move(text);
  return event;
}

Event player_event(const State& state, std::string type, const std::string& does) {
  Event event = plain_event(std::move(type), "@" + std::to_string(state.colour) + " " + does + ".");
  event.seat = state.colour;
  event.colour = colour_name(state.colour);
  return event;
}

Event chance_event(const State& before, const Move& move) {
  if (move.kind == Kind::first) {
    Event event = plain_event("first", "@" + std::to_string(move.what) + " starts.");
    event.seat = move.what;
    return event;
  }
  if (move.kind == Kind::dice) {
    const auto creature = static_cast<Creature>(move.what);
    const std::string movement(movement_name(move.from));
    Event event = player_event(before, "dice", "rolls " + spoken_creature(creature) + " and " + movement);
    event.creature = creature_name(creature);
    event.movement = movement;
    return event;
  }
  const auto symbol = static_cast<Symbol>(move.what);
  const std::string name = symbol == Symbol::monster ? "sea monster" : std::string(symbol_name(symbol));
  Event event = plain_event("symbol", capital(name) + " on " + Sea::name(before.hex) + "!");
  event.seat = before.colour;
  event.colour = colour_name(before.colour);
  event.symbol = symbol_name(symbol);
  event.ring = ring_name(ring_of(before.hex));
  event.to = Sea::name(before.hex);
  return event;
}

Event atlantean_event(const State& before, const Move& move) {
  const std::string from = Sea::name(move.from);
  const std::string to = move.kind == Kind::land ? std::string(isle_name(isle_beside(move.from))) : Sea::name(move.to);
  const std::string how = how_name(before, move);
  Event event;
  switch (move.kind) {
    case Kind::walk: event = player_event(before, "walk", "walks from " + from + " to " + to); break;
    case Kind::dive: event = player_event(before, "dive", "dives from " + from + " into " + to); break;
    case Kind::board:
      event =
          player_event(before, "board",
                       "boards the ship on " + to + " from " + (how == "sea" || how == "guarded" ? "the sea" : from));
      break;
    case Kind::land: event = player_event(before, "land", "saves one on the coral island " + to); break;
    default:
      event = player_event(before, "swim",
                           "swims from " + from + " to " + to + (how == "together" ? " with a dolphin" : ""));
  }
  event.how = how;
  event.from = from;
  event.to = to;
  return event;
}

Event creature_event(const State& before, const Move& move) {
  const auto creature = static_cast<Creature>(before.die);
  const std::string name = spoken_creature(creature);
  const bool goes_on = move.kind == Kind::step || move.kind == Kind::to;
  const std::string from = Sea::name(goes_on ? before.hex : move.from);
  const std::string to = Sea::name(move.to);
  Event event;
  if (move.kind == Kind::pass) {
    const std::string leaves(colour_name(move.what / kSeatsMax));
    const std::string guards(colour_name(move.what % kSeatsMax));
    event =
        player_event(before, "pass", "lets the dolphin on " + from + " protect " + guards + " instead of " + leaves);
    event.leaves = leaves;
    event.guards = guards;
  } else {
    const bool dives = !goes_on && move.from == move.to;
    const std::string does = dives                   ? "lets the " + name + " on " + from + " dive"
                             : move.kind == Kind::to ? "lets the " + name + " come up on " + to
                                                     : "moves the " + name + " from " + from + " to " + to;
    const std::string type = move.kind == Kind::to ? "to" : goes_on ? "step" : "creature";
    event = player_event(before, type, does);
    if (!dives) event.to = to;
  }
  if (move.kind == Kind::leave) {
    event.type = "leave";
    event.leaves = colour_name(move.what);
  }
  event.creature = creature_name(creature);
  event.from = from;
  return event;
}

// The move itself, before what follows from it.
Event move_event(const State& before, const Move& move) {
  switch (move.kind) {
    case Kind::place: {
      Event event = player_event(before, "place", "places an Atlantean on " + Sea::name(move.to));
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::walk:
    case Kind::dive:
    case Kind::board:
    case Kind::swim:
    case Kind::land: return atlantean_event(before, move);
    case Kind::sail: {
      const std::string way = "from " + Sea::name(move.from) + " to " + Sea::name(move.to);
      Event event = player_event(before, "sail", "sails a ship " + way);
      event.from = Sea::name(move.from);
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::end: return player_event(before, "end", "ends the moves");
    case Kind::sink: {
      const std::string ring(ring_name(sinking_ring(before)));
      Event event = player_event(before, "sink", "sinks the " + ring + " piece on " + Sea::name(move.to));
      event.ring = ring;
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::creature:
    case Kind::leave:
    case Kind::pass:
    case Kind::step:
    case Kind::to: return creature_event(before, move);
    case Kind::stay: return player_event(before, "stay", "moves no creature");
    case Kind::stop: return player_event(before, "stop", "ends the creature's way");
    case Kind::guard: {
      const std::string guards(colour_name(move.what % Move::kSpent));
      Event event =
          player_event(before, "guard", "lets the dolphin on " + Sea::name(before.hex) + " protect " + guards);
      event.guards = guards;
      event.to = Sea::name(before.hex);
      return event;
    }
    default: return chance_event(before, move);
  }
}

// The swimmer that leaves its dolphin by this move; nobody for other moves.
Bits leaving(const State& before, const Move& move) {
  const bool leaves =
      (move.kind == Kind::swim || move.kind == Kind::board) && static_cast<How>(move.what) == How::guarded;
  return leaves ? bit(lowest(those(before, How::guarded, move.from))) : 0;
}

// Swimmers that a dolphin took without being asked.
void add_guards(const State& before, const Move& move, const State& after, std::vector<Event>& events) {
  Bits guarded = after.guarded & ~(before.guarded & ~leaving(before, move));
  if (move.kind == Kind::guard) guarded &= ~bit(lowest(to_guard(before, move.what)));
  if (move.kind == Kind::pass) guarded = 0;
  while (guarded != 0) {
    const int who = pop_lowest(guarded);
    const std::string colour(colour_name(colour_of(who)));
    const std::string hex = Sea::name(after.place[at(who)]);
    Event event = plain_event("guard", "A dolphin protects " + colour + " on " + hex + ".");
    event.guards = colour;
    event.to = hex;
    events.push_back(std::move(event));
  }
}

// Ships that the move removed, as they lay after it was made.
void add_wrecks(const State& before, const Move& move, const State& after, std::vector<Event>& events) {
  Hexes ships = before.ships;
  if (move.kind == Kind::sail) {
    ships.remove(move.from);
    ships.add(move.to);
  }
  (ships - after.ships).each([&](int hex) {
    Event event = plain_event("wreck", "The ship on " + Sea::name(hex) + " is lost.");
    event.from = Sea::name(hex);
    events.push_back(std::move(event));
  });
}

// What a whirlpool took of the island.
void add_destroyed(const State& before, const Move& move, const State& after, std::vector<Event>& events) {
  if (move.kind != Kind::symbol || before.land == after.land) return;
  Event event = plain_event("destroyed", "");
  event.pieces = hex_names(before.land - after.land);
  const std::size_t number = event.pieces->size();
  event.text = "The whirlpool destroys " + (number == 1 ? "a piece" : std::to_string(number) + " pieces") + ".";
  events.push_back(std::move(event));
}

}  // namespace

std::vector<Event> Rules::events(const State& before, [[maybe_unused]] Seat seat, const Move& move, const State& after,
                                 [[maybe_unused]] Viewer viewer) {
  std::vector<Event> events{move_event(before, move)};
  add_destroyed(before, move, after, events);
  add_wrecks(before, move, after, events);
  add_guards(before, move, after, events);
  if (const Bits gone = atlanteans_at(after, kLost) & ~atlanteans_at(before, kLost); gone != 0) {
    Event event = plain_event("lost", "Lost: " + spoken_colours(gone) + ".");
    event.atlanteans = colour_names(gone);
    events.push_back(std::move(event));
  }
  if (after.phase == Phase::over) events.push_back(plain_event("over", "The game is over."));
  return events;
}

}  // namespace atlantica::escape
