#include "kit/policy.h"

#include <algorithm>
#include <array>

#include "games/escape/movement.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "kit/sea/ways.h"

namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

// Steps from every hex to the nearest harbour, ignoring obstacles.
constexpr sea::Distances<Sea> kWayHome = sea::ways_to<Sea>(kBesideIsles);
int way_home(int hex) { return kWayHome[at(hex)]; }

// How promising a seat's moves look, by rules of thumb: bring many home by ship, swim with dolphins, send creatures and
// the sea to the others. What all moves of a decision share is computed once, so there is a class for the setup and for
// each step of a turn.

// The seat's own count for it, the others' against it.
float balance(const State& state, int mine, int others) {
  return static_cast<float>(mine) - static_cast<float>(others) / static_cast<float>(state.seats - 1);
}

float balance(const State& state, Seat seat, Bits atlanteans) {
  const int mine = count(atlanteans & team(seat));
  return balance(state, mine, count(atlanteans) - mine);
}

using Numbers = std::array<std::uint8_t, kHexes>;

// How many of these Atlanteans are on each hex. Precondition: they are on the board.
Numbers numbers_of(const State& state, Bits atlanteans) {
  Numbers numbers{};
  while (atlanteans != 0) ++numbers[state.place[at(pop_lowest(atlanteans))]];
  return numbers;
}

// The setup.
class Placing {
 public:
  explicit Placing(const State& state) : beside_ships_(Sea::around(state.ships)) {}

  float weight(const Move& move) const { return kWeights[move.to] * (beside_ships_.has(move.to) ? 2.0F : 1.0F); }

 private:
  static constexpr std::array<float, kHexes> kWeights = [] {
    std::array<float, kHexes> weights{};
    for (std::size_t hex = 0; hex < weights.size(); ++hex) weights[hex] = 6.0F / static_cast<float>(1 + kWayHome[hex]);
    return weights;
  }();

  Hexes beside_ships_;
};

// Step 1.
class Moving {
 public:
  Moving(const State& state, Seat seat)
      : state_(state),
        wrecking_(wrecking(state)),
        deadly_(deadly(state)),
        room_(ships_with_room(state) - wrecking_),
        walkers_(hexes_of(state, state.walking & team(seat))),
        seat_(seat) {
    ways_to_ship_.fill(kNoShip);
    room_.each([&](int ship) {
      for (int hex = 0; hex < kHexes; ++hex)
        ways_to_ship_[at(hex)] = std::min(ways_to_ship_[at(hex)], static_cast<std::uint8_t>(Sea::distance(ship, hex)));
    });
    if (state.ships == state.manned) return;
    for (Bits rest = (state.walking | state.swimming) & team(seat); rest != 0;) {
      const int who = pop_lowest(rest);
      if (way_to_ship(state.place[at(who)]) > (has(state.walking, who) ? 1 : 0)) without_ship_ |= bit(who);
    }
  }

  float weight(const Move& move) const {
    switch (move.kind) {
      case Kind::walk: return walk(move.from, move.to);
      case Kind::dive: return dive(move.from, move.to);
      case Kind::board: return board(static_cast<How>(move.what), move.from, move.to);
      case Kind::swim: return swim(static_cast<How>(move.what), move.from, move.to);
      case Kind::land: return 40.0F;
      case Kind::sail: return state_.manned.has(move.from) ? sail(move.from, move.to) : sail_empty(move.from, move.to);
      default: return 0.05F;  // end
    }
  }

 private:
  static constexpr std::uint8_t kNoShip = 9;

  int way_to_ship(int hex) const { return ways_to_ship_[at(hex)]; }

  float walk(int here, int to) const {
    const int ship = way_to_ship(here);
    if (const int gain = ship - way_to_ship(to); gain != 0) return gain < 0 ? 0.02F : ship <= 2 ? 3.0F : 1.0F;
    return way_home(to) < way_home(here) ? 0.3F : 0.04F;
  }

  // Creatures may come in the sea; never swim if you can sail.
  float dive(int here, int to) const {
    if (deadly_.has(to)) return 0.01F;
    if (way_to_ship(here) <= 2 && way_home(to) > 2) return 0.04F;
    if (way_home(to) >= way_home(here)) return 0.04F;
    const float friendly = free_dolphins(state_, to) > 0 ? 2.0F : 1.0F;
    return friendly * danger(to) * (way_home(to) <= 3 ? 2.0F : 0.8F);
  }

  float danger(int hex) const { return Sea::within(2, hex).meets(deadly_) ? 0.5F : 1.0F; }

  float board(How how, int here, int ship) const {
    if (!room_.has(ship)) return 0.02F;
    if (how != How::dry || state_.land.has(here)) return 8.0F;
    return way_home(ship) < way_home(here) ? 1.5F : 0.03F;
  }

  float swim(How how, int here, int to) const {
    if (how != How::together && deadly_.has(to)) return 0.01F;
    if (how == How::guarded && room_.has(to)) return 1.0F;
    if (room_.has(to)) return 4.0F;
    if (way_home(to) >= way_home(here)) return 0.05F;
    if (how == How::together) return 5.0F;
    return how == How::guarded ? 0.4F : 3.5F * danger(to);
  }

  float sail(int from, int to) const {
    const int gain = way_home(from) - way_home(to);
    if (gain <= 0) return gain == 0 ? 0.15F : 0.04F;
    float weight = 1.0F + 2.0F * std::max(balance(state_, seat_, crew_of(state_, from)), 0.0F);
    if (Sea::around(to).meets(wrecking_)) weight *= 0.5F;
    if (!state_.full.has(from) && walkers_.meets(Sea::around(from))) weight *= 0.4F;
    return weight;
  }

  // An empty ship goes to those without one.
  float sail_empty(int from, int to) const {
    int gain = 0;
    for (Bits rest = without_ship_; rest != 0;) {
      const int here = state_.place[at(pop_lowest(rest))];
      const int before = Sea::distance(from, here);
      gain += before <= 4 ? before - Sea::distance(to, here) : 0;
    }
    return gain > 0 ? 0.3F + 0.4F * static_cast<float>(gain) : 0.02F;
  }

  const State& state_;
  Hexes wrecking_;
  Hexes deadly_;
  Hexes room_;
  Hexes walkers_;  // the seat's own
  Seat seat_;
  std::array<std::uint8_t, kHexes> ways_to_ship_{};  // with room, ignoring obstacles
  Bits without_ship_ = 0;                            // the seat's own without such a ship next to them
};

// Step 2.
class Sinking {
 public:
  Sinking(const State& state, Seat seat)
      : state_(state),
        mine_(numbers_of(state, on_board(state) & team(seat))),
        others_(numbers_of(state, on_board(state) & ~team(seat))) {}

  // ESC-5.3: a whirlpool takes everything around with it.
  float weight(const Move& move) const {
    int mine = 0;
    int others = 0;
    for (const int near : Sea::ring(move.to)) {
      mine += mine_[at(near)];
      others += others_[at(near)];
    }
    float loss = balance(state_, mine_[move.to], others_[move.to]);
    loss += 0.3F * balance(state_, mine, others);
    return loss > 0 ? 0.4F / (1.0F + loss) : 1.0F - loss;
  }

 private:
  const State& state_;
  Numbers mine_;
  Numbers others_;
};

// Step 3, and the choice of a swimmer for a dolphin in any step.
class Sending {
 public:
  Sending(const State& state, Seat seat)
      : state_(state), seat_(seat), creature_(static_cast<Creature>(state.die)), prey_(hexes_of(state, prey())) {}

  float weight(const Move& move) const {
    switch (move.kind) {
      case Kind::creature: return move.from == move.to ? 1.0F : arrive(move.to);
      case Kind::leave: return leave(move);
      case Kind::pass: return pass(move.what / kSeatsMax, move.what % kSeatsMax);
      case Kind::step:
      case Kind::to: return arrive(move.to);
      case Kind::guard: return move.what % Move::kSpent == seat_ ? 10.0F : 0.3F;
      default: return 0.5F;  // stay, stop
    }
  }

 private:
  // Everyone affected by the creature, for better or worse.
  Bits prey() const {
    const Bits swimmers = state_.swimming & ~state_.guarded;
    if (creature_ == Creature::octopus) return state_.aboard;
    return creature_ == Creature::monster ? swimmers | state_.aboard : swimmers;
  }

  // What the creature does to the seat on a hex.
  float blow(int hex) const {
    if (!prey_.has(hex)) return 0.0F;
    const Bits here = atlanteans_at(state_, hex);
    const float crew = balance(state_, seat_, here & state_.aboard);
    if (creature_ == Creature::octopus) return 0.5F * crew;
    const float swimmers = balance(state_, seat_, here & state_.swimming & ~state_.guarded);
    return creature_ == Creature::monster ? swimmers + crew : swimmers;
  }

  float arrive(int to) const {
    const float effect = blow(to);
    if (creature_ == Creature::dolphin) return effect > 0 ? 6.0F + effect : effect < 0 ? 0.05F : 0.2F;
    if (effect != 0) return effect < 0 ? 6.0F - 4.0F * effect : 0.02F;
    return state_.steps > 1 && state_.steps != kDive ? 0.05F + 0.3F * prey_beside(to) : 0.05F;
  }

  float prey_beside(int hex) const {
    float most = 0;
    (Sea::around(hex) & prey_).each([&](int near) { most = std::max(most, -blow(near)); });
    return most;
  }

  // Which swimmer does a dolphin leave?
  float leave(const Move& move) const {
    const float weight = move.from == move.to ? 1.0F : arrive(move.to);
    return weight * (move.what == seat_ ? 0.1F : 1.5F);
  }

  float pass(int from, int to) const {
    if (to == seat_) return 10.0F;
    return from == seat_ ? 0.02F : 0.3F;
  }

  const State& state_;
  Seat seat_;
  Creature creature_;
  Hexes prey_;
};

}  // namespace

void Rules::priors(const State& state, Seat seat, const Moves& moves, std::span<float> weights) {
  switch (state.phase) {
    case Phase::place: return weigh(Placing(state), moves, weights);
    case Phase::move: return weigh(Moving(state, seat), moves, weights);
    case Phase::sink: return weigh(Sinking(state, seat), moves, weights);
    default: weigh(Sending(state, seat), moves, weights);
  }
}

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) {
  if (state.phase != Phase::move) return draw_by_priors<Rules>(state, seat, rng);
  Moves moves;
  std::array<float, Moves::kCapacity> weights;
  const Moving thumb(state, seat);
  each_movement(state, [&](const Move& move) {
    weights[moves.size()] = thumb.weight(move);
    moves.add(move);
  });
  return moves[draw_squared(std::span(weights).first(moves.size()), rng)];
}

}  // namespace atlantica::escape
