#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <type_traits>

#include "core/game.h"
#include "search/simulation.h"
#include "search/tree_bot.h"

namespace atlantica {

// The result of a fixed workload. The signature covers every move played or chosen and its visit count, so builds with
// the same signature play and search a game identically on any machine.
struct BenchReport {
  std::uint64_t games = 0;
  std::uint64_t steps = 0;  // moves of players and chance
  std::uint64_t simulations = 0;
  std::uint64_t nodes = 0;  // of the search trees
  std::uint64_t signature = 14695981039346656037U;

  // FNV-1a
  void sign(std::span<const std::uint8_t> bytes) {
    for (const std::uint8_t byte : bytes) signature = (signature ^ byte) * 1099511628211U;
  }
  void sign(std::uint64_t number) {
    for (int i = 0; i < 8; ++i) signature = (signature ^ (number >> (8 * i) & 255)) * 1099511628211U;
  }
  // The signature as 16 hex digits.
  std::string text() const {
    std::string digits;
    for (int i = 60; i >= 0; i -= 4) digits += "0123456789abcdef"[signature >> i & 15];
    return digits;
  }
};

enum class BenchPart { playouts, search };

template <Game G>
void sign_move(const typename G::Move& move, BenchReport& report) {
  static_assert(std::has_unique_object_representations_v<typename G::Move>);
  report.sign({reinterpret_cast<const std::uint8_t*>(&move), sizeof move});
}

// Random games to the end, with the full list of legal moves at every decision.
template <Game G>
void bench_playouts(const typename G::State& initial, std::uint64_t games, BenchReport& report) {
  Rng rng(1);
  typename G::Moves moves;
  for (std::uint64_t game = 0; game < games; ++game) {
    typename G::State state = initial;
    for (SeatSet awaited = G::awaited(state); !awaited.empty(); awaited = G::awaited(state), ++report.steps) {
      const Seat seat = awaited.lowest();
      if (seat != kChance) G::legal_moves(state, seat, moves);
      const auto move =
          seat == kChance ? G::sample_chance(state, rng) : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      G::play(state, seat, move);
      sign_move<G>(move, report);
    }
    const Outcome outcome = *G::outcome(state);
    for (const int score : outcome.score) report.sign(static_cast<std::uint64_t>(score));
    ++report.games;
  }
}

// Decisions spread over games, each searched from an empty tree.
template <Game G>
void bench_search(const typename G::State& initial, std::uint64_t decisions, BenchReport& report) {
  constexpr std::uint32_t kSimulations = 400;
  constexpr int kApart = 7;  // every kApart-th decision is searched; the rollout policy makes the others
  Simulation<G> simulation({.sims = kSimulations}, TreeBot<G>::kNodesPerSimulation * kSimulations + 1);
  Rng rng(1);
  typename G::State state = initial;
  for (std::uint64_t met = 0; decisions > 0;) {
    const SeatSet awaited = G::awaited(state);
    if (awaited.empty()) {
      state = initial;
      continue;
    }
    const Seat seat = awaited.lowest();
    if (seat == kChance) {
      G::play(state, seat, G::sample_chance(state, rng));
      continue;
    }
    auto move = G::playout_move(state, seat, rng);
    if (met++ % kApart == 0) {
      --decisions;
      simulation.tree().clear();
      const auto seen = G::observe(state, seat);
      for (std::uint32_t i = 0; i < kSimulations; ++i) simulation.run(seen, rng);
      report.simulations += kSimulations;
      const auto& tree = simulation.tree();
      report.nodes += tree.size();
      std::uint64_t most = 0;
      tree.each_child(SearchTree<typename G::Move>::kRoot, [&](auto child) {
        report.sign(std::uint64_t{tree[child].visits});
        if (tree[child].visits <= most) return;
        most = tree[child].visits;
        move = tree[child].move;
      });
    }
    G::play(state, seat, move);
    sign_move<G>(move, report);
  }
}

// Does a part of the workload of a game, with as many players as it takes.
template <Game G>
BenchReport bench(BenchPart part) {
  constexpr std::uint64_t kGames = 100;
  constexpr std::uint64_t kDecisions = 40;
  BenchReport report;
  const auto initial = G::initial(*G::setup(G::kMaxSeats, {}));
  if (part == BenchPart::playouts)
    bench_playouts<G>(initial, kGames, report);
  else
    bench_search<G>(initial, kDecisions, report);
  return report;
}

// The signature of a game, 16 hex digits.
inline std::string bench_signature(const BenchReport& playouts, const BenchReport& search) {
  BenchReport both;
  both.sign(playouts.signature);
  both.sign(search.signature);
  return both.text();
}

}  // namespace atlantica
