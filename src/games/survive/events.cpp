#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/words.h"
#include "kit/told.h"

// What moves did.
namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

Event player_event(const State& state, int colour, std::string type, std::string say) {
  Event event = plain_event<Event>(std::move(type), std::move(say));
  event.seat = seat_of(state, colour);
  event.colour = colour_name(colour);
  if (state.seats != state.colours) event.leads = event.colour;
  return event;
}

// SUR-6.6: a kept tile is seen only by the player who removed it.
Event back_event(const State& before, const Move& move, Viewer viewer) {
  const auto back = static_cast<Back>(move.what);
  const bool secret = is_kept(back) && !viewer.is(seat_of(before, before.colour));
  Event event = player_event(before, before.colour, "back",
                             secret          ? "survive.event.back_hidden"
                             : is_kept(back) ? "survive.event.back_kept"
                                             : "survive.event.back");
  event.to = Sea::name(before.hex);
  event.terrain = terrain_name(static_cast<Terrain>(before.tile));
  if (!secret) event.tile = back_name(back);
  return event;
}

Event chance_event(const State& before, const Move& move, Viewer viewer) {
  switch (move.kind) {
    case Kind::first: {
      Event event = plain_event<Event>("first", "common.event.first");
      event.seat = move.what;
      return event;
    }
    case Kind::terrain: {
      Event event = plain_event<Event>("terrain", "survive.event.terrain");
      event.terrain = terrain_name(static_cast<Terrain>(move.what));
      event.to = Sea::name(before.hex);
      return event;
    }
    case Kind::die: {
      Event event = player_event(before, before.colour, "die", "survive.event.die");
      event.creature = creature_name(static_cast<Creature>(move.what));
      return event;
    }
    default: return back_event(before, move, viewer);
  }
}

Event setup_event(const State& before, const Move& move) {
  const int colour = before.colour;
  if (move.kind == Kind::value) return player_event(before, colour, "value", "survive.event.value");
  Event event = move.kind == Kind::ship ? player_event(before, colour, "ship", "survive.event.ship")
                                        : player_event(before, colour, "place", "survive.event.place");
  event.to = Sea::name(move.to);
  if (move.kind == Kind::place) event.explorer = explorer_name(explorer(colour, count(before.walking & team(colour))));
  return event;
}

Event tile_event(const State& before, const Move& move) {
  const bool play = move.kind == Kind::play;
  const auto tile = static_cast<Back>(play ? move.what : before.tile);
  int from = play ? move.from : before.hex;
  Event event = player_event(before, before.colour, play ? "play" : "to", "");
  if (tile == Back::dolphin) {
    const int who = play ? explorer(before.colour, move.from) : before.who;
    event.say = play ? "survive.event.play_swimmer" : "survive.event.to_swimmer";
    event.explorer = explorer_name(who);
    from = before.place[at(who)];
  } else if (tile == Back::wind) {
    event.say = play ? "survive.event.play_ship" : "survive.event.sail";
  } else {
    event.say = play ? "survive.event.play_creature" : "survive.event.creature";
    event.creature = creature_name(moved_by(tile));
  }
  event.tile = back_name(tile);
  event.from = Sea::name(from);
  if (!play) event.to = Sea::name(move.to);
  return event;
}

Event explorer_event(const State& before, const Move& move) {
  const int who = explorer(before.colour, move.what);
  const int here = before.place[at(who)];
  Event event;
  switch (move.kind) {
    case Kind::walk: event = player_event(before, before.colour, "walk", "survive.event.walk"); break;
    case Kind::board: event = player_event(before, before.colour, "board", "survive.event.board"); break;
    case Kind::land: event = player_event(before, before.colour, "land", "survive.event.land"); break;
    default:
      event = player_event(before, before.colour, "swim",
                           has(before.aboard, who) ? "survive.event.overboard" : "survive.event.swim");
  }
  event.explorer = explorer_name(who);
  event.from = Sea::name(here);
  if (move.kind == Kind::land) event.isle = isle_name(isle_beside(here));
  event.to = event.isle.value_or(Sea::name(move.to));
  return event;
}

Event way_event(const State& before, const Move& move) {
  const bool sail = move.kind == Kind::sail;
  Event event = sail ? player_event(before, before.colour, "sail", "survive.event.sail")
                     : player_event(before, before.colour, "creature", "survive.event.creature");
  event.from = Sea::name(move.from);
  event.to = Sea::name(move.to);
  if (!sail) event.creature = creature_name(static_cast<Creature>(move.what));
  return event;
}

Event defence_event(const State& before) {
  const auto creature = static_cast<Creature>(before.die);
  Event event = player_event(before, before.who, "defend", "survive.event.defend");
  event.tile = back_name(defence_against(creature));
  event.creature = creature_name(creature);
  event.to = Sea::name(before.hex);
  return event;
}

// The move itself, before its consequences.
Event move_event(const State& before, const Move& move, Viewer viewer) {
  switch (move.kind) {
    case Kind::place:
    case Kind::value:
    case Kind::ship: return setup_event(before, move);
    case Kind::play:
    case Kind::to: return tile_event(before, move);
    case Kind::walk:
    case Kind::board:
    case Kind::swim:
    case Kind::land: return explorer_event(before, move);
    case Kind::sail:
    case Kind::creature: return way_event(before, move);
    case Kind::pass: return player_event(before, before.colour, "pass", "survive.event.pass");
    case Kind::end: return player_event(before, before.colour, "end", "survive.event.end");
    case Kind::sink: {
      Event event = player_event(before, before.colour, "sink", "survive.event.sink");
      event.terrain = terrain_name(sinking_terrain(before));
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::take: {
      Event event = player_event(before, before.colour, "take", "survive.event.take");
      event.explorer = explorer_name(move.what);
      event.to = Sea::name(before.hex);
      return event;
    }
    case Kind::stay: return player_event(before, before.colour, "stay", "survive.event.stay");
    case Kind::defend: return defence_event(before);
    case Kind::decline: return player_event(before, before.who, "decline", "survive.event.decline");
    default: return chance_event(before, move, viewer);
  }
}

// Ships removed by the move, at their positions after it.
Hexes wrecked(const State& before, const Move& move, const State& after) {
  Hexes ships = before.ships;
  const bool wind = move.kind == Kind::to && static_cast<Back>(before.tile) == Back::wind;
  if (wind || move.kind == Kind::sail) {
    ships.remove(wind ? before.hex : move.from);
    ships.add(move.to);
  }
  return ships - after.ships;
}

}  // namespace

std::vector<Event> Rules::events(const State& before, [[maybe_unused]] Seat seat, const Move& move, const State& after,
                                 Viewer viewer) {
  std::vector<Event> events{move_event(before, move, viewer)};
  if (Names way = way_names(before, move); !way.empty()) events[0].way = std::move(way);
  wrecked(before, move, after).each([&](int hex) {
    Event event = plain_event<Event>("wreck", "common.event.wreck");
    event.from = Sea::name(hex);
    events.push_back(std::move(event));
  });
  if (const Bits gone = explorers_at(after, kLost) & ~explorers_at(before, kLost); gone != 0) {
    events.push_back(plain_event<Event>("lost", "survive.event.lost"));
    events.back().explorers = explorer_names(gone);
  }
  if (after.phase == Phase::over) events.push_back(plain_event<Event>("over", "common.event.over"));
  return events;
}

}  // namespace atlantica::survive
