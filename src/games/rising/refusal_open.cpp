#include "games/rising/notation.h"
#include "games/rising/refusal.h"
#include "games/rising/steps.h"
#include "games/rising/table.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

std::string name_of(int kind) { return std::string(kind_name(kind)); }

bool plays(const State& state, int atlantean, Councilor councilor) {
  const int board = atlantean < kHologram    ? state.councilor[at(atlantean)]
                    : atlantean == kHologram ? state.board
                                             : kNobody;
  return board == static_cast<int>(councilor);
}

Answer object_to_component_space(const State& state, int atlantean, int component) {
  const ComponentData& data = state.edition->components[at(component)];
  const std::string name(component_name(component));
  if (!has(state.built, component)) return no("RIS-3.1", "The " + name + " is not built.");
  if (data.spaces == 0) return no("RIS-3.1", "The " + name + " has no action space.");
  if (data.effect == Effect::seal && kind_of(atlantean) != Kind::follower)
    return no("RIS-11.1", "The " + name + " takes followers only.");
  if (atlantean == kAutomaton && data.effect != Effect::terraform)
    return no("RIS-7.3", "The Automaton is not placed on a single component space.");
  return {};
}

Answer object_to_tile(const State& state, int atlantean, int tile) {
  if (is_open(state, tile)) return {};
  const std::string name = place_name(tile);
  if (!plays(state, atlantean, Councilor::seafarer))
    return no("RIS-3.1", name + " is flooded; place on a tile that is not.");
  if (state.standing[at(peninsula_of(tile))] > 0) return {};
  return no("RIS-7.1", "The Seafarer holds a flooded tile only of a peninsula that has an unflooded one.");
}

Answer object_to_placing(const State& state, Seat seat, const Move& move) {
  if (state.phase != Phase::place) return no("RIS-3.1", "Atlanteans are placed in the Place phase.");
  const int atlantean = find(state, seat, static_cast<Kind>(move.what), kPool);
  if (atlantean < 0) return no("RIS-3.1", "You have no " + name_of(move.what) + " in your pool.");
  return object_to_place(state, atlantean, move.to);
}

Answer object_to_cities(const State& state, int tile) {
  const Bits there = standing_on(state, tile);
  const bool mask =
      count(there) == 1 && lowest(there) <= kHologram && holds(state, owner(state, lowest(there)), Card::doubling_mask);
  if (count(there) < 2 && !mask) return no("RIS-5.3", "In Cities two Atlanteans act together.");
  if (recruit_colours(state, there) == 0) return no("RIS-1.3", "No follower of their colours is left in the supply.");
  return {};
}

Answer object_to_tile_action(const State& state, Seat seat, int tile) {
  const std::string name = place_name(tile);
  if (has(state.forbidden, peninsula_of(tile)))
    return no("RIS-3.6", "A misfortune forbids actions there in this round.");
  if (!is_open(state, tile)) return no("RIS-13.7", name + " is flooded, and the Seafarer does not hold it open.");
  if (is_on(tile, Peninsula::cities)) return object_to_cities(state, tile);
  if (is_on(tile, Peninsula::libraries) && library_size(state) == 0)
    return no("RIS-13.3", "The library deck is empty.");
  if (!is_on(tile, Peninsula::forges)) return {};
  if (state.stock[at(seat)][static_cast<int>(Resource::ore)] == 0)
    return no("RIS-13.3", "You have no ore to turn into Atlantium.");
  if (state.supply[static_cast<int>(Resource::atlantium)] == 0) return no("RIS-13.3", "No Atlantium is left.");
  return {};
}

Answer object_to_component_action(const State& state, Seat seat, int component) {
  const bool together = state.edition->components[at(component)].effect == Effect::terraform;
  const std::string name(component_name(component));
  if (together && count(standing_on(state, kFirstSpace + component)) < 2)
    return no("RIS-11.1", "On the " + name + " two Atlanteans act together.");
  if (component_acts(state, seat, component)) return {};
  return no("RIS-13.3", "Nothing can come of an action on the " + name + " now.");
}

Answer object_to_action(const State& state, Seat seat, const Move& move) {
  if (state.phase != Phase::actions) return no("RIS-3.3", "Atlanteans act in the Take Actions phase.");
  if (static_cast<Kind>(move.what) == Kind::automaton) return no("RIS-7.3", "The Automaton takes no action.");
  const int place = move.from;
  const int atlantean = find(state, seat, static_cast<Kind>(move.what), place);
  const std::string whom = name_of(move.what);
  if (atlantean < 0) return no("RIS-3.3", "You have no " + whom + " on " + spoken_place(place) + ".");
  if (has(state.acted, atlantean))
    return no("RIS-3.3", "Your " + whom + " on " + spoken_place(place) + " has acted in this round.");
  if (is_build_space(place)) return no("RIS-6.2", "On a build space pledge for a component.");
  if (is_tile(place)) return object_to_tile_action(state, seat, place);
  return is_component_space(place) ? object_to_component_action(state, seat, place - kFirstSpace) : Answer{};
}

Answer object_to_use(const State& state, Seat seat, const Move& move) {
  const auto power = static_cast<Power>(move.what);
  if (power != Power::scales && power != Power::keeper)
    return no("RIS-3.7", "This power is used when it is asked for, not in an open moment.");
  const Card card = power == Power::scales ? Card::assayers_scales : Card::keepers_seal;
  const std::string name(card_name(static_cast<int>(card)));
  if (!holds(state, seat, card)) return no("RIS-5.5", "You do not hold the " + name + ".");
  if (has_power(state.used, power)) return no("RIS-7.5", "The " + name + " was used in this round.");
  if (power == Power::scales) {
    if (move.from != 0) return no("RIS-1.1", "There is no such thing in this game.");
    if (may_swap(state, seat, kRawResources)) return {};
    return no("RIS-13.4", "You have nothing to swap for what the supply holds.");
  }
  if (static_cast<Card>(move.from) == card || state.hands[at(seat)][move.from] == 0)
    return no("RIS-5.5", "You have no other card " + std::string(card_name(move.from)) + " to discard.");
  return state.supply[kEnergy] > 0 ? Answer{} : no("RIS-1.3", "The supply has no energy to take for it.");
}

Answer object_to_ready(const State& state, Seat seat) {
  if (state.phase != Phase::place && state.phase != Phase::actions)
    return no("RIS-3.8", "Ready is said in Place and in Actions.");
  if (state.ready.has(seat)) return no("RIS-3.8", "You have said that you are ready.");
  if (state.phase == Phase::actions || has_placed_all(state, seat)) return {};
  return no("RIS-3.8", "Place what is in your pool first.");
}

Answer object_to_draw(const State& state, Seat seat) {
  if (state.phase != Phase::misfortunes) return no("RIS-3.2", "Misfortunes are drawn in their phase.");
  if (next_drawer(state) == seat) return {};
  return no("RIS-3.2", "Now " + std::string(colour_name(next_drawer(state))) + " draws.");
}

// RIS-3.4; passing goes on where there is nothing to choose.
Answer object_to_first_flood(const State& state, Seat seat, const Move& move) {
  if (state.phase != Phase::wrath) return no("RIS-3.7", "Nobody asks for that now.");
  if (seat != state.start)
    return no("RIS-3.4", "Now " + std::string(colour_name(state.start)) + " chooses what floods.");
  if (move.kind == MoveKind::pass)
    return any_tile_left(state) ? no("RIS-3.4", "Choose a peninsula to flood.") : Answer{};
  if (state.standing[move.to] > 0) return {};
  return no("RIS-4.7", "No tile is left there; choose a peninsula with one.");
}

}  // namespace

Answer object_to_place(const State& state, int atlantean, int place) {
  if (is_build_space(place) && place - kFirstBuild >= state.build_spaces)
    return no("RIS-6.1", "There are only " + std::to_string(state.build_spaces) + " build spaces.");
  if (is_component_space(place))
    if (auto answer = object_to_component_space(state, atlantean, place - kFirstSpace)) return answer;
  if (is_tile(place))
    if (auto answer = object_to_tile(state, atlantean, place)) return answer;
  const Bits there = standing_on(state, place);
  if (atlantean == kAutomaton && there == 0)
    return no("RIS-7.3", "The Automaton is placed only where another Atlantean stands.");
  if (is_tile(place) || is_component_space(place)) {
    const bool emissary =
        leader_on(state, Councilor::emissary, place) >= 0 || plays(state, atlantean, Councilor::emissary);
    if (count(there) >= printed_spaces(state, place) + (emissary && is_tile(place) ? 1 : 0))
      return no("RIS-3.1", "No space is empty on " + spoken_place(place) + ".");
  }
  return {};
}

Answer object_to_card(const State& state, Seat seat, Card card) {
  const std::string name(card_name(static_cast<int>(card)));
  if (!state.hands[at(seat)].has(card)) return no("RIS-3.7", "You do not have the card " + name + ".");
  if (static_cast<int>(card) >= kBasicCards)
    return no("RIS-5.5", "An artifact works while you hold it; it is not played.");
  switch (card) {
    case Card::cipher_of_expertise:
    case Card::enigma_of_alacrity:
    case Card::cipher_of_bounty:
    case Card::enigma_of_defiance: return no("RIS-3.7", name + " interrupts: you are asked when it can be played.");
    case Card::cipher_of_fellowship:
      if (state.phase != Phase::place) return no("RIS-13.2", name + " is played in Place only.");
      break;
    default: break;
  }
  return may_play(state, seat, card) ? Answer{} : no("RIS-3.7", name + " would change nothing now.");
}

Answer object_in_open_moment(const State& state, Seat seat, const Move& move) {
  if (move.kind < MoveKind::place) return no("RIS-1.6", "Chance decides that, and not now.");
  if (seat == kChance) return no("RIS-1.6", "A player decides now, not chance.");
  switch (move.kind) {
    case MoveKind::place: return object_to_placing(state, seat, move);
    case MoveKind::act: return object_to_action(state, seat, move);
    case MoveKind::play: return object_to_card(state, seat, static_cast<Card>(move.what));
    case MoveKind::use: return object_to_use(state, seat, move);
    case MoveKind::pledge:
    case MoveKind::take_back: return object_to_pledge(state, seat, move);
    case MoveKind::ready: return object_to_ready(state, seat);
    case MoveKind::draw: return object_to_draw(state, seat);
    case MoveKind::peninsula:
    case MoveKind::pass: return object_to_first_flood(state, seat, move);
    default: return no("RIS-3.7", "Nobody asks for that now.");
  }
}

}  // namespace atlantica::rising
