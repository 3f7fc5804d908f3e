// What must hold in every game about what a seat does not know, checked on many random games: it is neither in what the
// seat observes nor in anything it is shown or may do.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <type_traits>
#include <vector>

#include "games/ways.h"

namespace atlantica {
namespace {

// Byte by byte, unless there is padding between the members.
template <class Observation>
bool same(const Observation& one, const Observation& other) {
  if constexpr (std::has_unique_object_representations_v<Observation>) {
    return std::memcmp(&one, &other, sizeof one) == 0;
  } else {
    return one == other;
  }
}

// Other cards in other hands, without determinize.
template <class G>
void tables_that_look_alike_are_observed_alike(const Way<G>& way) {
  std::size_t different = 0;
  each_game(way, [&](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const Seat seat = seat_in_turn(step);
      const auto other = laws::with_other_secrets(step.after, seat, rng);
      ASSERT_EQ(G::view(other, Viewer::of(seat)), G::view(step.after, Viewer::of(seat)));
      ASSERT_TRUE(same(G::observe(other, seat), G::observe(step.after, seat)));
      different += other == step.after ? 0 : 1;
    }
  });
  EXPECT_GE(different, laws::has_secrets<G>() ? 100U : 0U);
}

template <class G>
void a_seat_knows_the_same_in_all_that_it_thinks_possible(const Way<G>& way) {
  std::size_t different = 0;
  each_game(way, [&](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const Seat seat = seat_in_turn(step);
      const auto seen = G::observe(step.after, seat);
      ASSERT_EQ(seen.seat, seat);
      const auto one = G::determinize(seen, rng);
      const auto two = G::determinize(seen, rng);
      ASSERT_TRUE(same(G::observe(one, seat), seen));
      ASSERT_TRUE(same(G::observe(two, seat), seen));
      different += one == two ? 0 : 1;
    }
  });
  EXPECT_GE(different, laws::has_secrets<G>() ? 100U : 0U);
}

template <class G>
void where_all_is_revealed_only_the_truth_is_possible(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const Seat seat = seat_in_turn(step);
      ASSERT_EQ(G::determinize(G::reveal(step.after, seat), rng), step.after);
    }
  });
}

template <class G>
void determinize_gives_what_the_seat_cannot_tell_apart(const Way<G>& way) {
  each_game(way, [&](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const Seat seat = seat_in_turn(step);
      const auto guess = G::determinize(G::observe(step.after, seat), rng);
      ASSERT_EQ(G::view(guess, Viewer::of(seat)), G::view(step.after, Viewer::of(seat)));
      ASSERT_EQ(G::actors(guess), G::actors(step.after));
      const auto read = G::from_position(G::position(guess), way.rules);
      ASSERT_TRUE(read) << read.error().key;
      if (G::actors(guess).has(seat)) {
        typename G::Moves moves;
        typename G::Moves true_moves;
        G::legal_moves(guess, seat, moves);
        G::legal_moves(step.after, seat, true_moves);
        ASSERT_TRUE(std::ranges::equal(moves, true_moves)) << "the legal moves tell a secret";
      }
    }
  });
}

// If two games look the same to a seat before and after a move, they look the same while it is made.
template <class G>
void events_tell_no_more_than_the_views(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const Seat seat = seat_in_turn(step);
      const auto guess = G::determinize(G::observe(step.before, seat), rng);
      if (G::refusal(guess, step.seat, step.move)) continue;
      auto guess_after = guess;
      G::play(guess_after, step.seat, step.move);
      if (!(G::view(guess_after, Viewer::of(seat)) == G::view(step.after, Viewer::of(seat)))) continue;
      ASSERT_EQ(G::events(guess, step.seat, step.move, guess_after, Viewer::of(seat)),
                G::events(step.before, step.seat, step.move, step.after, Viewer::of(seat)));
    }
  });
}

template <class G>
void a_spectator_sees_no_more_than_any_seat(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const auto seen = G::view(step.after, Viewer::spectator());
      const Seat seat = seat_in_turn(step);
      ASSERT_EQ(G::view(G::determinize(G::observe(step.after, seat), rng), Viewer::spectator()), seen);
    }
  });
}

template <class G>
void evaluation_is_the_same_whatever_the_seat_does_not_know(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const Seat seat = seat_in_turn(step);
      ASSERT_EQ(G::evaluate(G::determinize(G::observe(step.after, seat), rng), seat), G::evaluate(step.after, seat));
    }
  });
}

template <class G>
void priors_tell_no_secret(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      if (step.seat == kChance) continue;
      typename G::Moves moves;
      G::legal_moves(step.before, step.seat, moves);
      std::vector<float> weights(moves.size());
      std::vector<float> guessed(moves.size());
      G::priors(step.before, step.seat, moves, weights);
      G::priors(G::determinize(G::observe(step.before, step.seat), rng), step.seat, moves, guessed);
      ASSERT_EQ(weights, guessed);
    }
  });
}

template <class G>
constexpr std::array kLaws = {
    laws::Law<G>{"tables_that_look_alike_are_observed_alike", tables_that_look_alike_are_observed_alike<G>},
    laws::Law<G>{"a_seat_knows_the_same_in_all_that_it_thinks_possible",
                 a_seat_knows_the_same_in_all_that_it_thinks_possible<G>},
    laws::Law<G>{"where_all_is_revealed_only_the_truth_is_possible",
                 where_all_is_revealed_only_the_truth_is_possible<G>},
    laws::Law<G>{"determinize_gives_what_the_seat_cannot_tell_apart",
                 determinize_gives_what_the_seat_cannot_tell_apart<G>},
    laws::Law<G>{"events_tell_no_more_than_the_views", events_tell_no_more_than_the_views<G>},
    laws::Law<G>{"a_spectator_sees_no_more_than_any_seat", a_spectator_sees_no_more_than_any_seat<G>},
    laws::Law<G>{"evaluation_is_the_same_whatever_the_seat_does_not_know",
                 evaluation_is_the_same_whatever_the_seat_does_not_know<G>},
    laws::Law<G>{"priors_tell_no_secret", priors_tell_no_secret<G>}};

const bool kAdded = laws::check_every_way("SecretLaws", []<class G> { return kLaws<G>; });

}  // namespace
}  // namespace atlantica
