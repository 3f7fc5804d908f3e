#include <algorithm>
#include <array>

#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "kit/policy.h"
#include "kit/sea/ways.h"

namespace atlantica::survive {

namespace {

using Distances = sea::Distances<Sea>;
using sea::chance_of;
constexpr int kFar = 40;

// Steps over open hexes to the nearest hex next to an isle.
Distances distances_to_isles(const Hexes& open) { return sea::ways_over<Sea>(open, kBesideIsles, open, kFar); }

// What an explorer's chances depend on, from public information. The numbers were fitted to who was saved in games
// between searching bots (docs/strength.md).
struct Chart {
  explicit Chart(const State& now)
      : state(now),
        swimming(distances_to_isles(open_sea(now) - deadly(now))),
        sailing(distances_to_isles(open_sea(now) - wrecking(now))),
        island(land(now)),
        sunk(1.0 - island.size() / double{kTiles}) {
    state.ships.each(
        [&](int ship) { room[at(ship)] = static_cast<std::uint8_t>(kCrewMax - count(crew_of(state, ship))); });
  }

  double near(int hex, Creature creature, int reach) const {
    return (where(state, creature) & Sea::within(reach, hex)).size();
  }

  // Turns until the colour moves its explorers; a turn in progress counts as over.
  int waits(int colour) const {
    const int turns = (colour - state.colour + state.colours) % state.colours;
    const bool begins = state.phase < Phase::move || (state.phase == Phase::move && state.points == kPoints);
    return turns == 0 && !begins ? state.colours : turns;
  }

  double aboard(int colour, int rank, int ship) const {
    const int way = sailing[at(ship)];
    double reasons = 1.44 - 0.5 * sunk - 0.11 * rank - 0.12 * waits(colour) - 0.51 * near(ship, Creature::serpent, 1) -
                     0.14 * near(ship, Creature::serpent, 2) - 0.1 * near(ship, Creature::shark, 2);
    reasons += way < kFar ? -(0.127 + 0.038 * sunk) * std::min(way, 12) : -0.9;
    if (may_sail(state, colour, ship)) reasons += waits(colour) == 0 && way < kPoints ? 0.5 : 0.18;
    return chance_of(reasons);
  }

  double swimmer(int who, int rank, int hex) const {
    const int colour = colour_of(who);
    const int way = std::min<int>(swimming[at(hex)], 8);
    if (way == 0 && waits(colour) == 0) return 0.95;
    double reasons = 1.95 - 1.43 * sunk - 0.13 * rank - 0.15 * waits(colour) - (0.172 + 0.044 * sunk) * way -
                     0.32 * near(hex, Creature::serpent, 1) - 0.29 * near(hex, Creature::serpent, 2) -
                     0.19 * near(hex, Creature::shark, 1) - 0.07 * near(hex, Creature::shark, 2);
    if (way <= 1) reasons += way == 0 ? 0.42 : 0.2;
    if (ships_with_room(state).has(hex)) reasons += 0.3 - 0.033 * std::min<int>(sailing[at(hex)], 12);
    if (deadly(state).has(hex)) reasons -= 2.0;
    return chance_of(reasons);
  }

  // By a ship with a free place, which is then taken, or swimming.
  double walker(int colour, int rank, int hex, std::array<std::uint8_t, kHexes>& seats) const {
    double nearest = kFar;
    int ship = Sea::kNone;
    (ships_with_room(state) - wrecking(state)).each([&](int other) {
      const double way = Sea::distance(hex, other) + 0.6 * sailing[at(other)];
      if (seats[at(other)] == 0 || way >= nearest) return;
      nearest = way;
      ship = other;
    });
    double reasons = 1.13 + 0.36 * sunk - 0.11 * rank - 0.035 * waits(colour);
    if (ship == Sea::kNone) {
      reasons -= 0.03 + 2.0 * sunk;
    } else {
      --seats[at(ship)];
      const int walk = std::min(Sea::distance(hex, ship), 6);
      const int sail = std::min<int>(sailing[at(ship)], 12);
      reasons -= (0.044 + 0.176 * sunk) * walk + (0.038 + 0.08 * sunk) * sail - (walk <= 1 ? 0.077 : 0.0);
    }
    int alone = 10;
    (Sea::around(hex) - island).each([&](int shore) { alone = std::min(alone, swimming[at(shore)] + 1); });
    reasons -= (0.074 + 0.01 * sunk) * alone - (alone == 10 ? 0.2 : 0.0);
    if (state.terrain[at(Terrain::forest)].has(hex)) reasons += 0.24 - 1.17 * sunk;
    if (state.terrain[at(Terrain::mountain)].has(hex)) reasons += 0.315 - 0.74 * sunk;
    return chance_of(reasons);
  }

  // `rank`: how many of the colour's explorers on the board are worth more.
  double chance(int who, int rank, std::array<std::uint8_t, kHexes>& seats) const {
    const int place = state.place[at(who)];
    if (has(state.walking, who)) return walker(colour_of(who), rank, place, seats);
    return has(state.aboard, who) ? aboard(colour_of(who), rank, place) : swimmer(who, rank, place);
  }

  const State& state;
  Distances swimming;
  Distances sailing;
  Hexes island;
  double sunk;                              // fraction of the island, from 0 to 1
  std::array<std::uint8_t, kHexes> room{};  // free places on the ships
};

constexpr double kUnplacedChance = 0.3;

// A colour's expected points when each explorer counts for what `worth` says. The most valuable get the places on the
// ships first.
template <class Worth>
double expected_points(const Chart& chart, int colour, Worth worth) {
  const State& state = chart.state;
  std::array<int, kTeam> team{};  // those on the board, most valuable first
  std::array<double, kTeam> worths{};
  std::size_t size = 0;
  double sum = 0;
  double unplaced = plays(state, Variant::all_equal) ? kTeam : kTeamWorth;
  for (int number = 0; number < kTeam; ++number) {
    const int who = explorer(colour, number);
    if (state.place[at(who)] == kUnplaced) continue;
    const double points = worth(who);
    unplaced -= points;
    if (has(state.saved, who)) sum += points;
    if (!has(on_board(state), who)) continue;
    std::size_t rank = size++;
    for (; rank > 0 && worths[rank - 1] < points; --rank) {
      team[rank] = team[rank - 1];
      worths[rank] = worths[rank - 1];
    }
    team[rank] = who;
    worths[rank] = points;
  }
  std::array<std::uint8_t, kHexes> seats = chart.room;
  for (std::size_t rank = 0; rank < size; ++rank)
    sum += worths[rank] * chart.chance(team[rank], static_cast<int>(rank), seats);
  if (state.turn == 0) sum += kUnplacedChance * unplaced;
  // A tile in hand has some value, the more so while many explorers are on the way.
  const double on_the_way = count(on_board(state)) / double{kTeam} / state.colours;
  return sum + 0.75 * on_the_way * hand_size(state, colour);
}

// Which values count: those one seat knows, or the true ones.
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

// The fewer explorers on the way, the safer a lead.
double scale(const State& state) {
  const int on_the_way = state.turn == 0 ? kTeam * state.colours : count(on_board(state));
  return 0.8 + 6.6 * on_the_way / (kTeam * state.colours);
}

// When choosing between moves a lead counts the same however safe it is: otherwise a player who is behind would leave
// everyone on the way and hope instead of saving them.
constexpr double kScaleOfChoice = 6.0;

}  // namespace

double Rules::evaluate(const State& state, Seat seat) {
  if (const auto result = outcome(state)) return shares(*result)[at(seat)];
  // A tile just played is worth what it will do.
  if (state.phase == Phase::to && seat_of(state, state.colour) == seat) return best_next<Rules>(state, seat);
  return chance_of_lead(lead(points_of(Chart(state), {seat}), seat, state.seats), kScaleOfChoice);
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
