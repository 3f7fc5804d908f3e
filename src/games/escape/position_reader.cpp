#include "games/escape/position_reader.h"

#include "games/escape/notation.h"
#include "games/escape/pieces.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

bool PositionReader::read() {
  return read_table() && read_turn() && read_island() && read_pieces() && read_colours() && read_going_on() &&
         read_left() && read_supply() && check_setup() && check_rings() && check_symbols() && check_dolphins() &&
         check_dangers() && check_spent() && check_phase() && check_end();
}

bool PositionReader::read_table() {
  const auto seats = static_cast<int>(position_.colours.size());
  if (seats < 2 || seats > kSeatsMax) return fail("colours", {"escape.position.colours", {{"count", seats}}});
  state_.seats = static_cast<std::uint8_t>(seats);
  const std::string& game = position_.game ? *position_.game : "full";
  if (game != "full" && game != "short") return fail("game", {"escape.position.game", {{"text", game}}});
  state_.short_game = game == "short";
  return true;
}

bool PositionReader::read_turn() {
  const std::string& name = position_.phase ? *position_.phase : "move";
  if (!phase(name, phase_names(), state_.phase) || !turn(position_.turn, !setting_up(), name, state_.turn) ||
      !colour(position_.colour, state_.colour))
    return false;
  const auto first = parse_colour(position_.first.value_or("red"));
  if (!first || *first >= state_.seats) return fail("first", "common.position.colour_in_play");
  state_.first = static_cast<std::uint8_t>(*first);
  return number(position_.quiet_turns, "quiet_turns", 0, 20 * state_.seats, state_.quiet_turns);
}

bool PositionReader::read_island() {
  for (const std::string& text : position_.island) {
    int here = 0;
    if (!hex(text, "island", here)) return false;
    if (!kIsland.has(here)) return fail("island", {"escape.position.not_island", {{"hex", text}}});
    if (state_.land.has(here)) return fail("island", {"escape.position.twice", {{"hex", text}}});
    state_.land.add(here);
  }
  if (position_.acropolis.value_or(true)) state_.land.add(kAcropolis);
  return true;
}

bool PositionReader::read_pieces() {
  for (auto& roster : state_.roster) roster.fill(kNowhere);
  if (!read_ships(state_.land)) return false;
  if (state_.ships.size() > kShips) return fail("ships", {"common.position.only", {{"count", kShips}}});
  const auto read = [&](const std::optional<Names>& hexes, Creature creature, std::string_view where) {
    return read_creatures(hexes, creature, where, kMostOfKind, state_.land);
  };
  return read(position_.dolphins, Creature::dolphin, "dolphins") &&
         read(position_.octopuses, Creature::octopus, "octopuses") &&
         read(position_.monsters, Creature::monster, "monsters") && read(position_.sharks, Creature::shark, "sharks");
}

bool PositionReader::read_supply() {
  std::array<int, kSupplies> most{};
  for (int kind = 0; kind < kCreatures; ++kind)
    most[at(kind)] = kMostOfKind - sea::number_of(state_, static_cast<Creature>(kind));
  if (dolphin_on_its_way(state_)) --most[at(Symbol::dolphin)];
  most[at(Symbol::ship)] = kShips - state_.ships.size();
  return supply(most, symbol_names(), "escape.position.supply");
}

bool PositionReader::read_colours() {
  state_.place.fill(kUnplaced);
  const auto read = [&](std::string_view text, int who, const std::string& where) {
    return read_atlantean(text, who, where);
  };
  for (int colour = 0; colour < state_.seats; ++colour)
    if (!read_team(colour, position_.colours[at(colour)].atlanteans, item_of("colours", colour) + ".atlanteans",
                   setting_up(), "escape.position.team", read))
      return false;
  (state_.ships | pieces(state_)).each([&](int here) { count_anew(state_, here); });
  return true;
}

bool PositionReader::read_atlantean(std::string_view text, int atlantean, const std::string& where) {
  std::optional<std::string_view> given;
  if (!read_place(text, atlantean, where, given)) return false;
  if (!given) return true;
  std::string_view how = *given;
  const int here = state_.place[at(atlantean)];
  const std::string name = Sea::name(here);
  if (how.empty()) {
    state_.walking |= bit(atlantean);
    if (!state_.land.has(here)) return fail(where, {"escape.position.no_piece", {{"hex", name}}});
    if (here == kAcropolis) return fail(where, "escape.position.acropolis");
    return count(atlanteans_at(state_, here)) <= kRoom || fail(where, "escape.position.piece_full");
  }
  if (state_.land.has(here)) return fail(where, {"common.position.land", {{"hex", name}}});
  if (how == "ship") {
    state_.aboard |= bit(atlantean);
    if (!state_.ships.has(here)) return fail(where, {"common.position.no_ship", {{"hex", name}}});
    return count(crew_of(state_, here)) <= kRoom || fail(where, "escape.position.crew");
  }
  state_.swimming |= bit(atlantean);
  if (how.ends_with(" spent")) {
    state_.spent |= bit(atlantean);
    how.remove_suffix(6);
  }
  if (how == "guarded") state_.guarded |= bit(atlantean);
  return how == "guarded" || how == "sea" || fail(where, {"escape.position.place", {{"text", text}}});
}

int PositionReader::pieces_of(int ring) const {
  const bool shown_next = state_.phase == Phase::symbol && kHexesOf[at(ring)].has(state_.hex);
  return pieces(state_, static_cast<Ring>(ring)).size() + (shown_next ? 1 : 0);
}

bool PositionReader::read_left() {
  if (!position_.left) {
    choose_left();
    return true;
  }
  for (const auto& [name, symbols] : *position_.left) {
    const auto ring = parse_ring(name);
    if (!ring) return fail("left", {"escape.position.ring", {{"text", name}, {"texts", listed(ring_names())}}});
    for (const auto& [text, amount] : symbols) {
      const auto symbol = parse_symbol(text);
      if (!symbol) return fail("left." + name, {"escape.position.symbol", {{"text", text}}});
      std::uint8_t& left = state_.left[at(*ring)][at(*symbol)];
      if (!number(amount, "left." + name + "." + text, 0, kOfEachSymbol[at(*ring)], left)) return false;
    }
  }
  return true;
}

// By default nothing has been revealed: all symbols of the rings that have pieces.
void PositionReader::choose_left() {
  for (int ring = 0; ring < kRings; ++ring)
    if (pieces_of(ring) > 0) state_.left[at(ring)].fill(kOfEachSymbol[at(ring)]);
}

}  // namespace atlantica::escape
