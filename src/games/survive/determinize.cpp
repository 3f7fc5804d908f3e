#include <type_traits>
#include <utility>

#include "games/survive/rules.h"
#include "games/survive/sea.h"

// What a seat knows, and tables that it cannot tell from the true one.
namespace atlantica::survive {

static_assert(std::has_unique_object_representations_v<Observation>, "no bytes between the members that could tell");

namespace {

// The seat knows what became of every tile revealed or played, and the terrain of the tiles in other hands. All of
// these are kept backs, and any of those left is as likely as another (SUR-6.6).
void draw_hands(const Observation& seen, State& guess, Rng& rng) {
  for (int terrain = 0; terrain < kTerrains; ++terrain) {
    BackCounts& left = guess.left[at(terrain)];
    int pool = 0;
    for (int kind = kFirstKept; kind < kBacks; ++kind) pool += left[at(kind)];
    for (int colour = 0; colour < guess.colours; ++colour) {
      for (int n = seen.unknown[at(colour)][at(terrain)]; n > 0; --n) {
        auto drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(pool--)));
        int kind = kFirstKept;
        while (drawn >= left[at(kind)]) drawn -= left[at(kind++)];
        --left[at(kind)];
        guess.hand[at(colour)][at(terrain)].add(kind - kFirstKept);
      }
    }
  }
}

// Every order in which the others may have given their values is as likely as another.
void draw_values(const Observation& seen, State& guess, Rng& rng) {
  for (int colour = 0; colour < guess.colours; ++colour) {
    if (seat_of(guess, colour) == seen.seat) continue;
    auto values = kValues;
    for (std::uint32_t left = kTeam; left > 1; --left) std::swap(values[left - 1], values[rng.below(left)]);
    for (int number = 0; number < kTeam; ++number)
      if (std::uint8_t& value = guess.value[at(explorer(colour, number))]; value == Observation::kSecret)
        value = values[at(number)];
  }
}

}  // namespace

Observation Rules::observe(const State& state, Seat seat) {
  Observation seen = reveal(state, seat);
  if (state.phase == Phase::over) return seen;  // everything is public
  State& table = seen.table;
  for (int colour = 0; colour < table.colours; ++colour) {
    if (seat_of(table, colour) == seat) continue;
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      Counts& tiles = table.hand[at(colour)][at(terrain)];
      seen.unknown[at(colour)][at(terrain)] = static_cast<std::uint8_t>(tiles.total());
      for (int kind = 0; kind < kKeptKinds; ++kind) {
        std::uint8_t& left = table.left[at(terrain)][at(kind + kFirstKept)];
        left = static_cast<std::uint8_t>(left + tiles[kind]);
      }
      tiles = Counts{};
    }
    for (int number = 0; number < kTeam; ++number)
      if (std::uint8_t& value = table.value[at(explorer(colour, number))]; value > 0) value = Observation::kSecret;
  }
  return seen;
}

Observation Rules::reveal(const State& state, Seat seat) { return {.table = state, .unknown = {}, .seat = seat}; }

State Rules::determinize(const Observation& seen, Rng& rng) {
  State guess = seen.table;
  draw_hands(seen, guess, rng);
  draw_values(seen, guess, rng);
  return guess;
}

}  // namespace atlantica::survive
