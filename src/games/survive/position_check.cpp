#include "games/survive/notation.h"
#include "games/survive/position_reader.h"
#include "games/survive/sea.h"

// The second half of reading a position: the turn in progress, and whether it fits the board.
namespace atlantica::survive {

bool PositionReader::read_going_on() {
  const Phase phase = state_.phase;
  const bool to = phase == Phase::to;
  const bool sunk = phase == Phase::back || phase == Phase::crew;
  const bool react = phase == Phase::react;
  const std::string_view name = phase_name(phase);
  const auto expect = [&](bool wanted, bool given, std::string_view what) {
    return in_phase(wanted, given, what, name);
  };
  if (position_.points && !expect(phase == Phase::move, true, "points")) return false;
  if (phase == Phase::move) state_.points = kPoints;
  int here = 0;
  if (!number(position_.points, "points", 1, kPoints, state_.points) ||
      !expect(phase == Phase::lay || to || sunk || react, position_.hex.has_value(), "hex") ||
      !expect(to || sunk, position_.tile.has_value(), "tile") ||
      !expect(phase == Phase::creature || react, position_.die.has_value(), "die") ||
      (position_.hex && !hex(*position_.hex, "hex", here)))
    return false;
  state_.hex = static_cast<std::uint8_t>(here);
  if (position_.die) {
    const auto creature = parse_creature(*position_.die);
    if (!creature) return fail("die", "survive.position.die");
    state_.die = static_cast<std::uint8_t>(*creature);
  }
  if (to) {
    const auto tile = parse_back(*position_.tile);
    if (!tile || *tile < Back::dolphin || *tile > Back::move_whale) return fail("tile", "survive.position.tile_played");
    state_.tile = static_cast<std::uint8_t>(*tile);
  }
  if (sunk) {
    const auto terrain = parse_terrain(*position_.tile);
    if (!terrain) return fail("tile", "survive.position.tile_removed");
    state_.tile = static_cast<std::uint8_t>(*terrain);
  }
  const bool dolphin = to && static_cast<Back>(state_.tile) == Back::dolphin;
  if (!expect(react || dolphin, position_.who.has_value(), "who")) return false;
  if (position_.who) {
    const auto who = react ? parse_colour(*position_.who) : parse_explorer(*position_.who);
    if (!who) return fail("who", react ? "survive.position.asked" : "survive.position.swimmer");
    state_.who = static_cast<std::uint8_t>(*who);
  }
  if (!position_.active && phase >= Phase::back && phase != Phase::over) state_.active = true;
  return true;
}

bool PositionReader::check_setup() {
  if (!setting_up()) return true;
  const Phase phase = state_.phase;
  Hexes serpents;
  for (const Axial place : kSerpents) serpents.add(Sea::hex_at(place));
  if (where(state_, Creature::serpent) != serpents || !where(state_, Creature::shark).empty() ||
      !where(state_, Creature::whale).empty())
    return fail("serpents", "survive.position.setup_creatures");
  if (state_.swimming != 0 || state_.aboard != 0 || placed(state_) != state_.walking)
    return fail("colours", "survive.position.setup_on_land");
  const int laid = count(state_.walking);
  const int ships = state_.ships.size();
  if ((phase < Phase::place && laid > 0) || (phase == Phase::ship && laid < kTeam * state_.colours))
    return fail("colours", "survive.position.setup_order");
  if (phase < Phase::ship ? ships > 0 : ships >= kShipsPerColour * state_.colours)
    return fail("ships", "survive.position.setup_ships");
  if (phase < Phase::place) return state_.colour == state_.first || fail("colour", "survive.position.first_begins");
  const int moves = phase == Phase::ship ? ships : phase == Phase::value ? laid - 1 : laid;
  if (moves < 0 || (phase == Phase::place && laid == kTeam * state_.colours) ||
      state_.colour != (state_.first + moves) % state_.colours)
    return fail("colour", "survive.position.colour_placed");
  for (int colour = 0; colour < state_.colours; ++colour) {
    const int order = (colour - state_.first + state_.colours) % state_.colours;
    const int wanted = laid / state_.colours + (order < laid % state_.colours ? 1 : 0);
    if (count(state_.walking & team(colour)) != wanted)
      return fail(item_of("colours", colour) + ".explorers", "common.position.each_in_turn");
  }
  for (Bits rest = state_.walking; rest != 0;) {
    const int hex = state_.place[at(pop_lowest(rest))];
    const int most = plays(state_, Variant::overpopulated) && kInland.has(hex) ? 2 : 1;
    if (count(explorers_at(state_, hex)) > most)
      return fail("colours", {"survive.position.crowded", {{"hex", Sea::name(hex)}}});
  }
  return true;
}

bool PositionReader::check_tiles() {
  const Hexes laid = land(state_);
  if (state_.phase == Phase::lay || state_.phase == Phase::first) {
    for (int hex = 0; hex < kHexes; ++hex)
      if (laid.has(hex) != (state_.phase == Phase::lay && kIsland.has(hex) && hex < state_.hex))
        return fail("terrain", "survive.position.laid_before");
    if (state_.phase == Phase::lay && !kIsland.has(state_.hex)) return fail("hex", "survive.position.next_hex");
  }
  const auto tiles = [&](Terrain terrain) { return state_.terrain[at(terrain)].size(); };
  for (int i = 0; i < kTerrains; ++i)
    if (tiles(static_cast<Terrain>(i)) > kTilesOf[at(i)]) return fail("terrain", "survive.position.terrain_counts");
  if (state_.phase < Phase::place) return true;
  if (setting_up() && laid.size() != kTiles) return fail("terrain", "survive.position.setup_tiles");
  if ((tiles(Terrain::beach) > 0 && tiles(Terrain::forest) < 16) ||
      (tiles(Terrain::forest) > 0 && tiles(Terrain::mountain) < 8))
    return fail("terrain", "survive.position.terrain_order");
  return true;
}

bool PositionReader::check_backs() {
  for (int i = 0; i < kTerrains; ++i) {
    const std::string where = "left." + std::string(terrain_name(static_cast<Terrain>(i)));
    const bool shown_next = state_.phase == Phase::back && state_.tile == i;
    const int tiles = setting_up() ? kTilesOf[at(i)] : state_.terrain[at(i)].size() + (shown_next ? 1 : 0);
    int under = 0;
    for (int back = 0; back < kBacks; ++back) {
      int sum = state_.left[at(i)][at(back)];
      under += sum;
      if (back >= kFirstKept)
        for (const auto& hand : state_.hand) sum += hand[at(i)][back - kFirstKept];
      if (sum > kBacksOf[at(i)][at(back)])
        return fail(where, {"survive.position.backs_of_kind",
                            {{"count", kBacksOf[at(i)][at(back)]}, {"text", back_name(static_cast<Back>(back))}}});
    }
    if (under != tiles) return fail(where, {"survive.position.backs_count", {{"tiles", tiles}, {"count", under}}});
  }
  return true;
}

bool PositionReader::check_ships() {
  Bits in_hand = 0;
  for (int colour = 0; colour < state_.colours; ++colour)
    if (setting_up() && hand_size(state_, colour) > 0) in_hand |= bit(colour);
  return in_hand == 0 || fail("colours", "survive.position.setup_hands");
}

bool PositionReader::check_dangers() {
  const bool react = state_.phase == Phase::react;
  Hexes swimmers = hexes_of(state_, state_.swimming);
  Hexes manned = state_.manned;
  if (react && static_cast<Creature>(state_.die) == Creature::shark) swimmers.remove(state_.hex);
  if (react && static_cast<Creature>(state_.die) == Creature::whale) manned.remove(state_.hex);
  if (swimmers.meets(deadly(state_))) return fail("explorers", "survive.position.swimmer_in_danger");
  if (manned.meets(wrecking(state_))) return fail("ships", "survive.position.ship_in_danger");
  if (state_.swam != 0 && (state_.phase != Phase::move || (state_.swam & ~team(state_.colour)) != 0))
    return fail("explorers", "survive.position.swam");
  return true;
}

bool PositionReader::check_phase() {
  switch (state_.phase) {
    case Phase::hand: return hand_size(state_, state_.colour) > 0 || fail("phase", "survive.position.hand_phase");
    case Phase::to: return check_target();
    case Phase::move:
      return state_.points < 3 || (on_board(state_) & team(state_.colour)) != 0 ||
             fail("phase", "survive.position.no_step_2");
    case Phase::sink: return !land(state_).empty() || fail("phase", "survive.position.nothing_to_sink");
    case Phase::back:
    case Phase::crew: return check_sunk();
    case Phase::creature:
    case Phase::react: return check_creature();
    default: return true;
  }
}

bool PositionReader::check_target() {
  const auto tile = static_cast<Back>(state_.tile);
  if (tile == Back::dolphin) {
    const Bits own = state_.swimming & team(state_.colour);
    if (state_.who >= kExplorers || !has(own, state_.who) || state_.place[state_.who] != state_.hex)
      return fail("who", "survive.position.swimmer_on_hex");
  }
  return movable(state_, state_.colour, tile).has(state_.hex) || fail("hex", "survive.position.nothing_to_move");
}

bool PositionReader::check_sunk() {
  if (!kIsland.has(state_.hex) || land(state_).has(state_.hex)) return fail("hex", "survive.position.removed_there");
  for (int lower = 0; lower < state_.tile; ++lower)
    if (!state_.terrain[at(lower)].empty()) return fail("tile", "survive.position.lower_first");
  if (state_.terrain[state_.tile].size() == kTilesOf[state_.tile]) return fail("tile", "survive.position.none_removed");
  if (state_.phase == Phase::back) return true;
  const int crew = count(crew_of(state_, state_.hex));
  const int swimmers = count(swimmers_at(state_, state_.hex));
  if (!state_.ships.has(state_.hex) || crew == kCrewMax || crew + swimmers <= kCrewMax)
    return fail("phase", "survive.position.crew_phase");
  return true;
}

bool PositionReader::check_creature() {
  const auto creature = static_cast<Creature>(state_.die);
  if (where(state_, creature).empty()) return fail("die", "common.position.no_such_creature");
  if (state_.phase == Phase::creature) return true;
  if (creature == Creature::serpent || !where(state_, creature).has(state_.hex))
    return fail("hex", "survive.position.attack");
  const Bits attacked = creature == Creature::shark ? swimmers_at(state_, state_.hex) : crew_of(state_, state_.hex);
  if (state_.who >= state_.colours || seat_of(state_, state_.who) == seat_of(state_, state_.colour) ||
      (attacked & team(state_.who)) == 0 || hand_size(state_, state_.who) == 0)
    return fail("who", "survive.position.attacked");
  return true;
}

bool PositionReader::check_end() {
  if (setting_up()) return true;
  const bool over = state_.phase == Phase::over;
  const bool to_the_last = plays(state_, Variant::to_the_last);
  const bool submerged = plays(state_, Variant::submerged);
  const bool dry = land(state_).empty();
  if (over && (on_board(state_) != 0 || state_.active)) return fail("phase", "survive.position.over_board");
  if (!to_the_last && !over && state_.phase >= Phase::back && !state_.active)
    return fail("active", "survive.position.active");
  if (state_.quiet_turns > 0 && (!to_the_last || !dry)) return fail("quiet_turns", "survive.position.quiet_land");
  const bool quiet = state_.quiet_turns == 20 * state_.colours;
  if (!over && quiet) return fail("quiet_turns", "survive.position.quiet_over");
  if (to_the_last) return over || on_board(state_) != 0 || fail("phase", "survive.position.over_nobody");
  const bool resolving = state_.phase == Phase::back || state_.phase == Phase::crew;
  if (submerged) {
    if (over != (dry && !resolving)) return fail("phase", "survive.position.over_submerged");
    return true;
  }
  const bool erupted = state_.left[at(Terrain::mountain)][at(Back::volcano)] == 0;
  if (over != erupted) return fail("phase", "survive.position.over_volcano");
  return true;
}

}  // namespace atlantica::survive
