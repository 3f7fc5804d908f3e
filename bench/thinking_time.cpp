// Whether a bot keeps to its time budget: one game with the bot in every seat, every decision timed.
//
//   bench_thinking_time GAME [ms] [threads] [seed] [seats]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "apps/think.h"
#include "arguments.h"
#include "search/make_bot.h"
#include "speech/speaker.h"

namespace {

using namespace atlantica;
using Clock = std::chrono::steady_clock;

// The milliseconds of every decision with a choice.
template <Game G>
std::vector<double> decisions(typename G::State state, Bot<G>& bot, Rng& rng) {
  std::vector<double> times;
  for (SeatSet awaited = G::awaited(state); !awaited.empty(); awaited = G::awaited(state)) {
    const Seat seat = awaited.lowest();
    if (seat == kChance) {
      G::play(state, kChance, G::sample_chance(state, rng));
      continue;
    }
    typename G::Moves moves;
    G::legal_moves(state, seat, moves);
    const auto seen = bot.look(state, seat);
    const auto begin = Clock::now();
    const auto move = bot.choose(seen, rng);
    if (moves.size() > 1) times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    G::play(state, seat, move);
  }
  return times;
}

template <Game G>
int run(int ms, int threads, std::uint64_t seed, int seats) {
  const auto setup = G::setup(seats, {});
  Thinking thinking = apps::playing();
  thinking.threads = threads;
  const auto bot = make_bot<G>("time=" + std::to_string(ms), thinking);
  if (!setup || !bot) {
    std::fprintf(stderr, "%s\n", speech::say(!setup ? setup.error() : bot.error()).c_str());
    return 2;
  }
  Rng rng(seed);
  std::vector<double> times = decisions<G>(G::initial(*setup), **bot, rng);
  std::ranges::sort(times);
  const auto over = std::ranges::count_if(times, [&](double time) { return time > 1.1 * ms; });
  std::printf("%.*s, %d ms on %d threads: %zu decisions, half within %.2f ms, the longest %.2f ms; over 110 %%: %td\n",
              static_cast<int>(G::kId.size()), G::kId.data(), ms, threads, times.size(), times[times.size() / 2],
              times.back(), over);
  return over == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  std::array<std::uint32_t, 4> numbers = {100, 1, 1, 2};
  const auto& [ms, threads, seed, seats] = numbers;
  return run_benchmark({argv, static_cast<std::size_t>(argc)}, numbers, "[ms] [threads] [seed] [seats]", [&]<class G> {
    return run<G>(static_cast<int>(ms), static_cast<int>(threads), seed, static_cast<int>(seats));
  });
}
