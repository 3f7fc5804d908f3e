#include "games/rising/notation.h"
#include "games/rising/play/table.h"
#include "games/rising/position/reader.h"
#include "games/rising/words.h"

// The second part of reading a position: the gate, the decks and the boards.
namespace atlantica::rising {

namespace {

constexpr int kLateBuildSpace = 5;  // RIS-6.1: a third build space from this many players on

}  // namespace

bool PositionReader::read_gate() {
  const auto read = [&](const Names& names, const std::string& where, int most, std::uint32_t& into) {
    for (const std::string& name : names) {
      const auto component = parse_component(name);
      if (!component || *component > most) return unknown(where, "component", name);
      if (has(into, *component)) return fail(where, {"rising.position.twice", {{"text", name}}});
      into |= 1U << *component;
    }
    return true;
  };
  state_.blueprint = state_.edition.blueprints[state_.level - 1U];
  if (position_.blueprint) {
    state_.blueprint = 0;
    if (!read(*position_.blueprint, "blueprint", kComponents - 1, state_.blueprint)) return false;
  } else if (state_.blueprint == 0) {
    return fail("blueprint", {"rising.position.blueprint_wanted", {{"level", state_.level}}});
  }
  if (!read(position_.built.value_or(Names{}), "built", kPowerCore, state_.built)) return false;
  state_.build_spaces = state_.seats >= kLateBuildSpace ? 3 : 2;
  for (Bits rest = state_.built; rest != 0;) {
    const ComponentData& component = state_.edition.components[at(pop_lowest(rest))];
    if (component.effect == Effect::loom)
      state_.build_spaces = static_cast<std::uint8_t>(state_.build_spaces + component.amount);
    const int effect = static_cast<int>(component.effect);
    if (effect >= kFirstLasting && component.effect != Effect::win) state_.lasting |= 1U << effect;
  }
  return read_gates(position_.built_at, "built_at", state_.built_at) &&
         read_gates(position_.opened, "opened", state_.opened);
}

bool PositionReader::read_gates(const std::optional<Names>& given, const std::string& where, std::uint8_t& into) {
  for (const std::string& name : given.value_or(Names{})) {
    const auto place = parse_place(name);
    if (!place || !is_build_space(*place) || *place - kFirstBuild >= state_.build_spaces)
      return unknown(where, "gate", name);
    into = static_cast<std::uint8_t>(into | 1U << (*place - kFirstBuild));
  }
  return true;
}

bool PositionReader::read_pledges() {
  state_.pledges.component.fill(kUnknown);
  const auto given = position_.pledges.value_or(std::vector<PledgePosition>{});
  for (std::size_t i = 0; i < given.size(); ++i)
    if (!read_pledge(given[i], item_of("pledges", i))) return false;
  if (!position_.barred) return true;
  for (const auto& [name, barred] : *position_.barred) {
    const auto purpose = parse_purpose(name);
    if (!purpose) return unknown("barred", "purpose", name);
    if (!seats(barred, "barred." + name, state_.pledges.barred[at(*purpose)])) return false;
  }
  return true;
}

bool PositionReader::read_pledge(const PledgePosition& given, const std::string& where) {
  Pledges& pledges = state_.pledges;
  const auto purpose = parse_purpose(given.purpose);
  if (!purpose) return fail(where + ".purpose", {"rising.position.no_purpose", {{"text", given.purpose}}});
  for (int i = 0; i < pledges.ordered; ++i)
    if (pledges.order[at(i)] == *purpose)
      return fail(where + ".purpose", {"rising.position.twice", {{"text", given.purpose}}});
  const int space = *purpose - kBuildPurpose;
  if (space >= state_.build_spaces) return unknown(where + ".purpose", "gate", given.purpose);
  if ((space >= 0) != given.component.has_value())
    return fail(where + ".component", "rising.position.component_at_gate");
  if (given.component) {
    const auto component = parse_component(*given.component);
    if (!component) return unknown(where + ".component", "component", *given.component);
    pledges.component[at(space)] = static_cast<std::uint8_t>(*component);
  }
  if (given.pledges.empty()) return fail(where + ".pledges", "rising.position.nobody_pledged");
  pledges.order[pledges.ordered++] = static_cast<std::uint8_t>(*purpose);
  SeatSet named;
  for (const PledgeView& pledge : given.pledges) {
    if (!seats(std::vector{pledge.seat}, where + ".pledges", named)) return false;
    if (!read_pieces(pledge, *purpose, where + ".pledges." + std::to_string(pledge.seat))) return false;
    pledges.contributors[at(*purpose)].make_last(pledge.seat);
  }
  if (!given.last) return true;
  if (!is_seat(*given.last) || !named.has(*given.last)) return fail(where + ".last", "rising.position.last_pledged");
  pledges.contributors[at(*purpose)].make_last(*given.last);
  return true;
}

bool PositionReader::read_pieces(const PledgeView& given, int purpose, const std::string& where) {
  Pledges& pledges = state_.pledges;
  const int space = purpose - kBuildPurpose;
  if (given.pieces.empty()) return fail(where, "rising.position.empty_pledge");
  for (const auto& [name, amount] : given.pieces) {
    const auto resource = parse_resource(name);
    if (!resource || (space < 0 && *resource != kEnergy))
      return fail(where, {"rising.position.not_pledged", {{"text", name}}});
    std::uint8_t pieces = 0;
    if (!number(amount, where + "." + name, 1, state_.edition.supply[at(*resource)], pieces)) return false;
    if (space < 0)
      pledges.energy[at(purpose)][at(given.seat)] = pieces;
    else
      pledges.pieces[at(space)][at(given.seat)].add(*resource, pieces);
  }
  const int energy = space < 0 ? 0 : pledges.pieces[at(space)][at(given.seat)][kEnergy];
  if ((energy > 0) != given.square.has_value() || (energy > 0 && (energy != 2 || pledges.square != kUnknown)))
    return fail(where, "rising.position.square");
  if (!given.square) return true;
  const auto resource = parse_resource(*given.square);
  if (!resource || *resource == kEnergy) return unknown(where + ".square", "resource", *given.square);
  pledges.square = static_cast<std::uint8_t>(space);
  pledges.square_for = static_cast<std::uint8_t>(*resource);
  return true;
}

bool PositionReader::count_cards(Cards& cards, const NameCounts& given, const std::string& where) {
  for (const auto& [name, amount] : given) {
    const auto card = parse_card(name);
    if (!card) return unknown(where, "card", name);
    std::uint8_t number_of_them = 0;
    if (!number(amount, where + "." + name, 0, state_.edition.cards[at(*card)], number_of_them)) return false;
    for (int i = 0; i < number_of_them; ++i) cards.add(*card);
  }
  return true;
}

bool PositionReader::read_library() {
  const Names bottom = position_.library_bottom.value_or(Names{});
  if (bottom.size() > state_.library_bottom.size()) return fail("library_bottom", "rising.position.library_bottom");
  for (const std::string& name : bottom) {
    const auto card = parse_card(name);
    if (!card) return unknown("library_bottom", "card", name);
    state_.library_bottom[state_.library_bottom_size++] = static_cast<std::uint8_t>(*card);
  }
  if (!count_cards(state_.library_discards, position_.library_discards.value_or(NameCounts{}), "library_discards"))
    return false;
  if (position_.library) return count_cards(state_.library, *position_.library, "library");
  for (int card = 0; card < kBasicCards; ++card) {
    const int left = state_.edition.cards[at(card)] - cards_outside_deck(state_, card);
    for (int i = 0; i < left; ++i) state_.library.add(card);
  }
  return true;
}

bool PositionReader::count_misfortunes(std::array<std::uint8_t, kMisfortunes>& into, const NameCounts& given,
                                       const std::string& where) {
  for (const auto& [name, amount] : given) {
    const auto misfortune = parse_misfortune(name);
    if (!misfortune) return unknown(where, "misfortune", name);
    if (!number(amount, where + "." + name, 0, misfortunes_of_level(state_, *misfortune), into[at(*misfortune)]))
      return false;
  }
  return true;
}

bool PositionReader::read_misfortunes() {
  const Names top = position_.misfortunes_top.value_or(Names{});
  if (top.size() > state_.misfortune_top.size()) return fail("misfortunes_top", "rising.position.misfortunes_top");
  for (const std::string& name : top) {
    const auto misfortune = parse_misfortune(name);
    if (!misfortune) return unknown("misfortunes_top", "misfortune", name);
    state_.misfortune_top[state_.misfortune_top_size++] = static_cast<std::uint8_t>(*misfortune);
  }
  const NameCounts discards = position_.misfortune_discards.value_or(NameCounts{});
  if (!count_misfortunes(state_.misfortune_discards, discards, "misfortune_discards")) return false;
  if (position_.misfortunes) return count_misfortunes(state_.misfortunes, *position_.misfortunes, "misfortunes");
  for (int i = 0; i < kMisfortunes; ++i)
    if (const int left = misfortunes_of_level(state_, i) - misfortunes_outside_deck(state_, i); left > 0)
      state_.misfortunes[at(i)] = static_cast<std::uint8_t>(left);
  return true;
}

// Boards and artifacts that are nowhere else are unused.
bool PositionReader::read_boards() {
  for (const std::string& name : position_.board_discards.value_or(Names{})) {
    const auto board = parse_councilor(name);
    if (!board) return unknown("board_discards", "councilor", name);
    state_.board_discards = static_cast<std::uint16_t>(state_.board_discards | 1U << *board);
  }
  unsigned taken = state_.board_discards;
  for (Seat seat = 0; seat < state_.seats; ++seat)
    if (state_.councilor[at(seat)] != kNobody) taken |= 1U << state_.councilor[at(seat)];
  if (state_.board != kNobody) taken |= 1U << state_.board;
  if (offers_boards(state_))
    for (std::size_t i = 0; i < state_.revealed_size; ++i) taken |= 1U << state_.revealed[i];
  state_.stack = static_cast<std::uint16_t>(((1U << kCouncilors) - 1) & ~taken);
  for (int card = kBasicCards; card < kCards; ++card)
    if (state_.relic != card && cards_outside_deck(state_, card) + state_.library[card] == 0)
      state_.relics = static_cast<std::uint16_t>(state_.relics | 1U << (card - kBasicCards));
  count_supply();
  return true;
}

// RIS-1.3: whatever nobody holds or has pledged.
void PositionReader::count_supply() {
  for (int resource = 0; resource <= kEnergy; ++resource)
    if (const int left = state_.edition.supply[at(resource)] - pieces_outside_supply(state_, resource); left > 0)
      state_.supply.add(resource, left);
}

}  // namespace atlantica::rising
