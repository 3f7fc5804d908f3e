#include <algorithm>
#include <array>

#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "kit/policy.h"
#include "kit/sea/ways.h"

namespace atlantica::escape {

namespace {

using Distances = sea::Distances<Sea>;
using Odds = PointsOdds<kTeam>;
using sea::chance_of;
constexpr int kFar = 30;

// Steps over open hexes to the nearest harbour, from the hexes asked for; kFar if unreachable.
Distances distances_to_harbours(const Hexes& open, const Hexes& asked) {
  return sea::ways_over<Sea>(open, kBesideIsles, asked, kFar);
}

// What an Atlantean's chances depend on. The numbers were fitted to who was saved in games between searching bots
// (docs/strength.md).
struct Chart {
  explicit Chart(const State& now)
      : state(now),
        swimming(distances_to_harbours(open_sea(now) - deadly(now), to_swim_from(now))),
        sailing(distances_to_harbours(open_sea(now) - wrecking(now), now.manned)),
        room(ships_with_room(now) - wrecking(now)),
        sunk(1.0 - pieces(now).size() / double{kPieces}),
        hurry(now.short_game ? 0.3 * sunk : 0.0) {
    for (int colour = 0; colour < now.seats; ++colour) waits[at(colour)] = turns_until(colour);
  }

  static Hexes to_swim_from(const State& state) {
    return hexes_of(state, state.swimming) | Sea::around(hexes_of(state, state.walking));
  }

  double near(int hex, Creature creature, int reach) const {
    return (where(state, creature) & Sea::within(reach, hex)).size();
  }

  // Turns until the colour moves its Atlanteans; a turn in progress counts as over.
  int turns_until(int colour) const {
    const int turns = (colour - state.colour + state.seats) % state.seats;
    return turns == 0 && !(state.phase == Phase::move && state.points == kMoves) ? state.seats : turns;
  }

  double aboard(int colour, int ship) const {
    const int way = std::min<int>(sailing[at(ship)], 12);
    double reasons = 1.92 + 0.9 * sunk - 0.135 * waits[at(colour)] - (0.238 + 0.137 * sunk + hurry) * way -
                     0.15 * near(ship, Creature::monster, 2) - 0.15 * near(ship, Creature::monster, 3) -
                     0.07 * near(ship, Creature::octopus, 3);
    if (may_sail(state, colour, ship)) reasons += waits[at(colour)] == 0 && way < kMoves ? 0.6 : 0.07;
    return chance_of(reasons);
  }

  double swimmer(int who, int hex) const {
    const int colour = colour_of(who);
    const int way = std::min<int>(swimming[at(hex)], 9);
    if (way == 0 && waits[at(colour)] == 0) return 0.95;
    if (has(state.guarded, who)) return guarded(colour, way, hex);
    double reasons = 2.45 - 1.06 * sunk - 0.172 * waits[at(colour)] - (0.465 - 0.409 * sunk + hurry) * way -
                     0.18 * near(hex, Creature::monster, 1) - 0.2 * near(hex, Creature::monster, 3) -
                     0.22 * near(hex, Creature::shark, 1) - 0.15 * near(hex, Creature::shark, 3);
    if (way <= 1) reasons += way == 0 ? 1.0 : 0.33;
    if (room.has(hex)) reasons += 0.2;
    if (deadly(state).has(hex)) reasons -= 2.0;
    return chance_of(reasons);
  }

  double guarded(int colour, int way, int hex) const {
    const double reasons = 2.2 + 0.17 * sunk - 0.22 * waits[at(colour)] - (0.267 - 0.142 * sunk + hurry) * way -
                           0.2 * near(hex, Creature::monster, 2) - 0.2 * near(hex, Creature::shark, 3);
    return chance_of(reasons + (way <= 1 ? 2.0 : 0.0));
  }

  // By an adjacent ship with room, or swimming; ground that lasts longer is better to stand on.
  double walker(int colour, int hex) const {
    double reasons = 1.15 - 0.37 * sunk - 0.1 * waits[at(colour)];
    if (Sea::around(hex).meets(room)) reasons += 0.31;
    int alone = 10;
    (Sea::around(hex) - state.land).each([&](int shore) { alone = std::min(alone, swimming[at(shore)] + 1); });
    reasons -= (0.257 - 0.065 * sunk + hurry) * alone - (alone == 10 ? 0.9 : 0.0);
    const Ring ring = ring_of(hex);
    if (ring == Ring::land) reasons += 0.54 - 0.37 * sunk;
    if (ring == Ring::citadel) reasons += 0.83 - 0.53 * sunk;
    return chance_of(reasons);
  }

  // Precondition: on the board.
  double chance(int who) const {
    const int place = state.place[at(who)];
    if (has(state.walking, who)) return walker(colour_of(who), place);
    return has(state.aboard, who) ? aboard(colour_of(who), place) : swimmer(who, place);
  }

  // How many of its Atlanteans a colour can expect to save.
  Odds odds(int colour) const {
    Odds odds(count(team(colour) & state.saved));
    for (Bits own = team(colour) & on_board(state); own != 0;) odds.add(chance(pop_lowest(own)));
    return odds;
  }

  const State& state;
  Distances swimming;
  Distances sailing;
  Hexes room;
  double sunk;   // fraction of the island, from 0 to 1
  double hurry;  // a short game ends with the island
  std::array<int, kSeatsMax> waits{};
};

// A standing is almost entirely the share of the victory; the rest is for Atlanteans saved, so that nobody is abandoned
// in a decided game.
Standings with_saved(const Standings& shares, const Standings& saved) {
  constexpr double kSaved = 0.02;
  Standings standings{};
  for (std::size_t seat = 0; seat < kSeatsMax; ++seat)
    standings[seat] = (1.0 - kSaved) * shares[seat] + kSaved * saved[seat] / kTeam;
  return standings;
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  const bool unfinished = state.phase == Phase::step || state.phase == Phase::to || state.phase == Phase::guard;
  if (unfinished && state.colour == seat) return best_next<Rules>(state, seat);
  // A move that gains nothing is not worth making.
  constexpr double kRest = 1e-6;
  return standings(state)[at(seat)] * (1.0 - kRest) + (state.phase == Phase::move ? 0.0 : kRest);
}

Standings Rules::standings(const State& state) {
  Standings saved{};
  if (const auto result = outcome(state)) {
    std::ranges::copy(result->score, saved.begin());
    return with_saved(shares(*result), saved);
  }
  const Chart chart(state);
  std::array<Odds, kSeatsMax> odds;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    odds[at(seat)] = chart.odds(seat);
    saved[at(seat)] = odds[at(seat)].mean();
  }
  return with_saved(expected_shares<kTeam>(std::span(odds).first(state.seats)), saved);
}

}  // namespace atlantica::escape
