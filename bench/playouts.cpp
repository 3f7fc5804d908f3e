// Random playouts on one core: every move is applied, both players' and chance moves, and the full list of legal moves
// is generated at each decision.
//
//   bench_playouts GAME [games] [seed] [seats]
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>

#include "arguments.h"
#include "core/game.h"

namespace {

using namespace atlantica;

struct Totals {
  std::uint64_t steps = 0;
  std::uint64_t decisions = 0;
  std::uint64_t check = 0;  // of the results, to compare two builds
};

template <Game G>
void playout(typename G::State state, Rng& rng, Totals& totals) {
  typename G::Moves moves;
  for (SeatSet awaited = G::awaited(state); !awaited.empty(); awaited = G::awaited(state)) {
    const Seat seat = awaited.lowest();
    ++totals.steps;
    if (seat == kChance) {
      G::play(state, kChance, G::sample_chance(state, rng));
      continue;
    }
    G::legal_moves(state, seat, moves);
    G::play(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    ++totals.decisions;
  }
  const Outcome outcome = *G::outcome(state);
  for (const int score : outcome.score) totals.check = totals.check * 31 + static_cast<std::uint64_t>(score);
}

template <Game G>
int run(int games, std::uint64_t seed, int seats) {
  const auto setup = G::setup(seats, {});
  if (!setup) {
    std::fprintf(stderr, "%s\n", setup.error().key.c_str());
    return 1;
  }
  const auto initial = G::initial(*setup);
  Rng rng(seed);
  Totals totals;
  const auto begin = std::chrono::steady_clock::now();
  for (int game = 0; game < games; ++game) playout<G>(initial, rng, totals);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  std::printf(
      "%.*s: %d games, %d seats, %.1f steps per game, %.1f decisions per game, state %zu bytes, check %016llx\n",
      static_cast<int>(G::kId.size()), G::kId.data(), games, seats, static_cast<double>(totals.steps) / games,
      static_cast<double>(totals.decisions) / games, sizeof(typename G::State),
      static_cast<unsigned long long>(totals.check));
  std::printf("%.0f steps per second\n", static_cast<double>(totals.steps) / seconds.count());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::array<std::uint32_t, 3> numbers = {20000, 1, 4};
  const auto& [games, seed, seats] = numbers;
  return run_benchmark({argv, static_cast<std::size_t>(argc)}, numbers, "[games] [seed] [seats]",
                       [&]<class G> { return run<G>(static_cast<int>(games), seed, static_cast<int>(seats)); });
}
