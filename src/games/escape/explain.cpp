#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/escape/steps.h"
#include "games/escape/words.h"

// What moves will do, in words and fields.
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
  if (gone != 0) info.strikes = colour_names(gone);
  if (gone != 0) info.text += ", " + spoken_colours(gone) + " lost";
  if (info.wrecks) info.text += ", the ship is lost";
}

void explain_atlantean(const State& state, const Move& move, MoveInfo& info) {
  info.from = Sea::name(move.from);
  info.to = move.kind == Kind::land ? std::string(isle_name(isle_beside(move.from))) : Sea::name(move.to);
  info.how = how_name(state, move);
  switch (move.kind) {
    case Kind::walk: info.text = "Walk from " + *info.from + " to " + *info.to; break;
    case Kind::dive: info.text = "Dive from " + *info.from + " into " + *info.to; break;
    case Kind::board:
      info.text = move.from == move.to ? "Board the ship on " + *info.to
                                       : "From " + *info.from + " board the ship on " + *info.to;
      break;
    case Kind::land:
      info.text = "From the " + std::string(*info.how == "ship" ? "ship" : "sea") + " land on " + *info.to;
      break;
    default: info.text = "Swim from " + *info.from + " to " + *info.to;
  }
  if (*info.how == "guarded") info.text += ", leaving the dolphin";
  if (*info.how == "together") info.text += " with the dolphin";
}

void explain_creature(const State& state, const Move& move, MoveInfo& info) {
  const auto creature = static_cast<Creature>(state.die);
  const bool goes_on = move.kind == Kind::step || move.kind == Kind::to;
  const bool dives = move.kind != Kind::pass && !goes_on && move.from == move.to;
  const std::string name = spoken_creature(creature);
  info.creature = creature_name(creature);
  info.from = Sea::name(goes_on ? state.hex : move.from);
  if (move.kind == Kind::pass) {
    info.leaves = colour_name(move.what / kSeatsMax);
    info.guards = colour_name(move.what % kSeatsMax);
    info.text = "The dolphin on " + *info.from + " protects " + *info.guards + " instead of " + *info.leaves;
    return;
  }
  if (!dives) info.to = Sea::name(move.to);
  if (dives) {
    info.text = "The " + name + " on " + *info.from + " dives";
  } else if (goes_on) {
    info.text = "The " + name + (move.kind == Kind::to ? " dives to " : " goes on to ") + *info.to;
  } else {
    info.text = "The " + name + " on " + *info.from + " goes to " + *info.to;
  }
  if (move.kind == Kind::leave) {
    info.leaves = colour_name(move.what);
    info.text += " and leaves " + *info.leaves;
  }
}

void explain_rest(const State& state, const Move& move, MoveInfo& info) {
  switch (move.kind) {
    case Kind::place:
      info.to = Sea::name(move.to);
      info.text = "Place an Atlantean on " + *info.to;
      break;
    case Kind::sail:
      info.from = Sea::name(move.from);
      info.to = Sea::name(move.to);
      info.text = "The ship on " + *info.from + " sails to " + *info.to;
      break;
    case Kind::end: info.text = "End the moves"; break;
    case Kind::sink:
      info.to = Sea::name(move.to);
      info.text = "Sink the " + std::string(ring_name(sinking_ring(state))) + " piece on " + *info.to;
      break;
    case Kind::stay: info.text = "Move no creature"; break;
    case Kind::stop: info.text = "The " + spoken_creature(static_cast<Creature>(state.die)) + " stays here"; break;
    case Kind::guard:
      info.guards = colour_name(move.what % Move::kSpent);
      info.to = Sea::name(state.hex);
      info.text = "The dolphin protects " + *info.guards;
      // Which of two of one colour is said only where both are there.
      if (to_guard(state, move.what ^ Move::kSpent) != 0)
        info.text += move.what >= Move::kSpent ? ", who has moved" : ", who has not moved";
      break;
    default: info.text = info.move;
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
