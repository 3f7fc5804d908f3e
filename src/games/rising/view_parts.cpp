#include "games/rising/view_parts.h"

#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/words.h"

namespace atlantica::rising {

Crowd crowd(const State& state, int place) {
  Crowd crowd;
  for (Bits rest = standing_on(state, place); rest != 0;) {
    const int atlantean = pop_lowest(rest);
    AtlanteanView view;
    view.seat = owner(state, atlantean);
    view.piece = kind_name(static_cast<int>(kind_of(atlantean)));
    if (has(state.acted, atlantean)) view.acted = true;
    crowd.push_back(std::move(view));
  }
  return crowd;
}

namespace {

TileView tile_view(const State& state, int tile) {
  const TileData& data = state.edition.tiles[at(tile)];
  TileView view;
  view.name = place_name(tile);
  view.flooded = is_flooded(state, tile);
  if (view.flooded && is_open(state, tile)) view.held = true;
  if (is_wild(tile)) {
    const int explorer = leader_on(state, Councilor::explorer, tile) >= 0 ? 1 : 0;
    const int now = data.number + state.earthquakes - explorer;
    view.target = data.number;
    if (now != data.number) view.now = now;
  } else if (is_on(tile, Peninsula::cities)) {
    view.target = data.number;
  } else if (is_on(tile, Peninsula::libraries)) {
    view.second = second_name(static_cast<Second>(data.number));
  } else {
    view.rate = data.number;
  }
  view.spaces = data.spaces;
  view.atlanteans = crowd(state, tile);
  return view;
}

}  // namespace

PeninsulaView peninsula_view(const State& state, int peninsula) {
  PeninsulaView view;
  view.name = peninsula_name(peninsula);
  view.barrier = has(state.barriers, peninsula);
  if (has(state.forbidden, peninsula)) view.forbidden = true;
  for (int number = 1; number <= kLength; ++number) view.tiles.push_back(tile_view(state, tile_at(peninsula, number)));
  return view;
}

BuildSpaceView build_space_view(const State& state, int space) {
  BuildSpaceView view;
  const int place = kFirstBuild + space;
  view.name = place_name(place);
  if (const int component = state.pledges.component[at(space)]; component != kUnknown)
    view.component = component_name(component);
  if (has(state.built_at, space)) view.built = true;
  const bool opened = has(state.opened, space);
  if (opened || (state.phase == Phase::actions && !has(state.built_at, space))) view.open = true;
  view.atlanteans = crowd(state, place);
  return view;
}

ComponentView component_view(const State& state, int component) {
  const ComponentData& data = state.edition.components[at(component)];
  ComponentView view;
  view.name = component_name(component);
  view.type = component == kPowerCore ? "core" : std::string(1, data.type);
  for (int resource = 0; resource < kResources; ++resource)
    if (data.cost[at(resource)] > 0) view.cost[std::string(resource_name(resource))] = data.cost[at(resource)];
  view.when = component_when(data.effect);
  view.say = component_key(data.effect);
  view.amount = data.amount;
  view.built = has(state.built, component);
  if (component == kPowerCore) return view;
  view.spaces = view.when == "space" ? printed_spaces(state, kFirstSpace + component) : 0;
  if (data.effect == Effect::terraform) view.double_space = true;
  view.atlanteans = crowd(state, kFirstSpace + component);
  return view;
}

PurchaseView purchase_view(const State& state, int purpose) {
  PurchaseView view;
  view.purpose = purpose_name(purpose);
  const bool build = purpose >= kBuildPurpose;
  int paid = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    PledgeView pledge;
    pledge.seat = seat;
    if (build) {
      const Counts& pieces = state.pledges.pieces[at(purpose - kBuildPurpose)][at(seat)];
      pledge.pieces = counts_of(pieces);
      if (pieces[kEnergy] > 0) pledge.square = resource_name(state.pledges.square_for);
    } else if (const int energy = state.pledges.energy[at(purpose)][at(seat)]; energy > 0) {
      pledge.pieces["energy"] = energy;
      paid += energy;
    }
    if (!pledge.pieces.empty()) view.pledges.push_back(std::move(pledge));
  }
  if (build) {
    const int space = purpose - kBuildPurpose;
    view.missing = counts_of(missing(state, space, state.pledges.component[at(space)]));
  } else if (const int rest = price(state, purpose) - paid; rest > 0) {
    view.missing["energy"] = rest;
  }
  return view;
}

DeckView misfortune_deck(const State& state) {
  DeckView view;
  view.contents = counts_of(state.misfortunes);
  for (int i = 0; i < state.misfortune_top_size; ++i)
    view.known.emplace_back(misfortune_name(state.misfortune_top[at(i)]));
  view.discards = counts_of(state.misfortune_discards);
  view.size = state.misfortune_top_size;
  for (const int amount : state.misfortunes) view.size += amount;
  return view;
}

DeckView library_deck(const State& state) {
  DeckView view;
  view.contents = counts_of(state.library);
  for (int i = 0; i < state.library_bottom_size; ++i) view.known.emplace_back(card_name(state.library_bottom[at(i)]));
  view.discards = counts_of(state.library_discards);
  view.size = state.library.total() + state.library_bottom_size;
  return view;
}

namespace {

// The once-per-round power of an artifact.
std::optional<Power> power_of(Card card) {
  switch (card) {
    case Card::orichalcum_tongs: return Power::tongs;
    case Card::tide_glass: return Power::glass;
    case Card::ley_crystal: return Power::ley;
    case Card::assayers_scales: return Power::scales;
    case Card::masons_square: return Power::square;
    case Card::keepers_seal: return Power::keeper;
    default: return std::nullopt;
  }
}

CardView card_view(const State& state, int card) {
  CardView view;
  view.name = card_name(card);
  view.artifact = card >= kBasicCards;
  if (const auto power = power_of(static_cast<Card>(card)); power && has_power(state.used, *power)) view.used = true;
  return view;
}

}  // namespace

SeatView seat_view(const State& state, Seat seat) {
  SeatView view;
  view.seat = seat;
  view.colour = colour_name(seat);
  if (const int councilor = state.councilor[at(seat)]; councilor != kNobody) view.councilor = councilor_name(councilor);
  view.stock = counts_of(state.stock[at(seat)]);
  for (int card = 0; card < kCards; ++card)
    for (int i = 0; i < state.hands[at(seat)][card]; ++i) view.hand.push_back(card_view(state, card));
  view.hand_limit = hand_limit(state, seat);
  for (Bits rest = standing_on(state, kPool) & atlanteans_of(state, seat); rest != 0;)
    view.pool.emplace_back(kind_name(static_cast<int>(kind_of(pop_lowest(rest)))));
  view.followers = count(standing_on(state, kSupply) & atlanteans_of(state, seat) & ~below(kFirstFollower));
  view.ready = state.ready.has(seat);
  return view;
}

std::optional<HologramView> hologram_view(const State& state) {
  if (state.board == kNobody) return std::nullopt;
  HologramView view;
  view.seat = state.start;
  view.councilor = councilor_name(state.board);
  if (state.relic != kUnknown) view.artifact = card_view(state, state.relic);
  return view;
}

}  // namespace atlantica::rising
