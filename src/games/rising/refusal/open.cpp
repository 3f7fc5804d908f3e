#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/refusal/refusal.h"
#include "games/rising/words.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

bool plays(const State& state, int atlantean, Councilor councilor) {
  const int board = atlantean < kHologram    ? state.councilor[at(atlantean)]
                    : atlantean == kHologram ? state.board
                                             : kNobody;
  return board == static_cast<int>(councilor);
}

Answer object_to_component_space(const State& state, int atlantean, int component) {
  const ComponentData& data = state.edition.components[at(component)];
  const std::string_view name = component_name(component);
  if (!has(state.built, component)) return no("RIS-3.1", {"rising.refusal.not_built", {{"component", name}}});
  if (data.spaces == 0) return no("RIS-3.1", {"rising.refusal.no_space_of", {{"component", name}}});
  if (data.effect == Effect::seal && kind_of(atlantean) != Kind::follower)
    return no("RIS-11.1", {"rising.refusal.followers_only", {{"component", name}}});
  if (atlantean == kAutomaton && data.effect != Effect::terraform)
    return no("RIS-7.3", "rising.refusal.automaton_single");
  return {};
}

Answer object_to_tile(const State& state, int atlantean, int tile) {
  if (is_open(state, tile)) return {};
  if (!plays(state, atlantean, Councilor::seafarer))
    return no("RIS-3.1", {"rising.refusal.flooded", {{"place", place_name(tile)}}});
  if (state.standing[at(peninsula_of(tile))] > 0) return {};
  return no("RIS-7.1", "rising.refusal.seafarer");
}

Answer object_to_placing(const State& state, Seat seat, const Move& move) {
  if (state.phase != Phase::place) return no("RIS-3.1", "rising.refusal.place_phase");
  const int atlantean = find(state, seat, static_cast<Kind>(move.what), kPool);
  if (atlantean < 0) return no("RIS-3.1", {"rising.refusal.no_piece_in_pool", {{"piece", kind_name(move.what)}}});
  return object_to_place(state, atlantean, move.to);
}

Answer object_to_cities(const State& state, int tile) {
  const Bits there = standing_on(state, tile);
  const bool mask =
      count(there) == 1 && lowest(there) <= kHologram && holds(state, owner(state, lowest(there)), Card::doubling_mask);
  if (count(there) < 2 && !mask) return no("RIS-5.3", "rising.refusal.cities_two");
  if (recruit_colours(state, there) == 0) return no("RIS-1.3", "rising.refusal.cities_no_follower");
  return {};
}

Answer object_to_tile_action(const State& state, Seat seat, int tile) {
  if (has(state.forbidden, peninsula_of(tile))) return no("RIS-3.6", "rising.refusal.forbidden");
  if (!is_open(state, tile)) return no("RIS-13.7", {"rising.refusal.flooded_not_held", {{"place", place_name(tile)}}});
  if (is_on(tile, Peninsula::cities)) return object_to_cities(state, tile);
  if (is_on(tile, Peninsula::libraries) && library_size(state) == 0)
    return no("RIS-13.3", "rising.refusal.library_empty");
  if (!is_on(tile, Peninsula::forges)) return {};
  if (state.stock[at(seat)][static_cast<int>(Resource::ore)] == 0) return no("RIS-13.3", "rising.refusal.no_ore");
  if (state.supply[static_cast<int>(Resource::atlantium)] == 0) return no("RIS-13.3", "rising.refusal.no_atlantium");
  return {};
}

Answer object_to_component_action(const State& state, Seat seat, int component) {
  const bool together = state.edition.components[at(component)].effect == Effect::terraform;
  const std::string_view name = component_name(component);
  if (together && count(standing_on(state, kFirstSpace + component)) < 2)
    return no("RIS-11.1", {"rising.refusal.component_two", {{"component", name}}});
  if (component_acts(state, seat, component)) return {};
  return no("RIS-13.3", {"rising.refusal.component_useless", {{"component", name}}});
}

Answer object_to_action(const State& state, Seat seat, const Move& move) {
  if (state.phase != Phase::actions) return no("RIS-3.3", "rising.refusal.action_phase");
  if (static_cast<Kind>(move.what) == Kind::automaton) return no("RIS-7.3", "rising.refusal.automaton_acts");
  const int place = move.from;
  const int atlantean = find(state, seat, static_cast<Kind>(move.what), place);
  if (atlantean < 0)
    return no("RIS-3.3",
              {"rising.refusal.no_piece_there", {{"piece", kind_name(move.what)}, {"place", place_name(place)}}});
  if (has(state.acted, atlantean))
    return no("RIS-3.3", {"rising.refusal.acted", {{"piece", kind_name(move.what)}, {"place", place_name(place)}}});
  if (is_build_space(place)) return no("RIS-6.2", "rising.refusal.build_space_acts");
  if (is_tile(place)) return object_to_tile_action(state, seat, place);
  return is_component_space(place) ? object_to_component_action(state, seat, place - kFirstSpace) : Answer{};
}

Answer object_to_use(const State& state, Seat seat, const Move& move) {
  const auto power = static_cast<Power>(move.what);
  if (power != Power::scales && power != Power::keeper) return no("RIS-3.7", "rising.refusal.power_asked");
  const Card card = power == Power::scales ? Card::assayers_scales : Card::keepers_seal;
  const std::string_view name = card_name(static_cast<int>(card));
  if (!holds(state, seat, card)) return no("RIS-5.5", {"rising.refusal.not_held", {{"card", name}}});
  if (has_power(state.used, power)) return no("RIS-7.5", {"rising.refusal.card_used", {{"card", name}}});
  if (power == Power::scales) {
    if (move.from != 0) return no("RIS-1.1", "rising.refusal.no_such_thing");
    if (may_swap(state, seat, kRawResources)) return {};
    return no("RIS-13.4", "rising.refusal.nothing_to_swap");
  }
  if (static_cast<Card>(move.from) == card || state.hands[at(seat)][move.from] == 0)
    return no("RIS-5.5", {"rising.refusal.no_other_card", {{"card", card_name(move.from)}}});
  return state.supply[kEnergy] > 0 ? Answer{} : no("RIS-1.3", "rising.refusal.no_energy_to_take");
}

Answer object_to_ready(const State& state, Seat seat) {
  if (state.phase != Phase::place && state.phase != Phase::actions) return no("RIS-3.8", "rising.refusal.ready_phase");
  if (state.ready.has(seat)) return no("RIS-3.8", "rising.refusal.ready_already");
  if (state.phase == Phase::actions || has_placed_all(state, seat)) return {};
  return no("RIS-3.8", "rising.refusal.ready_pool");
}

Answer object_to_draw(const State& state, Seat seat) {
  if (state.phase != Phase::misfortunes) return no("RIS-3.2", "rising.refusal.draw_phase");
  if (next_drawer(state) == seat) return {};
  return no("RIS-3.2", {"rising.refusal.draws_next", {{"seat", next_drawer(state)}}});
}

// RIS-3.4; passing moves on if there is nothing to choose.
Answer object_to_first_flood(const State& state, Seat seat, const Move& move) {
  if (state.phase != Phase::wrath) return no("RIS-3.7", "rising.refusal.not_asked");
  if (seat != state.start) return no("RIS-3.4", {"rising.refusal.floods_next", {{"seat", state.start}}});
  if (move.kind == MoveKind::pass)
    return any_tile_left(state) ? no("RIS-3.4", "rising.refusal.choose_flood") : Answer{};
  if (state.standing[move.to] > 0) return {};
  return no("RIS-4.7", "rising.refusal.nothing_to_flood");
}

}  // namespace

Answer object_to_place(const State& state, int atlantean, int place) {
  if (is_build_space(place) && place - kFirstBuild >= state.build_spaces)
    return no("RIS-6.1", {"rising.refusal.build_spaces", {{"count", state.build_spaces}}});
  if (is_component_space(place))
    if (auto answer = object_to_component_space(state, atlantean, place - kFirstSpace)) return answer;
  if (is_tile(place))
    if (auto answer = object_to_tile(state, atlantean, place)) return answer;
  const Bits there = standing_on(state, place);
  if (atlantean == kAutomaton && there == 0) return no("RIS-7.3", "rising.refusal.automaton_alone");
  if (is_tile(place) || is_component_space(place)) {
    const bool emissary =
        leader_on(state, Councilor::emissary, place) >= 0 || plays(state, atlantean, Councilor::emissary);
    if (count(there) >= printed_spaces(state, place) + (emissary && is_tile(place) ? 1 : 0))
      return no("RIS-3.1", {"rising.refusal.full", {{"place", place_name(place)}}});
  }
  return {};
}

Answer object_to_card(const State& state, Seat seat, Card card) {
  const std::string_view name = card_name(static_cast<int>(card));
  if (!state.hands[at(seat)].has(card)) return no("RIS-3.7", {"rising.refusal.no_card", {{"card", name}}});
  if (static_cast<int>(card) >= kBasicCards) return no("RIS-5.5", "rising.refusal.artifact_play");
  switch (card) {
    case Card::cipher_of_expertise:
    case Card::enigma_of_alacrity:
    case Card::cipher_of_bounty:
    case Card::enigma_of_defiance: return no("RIS-3.7", {"rising.refusal.card_interrupts", {{"card", name}}});
    case Card::cipher_of_fellowship:
      if (state.phase != Phase::place) return no("RIS-13.2", {"rising.refusal.card_place_only", {{"card", name}}});
      break;
    default: break;
  }
  return may_play(state, seat, card) ? Answer{} : no("RIS-3.7", {"rising.refusal.card_useless", {{"card", name}}});
}

Answer object_in_open_moment(const State& state, Seat seat, const Move& move) {
  if (move.kind < MoveKind::place) return no("RIS-1.6", "rising.refusal.chance_not_now");
  if (seat == kChance) return no("RIS-1.6", "common.refusal.only_player");
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
    default: return no("RIS-3.7", "rising.refusal.not_asked");
  }
}

}  // namespace atlantica::rising
