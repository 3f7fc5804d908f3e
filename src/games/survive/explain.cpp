#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/words.h"

// What moves will do, in words and fields.
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
  if (info.fatal) info.text += ", deadly";
  if (info.wrecks) info.text += ", the ship is lost";
}

void explain_tile(const State& state, const Move& move, MoveInfo& info) {
  const auto tile = static_cast<Back>(move.kind == Kind::play ? move.what : state.tile);
  info.tile = back_name(tile);
  int from = move.kind == Kind::play ? move.from : state.hex;
  if (tile == Back::dolphin) {
    const int who = move.kind == Kind::play ? explorer(state.colour, move.from) : state.who;
    info.explorer = explorer_name(who);
    from = state.place[at(who)];
  } else if (tile != Back::wind) {
    info.creature = creature_name(moved_by(tile));
  }
  info.from = Sea::name(from);
  const std::string piece = info.explorer ? *info.explorer : info.creature ? "the " + *info.creature : "the ship";
  if (move.kind == Kind::play) {
    info.text = capital(*info.tile) + ": move " + piece + " on " + *info.from;
  } else {
    info.to = Sea::name(move.to);
    info.text = capital(piece) + " goes to " + *info.to;
  }
}

void explain_explorer(const State& state, const Move& move, MoveInfo& info) {
  const int who = explorer(state.colour, move.what);
  const int here = state.place[at(who)];
  info.explorer = explorer_name(who);
  info.from = Sea::name(here);
  info.to = move.kind == Kind::land ? std::string(isle_name(isle_beside(here))) : Sea::name(move.to);
  const std::string name = capital(*info.explorer);
  switch (move.kind) {
    case Kind::walk: info.text = name + " walks to " + *info.to; break;
    case Kind::board: info.text = name + " boards the ship on " + *info.to; break;
    case Kind::land: info.text = name + " lands on the isle " + *info.to; break;
    default:
      info.text = has(state.aboard, who) ? name + " goes overboard on " + *info.to : name + " swims to " + *info.to;
  }
}

void explain_creature(const State& state, const Move& move, MoveInfo& info) {
  const auto creature = static_cast<Creature>(move.what);
  info.creature = creature_name(creature);
  info.from = Sea::name(move.from);
  info.to = Sea::name(move.to);
  info.text = capital(*info.creature) + " from " + *info.from + " to " + *info.to;
  Bits struck = 0;
  if (creature != Creature::whale) struck |= swimmers_at(state, move.to);
  if (creature != Creature::shark) struck |= crew_of(state, move.to);
  if (struck == 0) return;
  info.strikes = explorer_names(struck);
  info.text += ", strikes " + spoken_list(*info.strikes);
}

void explain_rest(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case Kind::place:
      info.to = Sea::name(move.to);
      info.text = "Place an explorer on " + *info.to;
      break;
    case Kind::value:
      info.value = move.what;
      info.text = "It is worth " + std::to_string(move.what);
      break;
    case Kind::ship:
      info.to = Sea::name(move.to);
      info.text = "Place a ship on " + *info.to;
      break;
    case Kind::pass: info.text = "Play no tile"; break;
    case Kind::sail:
      info.from = Sea::name(move.from);
      info.to = Sea::name(move.to);
      info.text = "The ship on " + *info.from + " sails to " + *info.to;
      break;
    case Kind::end: info.text = "End the moves"; break;
    case Kind::sink:
      info.to = Sea::name(move.to);
      info.text = "Remove the " + std::string(terrain_name(sinking_terrain(state))) + " on " + *info.to;
      break;
    case Kind::take:
      info.explorer = explorer_name(move.what);
      info.text = capital(*info.explorer) + " goes aboard";
      break;
    case Kind::stay: info.text = "Move no creature"; break;
    case Kind::defend:
      info.tile = back_name(defence_against(static_cast<Creature>(state.die)));
      info.text = capital(*info.tile) + ": the creature is removed";
      break;
    case Kind::decline: info.text = "Do not defend"; break;
    default: info.text = info.move;
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
