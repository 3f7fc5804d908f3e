#include <algorithm>
#include <array>

#include "core/odds.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"

namespace atlantica::escape {

namespace {

using Kind = Move::Kind;

// Steps from every hex to the nearest harbour, whatever is between.
constexpr std::array<std::uint8_t, kHexes> kWayHome = [] {
  std::array<std::uint8_t, kHexes> ways{};
  for (int hex = 0; hex < kHexes; ++hex) {
    int best = kHexes;
    for (const int harbour : kHarbours) best = std::min(best, Sea::distance(hex, harbour));
    ways[static_cast<std::size_t>(hex)] = static_cast<std::uint8_t>(best);
  }
  return ways;
}();
int way_home(int hex) { return kWayHome[at(hex)]; }

// How promising the moves of a seat look, by rules of thumb: bring many home by ship, swim with dolphins, send
// creatures and the sea to the others.
class Thumb {
 public:
  Thumb(const State& state, Seat seat)
      : state_(state), seat_(seat), room_(ships_with_room(state) - wrecking(state)), deadly_(deadly(state)) {}

  float weight(const Move& move) const {
    switch (move.kind) {
      case Kind::place: return place(move.to);
      case Kind::walk: return walk(move.from, move.to);
      case Kind::dive: return dive(move.from, move.to);
      case Kind::board: return board(static_cast<How>(move.what), move.from, move.to);
      case Kind::swim: return swim(static_cast<How>(move.what), move.from, move.to);
      case Kind::land: return 40.0F;
      case Kind::sail: return state_.manned.has(move.from) ? sail(move.from, move.to) : sail_empty(move.from, move.to);
      case Kind::end: return 0.05F;
      case Kind::sink: return sink(move.to);
      case Kind::creature:
      case Kind::leave: return send(move);
      case Kind::pass: return pass(move.what / kSeatsMax, move.what % kSeatsMax);
      case Kind::step:
      case Kind::to: return arrive(rolled(), move.to);
      case Kind::guard: return move.what % Move::kSpent == seat_ ? 10.0F : 0.3F;
      default: return 0.5F;  // stay, stop
    }
  }

 private:
  Creature rolled() const { return static_cast<Creature>(state_.die); }
  Bits own() const { return team(seat_); }

  // Own ones count for the seat, those of others against it.
  float balance(Bits atlanteans) const {
    const int mine = count(atlanteans & own());
    const int others = count(atlanteans) - mine;
    return static_cast<float>(mine) - static_cast<float>(others) / static_cast<float>(state_.seats - 1);
  }

  int way_to_ship(int hex) const {
    int best = 9;
    room_.each([&](int ship) { best = std::min(best, Sea::distance(hex, ship)); });
    return best;
  }

  float walk(int here, int to) const {
    const int ship = way_to_ship(here);
    if (const int gain = ship - way_to_ship(to); gain != 0) return gain < 0 ? 0.02F : ship <= 2 ? 3.0F : 1.0F;
    return way_home(to) < way_home(here) ? 0.3F : 0.04F;
  }

  // In the sea creatures may come; nobody swims who can sail.
  float dive(int here, int to) const {
    if (deadly_.has(to)) return 0.01F;
    if (way_to_ship(here) <= 2 && way_home(to) > 2) return 0.04F;
    const float friendly = where(state_, Creature::dolphin).has(to) && free_dolphins(state_, to) > 0 ? 2.0F : 1.0F;
    return way_home(to) < way_home(here) ? friendly * danger(to) * (way_home(to) <= 3 ? 2.0F : 0.8F) : 0.04F;
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
    float weight = 1.0F + 2.0F * std::max(balance(crew_of(state_, from)), 0.0F);
    if (Sea::around(to).meets(wrecking(state_))) weight *= 0.5F;
    if (!state_.full.has(from) && waits_beside(from)) weight *= 0.4F;
    return weight;
  }
  bool waits_beside(int ship) const { return hexes_of(state_, state_.walking & own()).meets(Sea::around(ship)); }

  // An empty ship goes to those who have none.
  float sail_empty(int from, int to) const {
    int gain = 0;
    for (Bits rest = (state_.walking | state_.swimming) & own(); rest != 0;) {
      const int who = pop_lowest(rest);
      const int here = state_.place[at(who)];
      const int goal = has(state_.walking, who) ? 1 : 0;
      const int before = std::max(Sea::distance(from, here), goal);
      if (before <= 4 && way_to_ship(here) > goal) gain += before - std::max(Sea::distance(to, here), goal);
    }
    return gain > 0 ? 0.3F + 0.4F * static_cast<float>(gain) : 0.02F;
  }

  // ESC-5.3: a whirlpool takes all around with it.
  float sink(int hex) const {
    float loss = balance(atlanteans_at(state_, hex));
    Bits around = 0;
    for (Bits rest = on_board(state_); rest != 0;) {
      const int who = pop_lowest(rest);
      if (Sea::distance(state_.place[at(who)], hex) == 1) around |= bit(who);
    }
    loss += 0.3F * balance(around);
    return loss > 0 ? 0.4F / (1.0F + loss) : 1.0F - loss;
  }

  // What a creature does to the seat on a hex.
  float blow(Creature creature, int hex) const {
    Bits hit = 0;
    if (creature == Creature::shark || creature == Creature::monster) hit |= swimmers_at(state_, hex) & ~state_.guarded;
    float sum = balance(hit);
    if (creature == Creature::monster) sum += balance(crew_of(state_, hex));
    if (creature == Creature::octopus) sum += 0.5F * balance(crew_of(state_, hex));
    return sum;
  }

  float arrive(Creature creature, int to) const {
    if (creature == Creature::dolphin) {
      const float helped = balance(swimmers_at(state_, to) & ~state_.guarded);
      return helped > 0 ? 6.0F + helped : helped < 0 ? 0.05F : 0.2F;
    }
    const float loss = blow(creature, to);
    if (loss != 0) return loss < 0 ? 6.0F - 4.0F * loss : 0.02F;
    return state_.steps > 1 && state_.steps != kDive ? 0.05F + 0.3F * prey_beside(creature, to) : 0.05F;
  }

  float prey_beside(Creature creature, int hex) const {
    float most = 0;
    for (const int near : Sea::ring(hex))
      if (!state_.land.has(near)) most = std::max(most, -blow(creature, near));
    return most;
  }

  float send(const Move& move) const {
    float weight = move.from == move.to ? 1.0F : arrive(rolled(), move.to);
    if (rolled() != Creature::dolphin) return weight;
    // Who is left by a dolphin?
    if (move.kind == Kind::leave) return weight * (move.what == seat_ ? 0.1F : 1.5F);
    return weight;
  }

  float pass(int from, int to) const {
    if (to == seat_) return 10.0F;
    return from == seat_ ? 0.02F : 0.3F;
  }

  float place(int hex) const {
    float weight = 6.0F / static_cast<float>(1 + way_home(hex));
    if (Sea::around(hex).meets(state_.ships)) weight *= 2.0F;
    return weight;
  }

  const State& state_;
  Seat seat_;
  Hexes room_;
  Hexes deadly_;
};

}  // namespace

void Rules::priors(const State& state, Seat seat, const Moves& moves, std::span<float> weights) {
  const Thumb thumb(state, seat);
  for (std::size_t i = 0; i < moves.size(); ++i) weights[i] = thumb.weight(moves[i]);
}

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) {
  Moves moves;
  legal_moves(state, seat, moves);
  std::array<float, Moves::kCapacity> weights;
  const auto used = std::span(weights).first(moves.size());
  priors(state, seat, moves, used);
  for (float& weight : used) weight *= weight;
  return moves[draw(used, rng)];
}

}  // namespace atlantica::escape
