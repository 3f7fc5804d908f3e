#include "games/survive/position_reader.h"

#include <algorithm>

#include "games/survive/notation.h"
#include "games/survive/pieces.h"
#include "games/survive/sea.h"

namespace atlantica::survive {

namespace {

std::string of_colour(int colour) { return item_of("colours", colour); }

}  // namespace

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
    if (!variant)
      return fail("variants", {"survive.position.variant", {{"text", name}, {"texts", listed(variant_names())}}});
    state_.variants |= static_cast<std::uint8_t>(bit(static_cast<int>(*variant)));
  }
  if (plays(state_, Variant::to_the_last) && plays(state_, Variant::submerged))
    return fail("variants", "survive.setup.one_ending");
  return true;
}

bool PositionReader::read_turn() {
  const std::string& name = position_.phase ? *position_.phase : "move";
  if (!phase(name, phase_names(), state_.phase) || !turn(position_.turn, !setting_up(), name, state_.turn) ||
      !colour(position_.colour, state_.colour))
    return false;
  const auto first = parse_colour(position_.first.value_or("red"));
  if (!first || *first >= state_.seats) return fail("first", "survive.position.first_colour");
  state_.first = static_cast<std::uint8_t>(*first);
  state_.active = position_.active.value_or(false);
  return number(position_.quiet_turns, "quiet_turns", 0, 20 * state_.colours, state_.quiet_turns);
}

bool PositionReader::read_terrain() {
  for (const auto& [name, hexes] : position_.terrain) {
    const auto terrain = parse_terrain(name);
    if (!terrain)
      return fail("terrain", {"survive.position.terrain", {{"text", name}, {"texts", listed(terrain_names())}}});
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
  const Hexes island = land(state_);
  const auto read = [&](const std::optional<Names>& hexes, Creature creature) {
    const std::string where = std::string(creature_name(creature)) + "s";
    return read_creatures(hexes, creature, where, kCreaturesOf[at(creature)], island);
  };
  return read_ships(island) && read(position_.serpents, Creature::serpent) && read(position_.sharks, Creature::shark) &&
         read(position_.whales, Creature::whale);
}

bool PositionReader::read_supply() {
  const auto to_come = [&](Creature creature) { return kCreaturesOf[at(creature)] - sea::number_of(state_, creature); };
  const int setup_ships = setting_up() ? kShipsPerColour * state_.colours : 0;
  const int ships = kShips - std::max(state_.ships.size(), setup_ships);
  if (ships < 0) return fail("ships", {"common.position.only", {{"count", kShips}}});
  return supply(std::array{to_come(Creature::shark), to_come(Creature::whale), ships}, back_names(),
                "survive.position.supply");
}

bool PositionReader::read_colours() {
  state_.place.fill(kUnplaced);
  const auto read = [&](std::string_view text, int who, const std::string& where) {
    return read_explorer(text, who, where);
  };
  for (int colour = 0; colour < state_.colours; ++colour)
    if (!read_team(colour, position_.colours[at(colour)].explorers, of_colour(colour) + ".explorers", setting_up(),
                   "survive.position.team", read) ||
        !read_values(colour) || !read_hand(colour))
      return false;
  state_.ships.each([&](int ship) { update_ship(state_, ship); });
  return true;
}

bool PositionReader::read_explorer(std::string_view text, int explorer, const std::string& where) {
  std::optional<std::string_view> how;
  if (!read_place(text, explorer, where, how)) return false;
  if (!how) return true;
  const int here = state_.place[at(explorer)];
  const bool on_land = land(state_).has(here);
  if (how->empty()) {
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
    if (!terrain)
      return fail(where, {"survive.position.terrain", {{"text", name}, {"texts", listed(terrain_names())}}});
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
