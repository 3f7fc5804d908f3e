#include "kit/refusal.h"

#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "games/survive/steps.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

When<Phase> when(Kind kind) {
  switch (kind) {
    case Kind::first: return {Phase::first, "SUR-2.6", "common.refusal.first_not_now"};
    case Kind::terrain: return {Phase::lay, "SUR-2.1", "survive.refusal.lay_not_now"};
    case Kind::back: return {Phase::back, "SUR-6.5", "survive.refusal.back_not_now"};
    case Kind::die: return {Phase::die, "SUR-7.1", "survive.refusal.die_not_now"};
    case Kind::place: return {Phase::place, "SUR-2.3", "survive.refusal.place_not_now"};
    case Kind::value: return {Phase::value, "SUR-2.3", "survive.refusal.value_not_now"};
    case Kind::ship: return {Phase::ship, "SUR-2.4", "survive.refusal.ship_not_now"};
    case Kind::play:
    case Kind::pass: return {Phase::hand, "SUR-3.1", "survive.refusal.play_not_now"};
    case Kind::to: return {Phase::to, "SUR-6.7", "survive.refusal.to_not_now"};
    case Kind::sink: return {Phase::sink, "SUR-6.1", "survive.refusal.sink_not_now"};
    case Kind::take: return {Phase::crew, "SUR-6.5c", "survive.refusal.take_not_now"};
    case Kind::creature:
    case Kind::stay: return {Phase::creature, "SUR-7.1", "survive.refusal.creature_not_now"};
    case Kind::defend:
    case Kind::decline: return {Phase::react, "SUR-6.8", "survive.refusal.defend_not_now"};
    default: return {Phase::move, "SUR-3.2", "survive.refusal.move_not_now"};
  }
}

bool of_chance(Kind kind) { return kind <= Kind::die; }

Message no_creature(Creature creature, int hex) {
  return {"survive.refusal.no_creature", {{"creature", creature_name(creature)}, {"hex", Sea::name(hex)}}};
}

Answer refuse_chance(const State& state, const Move& move) {
  switch (move.kind) {
    case Kind::first: return move.what < state.seats ? Answer{} : no("SUR-2.6", "common.refusal.no_such_seat");
    case Kind::terrain:
      if (move.what < kTerrains && Rules::weight(state, move) > 0) return {};
      return no("SUR-2.1", "survive.refusal.no_terrain_left");
    case Kind::back:
      if (move.what < kBacks && Rules::weight(state, move) > 0) return {};
      return no("SUR-2.1", "survive.refusal.no_back_left");
    default: return move.what < kCreatures ? Answer{} : no("SUR-7.1", "survive.refusal.no_such_face");
  }
}

Answer refuse_setup(const State& state, const Move& move) {
  if (move.kind == Kind::value) {
    if (move.what >= 1 && move.what <= kTopValue && values_left(state)[move.what - 1] > 0) return {};
    return no("SUR-2.2", "survive.refusal.no_value_left");
  }
  if (move.kind == Kind::place) {
    if (tiles_to_place_on(state).has(move.to)) return {};
    if (!kIsland.has(move.to)) return no("SUR-2.3", {"survive.refusal.no_tile", {{"hex", Sea::name(move.to)}}});
    if (!plays(state, Variant::overpopulated)) return no("SUR-2.3", "survive.refusal.tile_taken");
    return no("SUR-8.4", kInland.has(move.to) ? "survive.refusal.tile_full" : "survive.refusal.coast_holds_one");
  }
  if (hexes_for_a_ship(state).has(move.to)) return {};
  if (kIsland.has(move.to)) return no("SUR-2.4", "survive.refusal.ship_on_sea");
  if (!Sea::around(move.to).meets(kIsland)) return no("SUR-2.4", "survive.refusal.ship_beside_island");
  return no("SUR-2.4", "survive.refusal.hex_not_free");
}

Answer refuse_play(const State& state, const Move& move) {
  const auto tile = static_cast<Back>(move.what);
  if (move.what >= kBacks || !is_kept(tile) || !holds(state, state.colour, tile))
    return no("SUR-6.6", "survive.refusal.tile_not_held");
  if (tile > Back::move_whale) return no("SUR-3.1", "survive.refusal.defence_only");
  int hex = move.from;
  if (tile == Back::dolphin) {
    const int swimmer = explorer(state.colour, move.from);
    if (move.from >= kTeam || !has(state.swimming, swimmer))
      return no("SUR-6.7", "survive.refusal.dolphin_moves_swimmer");
    hex = state.place[at(swimmer)];
  }
  if (hex < kHexes && movable(state, state.colour, tile).has(hex)) return {};
  if (tile == Back::dolphin) return no("SUR-6.7", "survive.refusal.swimmer_stuck");
  if (tile == Back::wind) {
    if (hex >= kHexes) return no("SUR-6.7", "common.refusal.no_such_hex");
    if (!state.ships.has(hex)) return no("SUR-6.7", {"common.refusal.no_ship", {{"hex", Sea::name(hex)}}});
    if (!may_sail(state, state.colour, hex)) return no("SUR-5.2", "survive.refusal.ship_outnumbered");
    return no("SUR-6.7", "survive.refusal.ship_stuck");
  }
  if (hex >= kHexes) return no("SUR-6.7", "common.refusal.no_such_hex");
  return no("SUR-6.7", no_creature(moved_by(tile), hex));
}

Answer refuse_target(const State& state, const Move& move) {
  const auto tile = static_cast<Back>(state.tile);
  if (targets(state, tile, state.hex).has(move.to)) return {};
  if (tile == Back::dolphin || tile == Back::wind) return no("SUR-6.7", "survive.refusal.tile_reach");
  return no("SUR-6.7", "survive.refusal.tile_vacant");
}

Answer refuse_ship_step(const State& state, const Move& move) {
  if (!state.ships.has(move.from)) return no("SUR-5.1", {"common.refusal.no_ship", {{"hex", Sea::name(move.from)}}});
  if (!may_sail(state, state.colour, move.from)) return no("SUR-5.2", "survive.refusal.ship_not_yours");
  if (sailing(state, move.from).has(move.to)) return {};
  if (!Sea::around(move.from).has(move.to)) return no("SUR-5.1", "common.refusal.ship_adjacent");
  if (state.ships.has(move.to)) return no("SUR-5.1", "survive.refusal.ship_blocked");
  return no("SUR-5.1", "common.refusal.ship_at_sea");
}

Answer refuse_boarding(const State& state, int who, int here, int to) {
  const bool same = here == to;
  if (!state.ships.has(to)) return no("SUR-4.2", {"common.refusal.no_ship", {{"hex", Sea::name(to)}}});
  if (has(state.swimming, who)) {
    if (!same) return no("SUR-4.5", "common.refusal.board_own_hex");
    if (has(state.swam, who)) return no("SUR-4.5", "survive.refusal.swam_board");
  } else if (!Sea::around(here).has(to)) {
    return no("SUR-4.2", "common.refusal.board_adjacent");
  }
  if (state.full.has(to)) return no("SUR-4.2", "survive.refusal.ship_full");
  return {};
}

Answer refuse_swim(const State& state, int who, int here, int to) {
  const bool is_land = land(state).has(to);
  if (has(state.aboard, who)) return here == to ? Answer{} : no("SUR-4.3", "survive.refusal.overboard");
  if (has(state.swam, who)) return no("SUR-4.4", "survive.refusal.swims_once");
  if (!Sea::around(here).has(to)) return no("SUR-4.4", "survive.refusal.swim_adjacent");
  if (is_land && has(state.swimming, who)) return no("SUR-4.6", "survive.refusal.no_return");
  if (is_land) return no("SUR-4.3", "common.refusal.land_there");
  return {};
}

Answer refuse_walk(const State& state, int who, int here, int to) {
  if (!has(state.walking, who)) return no("SUR-4.6", "survive.refusal.no_return");
  if (!Sea::around(here).has(to) || !land(state).has(to)) return no("SUR-4.1", "survive.refusal.walk_adjacent");
  return {};
}

Answer refuse_landing(const State& state, int who, int here) {
  if (has(state.walking, who) || isle_beside(here) < 0) return no("SUR-4.8", "survive.refusal.land_beside_isle");
  if (has(state.swam, who)) return no("SUR-4.8", "survive.refusal.swam_land");
  return {};
}

Answer refuse_movement(const State& state, const Move& move) {
  if (move.kind == Kind::end) return {};
  if (move.kind == Kind::sail) return refuse_ship_step(state, move);
  const int who = explorer(state.colour, move.what);
  if (move.what >= kTeam || !has(on_board(state), who)) return no("SUR-4.9", "survive.refusal.no_explorer");
  const int here = state.place[at(who)];
  switch (move.kind) {
    case Kind::walk: return refuse_walk(state, who, here, move.to);
    case Kind::board: return refuse_boarding(state, who, here, move.to);
    case Kind::swim: return refuse_swim(state, who, here, move.to);
    default: return refuse_landing(state, who, here);
  }
}

Answer refuse_sinking(const State& state, const Move& move) {
  if (tiles_to_sink(state).has(move.to)) return {};
  if (!land(state).has(move.to)) return no("SUR-6.1", {"survive.refusal.no_tile", {{"hex", Sea::name(move.to)}}});
  const Terrain terrain = sinking_terrain(state);
  if (state.terrain[at(terrain)].has(move.to)) return no("SUR-6.1", "survive.refusal.tile_inland");
  return no("SUR-6.2", {"survive.refusal.sink_first", {{"terrain", terrain_name(terrain)}}});
}

Answer refuse_creature(const State& state, const Move& move) {
  const auto creature = static_cast<Creature>(state.die);
  if (move.what != state.die)
    return no("SUR-7.1", {"survive.refusal.die_shows", {{"creature", creature_name(creature)}}});
  if (!where(state, creature).has(move.from)) return no("SUR-7.1", no_creature(creature, move.from));
  if (creature_targets(state, creature, move.from).has(move.to)) return {};
  if (move.from == move.to) return no("SUR-7.1", "survive.refusal.creature_same_hex");
  if (land(state).has(move.to)) return no("SUR-7.5", "common.refusal.creature_at_sea");
  constexpr std::array<std::string_view, kCreatures> kRules = {"SUR-7.2", "SUR-7.3", "SUR-7.4"};
  return no(
      std::string(kRules[at(creature)]),
      {"survive.refusal.creature_reach", {{"creature", creature_name(creature)}, {"count", kReach[at(creature)]}}});
}

Answer refuse_reaction(const State& state, const Move& move) {
  if (move.kind == Kind::decline || holds(state, state.who, defence_against(static_cast<Creature>(state.die))))
    return {};
  return no("SUR-6.8", "survive.refusal.no_defence");
}

}  // namespace

Answer Rules::refusal(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return no("SUR-8.1", "common.refusal.game_over");
  const SeatSet acting = actors(state);
  if (seat < 0 || seat > kChance || !acting.has(seat)) {
    if (acting.has(kChance)) return no("SUR-3.0", "survive.refusal.wait");
    return no("SUR-3.0", "common.refusal.not_your_turn");
  }
  if (move.kind > Kind::decline || move.from >= kHexes || move.to >= kHexes)
    return no("SUR-1.1", "common.refusal.no_such_hex");
  if (of_chance(move.kind) != (seat == kChance))
    return no("SUR-3.0", seat == kChance ? "common.refusal.only_player" : "common.refusal.only_chance");
  if (const auto right = when(move.kind); right.phase != state.phase)
    return no(std::string(right.rule), right.otherwise);
  switch (state.phase) {
    case Phase::place:
    case Phase::value:
    case Phase::ship: return refuse_setup(state, move);
    case Phase::hand: return move.kind == Kind::pass ? Answer{} : refuse_play(state, move);
    case Phase::to: return refuse_target(state, move);
    case Phase::move: return refuse_movement(state, move);
    case Phase::sink: return refuse_sinking(state, move);
    case Phase::crew:
      if (move.what < kExplorers && has(swimmers_at(state, state.hex), move.what)) return {};
      return no("SUR-6.5c", "survive.refusal.take_swimmer");
    case Phase::creature: return move.kind == Kind::stay ? Answer{} : refuse_creature(state, move);
    case Phase::react: return refuse_reaction(state, move);
    default: return refuse_chance(state, move);
  }
}

}  // namespace atlantica::survive
