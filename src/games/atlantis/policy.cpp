#include "kit/policy.h"

#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"

namespace atlantica::atlantis {

namespace {

// How promising the current player's moves look, by rules of thumb: long steps that take a good tile and cost little.
class Thumb {
 public:
  explicit Thumb(const State& state) : state_(state), standing_(occupied(state)) {}

  float weight(const Move& move) const {
    switch (move.kind) {
      case Move::Kind::play: return play(move.item(), move.place);
      case Move::Kind::bridge: return 0.05F + 0.05F * static_cast<float>(gap_price(state_, move.place - 1));
      case Move::Kind::buy: return state_.hand[state_.seat].total() < 4 ? 0.3F : 0.1F;
      case Move::Kind::pay_tile: return pay(move.value);
      default: return 1.0F;
    }
  }

 private:
  float play(Item item, int from) const {
    const int start = state_.phase == Phase::go_on ? int{state_.from} : from;
    const int to = destination(state_, item, from);
    const bool lands_alone = to == kMainland || !has(standing_, to);
    const int taken = space_to_take(state_, standing_ & ~bit(from), to);
    const auto gain = static_cast<float>(to - from) * 0.12F + (lands_alone ? 0.5F * state_.value[at(taken)] : 1.0F);
    const float arrives = to == kMainland ? 1.5F : 0.0F;
    return (0.2F + gain + arrives) / (1.0F + 0.6F * static_cast<float>(price(state_, start, to)));
  }

  // The smallest that suffices, otherwise the largest.
  float pay(int value) const {
    const int owed = price(state_, state_.from, state_.place) - state_.paid;
    return value >= owed ? 2.0F / static_cast<float>(1 + value - owed) : 0.2F * static_cast<float>(value);
  }

  const State& state_;
  Bits standing_;
};

}  // namespace

void Rules::priors(const State& state, Seat, const Moves& moves, std::span<float> weights) {
  weigh(Thumb(state), moves, weights);
}

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) { return draw_by_priors<Rules>(state, seat, rng); }

}  // namespace atlantica::atlantis
