#include <algorithm>
#include <array>

#include "core/odds.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

namespace {

using Distances = std::array<std::uint8_t, kHexes>;
constexpr int kFar = 30;

// What is left of a chance after so many steps, by how many pieces stand: the fewer, the less time there is in a short
// game; in a full one creatures gather.
enum class Way : std::uint8_t { ship, walk, guarded, swim };
constexpr std::size_t kWays = 4;
using Fades = std::array<std::array<std::array<double, kFar + 1>, kPieces + 1>, kWays>;
constexpr Fades fades(double most_hurry) {
  Fades all{};
  constexpr std::array<double, kWays> kPerStep = {0.95, 0.92, 0.9, 0.85};
  for (std::size_t way = 0; way < kWays; ++way) {
    for (std::size_t pieces = 0; pieces <= kPieces; ++pieces) {
      const double hurry = most_hurry * (1.0 - static_cast<double>(pieces) / kPieces);
      const double per_step = 1.0 - (1.0 - kPerStep[way]) * (1.0 + hurry);
      double left = 1.0;
      for (double& fade : all[way][pieces]) {
        fade = left;
        left *= per_step;
      }
    }
  }
  return all;
}
constexpr Fades kFullFades = fades(0.3);
constexpr Fades kShortFades = fades(2.0);

// Steps over open hexes to the nearest harbour.
Distances distances_to_harbours(const Hexes& open) {
  Distances distances;
  distances.fill(kFar);
  Hexes edge;
  for (const int harbour : kHarbours) edge.add(harbour);
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

// What the chances of Atlanteans depend on.
struct Chart {
  explicit Chart(const State& now)
      : state(now),
        swimming(distances_to_harbours(open_sea(now) - deadly(now))),
        sailing(distances_to_harbours(open_sea(now) - wrecking(now))),
        room(ships_with_room(now) - wrecking(now)),
        fades((now.short_game ? kShortFades : kFullFades)),
        stand(at(pieces(now).size())) {}

  double fade(Way way, int steps) const { return fades[at(way)][stand][at(std::min(steps, kFar))]; }

  // Creatures come one to three steps or dive anywhere.
  double near(int hex, Creature creature, double each) const {
    const int creatures = (where(state, creature) & Sea::within(2, hex)).size();
    const double dive = where(state, creature).empty() ? 1.0 : 0.985;
    return creatures == 0 ? dive : creatures == 1 ? dive * each : dive * each * each;
  }

  double aboard(int colour, int ship) const {
    const double control = may_sail(state, colour, ship) ? 1.0 : 0.8;
    const double danger = near(ship, Creature::monster, 0.85) * near(ship, Creature::octopus, 0.92);
    return 0.97 * control * danger * fade(Way::ship, sailing[at(ship)]);
  }

  double swimmer(int who, int hex) const {
    const bool guarded = has(state.guarded, who);
    const Way way = guarded ? Way::guarded : Way::swim;
    double best = 0.8 * fade(way, swimming[at(hex)]);
    room.each([&](int ship) {
      best = std::max(best, 0.85 * fade(way, Sea::distance(hex, ship)) * fade(Way::ship, sailing[at(ship)]));
    });
    if (guarded) return deadly(state).has(hex) ? 0.8 * best : 0.97 * best;
    return best * near(hex, Creature::monster, 0.8) * near(hex, Creature::shark, 0.8);
  }

  // By the nearest ship with room, or swimming; what stands longer is better to stand on.
  double walker(int hex) const {
    double best = 0.4 * fade(Way::swim, 9);
    room.each([&](int ship) {
      const double seat = state.manned.has(ship) ? 0.65 : 0.69;
      best = std::max(best, seat * fade(Way::walk, Sea::distance(hex, ship)) * fade(Way::ship, sailing[at(ship)]));
    });
    (Sea::around(hex) - state.land).each([&](int shore) {
      best = std::max(best, 0.65 * fade(Way::swim, swimming[at(shore)] + 1));
    });
    constexpr std::array<double, kRings> kStands = {0.94, 0.97, 1.0};
    return best * kStands[at(ring_of(hex))];
  }

  double chance(int who) const {
    const int place = state.place[at(who)];
    if (has(state.saved, who)) return 1.0;
    if (has(state.walking, who)) return walker(place);
    if (has(state.aboard, who)) return aboard(colour_of(who), place);
    return has(state.swimming, who) ? swimmer(who, place) : 0.0;
  }

  // How many of its Atlanteans a colour can hope to save.
  double expected(int colour) const {
    double sum = 0;
    for (Bits own = team(colour) & (on_board(state) | state.saved); own != 0;) sum += chance(pop_lowest(own));
    return sum;
  }

  const State& state;
  Distances swimming;
  Distances sailing;
  Hexes room;
  const Fades& fades;
  std::size_t stand;
};

double lead(const Standings& expected, Seat seat, int seats) {
  double others = 0;
  double best_other = 0;
  for (Seat other = 0; other < seats; ++other) {
    if (other == seat) continue;
    others += expected[at(other)] / (seats - 1);
    best_other = std::max(best_other, expected[at(other)]);
  }
  return expected[at(seat)] - 0.5 * (others + best_other);
}

// The fewer Atlanteans are on the way, the surer is who leads.
double scale(const State& state) {
  const int on_the_way = state.turn == 0 ? kTeam * state.seats : count(on_board(state));
  return 1.0 + 4.0 * on_the_way / (kTeam * state.seats);
}

// The best that the own next moves can do, for a move that is not done yet.
double best_of_next(const State& state, Seat seat) {
  double best = 0;
  Moves moves;
  Rules::legal_moves(state, seat, moves);
  for (const Move& move : moves) {
    State next = state;
    Rules::play(next, seat, move);
    best = std::max(best, Rules::evaluate(next, seat));
  }
  return best;
}

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  if (const auto result = outcome(state)) return shares(*result)[at(seat)];
  const bool unfinished = state.phase == Phase::step || state.phase == Phase::to || state.phase == Phase::guard;
  if (unfinished && state.colour == seat) return best_of_next(state, seat);
  // A move that gains nothing is not worth making.
  constexpr double kRest = 1e-6;
  return standings(state)[at(seat)] * (1.0 - kRest) + (state.phase == Phase::move ? 0.0 : kRest);
}

Standings Rules::standings(const State& state) {
  if (const auto result = outcome(state)) return shares(*result);
  const Chart chart(state);
  Standings expected{};
  for (Seat seat = 0; seat < state.seats; ++seat) expected[at(seat)] = chart.expected(seat);
  Standings standings{};
  for (Seat seat = 0; seat < state.seats; ++seat)
    standings[at(seat)] = chance_of_lead(lead(expected, seat, state.seats), scale(state));
  return standings;
}

}  // namespace atlantica::escape
