// Laws for the search of every game.
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

#include "catalog/games.h"
#include "search/make_bot.h"

namespace atlantica {
namespace {

template <class G>
typename G::Move choice(const char* bot, const typename G::State& state, Seat seat, std::uint64_t seed,
                        const Thinking& thinking = {}) {
  Rng rng(seed);
  return (*make_bot<G>(bot, thinking))->choose(G::observe(state, seat), rng);
}

template <class G>
class SearchLaws : public testing::Test {
 protected:
  // Situations in which a seat has a choice, from games played by the rollout policy.
  static void each_decision(const std::function<void(const typename G::State&, Seat, std::uint64_t)>& visit) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Rng rng(seed);
      auto state = G::initial(*G::setup(G::kMinSeats + static_cast<int>(seed % 2), {}));
      std::uint64_t decisions = 0;
      for (SeatSet awaited = G::awaited(state); !awaited.empty(); awaited = G::awaited(state)) {
        const Seat seat = awaited.lowest();
        if (seat == kChance) {
          G::play(state, kChance, G::sample_chance(state, rng));
          continue;
        }
        if (++decisions % 16 == seed) visit(state, seat, seed * 1000 + decisions);
        G::play(state, seat, G::playout_move(state, seat, rng));
      }
    }
  }
};

TYPED_TEST_SUITE(SearchLaws, AllGames::As<testing::Types>);

TYPED_TEST(SearchLaws, moves_are_legal) {
  using G = TypeParam;
  this->each_decision([](const auto& state, Seat seat, std::uint64_t seed) {
    for (const char* bot : {"sims=1", "sims=30", "sims=3+plain"})
      ASSERT_FALSE(G::refusal(state, seat, choice<G>(bot, state, seat, seed))) << bot;
  });
}

TYPED_TEST(SearchLaws, with_little_memory_moves_are_legal_too) {
  using G = TypeParam;
  this->each_decision([](const auto& state, Seat seat, std::uint64_t seed) {
    ASSERT_FALSE(G::refusal(state, seat, choice<G>("sims=100", state, seat, seed, {.most_nodes = 20})));
  });
}

TYPED_TEST(SearchLaws, the_same_seed_and_budget_give_the_same_move) {
  using G = TypeParam;
  this->each_decision([](const auto& state, Seat seat, std::uint64_t seed) {
    EXPECT_EQ(choice<G>("sims=60", state, seat, seed), choice<G>("sims=60", state, seat, seed));
  });
}

TYPED_TEST(SearchLaws, only_a_bot_specified_as_open_is_shown_everything) {
  using G = TypeParam;
  const Thinking studying{.peeking = Thinking::Peeking::allowed};
  this->each_decision([&](const auto& state, Seat seat, std::uint64_t) {
    for (const char* bot : {"random", "greedy", "1", "sims=1", "sims=1+plain"})
      ASSERT_EQ((*make_bot<G>(bot, studying))->look(state, seat), G::observe(state, seat)) << bot;
    ASSERT_EQ((*make_bot<G>("sims=1+open", studying))->look(state, seat), G::reveal(state, seat));
  });
}

TYPED_TEST(SearchLaws, states_that_differ_in_what_is_hidden_get_the_same_move) {
  using G = TypeParam;
  this->each_decision([](const auto& state, Seat seat, std::uint64_t seed) {
    Rng hidden(seed);
    const auto other = G::determinize(G::observe(state, seat), hidden);
    for (const char* bot : {"random", "greedy", "1", "sims=60", "sims=5+plain"})
      EXPECT_EQ(choice<G>(bot, state, seat, seed), choice<G>(bot, other, seat, seed)) << bot;
  });
}

TYPED_TEST(SearchLaws, a_game_played_with_one_bot_goes_on_from_its_own_moves) {
  using G = TypeParam;
  // The tree kept after a move must fit what follows: asserts and legality checks would fail otherwise.
  Rng rng(5);
  auto state = G::initial(*G::setup(2, {}));
  const auto bot = *make_bot<G>("sims=12", {});
  for (SeatSet awaited = G::awaited(state); !awaited.empty(); awaited = G::awaited(state)) {
    const Seat seat = awaited.lowest();
    const auto move = seat == kChance ? G::sample_chance(state, rng) : bot->choose(G::observe(state, seat), rng);
    ASSERT_FALSE(G::refusal(state, seat, move)) << G::text(move);
    G::play(state, seat, move);
  }
}

TYPED_TEST(SearchLaws, advice_names_legal_moves_with_chances_best_first) {
  using G = TypeParam;
  this->each_decision([](const auto& state, Seat seat, std::uint64_t seed) {
    Rng rng(seed);
    const auto advice = (*make_bot<G>("sims=50", {}))->advise(G::observe(state, seat), rng);
    ASSERT_FALSE(advice.empty());
    std::uint64_t visits = 0;
    for (std::size_t i = 0; i < advice.size(); ++i) {
      ASSERT_FALSE(G::refusal(state, seat, advice[i].move));
      EXPECT_TRUE(advice[i].chance >= 0 && advice[i].chance <= 1) << advice[i].chance;
      if (i > 0) {
        EXPECT_LE(advice[i].visits, advice[i - 1].visits);
      }
      visits += advice[i].visits;
    }
    EXPECT_EQ(visits, 50U);
  });
}

// A clock that advances by itself, whatever the machine does.
TYPED_TEST(SearchLaws, a_time_budget_ends_with_the_first_simulation_after_it) {
  using G = TypeParam;
  this->each_decision([](const auto& state, Seat seat, std::uint64_t seed) {
    typename G::Moves moves;
    G::legal_moves(state, seat, moves);
    std::int64_t now = 0;
    Thinking thinking{.microseconds = [&now] { return now += 100; }};
    choice<G>("time=5", state, seat, seed, thinking);
    if (moves.size() == 1) {
      EXPECT_EQ(now, 0) << "nothing to think about";
    } else {
      EXPECT_GE(now, 5'000);
      EXPECT_LE(now, 5'200);
    }
  });
}

TYPED_TEST(SearchLaws, a_time_budget_is_spent_on_every_thread_given) {
  using G = TypeParam;
  Thinking thinking;
  std::atomic<std::int64_t> now = 0;
  std::atomic<int> tasks = 0;
  thinking.microseconds = [&now] { return now += 100; };
  thinking.threads = 3;
  thinking.in_parallel = [&tasks](int count, const std::function<void(int)>& task) {
    std::vector<std::jthread> threads;
    for (int i = 0; i < count; ++i) {
      threads.emplace_back([&tasks, &task, i] {
        ++tasks;
        task(i);
      });
    }
  };
  Rng rng(1);
  auto state = G::initial(*G::setup(2, {}));
  while (G::actors(state).has(kChance)) G::play(state, kChance, G::sample_chance(state, rng));
  const Seat seat = G::actors(state).lowest();
  EXPECT_FALSE(G::refusal(state, seat, choice<G>("time=10", state, seat, 1, thinking)));
  EXPECT_EQ(tasks, 3);
}

}  // namespace
}  // namespace atlantica
