#include <algorithm>
#include <numeric>

#include "games/escape/notation.h"
#include "games/escape/pieces.h"
#include "games/escape/position_reader.h"
#include "games/escape/sea.h"

// The second half of reading a position: the turn in progress, and whether it fits the board.
namespace atlantica::escape {

bool PositionReader::read_going_on() {
  const Phase phase = state_.phase;
  const bool guard = phase == Phase::guard;
  const bool stepping = phase == Phase::step || phase == Phase::to;
  const std::string_view name = phase_name(phase);
  const auto expect = [&](bool wanted, bool given, std::string_view what) {
    return in_phase(wanted, given, what, name);
  };
  if (!expect(guard, position_.step.has_value(), "step") || !number(position_.step, "step", 1, 3, state_.step))
    return false;
  const bool moving = phase == Phase::move || (guard && state_.step == 1);
  if (position_.points && !expect(moving, true, "points")) return false;
  if (moving) state_.points = guard ? kMoves - 1 : kMoves;
  const int least = guard ? 0 : 1;
  const bool rolled = phase == Phase::creature || stepping || (guard && state_.step == 3);
  int here = 0;
  if (!number(position_.points, "points", least, least + kMoves - 1, state_.points) ||
      !expect(phase == Phase::symbol || stepping || guard, position_.hex.has_value(), "hex") ||
      !expect(rolled, position_.die.has_value(), "die") || !expect(rolled, position_.steps.has_value(), "steps") ||
      (position_.hex && !hex(*position_.hex, "hex", here)))
    return false;
  state_.hex = static_cast<std::uint8_t>(here);
  if (rolled && !read_dice()) return false;
  if (position_.leaves) {
    const auto colour = parse_colour(*position_.leaves);
    if (phase != Phase::to || !colour) return fail("leaves", "escape.position.leaves");
    state_.leaves = static_cast<std::uint8_t>(*colour + 1);
  }
  // The piece sunk this turn may have been the last.
  const bool sunk = phase == Phase::symbol || (guard && state_.step == 2);
  state_.active =
      position_.active.value_or(phase != Phase::over && !setting_up() && (sunk || state_.land.meets(kIsland)));
  return true;
}

bool PositionReader::read_dice() {
  const auto creature = parse_creature(*position_.die);
  if (!creature) return fail("die", "escape.position.die");
  state_.die = static_cast<std::uint8_t>(*creature);
  const auto steps = *position_.steps == "0" ? std::optional(0) : parse_movement(*position_.steps);
  const int least = state_.phase == Phase::guard ? 0 : state_.phase == Phase::to ? kDive : 1;
  const int most = state_.phase == Phase::creature || state_.phase == Phase::to ? kDive : kDive - 2;
  if (!steps || *steps < least || *steps > most) return fail("steps", "escape.position.steps");
  state_.steps = static_cast<std::uint8_t>(*steps);
  if (!dolphin_on_its_way(state_)) return true;
  if (!where(state_, Creature::dolphin).has(state_.hex)) return fail("hex", "escape.position.dolphin_on_its_way");
  take_creature(state_, Creature::dolphin, state_.hex);
  return true;
}

bool PositionReader::check_setup() {
  if (!setting_up()) return true;
  if (pieces(state_) != kIsland || !state_.land.has(kAcropolis)) return fail("island", "escape.position.setup_pieces");
  Hexes ships;
  for (int i = 0; i < (state_.seats == 2 ? 2 : 4); ++i) ships.add(Sea::hex_at(kStartingShips[at(i)]));
  if (state_.ships != ships) return fail("ships", "escape.position.setup_ships");
  for (const Hexes& creatures : state_.creatures)
    if (!creatures.empty()) return fail("dolphins", "escape.position.setup_creatures");
  const int placed = count(state_.walking);
  if (on_board(state_) != state_.walking || state_.saved != 0 || count(atlanteans_at(state_, kLost)) > 0)
    return fail("colours", "escape.position.setup_on_land");
  if (state_.phase == Phase::first && (placed > 0 || state_.first != 0 || state_.colour != 0))
    return fail("phase", "escape.position.setup_first");
  if (placed == kTeam * state_.seats) return fail("phase", "escape.position.setup_done");
  if (state_.colour != (state_.first + placed) % state_.seats) return fail("colour", "escape.position.colour_placed");
  for (int colour = 0; colour < state_.seats; ++colour) {
    const int order = (colour - state_.first + state_.seats) % state_.seats;
    if (count(state_.walking & team(colour)) != placed / state_.seats + (order < placed % state_.seats ? 1 : 0))
      return fail(item_of("colours", colour) + ".atlanteans", "common.position.each_in_turn");
  }
  return true;
}

bool PositionReader::check_rings() {
  if (state_.phase != Phase::symbol) return true;
  if (!kIsland.has(state_.hex) || state_.land.has(state_.hex)) return fail("hex", "escape.position.sunk_there");
  for (int outer = 0; outer < static_cast<int>(ring_of(state_.hex)); ++outer)
    if (!pieces(state_, static_cast<Ring>(outer)).empty()) return fail("hex", "escape.position.outer_first");
  for (const Hexes& creatures : state_.creatures)
    if (creatures.has(state_.hex)) return fail("hex", "escape.position.only_swimmers");
  if (state_.ships.has(state_.hex)) return fail("hex", "escape.position.only_swimmers");
  return count(swimmers_at(state_, state_.hex)) <= kRoom || fail("hex", "escape.position.sunk_crowd");
}

bool PositionReader::check_symbols() {
  for (int ring = 0; ring < kRings; ++ring) {
    const auto& left = state_.left[at(ring)];
    const int sum = std::accumulate(left.begin(), left.end(), 0);
    if (sum < pieces_of(ring))
      return fail("left." + std::string(ring_name(static_cast<Ring>(ring))),
                  {"escape.position.symbols_count", {{"pieces", pieces_of(ring)}, {"count", sum}}});
    if (setting_up() && sum != kSymbols * kOfEachSymbol[at(ring)]) return fail("left", "escape.position.setup_symbols");
  }
  return true;
}

bool PositionReader::check_dolphins() {
  for (Hexes rest = hexes_of(state_, state_.swimming); !rest.empty(); rest.remove(rest.lowest())) {
    const int here = rest.lowest();
    const int wanted = std::min(number_at(state_, Creature::dolphin, here), count(swimmers_at(state_, here)));
    const int guarded = count(swimmers_at(state_, here) & state_.guarded);
    const bool choosing = state_.phase == Phase::guard && here == state_.hex;
    if (choosing ? guarded < wanted : guarded == wanted) continue;
    if (choosing) return fail("hex", {"escape.position.no_choice", {{"hex", Sea::name(here)}}});
    return fail("colours", {"escape.position.guarded", {{"count", wanted}, {"hex", Sea::name(here)}}});
  }
  return true;
}

bool PositionReader::check_dangers() {
  const Hexes pending = state_.phase == Phase::guard ? Hexes::only(state_.hex) : Hexes{};
  if ((hexes_of(state_, state_.swimming & ~state_.guarded) - pending).meets(deadly(state_)))
    return fail("colours", "escape.position.swimmer_in_danger");
  if (state_.manned.meets(where(state_, Creature::octopus))) return fail("ships", "escape.position.manned_in_danger");
  if (state_.ships.meets(where(state_, Creature::monster))) return fail("ships", "escape.position.ship_in_danger");
  return true;
}

bool PositionReader::check_spent() {
  const bool moving = state_.phase == Phase::move || (state_.phase == Phase::guard && state_.step == 1);
  const int most = moving ? kMoves - state_.points : 0;
  if ((state_.spent & ~team(state_.colour)) != 0 || count(state_.spent) > most)
    return fail("colours", "escape.position.spent");
  return true;
}

bool PositionReader::check_phase() {
  switch (state_.phase) {
    case Phase::sink: return state_.land.meets(kIsland) || fail("phase", "escape.position.nothing_to_sink");
    case Phase::creature:
    case Phase::step:
    case Phase::to: return check_creature();
    case Phase::guard: return check_guard() && (state_.step < 3 || check_creature());
    default: return true;
  }
}

bool PositionReader::check_guard() {
  const Bits swimmers = swimmers_at(state_, state_.hex) & ~state_.guarded;
  if (count(swimmers) <= free_dolphins(state_, state_.hex) || free_dolphins(state_, state_.hex) == 0 ||
      alike(state_, swimmers))
    return fail("phase", "escape.position.guard_phase");
  if (state_.step == 2 && !kIsland.has(state_.hex)) return fail("hex", "escape.position.guard_step_2");
  return true;
}

bool PositionReader::check_creature() {
  const auto creature = static_cast<Creature>(state_.die);
  if (state_.phase == Phase::creature)
    return !where(state_, creature).empty() || fail("die", "common.position.no_such_creature");
  if (state_.land.has(state_.hex)) return fail("hex", {"common.position.land", {{"hex", Sea::name(state_.hex)}}});
  if (!dolphin_on_its_way(state_) && !where(state_, creature).has(state_.hex))
    return fail("hex", {"escape.position.no_creature",
                        {{"creature", creature_name(creature)}, {"hex", Sea::name(state_.hex)}}});
  if (state_.phase == Phase::guard &&
      (creature == Creature::dolphin ? state_.steps > 0 : creature != Creature::octopus))
    return fail("die", "escape.position.guard_die");
  if (state_.phase != Phase::to) return true;
  const unsigned colours = creature == Creature::dolphin ? colours_to_leave(state_, state_.hex) : 0;
  const bool fits = colours == 0 ? state_.leaves == 0 : state_.leaves > 0 && has(colours, state_.leaves - 1);
  return fits || fail("leaves", "escape.position.must_leave");
}

bool PositionReader::check_end() {
  const bool over = state_.phase == Phase::over;
  const bool dry = !state_.land.meets(kIsland);
  const bool shown = state_.phase != Phase::symbol;
  if (state_.quiet_turns > 0 && !dry) return fail("quiet_turns", "escape.position.quiet_land");
  if (setting_up()) return (state_.quiet_turns == 0 && !state_.active) || fail("active", "escape.position.setup_quiet");
  if (!over && !state_.active && (!dry || !shown)) return fail("active", "escape.position.not_quiet");
  if (over && state_.active) return fail("active", "escape.position.active_over");
  const bool nobody = on_board(state_) == 0;
  const bool sunk = state_.short_game && shown && pieces(state_, Ring::citadel).empty();
  const bool quiet = state_.quiet_turns == 20 * state_.seats;
  if (over != (nobody || sunk || quiet))
    return fail("phase", over ? "escape.position.not_over" : "escape.position.over");
  if (!shown && state_.short_game && pieces(state_, Ring::citadel).empty() && ring_of(state_.hex) != Ring::citadel)
    return fail("phase", "escape.position.over");
  return true;
}

}  // namespace atlantica::escape
