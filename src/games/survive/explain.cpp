#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/words.h"

// What moves will do.
namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

Bits lost(const State& state) { return explorers_at(state, kLost); }

// Says who and what would be lost; a tile's back is not known beforehand.
void add_losses(const State& state, Seat seat, const Move& move, MoveInfo& info) {
  State after = state;
  Rules::play(after, seat, move);
  const Bits gone = lost(after) & ~lost(state);
  if ((gone & team(state.colour)) != 0) info.fatal = true;
  const int ships = state.ships.size() + (state.phase == Phase::ship ? 1 : 0);
  if (after.ships.size() < ships) info.wrecks = true;
}

void explain_tile(const State& state, const Move& move, MoveInfo& info) {
  const bool plays = move.kind == Kind::play;
  const auto tile = static_cast<Back>(plays ? move.what : state.tile);
  info.tile = back_name(tile);
  int from = plays ? move.from : state.hex;
  if (!plays) info.to = Sea::name(move.to);
  if (tile == Back::dolphin) {
    const int who = plays ? explorer(state.colour, move.from) : state.who;
    info.explorer = explorer_name(who);
    from = state.place[at(who)];
    info.say = plays ? "survive.move.play_swimmer" : "survive.move.to_swimmer";
  } else if (tile == Back::wind) {
    info.say = plays ? "survive.move.play_ship" : "survive.move.to_ship";
  } else {
    info.creature = creature_name(moved_by(tile));
    info.say = plays ? "survive.move.play_creature" : "survive.move.to_creature";
  }
  info.from = Sea::name(from);
}

void explain_explorer(const State& state, const Move& move, MoveInfo& info) {
  const int who = explorer(state.colour, move.what);
  const int here = state.place[at(who)];
  info.explorer = explorer_name(who);
  info.from = Sea::name(here);
  if (move.kind == Kind::land) info.isle = isle_name(isle_beside(here));
  info.to = info.isle.value_or(Sea::name(move.to));
  switch (move.kind) {
    case Kind::walk: info.say = "survive.move.walk"; break;
    case Kind::board: info.say = "survive.move.board"; break;
    case Kind::land: info.say = "survive.move.land"; break;
    default: info.say = has(state.aboard, who) ? "survive.move.overboard" : "survive.move.swim";
  }
}

void explain_creature(const State& state, const Move& move, MoveInfo& info) {
  const auto creature = static_cast<Creature>(move.what);
  info.say = "survive.move.creature";
  info.creature = creature_name(creature);
  info.from = Sea::name(move.from);
  info.to = Sea::name(move.to);
  Bits struck = 0;
  if (creature != Creature::whale) struck |= swimmers_at(state, move.to);
  if (creature != Creature::shark) struck |= crew_of(state, move.to);
  if (struck == 0) return;
  info.say = "survive.move.creature_strikes";
  info.explorers = explorer_names(struck);
}

void explain_rest(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case Kind::place:
      info.say = "survive.move.place";
      info.to = Sea::name(move.to);
      break;
    case Kind::value:
      info.say = "survive.move.value";
      info.value = move.what;
      break;
    case Kind::ship:
      info.say = "survive.move.ship";
      info.to = Sea::name(move.to);
      break;
    case Kind::pass: info.say = "survive.move.pass"; break;
    case Kind::sail:
      info.say = "survive.move.sail";
      info.from = Sea::name(move.from);
      info.to = Sea::name(move.to);
      break;
    case Kind::end: info.say = "survive.move.end"; break;
    case Kind::sink:
      info.say = "survive.move.sink";
      info.to = Sea::name(move.to);
      info.terrain = terrain_name(sinking_terrain(state));
      break;
    case Kind::take:
      info.say = "survive.move.take";
      info.explorer = explorer_name(move.what);
      break;
    case Kind::stay: info.say = "survive.move.stay"; break;
    case Kind::defend:
      info.say = "survive.move.defend";
      info.creature = creature_name(static_cast<Creature>(state.die));
      info.tile = back_name(defence_against(static_cast<Creature>(state.die)));
      break;
    case Kind::decline: info.say = "survive.move.decline"; break;
    default: break;  // chance moves are not explained
  }
}

}  // namespace

MoveInfo Rules::explain(const State& state, Seat seat, const Move& move) {
  MoveInfo info;
  info.move = text(move);
  info.kind = kind_name(move.kind);
  if (seat != kChance) info.colour = colour_name(state.phase == Phase::react ? state.who : state.colour);
  switch (move.kind) {
    case Kind::play:
    case Kind::to: explain_tile(state, move, info); break;
    case Kind::walk:
    case Kind::board:
    case Kind::swim:
    case Kind::land: explain_explorer(state, move, info); break;
    case Kind::creature: explain_creature(state, move, info); break;
    default: explain_rest(state, move, info);
  }
  if (Names way = way_names(state, move); !way.empty()) info.way = std::move(way);
  const bool moves_pieces =
      move.kind == Kind::to || move.kind == Kind::board || move.kind == Kind::swim || move.kind == Kind::sail;
  if (moves_pieces) add_losses(state, seat, move, info);
  return info;
}

}  // namespace atlantica::survive
