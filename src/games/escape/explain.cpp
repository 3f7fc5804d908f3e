#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"
#include "games/escape/words.h"

// What moves will do.
namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

// Says who and what would be lost; a piece's symbol is not known beforehand.
void add_losses(const State& state, Seat seat, const Move& move, MoveInfo& info) {
  State after = state;
  Rules::play(after, seat, move);
  const Bits gone = atlanteans_at(after, kLost) & ~atlanteans_at(state, kLost);
  if ((gone & team(state.colour)) != 0) info.fatal = true;
  if (after.ships.size() < state.ships.size()) info.wrecks = true;
  if (gone == 0) return;
  info.deadly = true;
  info.strikes = colour_names(gone);
  info.lost = counted_colours(gone);
}

void explain_atlantean(const State& state, const Move& move, MoveInfo& info) {
  info.from = Sea::name(move.from);
  if (move.kind == Kind::land) info.isle = isle_name(isle_beside(move.from));
  info.to = info.isle.value_or(Sea::name(move.to));
  info.how = how_name(state, move);
  switch (move.kind) {
    case Kind::walk: info.say = "escape.move.walk"; break;
    case Kind::dive: info.say = "escape.move.dive"; break;
    case Kind::board: info.say = move.from == move.to ? "escape.move.board_swimmer" : "escape.move.board"; break;
    case Kind::land: info.say = "escape.move.land"; break;
    default: info.say = "escape.move.swim";
  }
}

void explain_creature(const State& state, const Move& move, MoveInfo& info) {
  const bool goes_on = move.kind == Kind::step || move.kind == Kind::to;
  const bool dives = !goes_on && move.from == move.to;
  info.creature = creature_name(static_cast<Creature>(state.die));
  info.from = Sea::name(goes_on ? state.hex : move.from);
  if (move.kind == Kind::pass) {
    info.say = "escape.move.pass";
    info.leaves = colour_name(move.what / kSeatsMax);
    info.guards = colour_name(move.what % kSeatsMax);
    return;
  }
  if (!dives) info.to = Sea::name(move.to);
  switch (move.kind) {
    case Kind::leave:
      info.say = dives ? "escape.move.leave_dives" : "escape.move.leave";
      info.leaves = colour_name(move.what);
      break;
    case Kind::step: info.say = "escape.move.step"; break;
    case Kind::to: info.say = "escape.move.to"; break;
    default: info.say = dives ? "escape.move.creature_dives" : "escape.move.creature";
  }
}

void explain_guard(const State& state, const Move& move, MoveInfo& info) {
  info.guards = colour_name(move.what % Move::kSpent);
  info.to = Sea::name(state.hex);
  // Which of two of one colour is said only if both are there.
  const bool both = to_guard(state, move.what ^ Move::kSpent) != 0;
  info.say = !both                       ? "escape.move.guard"
             : move.what >= Move::kSpent ? "escape.move.guard_moved"
                                         : "escape.move.guard_unmoved";
}

void explain_rest(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case Kind::place:
      info.say = "escape.move.place";
      info.to = Sea::name(move.to);
      break;
    case Kind::sail:
      info.say = "escape.move.sail";
      info.from = Sea::name(move.from);
      info.to = Sea::name(move.to);
      break;
    case Kind::end: info.say = "escape.move.end"; break;
    case Kind::sink:
      info.say = "escape.move.sink";
      info.to = Sea::name(move.to);
      info.ring = ring_name(sinking_ring(state));
      break;
    case Kind::stay: info.say = "escape.move.stay"; break;
    case Kind::stop:
      info.say = "escape.move.stop";
      info.creature = creature_name(static_cast<Creature>(state.die));
      break;
    case Kind::guard: explain_guard(state, move, info); break;
    default: break;  // chance moves are not explained
  }
}

}  // namespace

MoveInfo Rules::explain(const State& state, Seat seat, const Move& move) {
  MoveInfo info;
  info.move = text(move);
  info.kind = kind_name(move.kind);
  if (seat != kChance) info.colour = colour_name(state.colour);
  switch (move.kind) {
    case Kind::walk:
    case Kind::dive:
    case Kind::board:
    case Kind::swim:
    case Kind::land: explain_atlantean(state, move, info); break;
    case Kind::creature:
    case Kind::leave:
    case Kind::pass:
    case Kind::step:
    case Kind::to: explain_creature(state, move, info); break;
    default: explain_rest(state, move, info);
  }
  if (seat != kChance && state.turn > 0) add_losses(state, seat, move, info);
  return info;
}

}  // namespace atlantica::escape
