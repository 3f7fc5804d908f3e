#include "kit/policy.h"

#include <algorithm>
#include <array>

#include "games/rising/danger.h"
#include "games/rising/outlook.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"
#include "games/rising/rules.h"

// How promising moves look at first sight: priors for a search, and its rollout policy.
namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;

constexpr float kHardly = 0.02F;

// This many candidate moves get a second look: first sight alone wastes most of a round.
constexpr int kSecondLooks = 2;

// What the team lacks for the rest of the gate, by resource.
using Lack = std::array<int, kResources>;

Lack lack_of(const State& state) {
  Lack lack{};
  for (Bits rest = (state.blueprint | bit(kPowerCore)) & ~Bits{state.built}; rest != 0;) {
    const ComponentData& component = state.edition.components[at(pop_lowest(rest))];
    for (int resource = 0; resource < kResources; ++resource) lack[at(resource)] += component.cost[at(resource)];
  }
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (int resource = 0; resource < kResources; ++resource) lack[at(resource)] -= state.stock[at(seat)][resource];
  // Ore is needed for Atlantium; one gives about two.
  const auto ore = at(static_cast<int>(Resource::ore));
  lack[ore] += lack[at(static_cast<int>(Resource::atlantium))] / 2;
  return lack;
}

class Impression {
 public:
  Impression(const State& state, Seat seat) : state_(state), seat_(seat), lack_(lack_of(state)) {}

  float weight(const Move& move) const {
    switch (move.kind) {
      case MoveKind::place: return placing(static_cast<Kind>(move.what), move.to);
      case MoveKind::act: return 40;
      case MoveKind::draw: return 10;
      case MoveKind::pledge: return pledging(move);
      case MoveKind::take_back: return kHardly;
      case MoveKind::accept: return 3;
      case MoveKind::energy: return worth_energy() ? 6.0F : 0.1F;
      case MoveKind::reroll:
      case MoveKind::use: return 2;
      case MoveKind::peninsula: return choosing(move.to);
      case MoveKind::resource:
      case MoveKind::swap: return swapping(move);
      default: return 1;
    }
  }

 private:
  bool lacks(Resource resource) const { return lack_[at(static_cast<int>(resource))] > 0; }

  float placing(Kind kind, int place) const {
    if (kind == Kind::automaton) return is_tile(place) ? 2 : 1;
    if (is_wild(place)) {
      constexpr std::array<Resource, kWild> kFound = {Resource::crystal, Resource::gold, Resource::ore};
      const auto chance = static_cast<float>(chance_of(target(state_, place, seat_)));
      return (lacks(kFound[at(peninsula_of(place))]) ? 6.0F : 0.3F) * chance + kHardly;
    }
    if (is_build_space(place)) return building(place);
    if (place == kCentre) return 0.4F;
    if (is_component_space(place)) return 1.5F;
    switch (static_cast<Peninsula>(peninsula_of(place))) {
      case Peninsula::cities: return standing_on(state_, place) != 0 ? 3.0F : 0.6F;
      case Peninsula::forges: return has_ore() ? 4.0F : 0.2F;
      default: return hand_size(state_, seat_) < hand_limit(state_, seat_) ? 0.6F : kHardly;
    }
  }

  bool has_ore() const { return state_.stock[at(seat_)][static_cast<int>(Resource::ore)] > 0; }

  // The more a seat can give, the sooner it comes to the gate; once is enough.
  float building(int place) const {
    if ((standing_on(state_, place) & atlanteans_of(state_, seat_)) != 0) return 0.1F;
    const Counts own = state_.stock[at(seat_)];
    const int pieces = own.total() - own[kEnergy] - own[static_cast<int>(Resource::ore)];
    return kHardly + 0.8F * static_cast<float>(std::min(pieces, 5));
  }

  float pledging(const Move& move) const {
    if (move.to < kBuildPurpose) return energy_suffices(move.to) ? 0.4F : kHardly;
    const int space = move.to - kBuildPurpose;
    const Counts lacking = missing(state_, space, move.from);
    SeatSet here;
    for (Bits there = standing_on(state_, kFirstBuild + space); there != 0;) here.add(owner(state_, pop_lowest(there)));
    for (int resource = 1; resource < kResources; ++resource) {
      int held = 0;
      for (Seat seat = 0; seat < state_.seats; ++seat)
        if (here.has(seat)) held += state_.stock[at(seat)][resource];
      if (held < lacking[resource]) return 0.2F;
    }
    return 30;
  }

  bool energy_suffices(int purpose) const {
    int energy = 0;
    for (Seat seat = 0; seat < state_.seats; ++seat)
      energy += state_.stock[at(seat)][kEnergy] + state_.pledges.energy[at(purpose)][at(seat)];
    return energy >= price(state_, purpose);
  }

  bool worth_energy() const {
    return roll_target(state_) - roll_total(state_) <= std::min(2, state_.stock[at(seat_)][kEnergy]);
  }

  // Flood the long, save the short.
  float choosing(int peninsula) const {
    const auto tiles = static_cast<float>(state_.standing[at(peninsula)]);
    return asked_task(state_) == Task::floods ? 0.5F + tiles : 7.0F - tiles;
  }

  float swapping(const Move& move) const {
    const int taken = move.kind == MoveKind::swap ? move.to : move.what;
    return lack_[at(taken)] > 0 ? 4.0F : 0.3F;
  }

  const State& state_;
  Seat seat_;
  Lack lack_;
};

// A move drawn in proportion to the weights. Not by draw() of the kit, which takes one random number where this takes
// one for each move: with the same distribution, every rollout would still go another way.
Move drawn(const Impression& impression, const Moves& moves, Rng& rng) {
  // In one pass: each move replaces the current pick in proportion to its weight.
  float total = 0;
  Move picked = moves[0];
  for (const Move& move : moves) {
    const float weight = impression.weight(move);
    total += weight;
    if (static_cast<float>(rng.below(1U << 20)) * total < weight * static_cast<float>(1U << 20)) picked = move;
  }
  return picked;
}

}  // namespace

void Rules::priors(const State& state, Seat seat, const Moves& moves, std::span<float> weights) {
  weigh(Impression(state, seat), moves, weights);
}

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) {
  Moves moves;
  legal_moves(state, seat, moves);
  if (moves.size() == 1) return moves[0];
  const Impression impression(state, seat);
  Move best = moves[0];
  double best_value = -1;
  for (int i = 0; i < kSecondLooks; ++i) {
    const Move move = drawn(impression, moves, rng);
    State next = state;
    play(next, seat, move);
    const double value = evaluate(next, seat);
    if (value <= best_value) continue;
    best_value = value;
    best = move;
  }
  return best;
}

}  // namespace atlantica::rising
