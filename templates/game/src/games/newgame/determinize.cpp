#include <numeric>
#include <type_traits>

#include "core/index.h"
#include "games/newgame/rules.h"
#include "kit/odds.h"

// What a seat knows, and tables that it cannot tell from the true one.
namespace atlantica::newgame {

static_assert(std::has_unique_object_representations_v<Observation>, "no bytes between the members that could tell");

Observation Rules::observe(const State& state, Seat seat) {
  Observation seen = reveal(state, seat);
  if (state.phase == Phase::over) return seen;  // all cards are shown
  for (Seat other = 0; other < state.seats; ++other) {
    std::uint8_t& card = seen.table.card[at(other)];
    if (other == seat || card == 0) continue;
    ++seen.table.deck[at(card - 1)];
    card = Observation::kSecret;
  }
  return seen;
}

Observation Rules::reveal(const State& state, Seat seat) { return {.table = state, .seat = seat}; }

// Any card that the seat has not seen is as likely as another; what the choices of the others tell is not considered.
State Rules::determinize(const Observation& seen, Rng& rng) {
  State guess = seen.table;
  for (std::uint8_t& card : guess.card) {
    if (card != Observation::kSecret) continue;
    const auto left = std::accumulate(guess.deck.begin(), guess.deck.end(), 0U);
    const int kind = nth_kind(rng.below(left), [&](int one) { return guess.deck[at(one)]; });
    --guess.deck[at(kind)];
    card = static_cast<std::uint8_t>(kind + 1);
  }
  return guess;
}

}  // namespace atlantica::newgame
