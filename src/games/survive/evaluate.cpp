#include <algorithm>
#include <array>

#include "core/odds.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"

namespace atlantica::survive {

namespace {

using Distances = std::array<std::uint8_t, kHexes>;
constexpr int kFar = 40;
constexpr int kFarInland = 9;

// What is left of a chance after so many steps, by how many tiles stand: the fewer, the less time there is.
enum class Way : std::uint8_t { ship, walk, swim };
using Fades = std::array<std::array<std::array<double, kFar + 1>, kTiles + 1>, 3>;
constexpr Fades kFades = [] {
  Fades fades{};
  constexpr std::array<double, 3> kPerStep = {0.93, 0.9, 0.8};
  for (std::size_t way = 0; way < kPerStep.size(); ++way) {
    for (std::size_t tiles = 0; tiles <= kTiles; ++tiles) {
      const double hurry = 0.8 * (1.0 - static_cast<double>(tiles) / kTiles);
      const double step = kPerStep[way] * (1.0 - hurry * (1.0 - kPerStep[way]));
      double left = 1.0;
      for (double& fade : fades[way][tiles]) {
        fade = left;
        left *= step;
      }
    }
  }
  return fades;
}();

// Steps over open hexes to the nearest hex beside an isle.
Distances distances_to_isles(const Hexes& open) {
  Distances distances;
  distances.fill(kFar);
  Hexes edge;
  for (const auto& isle : kLandings)
    for (const Axial place : isle) edge.add(Sea::hex_at(place));
  edge &= open;
  Hexes seen = edge;
  for (std::uint8_t steps = 0; !edge.empty(); ++steps) {
    Hexes next;
    edge.each([&](int hex) {
      distances[at(hex)] = steps;
      next |= Sea::around(hex);
    });
    edge = (next & open) - seen;
    seen |= edge;
  }
  return distances;
}

// What the chances of explorers depend on, from what all can see.
struct Chart {
  explicit Chart(const State& now)
      : state(now),
        swimming(distances_to_isles(open_sea(now) - deadly(now))),
        sailing(distances_to_isles(open_sea(now) - wrecking(now))),
        island(land(now)),
        tiles(at(island.size())) {}

  double fade(Way way, int steps) const { return kFades[at(way)][tiles][at(std::min(steps, kFar))]; }

  double near(int hex, Creature creature, double each) const {
    const int creatures = (where(state, creature) & Sea::within(kReach[at(creature)], hex)).size();
    return creatures == 0 ? 1.0 : creatures == 1 ? each : each * each;
  }

  // What the colour can still do in this turn.
  int points(int colour) const { return state.phase == Phase::move && state.colour == colour ? state.points : 0; }

  double aboard(int colour, int ship) const {
    if (wrecking(state).has(ship)) return 0.2;
    const bool controls = may_sail(state, colour, ship);
    const int needed = sailing[at(ship)] + 1;
    if (controls && needed <= points(colour)) return 0.99 - 0.01 * needed;
    const double danger = near(ship, Creature::serpent, 0.85) * near(ship, Creature::whale, 0.93);
    return 0.97 * (controls ? 1.0 : 0.85) * danger * fade(Way::ship, sailing[at(ship)]);
  }

  double swimmer(int who, int hex) const {
    if (deadly(state).has(hex)) return 0.05;
    const bool fresh = !has(state.swam, who);
    if (fresh && swimming[at(hex)] == 0 && points(colour_of(who)) > 0) return 0.98;
    const double danger = near(hex, Creature::serpent, 0.75) * near(hex, Creature::shark, 0.7);
    double best = 0.8 * fade(Way::swim, swimming[at(hex)]);
    if (ships_with_room(state).has(hex)) best = std::max(best, 0.85 * fade(Way::ship, sailing[at(hex)]));
    return danger * best;
  }

  // By a ship with a seat left, which is then taken, or swimming.
  double walker(int hex, std::array<std::uint8_t, kHexes>& seats) const {
    double best = 0;
    int taken = Sea::kNone;
    (ships_with_room(state) - wrecking(state)).each([&](int ship) {
      if (seats[at(ship)] == 0) return;
      const double chance = 0.9 * fade(Way::walk, Sea::distance(hex, ship)) * fade(Way::ship, sailing[at(ship)]);
      if (chance <= best) return;
      best = chance;
      taken = ship;
    });
    double alone = 0.7 * fade(Way::swim, kFarInland);
    (Sea::around(hex) - island).each([&](int shore) {
      alone = std::max(alone, 0.7 * fade(Way::swim, swimming[at(shore)] + 1));
    });
    if (alone < best) {
      --seats[at(taken)];
    } else {
      best = alone;
    }
    constexpr std::array<double, kTerrains> kStands = {0.94, 0.97, 1.0};
    for (std::size_t i = 0; i < kStands.size(); ++i)
      if (state.terrain[i].has(hex)) best *= kStands[i];
    return best;
  }

  double chance(int who, std::array<std::uint8_t, kHexes>& seats) const {
    const int place = state.place[at(who)];
    if (has(state.saved, who)) return 1.0;
    if (has(state.walking, who)) return walker(place, seats);
    if (has(state.aboard, who)) return aboard(colour_of(who), place);
    return has(state.swimming, who) ? swimmer(who, place) : 0.0;
  }

  const State& state;
  Distances swimming;
  Distances sailing;
  Hexes island;
  std::size_t tiles;
};

constexpr double kUnplacedChance = 0.3;

// Points a colour can expect when each of its explorers counts what `worth` says. The most valuable take the seats on
// the ships first.
template <class Worth>
double expected_points(const Chart& chart, int colour, Worth worth) {
  const State& state = chart.state;
  std::array<int, kTeam> team{};
  for (int number = 0; number < kTeam; ++number) team[at(number)] = explorer(colour, number);
  std::ranges::sort(team, [&](int a, int b) { return worth(a) != worth(b) ? worth(a) > worth(b) : a < b; });
  std::array<std::uint8_t, kHexes> seats{};
  state.ships.each(
      [&](int ship) { seats[at(ship)] = static_cast<std::uint8_t>(kCrewMax - count(crew_of(state, ship))); });
  double sum = 0;
  double unplaced = plays(state, Variant::all_equal) ? kTeam : kTeamWorth;
  for (const int who : team) {
    if (state.place[at(who)] == kUnplaced) continue;
    sum += worth(who) * chart.chance(who, seats);
    unplaced -= worth(who);
  }
  if (state.turn == 0) sum += kUnplacedChance * unplaced;
  // A tile in hand is worth keeping for something.
  return sum + 0.25 * hand_size(state, colour);
}

// Whose values count: what one seat knows, or the truth.
struct Eyes {
  Seat seat = Viewer::kNobody;

  double worth(const State& state, int who) const {
    if (plays(state, Variant::all_equal)) return 1.0;
    const bool known = seat == Viewer::kNobody || seat_of(state, colour_of(who)) == seat;
    const int value = state.value[at(who)];
    return known && value > 0 ? value : double{kTeamWorth} / kTeam;
  }
};

Standings points_of(const Chart& chart, Eyes eyes) {
  Standings points{};
  for (int colour = 0; colour < chart.state.colours; ++colour)
    points[at(seat_of(chart.state, colour))] +=
        expected_points(chart, colour, [&](int who) { return eyes.worth(chart.state, who); });
  return points;
}

double lead(const Standings& points, Seat seat, int seats) {
  double others = 0;
  double best_other = 0;
  for (Seat other = 0; other < seats; ++other) {
    if (other == seat) continue;
    others += points[at(other)] / (seats - 1);
    best_other = std::max(best_other, points[at(other)]);
  }
  return points[at(seat)] - 0.5 * (others + best_other);
}

// The fewer explorers are on the way, the surer is who leads.
double scale(const State& state) {
  const int on_the_way = state.turn == 0 ? kTeam * state.colours : count(on_board(state));
  return 3.0 + 11.0 * on_the_way / (kTeam * state.colours);
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  if (const auto result = outcome(state)) return shares(*result)[at(seat)];
  // A tile that was played is worth what it will do.
  if (state.phase == Phase::to && seat_of(state, state.colour) == seat) {
    double best = 0;
    Moves moves;
    legal_moves(state, seat, moves);
    for (const Move& move : moves) {
      State next = state;
      play(next, seat, move);
      best = std::max(best, evaluate(next, seat));
    }
    return best;
  }
  return chance_of_lead(lead(points_of(Chart(state), {seat}), seat, state.seats), scale(state));
}

Standings Rules::standings(const State& state) {
  if (const auto result = outcome(state)) return shares(*result);
  const Standings points = points_of(Chart(state), {});
  Standings standings{};
  for (Seat seat = 0; seat < state.seats; ++seat)
    standings[at(seat)] = chance_of_lead(lead(points, seat, state.seats), scale(state));
  return standings;
}

}  // namespace atlantica::survive
