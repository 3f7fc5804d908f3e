#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/words.h"

// What moves did, in words and fields.
namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

// The player with the colour, where one player has two.
std::string spoken_player(const State& state, int colour) {
  const std::string name = "@" + std::to_string(seat_of(state, colour));
  return state.seats == state.colours ? name : name + " (" + std::string(colour_name(colour)) + ")";
}

Event plain_event(std::string type, std::string text) {
  Event event;
  event.type = std::move(type);
  event.text = std::move(text);
  return event;
}

Event player_event(const State& state, int colour, std::string type, const std::string& does) {
  Event event = plain_event(std::move(type), spoken_player(state, colour) + " " + does + ".");
  event.seat = seat_of(state, colour);
  event.colour = colour_name(colour);
  return event;
}

Event chance_event(const State& before, const Move& move, Viewer viewer) {
  switch (move.kind) {
    case Kind::first: {
      Event event = plain_event("first", "@" + std::to_string(move.what) + " starts.");
      event.seat = move.what;
      return event;
    }
    case Kind::terrain: {
      const std::string terrain(terrain_name(static_cast<Terrain>(move.what)));
      Event event = plain_event("terrain", capital(terrain) + " is laid on " + Sea::name(before.hex) + ".");
      event.terrain = terrain;
      event.to = Sea::name(before.hex);
      return event;
    }
    case Kind::die: {
      Event event = player_event(before, before.colour, "die",
                                 "rolls " + std::string(creature_name(static_cast<Creature>(move.what))));
      event.creature = creature_name(static_cast<Creature>(move.what));
      return event;
    }
    default: break;
  }
  // SUR-6.6: a tile that is kept is seen by who removed it only.
  const auto back = static_cast<Back>(move.what);
  const std::string hex = Sea::name(before.hex);
  const bool secret = is_kept(back) && !viewer.is(seat_of(before, before.colour));
  Event event = is_kept(back)
                    ? player_event(before, before.colour, "back",
                                   secret ? "keeps the tile" : "keeps the tile: " + std::string(back_name(back)))
                    : plain_event("back", capital(std::string(back_name(back))) + " on " + hex + "!");
  event.seat = seat_of(before, before.colour);
  event.colour = colour_name(before.colour);
  event.to = hex;
  event.terrain = terrain_name(static_cast<Terrain>(before.tile));
  if (!secret) event.tile = back_name(back);
  return event;
}

Event setup_event(const State& before, const Move& move) {
  const int colour = before.colour;
  if (move.kind == Kind::value) return player_event(before, colour, "value", "chooses its value in secret");
  const bool ship = move.kind == Kind::ship;
  Event event = player_event(before, colour, ship ? "ship" : "place",
                             std::string(ship ? "places a ship on " : "places an explorer on ") + Sea::name(move.to));
  event.to = Sea::name(move.to);
  if (!ship) event.explorer = explorer_name(explorer(colour, count(before.walking & team(colour))));
  return event;
}

Event tile_event(const State& before, const Move& move) {
  const bool play = move.kind == Kind::play;
  const auto tile = static_cast<Back>(play ? move.what : before.tile);
  const std::string name(back_name(tile));
  Event event;
  std::string piece = "a ship";
  int from = play ? move.from : before.hex;
  if (tile == Back::dolphin) {
    const int who = play ? explorer(before.colour, move.from) : before.who;
    from = before.place[at(who)];
    piece = explorer_name(who);
  } else if (tile != Back::wind) {
    piece = "a " + std::string(creature_name(moved_by(tile)));
  }
  if (play) {
    event = player_event(before, before.colour, "play", "plays " + name + " for " + piece + " on " + Sea::name(from));
  } else {
    event = player_event(before, before.colour, "to",
                         "moves " + piece + " from " + Sea::name(from) + " to " + Sea::name(move.to));
    event.to = Sea::name(move.to);
  }
  event.tile = name;
  event.from = Sea::name(from);
  if (tile == Back::dolphin) event.explorer = piece;
  if (tile > Back::wind) event.creature = creature_name(moved_by(tile));
  return event;
}

Event explorer_event(const State& before, const Move& move) {
  const int who = explorer(before.colour, move.what);
  const int here = before.place[at(who)];
  const std::string name = explorer_name(who);
  const std::string to = move.kind == Kind::land ? std::string(isle_name(isle_beside(here))) : Sea::name(move.to);
  Event event;
  switch (move.kind) {
    case Kind::walk: event = player_event(before, before.colour, "walk", "walks " + name + " to " + to); break;
    case Kind::board: event = player_event(before, before.colour, "board", "takes " + name + " aboard on " + to); break;
    case Kind::land: event = player_event(before, before.colour, "land", "saves " + name + " on the isle " + to); break;
    default: event = player_event(before, before.colour, "swim", "swims " + name + " to " + to);
  }
  event.explorer = name;
  event.from = Sea::name(here);
  event.to = to;
  return event;
}

Event way_event(const State& before, const Move& move) {
  const bool sail = move.kind == Kind::sail;
  const std::string piece = sail ? "a ship" : "the " + std::string(creature_name(static_cast<Creature>(move.what)));
  Event event = player_event(before, before.colour, sail ? "sail" : "creature",
                             "moves " + piece + " from " + Sea::name(move.from) + " to " + Sea::name(move.to));
  event.from = Sea::name(move.from);
  event.to = Sea::name(move.to);
  if (!sail) event.creature = creature_name(static_cast<Creature>(move.what));
  return event;
}

Event defence_event(const State& before) {
  const auto creature = static_cast<Creature>(before.die);
  const std::string tile(back_name(defence_against(creature)));
  Event event = player_event(before, before.who, "defend",
                             "plays " + tile + ": the " + std::string(creature_name(creature)) + " is removed");
  event.tile = tile;
  event.creature = creature_name(creature);
  event.to = Sea::name(before.hex);
  return event;
}

// The move itself, before what follows from it.
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
    case Kind::pass: return player_event(before, before.colour, "pass", "plays no tile");
    case Kind::end: return player_event(before, before.colour, "end", "ends the moves");
    case Kind::sink: {
      const std::string terrain(terrain_name(sinking_terrain(before)));
      Event event = player_event(before, before.colour, "sink", "removes the " + terrain + " on " + Sea::name(move.to));
      event.terrain = terrain;
      event.to = Sea::name(move.to);
      return event;
    }
    case Kind::take: {
      Event event = player_event(before, before.colour, "take", "lets " + explorer_name(move.what) + " go aboard");
      event.explorer = explorer_name(move.what);
      event.to = Sea::name(before.hex);
      return event;
    }
    case Kind::stay: return player_event(before, before.colour, "stay", "moves no creature");
    case Kind::defend: return defence_event(before);
    case Kind::decline: return player_event(before, before.who, "decline", "does not defend");
    default: return chance_event(before, move, viewer);
  }
}

// The ships that the move removed, as they lay after it was made.
Hexes wrecked(const State& before, const Move& move, const State& after) {
  Hexes ships = before.ships;
  const bool wind = move.kind == Kind::to && static_cast<Back>(before.tile) == Back::wind;
  if (wind || move.kind == Kind::sail) {
    ships.remove(wind ? before.hex : move.from);
    ships.add(move.to);
  }
  return ships - after.ships;
}

Event lost_event(Bits gone) {
  Event event;
  event.type = "lost";
  event.explorers = explorer_names(gone);
  event.text = capital(spoken_list(*event.explorers)) + (count(gone) == 1 ? " is lost." : " are lost.");
  return event;
}

}  // namespace

std::vector<Event> Rules::events(const State& before, [[maybe_unused]] Seat seat, const Move& move, const State& after,
                                 Viewer viewer) {
  std::vector<Event> events{move_event(before, move, viewer)};
  if (Names way = way_names(before, move); !way.empty()) events[0].way = std::move(way);
  wrecked(before, move, after).each([&](int hex) {
    Event event = plain_event("wreck", "The ship on " + Sea::name(hex) + " is lost.");
    event.from = Sea::name(hex);
    events.push_back(std::move(event));
  });
  if (const Bits gone = explorers_at(after, kLost) & ~explorers_at(before, kLost); gone != 0)
    events.push_back(lost_event(gone));
  if (after.phase == Phase::over) events.push_back(plain_event("over", "The game is over."));
  return events;
}

}  // namespace atlantica::survive
