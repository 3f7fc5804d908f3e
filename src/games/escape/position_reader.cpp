#include "games/escape/position_reader.h"

#include <algorithm>

#include "games/escape/notation.h"
#include "games/escape/pieces.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

namespace {

Names all_phases() {
  Names names;
  for (int i = 0; i <= static_cast<int>(Phase::over); ++i) names.emplace_back(phase_name(static_cast<Phase>(i)));
  return names;
}

Names all_rings() {
  Names names;
  for (int i = 0; i < kRings; ++i) names.emplace_back(ring_name(static_cast<Ring>(i)));
  return names;
}

}  // namespace

bool PositionReader::fail(std::string_view where, Message problem) {
  error_ = {"common.json.at", {{"where", where}, {"problem", std::move(problem)}}};
  return false;
}

bool PositionReader::number(const std::optional<int>& given, std::string_view name, int least, int most,
                            std::uint8_t& into) {
  if (!given) return true;
  if (*given < least || *given > most)
    return fail(name, {"common.position.not_between", {{"number", *given}, {"least", least}, {"most", most}}});
  into = static_cast<std::uint8_t>(*given);
  return true;
}

bool PositionReader::hex(std::string_view text, const std::string& where, int& into) {
  const auto found = Sea::parse(text);
  if (!found) return fail(where, {"common.position.not_a_hex", {{"text", text}}});
  into = *found;
  return true;
}

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
  const auto phase = parse_phase(name);
  if (!phase) return fail("phase", {"common.position.no_phase", {{"text", name}, {"texts", all_phases()}}});
  state_.phase = *phase;
  const int turn = position_.turn.value_or(setting_up() ? 0 : 1);
  if (turn < (setting_up() ? 0 : 1) || turn > (setting_up() ? 0 : 60000))
    return fail("turn", {"common.position.turn", {{"number", turn}, {"text", name}}});
  state_.turn = static_cast<std::uint16_t>(turn);
  const auto colour = parse_colour(position_.colour.value_or("red"));
  const auto first = parse_colour(position_.first.value_or("red"));
  if (!colour || *colour >= state_.seats) return fail("colour", "common.position.colour_in_play");
  if (!first || *first >= state_.seats) return fail("first", "common.position.colour_in_play");
  state_.colour = static_cast<std::uint8_t>(*colour);
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
  for (const std::string& text : position_.ships.value_or(Names{})) {
    int here = 0;
    if (!hex(text, "ships", here)) return false;
    if (state_.land.has(here)) return fail("ships", {"common.position.land", {{"hex", text}}});
    if (state_.ships.has(here)) return fail("ships", {"common.position.ship_twice", {{"hex", text}}});
    state_.ships.add(here);
  }
  if (state_.ships.size() > kShips) return fail("ships", {"common.position.only", {{"count", kShips}}});
  return read_creatures(position_.dolphins, Creature::dolphin, "dolphins") &&
         read_creatures(position_.octopuses, Creature::octopus, "octopuses") &&
         read_creatures(position_.monsters, Creature::monster, "monsters") &&
         read_creatures(position_.sharks, Creature::shark, "sharks");
}

bool PositionReader::read_creatures(const std::optional<Names>& hexes, Creature creature, const std::string& where) {
  const Names names = hexes.value_or(Names{});
  if (names.size() > kMostOfKind) return fail(where, {"common.position.only", {{"count", kMostOfKind}}});
  for (const std::string& text : names) {
    int here = 0;
    if (!hex(text, where, here)) return false;
    if (state_.land.has(here)) return fail(where, {"common.position.land", {{"hex", text}}});
    put_creature(state_, creature, here);
  }
  return true;
}

bool PositionReader::read_supply() {
  std::array<int, kSupplies> most{};
  for (int kind = 0; kind < kCreatures; ++kind)
    most[at(kind)] = kMostOfKind - static_cast<int>(std::ranges::count_if(
                                       state_.roster[at(kind)], [](std::uint8_t hex) { return hex != kNowhere; }));
  if (dolphin_on_its_way(state_)) --most[at(Symbol::dolphin)];
  most[at(Symbol::ship)] = kShips - state_.ships.size();
  for (std::size_t i = 0; i < most.size(); ++i) state_.supply[i] = static_cast<std::uint8_t>(most[i]);
  if (!position_.supply) return true;
  state_.supply = {};
  for (const auto& [name, amount] : *position_.supply) {
    const auto symbol = parse_symbol(name);
    if (!symbol || *symbol > Symbol::ship) return fail("supply", {"escape.position.supply", {{"text", name}}});
    if (!number(amount, "supply." + name, 0, most[at(*symbol)], state_.supply[at(*symbol)])) return false;
  }
  return true;
}

bool PositionReader::read_colours() {
  state_.place.fill(kUnplaced);
  for (int colour = 0; colour < state_.seats; ++colour) {
    const Names& names = position_.colours[at(colour)].atlanteans;
    const std::string where = "colours[" + std::to_string(colour) + "].atlanteans";
    if (names.size() > kTeam) return fail(where, "escape.position.team");
    for (int number = 0; number < kTeam; ++number) {
      const int who = atlantean(colour, number);
      if (at(number) >= names.size()) {
        if (!setting_up()) state_.place[at(who)] = kLost;
      } else if (!read_atlantean(names[at(number)], who, where + "[" + std::to_string(number) + "]")) {
        return false;
      }
    }
  }
  (state_.ships | pieces(state_)).each([&](int here) { count_anew(state_, here); });
  return true;
}

bool PositionReader::read_atlantean(std::string_view text, int atlantean, const std::string& where) {
  std::uint8_t& place = state_.place[at(atlantean)];
  if (text == "lost") {
    place = kLost;
    return true;
  }
  if (const auto isle = parse_isle(text)) {
    place = static_cast<std::uint8_t>(kFirstIsle + *isle);
    state_.saved |= bit(atlantean);
    return true;
  }
  const std::size_t space = text.find(' ');
  std::string_view how = space == std::string_view::npos ? "" : text.substr(space + 1);
  int here = 0;
  if (!hex(text.substr(0, space), where, here)) return false;
  const std::string name = Sea::name(here);
  place = static_cast<std::uint8_t>(here);
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
    if (!ring) return fail("left", {"escape.position.ring", {{"text", name}, {"texts", all_rings()}}});
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
