#include "kit/policy.h"

#include "games/newgame/race.h"
#include "games/newgame/rules.h"

namespace atlantica::newgame {

namespace {

// How promising the current player's moves look, by rules of thumb: no step is lost, and a card is kept.
class Thumb {
 public:
  explicit Thumb(const State& state) : state_(state) {}

  float weight(const Move& move) const {
    const int gain = destination(state_, move.what, steps_of(state_, move)) - move.what;
    const int price = move.kind == Move::Kind::card ? state_.card[state_.seat] : 0;
    return static_cast<float>(1 + std::max(0, gain - price));
  }

 private:
  const State& state_;
};

}  // namespace

void Rules::priors(const State& state, Seat, const Moves& moves, std::span<float> weights) {
  weigh(Thumb(state), moves, weights);
}

Move Rules::playout_move(const State& state, Seat seat, Rng& rng) { return draw_by_priors<Rules>(state, seat, rng); }

}  // namespace atlantica::newgame
