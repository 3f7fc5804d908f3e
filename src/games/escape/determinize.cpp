#include "games/escape/rules.h"

// What a seat knows. No player knows anything another does not, and what nobody knows is not in the state (ESC-9.1).
namespace atlantica::escape {

Observation Rules::observe(const State& state, Seat seat) { return reveal(state, seat); }

Observation Rules::reveal(const State& state, Seat seat) { return {.table = state, .seat = seat}; }

State Rules::determinize(const Observation& seen, Rng& /*rng*/) { return seen.table; }

}  // namespace atlantica::escape
