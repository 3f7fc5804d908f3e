#include <algorithm>
#include <array>
#include <cmath>

#include "games/escape/rules.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

namespace {

using Distances = std::array<std::uint8_t, kHexes>;
constexpr int kFar = 30;

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
        sailing(distances_to_harbours(open_sea(now) - wrecking(now))) {
    // The fewer pieces stand, the less time there is in a short game; in a full one creatures gather.
    const double sunk = 1.0 - pieces(now).size() / double{kPieces};
    hurry = 1.0 + (now.short_game ? 1.5 : 0.3) * sunk;
  }

  double fade(double per_step, int steps) const { return std::pow(per_step, hurry * steps); }

  // Creatures come one to three steps or dive anywhere.
  double near(int hex, Creature creature, double each) const {
    const int creatures = (where(state, creature) & Sea::within(2, hex)).size();
    const double dive = where(state, creature).empty() ? 1.0 : 0.985;
    return creatures == 0 ? dive : dive * std::pow(each, std::min(creatures, 2));
  }

  double aboard(int colour, int ship) const {
    const double control = may_sail(state, colour, ship) ? 1.0 : 0.8;
    const double danger = near(ship, Creature::monster, 0.85) * near(ship, Creature::octopus, 0.92);
    return 0.97 * control * danger * fade(0.95, sailing[at(ship)]);
  }

  double swimmer(int who, int hex) const {
    const bool guarded = has(state.guarded, who);
    double best = 0.8 * fade(guarded ? 0.9 : 0.85, swimming[at(hex)]);
    if (ships_with_room(state).has(hex) && !where(state, Creature::octopus).has(hex))
      best = std::max(best, 0.85 * fade(0.95, sailing[at(hex)]));
    if (guarded) return deadly(state).has(hex) ? 0.8 * best : 0.97 * best;
    return best * near(hex, Creature::monster, 0.8) * near(hex, Creature::shark, 0.8);
  }

  // By the nearest ship with room, or swimming; what stands longer is better to stand on.
  double walker(int hex) const {
    double best = 0.4 * fade(0.85, 9);
    (ships_with_room(state) - wrecking(state)).each([&](int ship) {
      const double room = state.manned.has(ship) ? 0.65 : 0.69;
      best = std::max(best, room * fade(0.92, Sea::distance(hex, ship)) * fade(0.95, sailing[at(ship)]));
    });
    (Sea::around(hex) - state.land).each([&](int shore) {
      best = std::max(best, 0.65 * fade(0.85, swimming[at(shore)] + 1));
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
  double hurry = 1.0;
};

double lead(const State& state, Seat seat) {
  const Chart chart(state);
  double others = 0;
  double best_other = 0;
  for (Seat other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    const double expected = chart.expected(other);
    others += expected / (state.seats - 1);
    best_other = std::max(best_other, expected);
  }
  return chart.expected(seat) - 0.5 * (others + best_other);
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
  if (const auto result = outcome(state)) return result->winners.has(seat) ? 1.0 / result->winners.size() : 0.0;
  const bool unfinished = state.phase == Phase::step || state.phase == Phase::to || state.phase == Phase::guard;
  if (unfinished && state.colour == seat) return best_of_next(state, seat);
  return 1.0 / (1.0 + std::exp(-lead(state, seat) / 2.5));
}

Standings Rules::standings(const State& state) {
  Standings standings{};
  for (Seat seat = 0; seat < state.seats; ++seat) standings[at(seat)] = evaluate(state, seat);
  return standings;
}

void Rules::priors(const State&, Seat, const Moves&, std::span<float> weights) { std::ranges::fill(weights, 1.0F); }

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) {
  Moves moves;
  legal_moves(state, seat, moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace atlantica::escape
