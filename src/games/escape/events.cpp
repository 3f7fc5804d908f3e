#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"
#include "games/escape/words.h"
#include "kit/told.h"

// What moves did.
namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

Event player_event(const State& state, std::string type, std::string say) {
  Event event = plain_event<Event>(std::move(type), std::move(say));
  event.seat = state.colour;
  event.colour = colour_name(state.colour);
  return event;
}

Event chance_event(const State& before, const Move& move) {
  if (move.kind == Kind::first) {
    Event event = plain_event<Event>("first", "common.event.first");
    event.seat = move.what;
    return event;
  }
  if (move.kind == Kind::dice) {
    Event event = player_event(before, "dice", "escape.event.dice");
    event.creature = creature_name(static_cast<Creature>(move.what));
    event.movement = movement_name(move.from);
    return event;
  }
  Event event = player_event(before, "symbol", "escape.event.symbol");
  event.symbol = symbol_name(static_cast<Symbol>(move.what));
  event.ring = ring_name(ring_of(before.hex));
  event.to = Sea::name(before.hex);
  return event;
}

Event atlantean_event(const State& before, const Move& move) {
  const std::string how = how_name(before, move);
  const bool swimmer = how == "sea" || how == "guarded";
  Event event;
  switch (move.kind) {
    case Kind::walk: event = player_event(before, "walk", "escape.event.walk"); break;
    case Kind::dive: event = player_event(before, "dive", "escape.event.dive"); break;
    case Kind::board:
      event = player_event(before, "board", swimmer ? "escape.event.board_swimmer" : "escape.event.board");
      break;
    case Kind::land: event = player_event(before, "land", "escape.event.land"); break;
    default: event = player_event(before, "swim", "escape.event.swim");
  }
  event.how = how;
  event.from = Sea::name(move.from);
  if (move.kind == Kind::land) event.isle = isle_name(isle_beside(move.from));
  event.to = event.isle.value_or(Sea::name(move.to));
  return event;
}

Event creature_event(const State& before, const Move& move) {
  const bool goes_on = move.kind == Kind::step || move.kind == Kind::to;
  const bool dives = !goes_on && move.from == move.to;
  Event event;
  switch (move.kind) {
    case Kind::pass:
      event = player_event(before, "pass", "escape.event.pass");
      event.leaves = colour_name(move.what / kSeatsMax);
      event.guards = colour_name(move.what % kSeatsMax);
      break;
    case Kind::leave:
      event = player_event(before, "leave", dives ? "escape.event.leave_dives" : "escape.event.leave");
      event.leaves = colour_name(move.what);
      break;
    case Kind::step: event = player_event(before, "step", "escape.event.creature"); break;
    case Kind::to: event = player_event(before, "to", "escape.event.to"); break;
    default: event = player_event(before, "creature", dives ? "escape.event.creature_dives" : "escape.event.creature");
  }
  event.creature = creature_name(static_cast<Creature>(before.die));
  event.from = Sea::name(goes_on ? before.hex : move.from);
  if (move.kind != Kind::pass && !dives) event.to = Sea::name(move.to);
  return event;
}

// The move itself, before its consequences.
Event move_event(const State& before, const Move& move) {
  switch (move.kind) {
    case Kind::place: {
      Event event = player_event(before, "place", "escape.event.place");
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::walk:
    case Kind::dive:
    case Kind::board:
    case Kind::swim:
    case Kind::land: return atlantean_event(before, move);
    case Kind::sail: {
      Event event = player_event(before, "sail", "escape.event.sail");
      event.from = Sea::name(move.from);
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::end: return player_event(before, "end", "escape.event.end");
    case Kind::sink: {
      Event event = player_event(before, "sink", "escape.event.sink");
      event.ring = ring_name(sinking_ring(before));
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::creature:
    case Kind::leave:
    case Kind::pass:
    case Kind::step:
    case Kind::to: return creature_event(before, move);
    case Kind::stay: return player_event(before, "stay", "escape.event.stay");
    case Kind::stop: {
      Event event = player_event(before, "stop", "escape.event.stop");
      event.creature = creature_name(static_cast<Creature>(before.die));
      return event;
    }
    case Kind::guard: {
      Event event = player_event(before, "guard", "escape.event.guard");
      event.guards = colour_name(move.what % Move::kSpent);
      event.to = Sea::name(before.hex);
      return event;
    }
    default: return chance_event(before, move);
  }
}

// The swimmer that leaves its dolphin with this move; nobody for other moves.
Bits leaving(const State& before, const Move& move) {
  const bool leaves =
      (move.kind == Kind::swim || move.kind == Kind::board) && static_cast<How>(move.what) == How::guarded;
  return leaves ? bit(lowest(those(before, How::guarded, move.from))) : 0;
}

// Swimmers that a dolphin took without a choice.
void add_guards(const State& before, const Move& move, const State& after, std::vector<Event>& events) {
  Bits guarded = after.guarded & ~(before.guarded & ~leaving(before, move));
  if (move.kind == Kind::guard) guarded &= ~bit(lowest(to_guard(before, move.what)));
  if (move.kind == Kind::pass) guarded = 0;
  while (guarded != 0) {
    const int who = pop_lowest(guarded);
    Event event = plain_event<Event>("guard", "escape.event.guard_unasked");
    event.guards = colour_name(colour_of(who));
    event.to = Sea::name(after.place[at(who)]);
    events.push_back(std::move(event));
  }
}

// Ships removed by the move, at their positions after it.
void add_wrecks(const State& before, const Move& move, const State& after, std::vector<Event>& events) {
  Hexes ships = before.ships;
  if (move.kind == Kind::sail) {
    ships.remove(move.from);
    ships.add(move.to);
  }
  (ships - after.ships).each([&](int hex) {
    Event event = plain_event<Event>("wreck", "common.event.wreck");
    event.from = Sea::name(hex);
    events.push_back(std::move(event));
  });
}

// What a whirlpool took from the island.
void add_destroyed(const State& before, const Move& move, const State& after, std::vector<Event>& events) {
  if (move.kind != Kind::symbol || before.land == after.land) return;
  Event event = plain_event<Event>("destroyed", "escape.event.destroyed");
  event.pieces = hex_names(before.land - after.land);
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
    Event event = plain_event<Event>("lost", "escape.event.lost");
    event.atlanteans = colour_names(gone);
    event.lost = counted_colours(gone);
    events.push_back(std::move(event));
  }
  if (after.phase == Phase::over) events.push_back(plain_event<Event>("over", "common.event.over"));
  return events;
}

}  // namespace atlantica::escape
