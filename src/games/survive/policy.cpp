#include "kit/policy.h"

#include <algorithm>
#include <array>

#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "kit/sea/ways.h"

namespace atlantica::survive {

namespace {

using Kind = Move::Kind;

// Steps from every hex to the nearest one next to an isle, ignoring obstacles.
constexpr sea::Distances<Sea> kWayHome = sea::ways_to<Sea>(kBesideIsles);
int way_home(int hex) { return kWayHome[at(hex)]; }

// How promising a seat's moves look, by rules of thumb: bring the valuable home by ship, avoid creatures, send
// creatures and the sea to the others.
class Thumb {
 public:
  Thumb(const State& state, Seat seat)
      : state_(state),
        own_(own_explorers(state, seat)),
        room_(ships_with_room(state) - wrecking(state)),
        deadly_(deadly(state)),
        sea_(open_sea(state)),
        equal_(plays(state, Variant::all_equal)) {
    if (state.phase == Phase::move) find_stranded();
    if (state.phase == Phase::creature) find_prey(static_cast<Creature>(state.die));
    if (state.phase == Phase::to && tile() == Back::wind) find_stranded();
    if (state.phase == Phase::to && tile() >= Back::move_serpent) find_prey(moved_by(tile()));
  }

  float weight(const Move& move) const {
    switch (move.kind) {
      case Kind::place: return place(move.to);
      case Kind::value: return value(move.what);
      case Kind::ship: return ship(move.to);
      case Kind::play: return 0.6F;
      case Kind::pass: return 2.0F;
      case Kind::to: return to(move.to);
      case Kind::walk:
      case Kind::board:
      case Kind::swim:
      case Kind::land: return step(move, explorer(state_.colour, move.what));
      case Kind::sail: return sail(move.from, move.to);
      case Kind::end: return 0.05F;
      case Kind::sink: return sink(move.to);
      case Kind::take: return is_own(move.what) ? worth(move.what) : 0.1F;
      case Kind::creature: return creature(move.from, move.to);
      case Kind::stay: return 0.5F;
      case Kind::defend: return 20.0F;
      default: return 1.0F;
    }
  }

 private:
  static constexpr float kUnknownWorth = 2.8F;

  static Bits own_explorers(const State& state, Seat seat) {
    Bits own = 0;
    for (int colour = seat; colour < state.colours; colour += state.seats) own |= team(colour);
    return own;
  }
  Back tile() const { return static_cast<Back>(state_.tile); }
  bool is_own(int who) const { return has(own_, who); }
  float worth(int who) const {
    if (equal_ || !is_own(who) || state_.value[at(who)] == 0) return kUnknownWorth;
    return static_cast<float>(state_.value[at(who)]);
  }

  // What the explorers are worth to the seat: its own count for it, the others' against it.
  float balance(Bits explorers) const {
    if (explorers == 0) return 0;
    const auto others = static_cast<float>(count(explorers & ~own_));
    float sum = -others * kUnknownWorth / static_cast<float>(state_.seats - 1);
    for (Bits own = explorers & own_; own != 0;) sum += worth(pop_lowest(own));
    return sum;
  }

  int way_to_ship(int hex) const {
    if (room_.has(hex)) return 0;
    for (int steps = 1; steps <= 3; ++steps)
      if (Sea::within(steps, hex).meets(room_)) return steps;
    int best = 9;
    room_.each([&](int ship) { best = std::min(best, Sea::distance(hex, ship)); });
    return best;
  }

  float step(const Move& move, int who) const {
    const int here = state_.place[at(who)];
    const float value = 0.5F + 0.5F * worth(who);
    switch (move.kind) {
      case Kind::land: return 40.0F * value;
      case Kind::board: return room_.has(move.to) ? board(who, here, move.to) * value : 0.02F;
      case Kind::walk: {
        const int way = way_to_ship(here);
        const int gain = way - way_to_ship(move.to);
        if (gain <= 0) return gain == 0 ? 0.06F : 0.02F;
        return (way <= 2 ? 2.0F : 1.0F) * value;
      }
      default: return swim(who, here, move.to) * value;
    }
  }

  float board(int who, int here, int ship) const {
    if (has(state_.swimming, who)) return 8.0F;
    if (!has(state_.aboard, who)) return 8.0F;
    return way_home(ship) < way_home(here) ? 1.0F : 0.03F;
  }

  float swim(int who, int here, int to) const {
    if (deadly_.has(to)) return 0.01F;
    if (has(state_.aboard, who)) return 0.02F;
    const bool near_shark = Sea::within(2, to).meets(where(state_, Creature::shark));
    const float danger = near_shark || Sea::around(to).meets(where(state_, Creature::serpent)) ? 0.4F : 1.0F;
    if (has(state_.walking, who)) {
      const int ship = way_to_ship(here);
      if (ship <= 3 && way_home(to) > 2) return 0.03F;
      return danger * (way_home(to) <= 2 ? 3.0F : way_home(to) < way_home(here) ? 0.5F : 0.03F);
    }
    if (room_.has(to)) return 4.0F * danger;
    return danger * (way_home(to) < way_home(here) ? 4.0F : 0.1F);
  }

  float sail(int from, int to) const {
    const int gain = way_home(from) - way_home(to);
    if (!state_.manned.has(from)) return sail_empty(from, to);
    if (wrecking(state_).has(to)) return 0.01F;
    const float crew = balance(crew_of(state_, from));
    if (gain <= 0) return gain == 0 ? 0.15F : 0.04F;
    float weight = 1.0F + std::max(crew, 0.0F);
    if (Sea::around(to).meets(where(state_, Creature::serpent))) weight *= 0.3F;
    if (!state_.full.has(from) && waits_beside(from)) weight *= 0.4F;
    return weight;
  }

  Bits own_team() const { return team(state_.colour); }
  bool waits_beside(int ship) const {
    for (Bits own = state_.walking & own_team(); own != 0;)
      if (Sea::distance(state_.place[at(pop_lowest(own))], ship) <= 1) return true;
    return false;
  }

  // Explorers of the current colour without a ship with room where they are or, if walking, next to them.
  void find_stranded() {
    for (Bits own = (state_.walking | state_.swimming) & own_team(); own != 0;) {
      const int who = pop_lowest(own);
      const int here = state_.place[at(who)];
      const int goal = has(state_.walking, who) ? 1 : 0;
      if (way_to_ship(here) > goal) stranded_[at(stranded_count_++)] = {here, goal, worth(who)};
    }
  }

  // An empty ship goes to those without one.
  float sail_empty(int from, int to) const {
    float gain = 0;
    for (const Stranded& one : std::span(stranded_).first(at(stranded_count_))) {
      const int before = std::max(Sea::distance(from, one.hex), one.goal);
      const int after = std::max(Sea::distance(to, one.hex), one.goal);
      if (before <= 4) gain += static_cast<float>(before - after) * one.worth;
    }
    return gain > 0 ? 0.3F + 0.2F * gain : 0.03F;
  }

  float sink(int hex) const {
    const float loss = balance(explorers_at(state_, hex));
    float weight = loss > 0 ? 0.3F / (1.0F + loss) : 1.0F - loss;
    (Sea::around(hex) & state_.manned).each([&](int ship) {
      for (int crew = count(crew_of(state_, ship) & own_); crew > 0; --crew) weight *= 0.7F;
    });
    return weight;
  }

  // Where the creature can strike anyone, and what the seat would lose there.
  void find_prey(Creature kind) {
    reach_ = kReach[at(kind)];
    Bits targets = 0;
    if (kind != Creature::whale) targets |= state_.swimming;
    if (kind != Creature::shark) targets |= state_.aboard;
    prey_ = hexes_of(state_, targets);
    prey_.each([&](int hex) { loss_[at(hex)] = balance(explorers_at(state_, hex) & targets); });
    where(state_, kind).each([&](int hex) { threat_now_[at(hex)] = threat(hex); });
  }

  float creature(int from, int to) const {
    if (prey_.has(to)) {
      const float loss = loss_[at(to)];
      return loss < 0 ? 6.0F - 4.0F * loss : 0.02F;
    }
    // Nobody is hit: move away from the seat's own, towards the others.
    const float gain = threat_now_[at(from)] - threat(to);
    return gain > 0 ? 0.05F + 0.05F * gain : 0.03F;
  }

  // What the creature threatens from there; negative for threats to the others.
  float threat(int hex) const {
    float sum = prey_.has(hex) ? loss_[at(hex)] : 0.0F;
    (Sea::within(reach_, hex) & prey_).each([&](int near) { sum += loss_[at(near)]; });
    return sum;
  }

  float to(int hex) const {
    if (tile() == Back::dolphin) {
      if (deadly_.has(hex)) return 0.01F;
      if (room_.has(hex)) return 4.0F;
      return close(way_home(state_.hex) - way_home(hex));
    }
    if (tile() == Back::wind) {
      if (state_.manned.has(state_.hex) && wrecking(state_).has(hex)) return 0.01F;
      return state_.manned.has(state_.hex) ? close(way_home(state_.hex) - way_home(hex)) : sail_empty(state_.hex, hex);
    }
    return 0.1F + std::max(0.0F, threat_now_[state_.hex] - threat(hex));
  }
  static float close(int gain) { return gain <= 0 ? 0.05F : static_cast<float>(gain * gain); }

  float place(int hex) const {
    constexpr std::array<float, kTerrains> kStands = {0.6F, 1.0F, 1.2F};
    float weight = Sea::around(hex).meets(sea_) ? 1.0F : 0.4F;
    for (std::size_t i = 0; i < kStands.size(); ++i)
      if (state_.terrain[i].has(hex)) weight *= kStands[i];
    return weight * 4.0F / static_cast<float>(1 + way_home(hex));
  }
  float value(int worth) const { return static_cast<float>(worth); }
  float ship(int hex) const {
    float weight = 0.2F;
    for (Bits own = state_.walking & own_team(); own != 0;) {
      const int who = pop_lowest(own);
      if (Sea::distance(state_.place[at(who)], hex) <= 1) weight += worth(who);
    }
    return weight * 4.0F / static_cast<float>(1 + way_home(hex));
  }

  struct Stranded {
    int hex;
    int goal;
    float worth;
  };

  const State& state_;
  Bits own_;
  Hexes room_;
  Hexes deadly_;
  Hexes sea_;
  bool equal_;
  std::array<Stranded, kTeam> stranded_;
  int stranded_count_ = 0;
  Hexes prey_;
  int reach_ = 0;
  std::array<float, kHexes> loss_;        // of the hexes of prey_
  std::array<float, kHexes> threat_now_;  // of the hexes of the creatures
};

}  // namespace

void Rules::priors(const State& state, Seat seat, const Moves& moves, std::span<float> weights) {
  weigh(Thumb(state, seat), moves, weights);
}

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) { return draw_by_priors<Rules>(state, seat, rng); }

}  // namespace atlantica::survive
