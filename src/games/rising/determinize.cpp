#include "games/rising/rules.h"

// What a seat knows. No player knows anything another does not, and what nobody knows is not in the state (RIS-1.6).
namespace atlantica::rising {

Observation Rules::observe(const State& state, Seat seat) { return reveal(state, seat); }

Observation Rules::reveal(const State& state, Seat seat) { return {.table = state, .seat = seat}; }

State Rules::determinize(const Observation& seen, Rng& /*rng*/) { return seen.table; }

}  // namespace atlantica::rising
