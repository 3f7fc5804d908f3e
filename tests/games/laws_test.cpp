// What must hold in every game, checked on many random games. The laws of DESIGN: legal means not refused;
// notation round-trips; a replay leads to the same state; views hide; determinize gives a state that looks
// the same; games end; positions can be written and read; pieces neither appear nor vanish.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/atlantis/rules.h"
#include "games/laws_atlantis.h"
#include "games/laws_escape.h"
#include "games/laws_rising.h"
#include "games/laws_survive.h"
#include "games/random_games.h"

namespace atlantica {
namespace {

template <class W>
class Laws : public testing::Test {};

using Games = testing::Types<atlantis::Rules, survive::Rules, laws::SurviveTwoColours, laws::SurviveToTheLast,
                             laws::SurviveSubmerged, laws::SurviveTwoColoursToTheLast, escape::Rules, laws::EscapeShort,
                             laws::RisingAlone, laws::RisingByTwo, laws::RisingByThree, laws::RisingByFive,
                             laws::RisingChosen, laws::RisingFirstVersion, laws::RisingAnyEdition,
                             laws::RisingRichAlone, laws::RisingRichByTwo, laws::RisingRichByThree>;
TYPED_TEST_SUITE(Laws, Games);

template <class G>
void games_end_with_an_outcome(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    const auto& end = steps.back().after;
    ASSERT_TRUE(G::actors(end).empty());
    const auto outcome = G::outcome(end);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->seats, G::seats(end));
    for (const auto& step : steps) EXPECT_FALSE(G::outcome(step.before));
  });
}
TYPED_TEST(Laws, games_end_with_an_outcome) { games_end_with_an_outcome(way<TypeParam>()); }

template <class G>
void legal_moves_are_those_not_refused(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    const auto candidates = laws::all_moves<G>();
    std::size_t first = 0;
    for (const auto& step : steps) {
      for (Seat seat = 0; seat <= kChance; ++seat) {
        typename G::Moves legal;
        const bool acts = G::actors(step.before).has(seat);
        if (acts) G::legal_moves(step.before, seat, legal);
        // Of those who may not act some moves are enough, others in each position.
        const std::size_t stride = acts ? 1 : 31;
        std::size_t accepted = 0;
        for (std::size_t i = acts ? 0 : ++first % stride; i < candidates.size(); i += stride) {
          const auto& move = candidates[i];
          if (!laws::worth_trying(step.before, move, i)) continue;
          const auto refusal = G::refusal(step.before, seat, move);
          // Checked many millions of times: even a passing assertion costs more than the check.
          if (!refusal != legal.has(move)) FAIL() << G::text(move) << " by seat " << seat;
          if (refusal && (refusal->rule.empty() || refusal->message.key.empty()))
            FAIL() << "refused without saying why";
          accepted += refusal ? 0 : 1;
        }
        ASSERT_EQ(accepted, legal.size()) << "the list has duplicates or moves nobody can name";
      }
    }
  });
}
TYPED_TEST(Laws, legal_moves_are_those_not_refused) { legal_moves_are_those_not_refused(way<TypeParam>()); }

template <class G>
void chance_draws_only_legal_outcomes_of_positive_weight(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) {
      if (step.seat != kChance) continue;
      EXPECT_FALSE(G::refusal(step.before, kChance, step.move));
      EXPECT_GT(G::weight(step.before, step.move), 0);
    }
  });
}
TYPED_TEST(Laws, chance_draws_only_legal_outcomes_of_positive_weight) {
  chance_draws_only_legal_outcomes_of_positive_weight(way<TypeParam>());
}

template <class G>
void notation_round_trips(const Way<G>&) {
  for (const auto& move : laws::all_moves<G>()) {
    const auto back = G::parse(G::text(move));
    ASSERT_TRUE(back) << G::text(move);
    EXPECT_EQ(*back, move) << G::text(move);
  }
}
TYPED_TEST(Laws, notation_round_trips) { notation_round_trips(way<TypeParam>()); }

template <class G>
void a_replay_leads_to_the_same_state(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    auto state = steps.front().before;
    for (const auto& step : steps) {
      G::play(state, step.seat, *G::parse(G::text(step.move)));
      ASSERT_EQ(state, step.after);
    }
  });
}
TYPED_TEST(Laws, a_replay_leads_to_the_same_state) { a_replay_leads_to_the_same_state(way<TypeParam>()); }

template <class G>
void positions_are_read_as_they_were_written(const Way<G>& way) {
  each_game(way, [&way](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) {
      const auto read = G::from_position(G::position(step.after), way.rules);
      ASSERT_TRUE(read) << read.error().key << " after " << G::text(step.move);
      ASSERT_EQ(*read, step.after) << "after " << G::text(step.move);
    }
  });
}
TYPED_TEST(Laws, positions_are_read_as_they_were_written) { positions_are_read_as_they_were_written(way<TypeParam>()); }

template <class G>
void determinize_gives_what_the_seat_cannot_tell_apart(const Way<G>& way) {
  std::size_t different = 0;
  each_game(way, [&](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      for (Seat seat = 0; seat < G::seats(step.after); ++seat) {
        const auto guess = G::determinize(step.after, seat, rng);
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
        different += guess == step.after ? 0 : 1;
      }
    }
  });
  EXPECT_GE(different, laws::has_secrets<G>() ? 100U : 0U);
}
TYPED_TEST(Laws, determinize_gives_what_the_seat_cannot_tell_apart) {
  determinize_gives_what_the_seat_cannot_tell_apart(way<TypeParam>());
}

// If two games look the same to a seat before and after a move, they look the same while it is made.
template <class G>
void events_tell_no_more_than_the_views(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      for (Seat seat = 0; seat < G::seats(step.after); ++seat) {
        const auto guess = G::determinize(step.before, seat, rng);
        if (G::refusal(guess, step.seat, step.move)) continue;
        auto guess_after = guess;
        G::play(guess_after, step.seat, step.move);
        if (!(G::view(guess_after, Viewer::of(seat)) == G::view(step.after, Viewer::of(seat)))) continue;
        ASSERT_EQ(G::events(guess, step.seat, step.move, guess_after, Viewer::of(seat)),
                  G::events(step.before, step.seat, step.move, step.after, Viewer::of(seat)));
      }
    }
  });
}
TYPED_TEST(Laws, events_tell_no_more_than_the_views) { events_tell_no_more_than_the_views(way<TypeParam>()); }

template <class G>
void a_spectator_sees_no_more_than_any_seat(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      const auto seen = G::view(step.after, Viewer::spectator());
      for (Seat seat = 0; seat < G::seats(step.after); ++seat)
        ASSERT_EQ(G::view(G::determinize(step.after, seat, rng), Viewer::spectator()), seen);
    }
  });
}
TYPED_TEST(Laws, a_spectator_sees_no_more_than_any_seat) { a_spectator_sees_no_more_than_any_seat(way<TypeParam>()); }

template <class G>
void evaluation_is_a_share_of_one(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) {
      for (Seat seat = 0; seat < G::seats(step.after); ++seat) {
        const double value = G::evaluate(step.after, seat);
        ASSERT_GE(value, 0.0);
        ASSERT_LE(value, 1.0);
      }
    }
  });
}
TYPED_TEST(Laws, evaluation_is_a_share_of_one) { evaluation_is_a_share_of_one(way<TypeParam>()); }

template <class G>
void evaluation_is_the_same_whatever_the_seat_does_not_know(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps)
      for (Seat seat = 0; seat < G::seats(step.after); ++seat)
        ASSERT_EQ(G::evaluate(G::determinize(step.after, seat, rng), seat), G::evaluate(step.after, seat));
  });
}
TYPED_TEST(Laws, evaluation_is_the_same_whatever_the_seat_does_not_know) {
  evaluation_is_the_same_whatever_the_seat_does_not_know(way<TypeParam>());
}

template <class G>
void standings_are_shares_of_one_and_at_the_end_as_good_as_those_of_the_victory(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    for (const auto& step : steps)
      for (const double value : G::standings(step.after)) ASSERT_TRUE(value >= 0.0 && value <= 1.0) << value;
    const auto& end = steps.back().after;
    const Standings standings = G::standings(end);
    const Standings won = shares(*G::outcome(end));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::seats(end)); ++seat)
      EXPECT_NEAR(standings[seat], won[seat], 0.02 + 1e-9);
  });
}
TYPED_TEST(Laws, standings_are_shares_of_one_and_at_the_end_as_good_as_those_of_the_victory) {
  standings_are_shares_of_one_and_at_the_end_as_good_as_those_of_the_victory(way<TypeParam>());
}

template <class G>
void priors_are_positive_and_tell_no_secret(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      if (step.seat == kChance) continue;
      typename G::Moves moves;
      G::legal_moves(step.before, step.seat, moves);
      std::vector<float> weights(moves.size());
      std::vector<float> guessed(moves.size());
      G::priors(step.before, step.seat, moves, weights);
      for (const float weight : weights) ASSERT_TRUE(weight > 0 && weight < 1e9F) << weight;
      G::priors(G::determinize(step.before, step.seat, rng), step.seat, moves, guessed);
      ASSERT_EQ(weights, guessed);
    }
  });
}
TYPED_TEST(Laws, priors_are_positive_and_tell_no_secret) { priors_are_positive_and_tell_no_secret(way<TypeParam>()); }

template <class G>
void playouts_make_legal_moves(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t seed) {
    Rng rng(seed);
    for (const auto& step : steps) {
      if (step.seat == kChance) continue;
      const auto move = G::playout_move(step.before, step.seat, rng);
      ASSERT_FALSE(G::refusal(step.before, step.seat, move)) << G::text(move);
    }
  });
}
TYPED_TEST(Laws, playouts_make_legal_moves) { playouts_make_legal_moves(way<TypeParam>()); }

template <class G>
void every_legal_move_can_be_explained(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) {
      if (step.seat == kChance) continue;
      const auto info = G::explain(step.before, step.seat, step.move);
      ASSERT_EQ(info.move, G::text(step.move));
      ASSERT_FALSE(info.say.empty());
    }
  });
}
TYPED_TEST(Laws, every_legal_move_can_be_explained) { every_legal_move_can_be_explained(way<TypeParam>()); }

template <class G>
void no_piece_appears_or_vanishes(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) laws::check_pieces(step.after);
  });
}
TYPED_TEST(Laws, no_piece_appears_or_vanishes) { no_piece_appears_or_vanishes(way<TypeParam>()); }

}  // namespace
}  // namespace atlantica
