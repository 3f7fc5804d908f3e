#include "games/survive/position_reader.h"

#include <algorithm>

#include "games/survive/notation.h"
#include "games/survive/pieces.h"
#include "games/survive/sea.h"

namespace atlantica::survive {

namespace {

std::string of_colour(int colour) { return "colours[" + std::to_string(colour) + "]"; }

Names all_phases() {
  Names names;
  for (int i = 0; i <= static_cast<int>(Phase::over); ++i) names.emplace_back(phase_name(static_cast<Phase>(i)));
  return names;
}

Names all_variants() {
  Names names;
  for (int i = 0; i < kVariants; ++i) names.emplace_back(variant_name(static_cast<Variant>(i)));
  return names;
}

Names all_terrains() {
  Names names;
  for (int i = 0; i < kTerrains; ++i) names.emplace_back(terrain_name(static_cast<Terrain>(i)));
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
  return read_table() && read_turn() && read_terrain() && read_pieces() && read_colours() && read_going_on() &&
         read_left() && read_supply() && check_setup() && check_tiles() && check_backs() && check_ships() &&
         check_dangers() && check_phase() && check_end();
}

bool PositionReader::read_table() {
  const auto colours = static_cast<int>(position_.colours.size());
  const int seats = position_.seats.value_or(colours);
  if (colours < 2 || colours > kColoursMax) return fail("colours", {"survive.position.colours", {{"count", colours}}});
  if (seats != colours && !(seats == 2 && colours == 4)) return fail("seats", "survive.position.seats");
  state_.colours = static_cast<std::uint8_t>(colours);
  state_.seats = static_cast<std::uint8_t>(seats);
  state_.values_shown = position_.values_shown.value_or(false);
  for (const std::string& name : position_.variants.value_or(Names{})) {
    const auto variant = parse_variant(name);
    if (!variant) return fail("variants", {"survive.position.variant", {{"text", name}, {"texts", all_variants()}}});
    state_.variants |= static_cast<std::uint8_t>(bit(static_cast<int>(*variant)));
  }
  if (plays(state_, Variant::to_the_last) && plays(state_, Variant::submerged))
    return fail("variants", "survive.setup.one_ending");
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
  if (!colour || *colour >= state_.colours) return fail("colour", "common.position.colour_in_play");
  if (!first || *first >= state_.seats) return fail("first", "survive.position.first_colour");
  state_.colour = static_cast<std::uint8_t>(*colour);
  state_.first = static_cast<std::uint8_t>(*first);
  state_.active = position_.active.value_or(false);
  return number(position_.quiet_turns, "quiet_turns", 0, 20 * state_.colours, state_.quiet_turns);
}

bool PositionReader::read_terrain() {
  for (const auto& [name, hexes] : position_.terrain) {
    const auto terrain = parse_terrain(name);
    if (!terrain) return fail("terrain", {"survive.position.terrain", {{"text", name}, {"texts", all_terrains()}}});
    const std::string where = "terrain." + name;
    for (const std::string& text : hexes) {
      int here = 0;
      if (!hex(text, where, here)) return false;
      if (!kIsland.has(here)) return fail(where, {"survive.position.not_island", {{"hex", text}}});
      if (land(state_).has(here)) return fail(where, {"survive.position.tile_twice", {{"hex", text}}});
      state_.terrain[at(*terrain)].add(here);
    }
  }
  return true;
}

bool PositionReader::read_pieces() {
  for (auto& roster : state_.roster) roster.fill(kNowhere);
  for (const std::string& text : position_.ships.value_or(Names{})) {
    int here = 0;
    if (!hex(text, "ships", here)) return false;
    if (land(state_).has(here)) return fail("ships", {"common.position.land", {{"hex", text}}});
    if (state_.ships.has(here)) return fail("ships", {"common.position.ship_twice", {{"hex", text}}});
    state_.ships.add(here);
  }
  return read_creatures(position_.serpents, Creature::serpent) && read_creatures(position_.sharks, Creature::shark) &&
         read_creatures(position_.whales, Creature::whale);
}

bool PositionReader::read_creatures(const std::optional<Names>& hexes, Creature creature) {
  const std::string where = std::string(creature_name(creature)) + "s";
  const Names names = hexes.value_or(Names{});
  if (names.size() > at(kCreaturesOf[at(creature)]))
    return fail(where, {"common.position.only", {{"count", kCreaturesOf[at(creature)]}}});
  for (const std::string& text : names) {
    int here = 0;
    if (!hex(text, where, here)) return false;
    if (land(state_).has(here)) return fail(where, {"common.position.land", {{"hex", text}}});
    put_creature(state_, creature, here);
  }
  return true;
}

bool PositionReader::read_supply() {
  const auto on_board = [&](Creature creature) {
    int sum = 0;
    for (const int where : state_.roster[at(creature)]) sum += where != kNowhere ? 1 : 0;
    return sum;
  };
  const int setup_ships = setting_up() ? kShipsPerColour * state_.colours : 0;
  std::array<int, 3> most = {kCreaturesOf[at(Creature::shark)] - on_board(Creature::shark),
                             kCreaturesOf[at(Creature::whale)] - on_board(Creature::whale),
                             kShips - std::max(state_.ships.size(), setup_ships)};
  if (most[2] < 0) return fail("ships", {"common.position.only", {{"count", kShips}}});
  for (std::size_t i = 0; i < most.size(); ++i) state_.supply[i] = static_cast<std::uint8_t>(most[i]);
  if (!position_.supply) return true;
  state_.supply = {};
  for (const auto& [name, amount] : *position_.supply) {
    const auto back = parse_back(name);
    if (!back || *back > Back::ship) return fail("supply", {"survive.position.supply", {{"text", name}}});
    if (!number(amount, "supply." + name, 0, most[at(*back)], state_.supply[at(*back)])) return false;
  }
  return true;
}

bool PositionReader::read_colours() {
  state_.place.fill(kUnplaced);
  for (int colour = 0; colour < state_.colours; ++colour)
    if (!read_explorers(colour) || !read_values(colour) || !read_hand(colour)) return false;
  state_.ships.each([&](int ship) { update_ship(state_, ship); });
  return true;
}

bool PositionReader::read_explorers(int colour) {
  const Names& names = position_.colours[at(colour)].explorers;
  const std::string where = of_colour(colour) + ".explorers";
  if (names.size() > kTeam) return fail(where, "survive.position.team");
  for (int number = 0; number < kTeam; ++number) {
    const int who = explorer(colour, number);
    if (at(number) >= names.size()) {
      if (!setting_up()) state_.place[at(who)] = kLost;
    } else if (!read_explorer(names[at(number)], who, where + "[" + std::to_string(number) + "]")) {
      return false;
    }
  }
  return true;
}

bool PositionReader::read_explorer(std::string_view text, int explorer, const std::string& where) {
  std::uint8_t& place = state_.place[at(explorer)];
  if (text == "lost") {
    place = kLost;
    return true;
  }
  if (const auto isle = parse_isle(text)) {
    place = static_cast<std::uint8_t>(kFirstIsle + *isle);
    state_.saved |= bit(explorer);
    return true;
  }
  const std::size_t space = text.find(' ');
  const std::string_view how = space == std::string_view::npos ? "" : text.substr(space + 1);
  int here = 0;
  if (!hex(text.substr(0, space), where, here)) return false;
  place = static_cast<std::uint8_t>(here);
  const bool on_land = land(state_).has(here);
  if (how.empty()) {
    state_.walking |= bit(explorer);
    return on_land || fail(where, {"survive.position.no_tile", {{"hex", text}}});
  }
  if (on_land) return fail(where, {"common.position.land", {{"hex", Sea::name(here)}}});
  if (how == "ship") {
    state_.aboard |= bit(explorer);
    if (!state_.ships.has(here)) return fail(where, {"common.position.no_ship", {{"hex", Sea::name(here)}}});
    return count(crew_of(state_, here)) <= kCrewMax || fail(where, "survive.position.crew");
  }
  state_.swimming |= bit(explorer);
  if (how == "swam") state_.swam |= bit(explorer);
  return how == "swam" || how == "sea" || fail(where, {"survive.position.place", {{"text", text}}});
}

bool PositionReader::read_values(int colour) {
  const ColourPosition& given = position_.colours[at(colour)];
  const std::string where = of_colour(colour) + ".values";
  const bool choosing = state_.phase == Phase::value && colour == state_.colour;
  std::size_t wanted = setting_up() ? given.explorers.size() : at(kTeam);
  if (choosing && wanted > 0) --wanted;
  const std::vector<int> values =
      given.values.value_or(std::vector<int>(kValues.begin(), kValues.begin() + static_cast<int>(wanted)));
  if (values.size() != wanted) return fail(where, {"survive.position.values_count", {{"count", wanted}}});
  std::array<int, kTopValue + 1> left = {0, 3, 2, 2, 1, 1, 1};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const int value = values[i];
    if (value < 1 || value > kTopValue || left[at(value)]-- == 0) return fail(where, "survive.position.values");
    state_.value[at(explorer(colour, static_cast<int>(i)))] = static_cast<std::uint8_t>(value);
  }
  return true;
}

bool PositionReader::read_hand(int colour) {
  const std::string where = of_colour(colour) + ".hand";
  std::array<BackCounts, kTerrains> backs{};
  if (!read_backs(position_.colours[at(colour)].hand.value_or(CountsByTerrain{}), where, backs)) return false;
  for (int terrain = 0; terrain < kTerrains; ++terrain) {
    for (int back = 0; back < kBacks; ++back) {
      const int amount = backs[at(terrain)][at(back)];
      if (amount > 0 && back < kFirstKept)
        return fail(where, {"survive.position.not_kept", {{"text", back_name(static_cast<Back>(back))}}});
      if (back >= kFirstKept) state_.hand[at(colour)][at(terrain)].add(back - kFirstKept, amount);
    }
  }
  return true;
}

bool PositionReader::read_backs(const CountsByTerrain& counts, const std::string& where,
                                std::array<BackCounts, kTerrains>& backs) {
  for (const auto& [name, tiles] : counts) {
    const auto terrain = parse_terrain(name);
    if (!terrain) return fail(where, {"survive.position.terrain", {{"text", name}, {"texts", all_terrains()}}});
    for (const auto& [back_text, amount] : tiles) {
      const auto back = parse_back(back_text);
      if (!back) return fail(where + "." + name, {"survive.position.back", {{"text", back_text}}});
      const int most = kBacksOf[at(*terrain)][at(*back)];
      if (!number(amount, where + "." + name + "." + back_text, 0, most, backs[at(*terrain)][at(*back)])) return false;
    }
  }
  return true;
}

bool PositionReader::read_left() {
  if (position_.left) return read_backs(*position_.left, "left", state_.left);
  choose_left();
  return true;
}

// Puts a back under every tile: the volcano first, then one of each kind in turn.
void PositionReader::choose_left() {
  for (int terrain = 0; terrain < kTerrains; ++terrain) {
    BackCounts rest = kBacksOf[at(terrain)];
    for (const auto& hand : state_.hand)
      for (int kind = 0; kind < kKeptKinds; ++kind) {
        std::uint8_t& spare = rest[at(kind + kFirstKept)];
        spare = static_cast<std::uint8_t>(spare - std::min<int>(spare, hand[at(terrain)][kind]));
      }
    const bool shown_next = state_.phase == Phase::back && state_.tile == terrain;
    int tiles = setting_up() ? kTilesOf[at(terrain)] : state_.terrain[at(terrain)].size() + (shown_next ? 1 : 0);
    const auto give = [&](std::size_t back) {
      if (tiles == 0 || rest[back] == 0) return;
      --rest[back];
      --tiles;
      ++state_.left[at(terrain)][back];
    };
    give(at(Back::volcano));
    for (int round = 0; round < kTilesOf[at(terrain)]; ++round)
      for (std::size_t back = 0; back < kBacks; ++back) give(back);
  }
}

}  // namespace atlantica::survive
