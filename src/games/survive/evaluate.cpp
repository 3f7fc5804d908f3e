#include <algorithm>
#include <array>
#include <cmath>

#include "games/survive/rules.h"
#include "games/survive/sea.h"

namespace atlantica::survive {

namespace {

using Distances = std::array<std::uint8_t, kHexes>;
constexpr int kFar = 40;

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
        island(land(now)) {
    // The fewer tiles stand, the less time there is: far ways count more.
    hurry = 1.0 + 0.8 * (1.0 - island.size() / double{kTiles});
  }

  double fade(double per_step, int steps) const { return std::pow(per_step, hurry * steps); }

  double near(int hex, Creature creature, double each) const {
    const int creatures = (where(state, creature) & Sea::within(kReach[at(creature)], hex)).size();
    return creatures == 0 ? 1.0 : std::pow(each, std::min(creatures, 2));
  }

  double aboard(int colour, int ship) const {
    if (wrecking(state).has(ship)) return 0.2;
    const double control = may_sail(state, colour, ship) ? 1.0 : 0.85;
    const double danger = near(ship, Creature::serpent, 0.8) * near(ship, Creature::whale, 0.9);
    return 0.97 * control * danger * fade(0.93, sailing[at(ship)]);
  }

  double swimmer(int hex) const {
    if (deadly(state).has(hex)) return 0.05;
    const double danger = near(hex, Creature::serpent, 0.75) * near(hex, Creature::shark, 0.7);
    double best = 0.8 * fade(0.8, swimming[at(hex)]);
    if (ships_with_room(state).has(hex)) best = std::max(best, 0.85 * fade(0.93, sailing[at(hex)]));
    return danger * best;
  }

  // By the nearest ship with room, or swimming.
  double walker(int hex) const {
    double best = 0;
    (ships_with_room(state) - wrecking(state)).each([&](int ship) {
      const int crew = count(crew_of(state, ship));
      const double room = 1.0 - 0.05 * crew;
      best = std::max(best, room * 0.9 * fade(0.9, Sea::distance(hex, ship)) * fade(0.93, sailing[at(ship)]));
    });
    (Sea::around(hex) - island).each([&](int shore) {
      best = std::max(best, 0.7 * fade(0.8, swimming[at(shore)] + 1));
    });
    if (best == 0) best = 0.7 * fade(0.8, 9);
    constexpr std::array<double, kTerrains> kStands = {0.94, 0.97, 1.0};
    for (std::size_t i = 0; i < kStands.size(); ++i)
      if (state.terrain[i].has(hex)) best *= kStands[i];
    return best;
  }

  double chance(int who) const {
    const int place = state.place[at(who)];
    if (has(state.saved, who)) return 1.0;
    if (has(state.walking, who)) return walker(place);
    if (has(state.aboard, who)) return aboard(colour_of(who), place);
    return has(state.swimming, who) ? swimmer(place) : 0.0;
  }

  const State& state;
  Distances swimming;
  Distances sailing;
  Hexes island;
  double hurry = 1.0;
};

constexpr double kUnplacedChance = 0.3;

// Points a colour can expect. The own seat knows what its explorers are worth, of others all count the same.
double expected_points(const Chart& chart, int colour, Seat seat) {
  const State& state = chart.state;
  const bool own = seat_of(state, colour) == seat;
  const bool equal = plays(state, Variant::all_equal);
  const double usual = equal ? 1.0 : double{kTeamWorth} / kTeam;
  double sum = 0;
  double unplaced = equal ? kTeam : kTeamWorth;
  for (int number = 0; number < kTeam; ++number) {
    const int who = explorer(colour, number);
    const double worth = own && !equal && state.value[at(who)] > 0 ? state.value[at(who)] : usual;
    if (state.place[at(who)] == kUnplaced) continue;
    sum += worth * chart.chance(who);
    unplaced -= worth;
  }
  if (state.turn == 0) sum += kUnplacedChance * unplaced;
  // A tile in hand is worth keeping for something.
  return sum + 0.25 * hand_size(state, colour);
}

double lead(const State& state, Seat seat) {
  const Chart chart(state);
  std::array<double, kSeatsMax> points{};
  for (int colour = 0; colour < state.colours; ++colour)
    points[at(seat_of(state, colour))] += expected_points(chart, colour, seat);
  double others = 0;
  double best_other = 0;
  for (Seat other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    others += points[at(other)] / (state.seats - 1);
    best_other = std::max(best_other, points[at(other)]);
  }
  return points[at(seat)] - 0.5 * (others + best_other);
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  if (const auto result = outcome(state)) return result->winners.has(seat) ? 1.0 / result->winners.size() : 0.0;
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
  return 1.0 / (1.0 + std::exp(-lead(state, seat) / 8.0));
}

}  // namespace atlantica::survive
