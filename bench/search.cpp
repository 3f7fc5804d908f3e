// Tree search simulations per second on one core, at the first decision of a game, and where the time goes.
//
//   bench_search GAME [sims] [seed] [seats]
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>

#include "arguments.h"
#include "search/simulation.h"
#include "search/tree_bot.h"

namespace {

using namespace atlantica;
using Clock = std::chrono::steady_clock;

enum Part { kDeterminize, kLegalMoves, kPlay, kEvaluate, kPriors, kPlayoutMove, kParts };
constexpr std::array<const char*, kParts> kNames = {
    "determinize", "legal_moves", "play", "evaluate", "priors", "playout_move (with its legal_moves)"};
std::array<Clock::duration, kParts> spent{};

class Watch {
 public:
  explicit Watch(Part part) : part_(part) {}
  ~Watch() { spent[part_] += Clock::now() - begin_; }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

 private:
  Part part_;
  Clock::time_point begin_ = Clock::now();
};

// The game with a timer on everything a simulation calls.
template <Game G>
struct Watched : G {
  using State = typename G::State;
  using Move = typename G::Move;
  using Moves = typename G::Moves;

  static State determinize(const typename G::Observation& seen, Rng& rng) {
    const Watch watch(kDeterminize);
    return G::determinize(seen, rng);
  }
  static void legal_moves(const State& state, Seat seat, Moves& moves) {
    const Watch watch(kLegalMoves);
    G::legal_moves(state, seat, moves);
  }
  static void play(State& state, Seat seat, const Move& move) {
    const Watch watch(kPlay);
    G::play(state, seat, move);
  }
  static Standings standings(const State& state) {
    const Watch watch(kEvaluate);
    return G::standings(state);
  }
  static double evaluate(const State& state, Seat seat) {
    const Watch watch(kEvaluate);
    return G::evaluate(state, seat);
  }
  static void priors(const State& state, Seat seat, const Moves& moves, std::span<float> weights) {
    const Watch watch(kPriors);
    G::priors(state, seat, moves, weights);
  }
  static Move playout_move(const State& state, Seat seat, Rng& rng) {
    const Watch watch(kPlayoutMove);
    return G::playout_move(state, seat, rng);
  }
};

template <Game G>
double seconds_for(const typename G::State& state, std::uint32_t sims, std::uint64_t seed) {
  Simulation<G> simulation({.sims = sims}, TreeBot<G>::kNodesPerSimulation * sims + 1);
  Rng rng(seed);
  const auto seen = G::observe(state, G::awaited(state).lowest());
  const auto begin = Clock::now();
  for (std::uint32_t i = 0; i < sims; ++i) simulation.run(seen, rng);
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

template <Game G>
int run(std::uint32_t sims, std::uint64_t seed, int seats) {
  const auto setup = G::setup(seats, {});
  if (!setup) {
    std::fprintf(stderr, "%s\n", setup.error().key.c_str());
    return 1;
  }
  auto state = G::initial(*setup);
  Rng rng(seed);
  while (G::actors(state).has(kChance)) G::play(state, kChance, G::sample_chance(state, rng));
  const double seconds = seconds_for<G>(state, sims, seed);
  std::printf("%.*s, %d seats: %.0f simulations per second\n", static_cast<int>(G::kId.size()), G::kId.data(), seats,
              sims / seconds);
  const double watched = seconds_for<Watched<G>>(state, sims, seed);
  double rest = watched;
  for (std::size_t part = 0; part < kParts; ++part) {
    const double share = std::chrono::duration<double>(spent[part]).count();
    rest -= share;
    std::printf("%6.1f %%  %s\n", 100 * share / watched, kNames[part]);
  }
  std::printf("%6.1f %%  the tree, chance, and the watch itself\n", 100 * rest / watched);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::array<std::uint32_t, 3> numbers = {20000, 1, 2};
  const auto& [sims, seed, seats] = numbers;
  return run_benchmark({argv, static_cast<std::size_t>(argc)}, numbers, "[sims] [seed] [seats]",
                       [&]<class G> { return run<G>(sims, seed, static_cast<int>(seats)); });
}
