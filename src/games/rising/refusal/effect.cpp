#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/refusal/refusal.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

bool is_drawn(const State& state, int card) {
  const auto* end = state.drawn.cards.data() + state.drawn.size;
  return std::find(state.drawn.cards.data(), end, card) != end;
}

// Faces are given for exactly the dice being rolled.
Answer object_to_faces(const State& state, const Move& move) {
  const Roll& roll = state.roll;
  const bool both = move.kind == MoveKind::dice;
  if (both != (roll.dice == 2))
    return no("RIS-5.11", both ? "rising.refusal.one_die_rolled" : "rising.refusal.two_dice_rolled");
  const bool first = (move.what > 0) == (roll.die[0] == 0);
  const bool second = !both || (move.from > 0) == (roll.die[1] == 0);
  return first && second ? Answer{} : no("RIS-5.11", "rising.refusal.faces");
}

Answer object_to_die(const State& state, Seat seat, int die) {
  if (die >= state.roll.dice) return no("RIS-5.11", "rising.refusal.only_one_die");
  return die_owner(state, die) == seat ? Answer{} : no("RIS-5.2", "rising.refusal.not_your_die");
}

Answer object_to_energy(const State& state, Seat seat, int die) {
  if (auto answer = object_to_die(state, seat, die)) return answer;
  if (state.fog) return no("RIS-3.6", "rising.refusal.fog");
  return state.stock[at(seat)][kEnergy] > 0 ? Answer{} : no("RIS-5.2", "rising.refusal.no_energy");
}

Answer object_to_power(const State& state, Seat seat, const Move& move) {
  const auto power = static_cast<Power>(move.what);
  if (power != Power::glass && power != Power::gyre) return no("RIS-5.11", "rising.refusal.not_for_rolls");
  if (auto answer = object_to_die(state, seat, move.from)) return answer;
  if (power == Power::glass && !holds(state, seat, Card::tide_glass)) return no("RIS-5.5", "rising.refusal.no_glass");
  if (power == Power::gyre && !has_effect(state, Effect::gyre)) return no("RIS-6.4", "rising.refusal.no_gyre");
  if (has_power(state.used, power)) return no("RIS-7.5", "rising.refusal.used");
  if (power == Power::glass && state.roll.added[move.from] > 0) return no("RIS-5.11", "rising.refusal.die_added");
  return {};
}

Answer object_to_reroll(const State& state, Seat seat, int dice) {
  if (dice == 0 || dice >= 1 << state.roll.dice) return no("RIS-5.11", "rising.refusal.no_such_die");
  if (leader_on(state, Councilor::priest, state.action.place) < 0 || seat_of(state, Councilor::priest) != seat)
    return no("RIS-7.1", "rising.refusal.no_priest");
  if (state.roll.priest_used) return no("RIS-7.1", "rising.refusal.priest_used");
  for (int die = 0; die < state.roll.dice; ++die)
    if (has(static_cast<Bits>(dice), die) && state.roll.added[at(die)] > 0)
      return no("RIS-5.11", "rising.refusal.die_added");
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
  if (move.what > move.from) return no("RIS-7.1", "rising.refusal.rollers_order");
  const int wanted = move.what == move.from ? 2 : 1;
  if (number(move.what) >= wanted && number(move.from) >= wanted) return {};
  return no("RIS-7.1", "rising.refusal.rollers");
}

Answer object_to_gain(const State& state, const Move& move) {
  const Item& item = top(state);
  const bool asked = item.x == 0;
  if (asked != (move.kind != MoveKind::resource))
    return no("RIS-5.11", asked ? "rising.refusal.say_bounty" : "rising.refusal.take_gain");
  if (asked) return {};
  const int own = is_on(state.action.place, Peninsula::forests) ? static_cast<int>(Resource::crystal)
                  : is_on(state.action.place, Peninsula::hills) ? static_cast<int>(Resource::gold)
                                                                : static_cast<int>(Resource::ore);
  const bool alchemist = leader_on(state, Councilor::alchemist, state.action.place) >= 0;
  if (move.what != own && (!alchemist || move.what == static_cast<int>(Resource::atlantium)))
    return no("RIS-5.1", {"rising.refusal.roll_wins", {{"resource", resource_name(own)}}});
  return state.supply[move.what] >= item.x ? Answer{} : no("RIS-1.3", "rising.refusal.supply_short");
}

Answer object_to_drawing(const State& state, const Move& move) {
  const Item& item = top(state);
  if (move.kind == MoveKind::card) {
    const bool known = state.library.empty();
    const bool next = known ? state.library_bottom[0] == move.what : state.library[move.what] > 0;
    return next ? Answer{} : no("RIS-5.4", "rising.refusal.not_next_card");
  }
  const bool discards = static_cast<Second>(item.z) == Second::discard;
  const bool must_keep = item.y > 0 && item.y != kUnknown;
  if (move.kind != MoveKind::pass && !is_drawn(state, move.what)) return no("RIS-5.4", "rising.refusal.not_drawn");
  if (move.kind == MoveKind::keep) return item.y != kUnknown ? Answer{} : no("RIS-5.4", "rising.refusal.rest_under");
  if (must_keep) return no("RIS-5.4", "rising.refusal.keep_first");
  if ((move.kind == MoveKind::pass) != discards)
    return no("RIS-5.4", discards ? "rising.refusal.others_discarded" : "rising.refusal.others_under");
  return {};
}

Answer object_to_foresight(const State& state, const Move& move) {
  const int step = top(state).x;
  if (move.kind == MoveKind::misfortune)
    return state.misfortunes[move.what] > 0 ? Answer{} : no("RIS-3.2", "rising.refusal.not_in_deck");
  if ((move.kind == MoveKind::remove) != (step == 1))
    return no("RIS-3.7", step == 1 ? "rising.refusal.foresight_discard" : "rising.refusal.foresight_top");
  if (is_drawn(state, move.what) && move.from == 0) return {};
  return no("RIS-3.7", "rising.refusal.not_revealed");
}

Answer object_to_swap(const State& state, Seat seat, const Move& move) {
  const Item& item = top(state);
  if (move.kind == MoveKind::pass) return item.y > 0 ? Answer{} : no("RIS-13.4", "rising.refusal.swap_one");
  if (!has(item.z, move.from) || !has(item.z, move.to)) return no("RIS-13.4", "rising.refusal.swap_raw");
  if (move.from == move.to) return no("RIS-13.4", "rising.refusal.swap_same");
  if (state.stock[at(seat)][move.from] == 0)
    return no("RIS-13.4", {"rising.refusal.no_resource", {{"resource", resource_name(move.from)}}});
  if (state.supply[move.to] > 0) return {};
  return no("RIS-13.4", {"rising.refusal.supply_none", {{"resource", resource_name(move.to)}}});
}

Answer object_to_gift(const State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::pass) return {};
  if (move.to >= state.seats) return no("RIS-2.1", "common.refusal.no_such_seat");
  if (top(state).task == Task::radiance)
    return move.what == kEnergy ? Answer{} : no("RIS-3.7", "rising.refusal.radiance");
  if (move.to == seat) return no("RIS-3.7", "rising.refusal.give_other");
  if (state.stock[at(seat)][move.what] > 0) return {};
  return no("RIS-3.7", {"rising.refusal.no_resource", {{"resource", resource_name(move.what)}}});
}

Answer object_to_resource(const State& state, Seat seat, int resource) {
  const std::string_view name = resource_name(resource);
  const Task task = top(state).task;
  if (task != Task::amplify && resource == static_cast<int>(Resource::atlantium))
    return no("RIS-1.3", "rising.refusal.raw_only");
  if (task != Task::dredge && state.stock[at(seat)][resource] == 0)
    return no("RIS-1.3", {"rising.refusal.no_resource", {{"resource", name}}});
  if (task != Task::looters && state.supply[resource] == 0)
    return no("RIS-13.3", {"rising.refusal.supply_none", {{"resource", name}}});
  return {};
}

Answer object_to_colour(const State& state, int colour) {
  const Item& item = top(state);
  if (item.task != Task::sacrifice)
    return has(item.x, colour) ? Answer{} : no("RIS-5.3", "rising.refusal.no_follower_comes");
  const Bits followers = state.action.atlanteans & ~below(kFirstFollower);
  if (colour < state.seats && (followers & atlanteans_of(state, colour)) != 0) return {};
  return no("RIS-11.1", "rising.refusal.no_follower_there");
}

Answer object_to_removal(const State& state, const Move& move) {
  if (move.kind == MoveKind::pass) return {};
  const auto& pile = move.from == 0 ? state.misfortunes : state.misfortune_discards;
  if (pile[move.what] > 0) return {};
  return no("RIS-13.11", move.from == 0 ? "rising.refusal.not_in_deck" : "rising.refusal.not_in_discards");
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
