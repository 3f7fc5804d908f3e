#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/refusal.h"
#include "games/rising/steps.h"
#include "games/rising/table.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

bool is_drawn(const State& state, int card) {
  const auto* end = state.drawn.cards.data() + state.drawn.size;
  return std::find(state.drawn.cards.data(), end, card) != end;
}

// Faces are named for the dice that are to be rolled, and only for them.
Answer object_to_faces(const State& state, const Move& move) {
  const Roll& roll = state.roll;
  const bool both = move.kind == MoveKind::dice;
  if (both != (roll.dice == 2)) return no("RIS-5.11", both ? "One die is rolled here." : "Two dice are rolled here.");
  const bool first = (move.what > 0) == (roll.die[0] == 0);
  const bool second = !both || (move.from > 0) == (roll.die[1] == 0);
  return first && second ? Answer{} : no("RIS-5.11", "Every die that is to be rolled shows a face, and no other.");
}

Answer object_to_die(const State& state, Seat seat, int die) {
  if (die >= state.roll.dice) return no("RIS-5.11", "There is only one die.");
  return die_owner(state, die) == seat ? Answer{} : no("RIS-5.2", "This is not your die.");
}

Answer object_to_energy(const State& state, Seat seat, int die) {
  if (auto answer = object_to_die(state, seat, die)) return answer;
  if (state.fog) return no("RIS-3.6", "In Blinding Fog no energy is put on dice.");
  return state.stock[at(seat)][kEnergy] > 0 ? Answer{} : no("RIS-5.2", "You have no energy.");
}

Answer object_to_power(const State& state, Seat seat, const Move& move) {
  const auto power = static_cast<Power>(move.what);
  if (power != Power::glass && power != Power::gyre)
    return no("RIS-5.11", "Only Tide Glass and Fortune Gyre help with a roll.");
  if (auto answer = object_to_die(state, seat, move.from)) return answer;
  if (power == Power::glass && !holds(state, seat, Card::tide_glass))
    return no("RIS-5.5", "You do not hold the Tide Glass.");
  if (power == Power::gyre && !has_effect(state, Effect::gyre)) return no("RIS-6.4", "The Fortune Gyre is not built.");
  if (has_power(state.used, power)) return no("RIS-7.5", "This was used in this round.");
  if (power == Power::glass && state.roll.added[move.from] > 0)
    return no("RIS-5.11", "A die with something added to it is not rolled again.");
  return {};
}

Answer object_to_reroll(const State& state, Seat seat, int dice) {
  if (dice == 0 || dice >= 1 << state.roll.dice) return no("RIS-5.11", "Name a die that was rolled.");
  if (leader_on(state, Councilor::priest, state.action.place) < 0 || seat_of(state, Councilor::priest) != seat)
    return no("RIS-7.1", "You have no Priest there.");
  if (state.roll.priest_used) return no("RIS-7.1", "The Priest has been used in this action.");
  for (int die = 0; die < state.roll.dice; ++die)
    if (has(static_cast<Bits>(dice), die) && state.roll.added[at(die)] > 0)
      return no("RIS-5.11", "A die with something added to it is not rolled again.");
  return {};
}

Answer object_to_roll(const State& state, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::die:
    case MoveKind::dice: return object_to_faces(state, move);
    case MoveKind::energy: return object_to_energy(state, seat, move.what);
    case MoveKind::use: return object_to_power(state, seat, move);
    case MoveKind::reroll: return object_to_reroll(state, seat, move.what);
    default: return {};
  }
}

Answer object_to_rollers(const State& state, const Move& move) {
  const auto number = [&](int code) {
    int found = 0;
    for (Bits rest = state.action.atlanteans; rest != 0;) {
      const int atlantean = pop_lowest(rest);
      if (static_cast<int>(kind_of(atlantean)) + 8 * owner(state, atlantean) == code) ++found;
    }
    return found;
  };
  if (move.what > move.from) return no("RIS-7.1", "Name the two in the order of their seats and kinds.");
  const int wanted = move.what == move.from ? 2 : 1;
  if (number(move.what) >= wanted && number(move.from) >= wanted) return {};
  return no("RIS-7.1", "Name two of the Atlanteans on the space.");
}

Answer object_to_gain(const State& state, const Move& move) {
  const Item& item = top(state);
  const bool asked = item.x == 0;
  if (asked != (move.kind != MoveKind::resource))
    return no("RIS-5.11", asked ? "Say whether you play the Cipher of Bounty." : "Take what the roll has won.");
  if (asked) return {};
  const int own = is_on(state.action.place, Peninsula::forests) ? static_cast<int>(Resource::crystal)
                  : is_on(state.action.place, Peninsula::hills) ? static_cast<int>(Resource::gold)
                                                                : static_cast<int>(Resource::ore);
  const bool alchemist = leader_on(state, Councilor::alchemist, state.action.place) >= 0;
  if (move.what != own && (!alchemist || move.what == static_cast<int>(Resource::atlantium)))
    return no("RIS-5.1", "The roll wins " + std::string(resource_name(own)) + ".");
  return state.supply[move.what] >= item.x ? Answer{} : no("RIS-1.3", "The supply does not have so many.");
}

Answer object_to_drawing(const State& state, const Move& move) {
  const Item& item = top(state);
  if (move.kind == MoveKind::card) {
    const bool known = state.library.empty();
    const bool next = known ? state.library_bottom[0] == move.what : state.library[move.what] > 0;
    return next ? Answer{} : no("RIS-5.4", "That card is not the next of the deck.");
  }
  const bool discards = static_cast<Second>(item.z) == Second::discard;
  const bool must_keep = item.y > 0 && item.y != kUnknown;
  if (move.kind != MoveKind::pass && !is_drawn(state, move.what)) return no("RIS-5.4", "That card was not drawn.");
  if (move.kind == MoveKind::keep)
    return item.y != kUnknown ? Answer{} : no("RIS-5.4", "The rest goes under the deck.");
  if (must_keep) return no("RIS-5.4", "Keep a card first; this is not optional.");
  if ((move.kind == MoveKind::pass) != discards)
    return no("RIS-5.4", discards ? "The other cards are discarded." : "Put the other cards under the deck.");
  return {};
}

Answer object_to_foresight(const State& state, const Move& move) {
  const int step = top(state).x;
  if (move.kind == MoveKind::misfortune)
    return state.misfortunes[move.what] > 0 ? Answer{} : no("RIS-3.2", "No such misfortune is in the deck.");
  if ((move.kind == MoveKind::remove) != (step == 1))
    return no("RIS-3.7",
              step == 1 ? "First discard one of the misfortunes." : "Put the misfortunes on top of the deck.");
  if (is_drawn(state, move.what) && move.from == 0) return {};
  return no("RIS-3.7", "That misfortune is not among those revealed.");
}

Answer object_to_swap(const State& state, Seat seat, const Move& move) {
  const Item& item = top(state);
  if (move.kind == MoveKind::pass) return item.y > 0 ? Answer{} : no("RIS-13.4", "At least one swap is made.");
  if (!has(item.z, move.from) || !has(item.z, move.to))
    return no("RIS-13.4", "Only ore, gold and crystal are swapped.");
  if (move.from == move.to) return no("RIS-13.4", "Swap for another type.");
  if (state.stock[at(seat)][move.from] == 0)
    return no("RIS-13.4", "You have no " + std::string(resource_name(move.from)) + ".");
  if (state.supply[move.to] > 0) return {};
  return no("RIS-13.4", "The supply has no " + std::string(resource_name(move.to)) + ".");
}

Answer object_to_gift(const State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::pass) return {};
  if (move.to >= state.seats) return no("RIS-2.1", "Nobody plays at that seat.");
  if (top(state).task == Task::radiance)
    return move.what == kEnergy ? Answer{} : no("RIS-3.7", "The Cipher of Radiance gives energy.");
  if (move.to == seat) return no("RIS-3.7", "Give to another player.");
  if (state.stock[at(seat)][move.what] > 0) return {};
  return no("RIS-3.7", "You have no " + std::string(resource_name(move.what)) + ".");
}

Answer object_to_resource(const State& state, Seat seat, int resource) {
  const std::string name(resource_name(resource));
  const Task task = top(state).task;
  if (task != Task::amplify && resource == static_cast<int>(Resource::atlantium))
    return no("RIS-1.3", "It is ore, gold or crystal.");
  if (task != Task::dredge && state.stock[at(seat)][resource] == 0) return no("RIS-1.3", "You have no " + name + ".");
  if (task != Task::looters && state.supply[resource] == 0) return no("RIS-13.3", "The supply has no " + name + ".");
  return {};
}

Answer object_to_colour(const State& state, int colour) {
  const Item& item = top(state);
  if (item.task != Task::sacrifice)
    return has(item.x, colour) ? Answer{} : no("RIS-5.3", "No follower of that colour can come.");
  const Bits followers = state.action.atlanteans & ~below(kFirstFollower);
  if (colour < state.seats && (followers & atlanteans_of(state, colour)) != 0) return {};
  return no("RIS-11.1", "No follower of that colour is on the space.");
}

Answer object_to_removal(const State& state, const Move& move) {
  if (move.kind == MoveKind::pass) return {};
  const auto& pile = move.from == 0 ? state.misfortunes : state.misfortune_discards;
  if (pile[move.what] > 0) return {};
  return no("RIS-13.11", "No such misfortune is in " + std::string(move.from == 0 ? "the deck." : "the discards."));
}

}  // namespace

Answer object_to_effect(const State& state, Seat seat, const Move& move) {
  switch (top(state).task) {
    case Task::roll: return object_to_roll(state, seat, move);
    case Task::rollers: return object_to_rollers(state, move);
    case Task::gain: return object_to_gain(state, move);
    case Task::draw: return object_to_drawing(state, move);
    case Task::foresight: return object_to_foresight(state, move);
    case Task::swap: return object_to_swap(state, seat, move);
    case Task::radiance:
    case Task::exchange: return object_to_gift(state, seat, move);
    case Task::looters:
    case Task::amplify:
    case Task::dredge: return object_to_resource(state, seat, move.what);
    case Task::recruit:
    case Task::rally:
    case Task::sacrifice: return object_to_colour(state, move.what);
    case Task::predict: return object_to_removal(state, move);
    default: return {};  // yes or no
  }
}

}  // namespace atlantica::rising
