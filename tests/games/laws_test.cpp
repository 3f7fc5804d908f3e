// What must hold in every game, checked on many random games: legal means not refused; notation round-trips; a replay
// leads to the same state; games end; positions can be written and read; pieces neither appear nor vanish.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "games/ways.h"

namespace atlantica {
namespace {

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

// Every legal move is accepted. Of all moves that can be named, each position tries some, the next position others, and
// every ninth position all of them.
template <class G>
void legal_moves_are_those_not_refused(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    const auto candidates = laws::all_moves<G>();
    std::size_t acted = 0;
    std::size_t waited = 0;
    for (const auto& step : steps) {
      for (Seat seat = 0; seat <= kChance; ++seat) {
        typename G::Moves legal;
        const bool acts = G::actors(step.before).has(seat);
        if (acts) G::legal_moves(step.before, seat, legal);
        for (const auto& move : legal) ASSERT_FALSE(G::refusal(step.before, seat, move)) << G::text(move);
        const std::size_t first = acts ? ++acted : ++waited;
        const std::size_t stride = !acts ? 31 : acted % 9 == 0 ? 1 : 8;
        std::size_t accepted = 0;
        for (std::size_t i = first % stride; i < candidates.size(); i += stride) {
          const auto& move = candidates[i];
          if (!laws::worth_trying(step.before, move, i)) continue;
          const auto refusal = G::refusal(step.before, seat, move);
          // Checked many millions of times: even a passing assertion costs more than the check.
          if (!refusal != legal.has(move)) FAIL() << G::text(move) << " by seat " << seat;
          if (refusal && (refusal->rule.empty() || refusal->message.key.empty()))
            FAIL() << "refused without saying why";
          accepted += refusal ? 0 : 1;
        }
        if (stride == 1) {
          ASSERT_EQ(accepted, legal.size()) << "the list has duplicates or moves nobody can name";
        }
      }
    }
  });
}

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

template <class G>
void notation_round_trips(const Way<G>&) {
  for (const auto& move : laws::all_moves<G>()) {
    const auto back = G::parse(G::text(move));
    ASSERT_TRUE(back) << G::text(move);
    EXPECT_EQ(*back, move) << G::text(move);
  }
}

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

template <class G>
void priors_are_positive(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) {
      if (step.seat == kChance) continue;
      typename G::Moves moves;
      G::legal_moves(step.before, step.seat, moves);
      std::vector<float> weights(moves.size());
      G::priors(step.before, step.seat, moves, weights);
      for (const float weight : weights) ASSERT_TRUE(weight > 0 && weight < 1e9F) << weight;
    }
  });
}

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

template <class G>
void no_piece_appears_or_vanishes(const Way<G>& way) {
  each_game(way, [](const auto& steps, std::uint64_t) {
    for (const auto& step : steps) laws::check_pieces(step.after);
  });
}

template <class G>
constexpr std::array kLaws = {
    laws::Law<G>{"games_end_with_an_outcome", games_end_with_an_outcome<G>},
    laws::Law<G>{"legal_moves_are_those_not_refused", legal_moves_are_those_not_refused<G>},
    laws::Law<G>{"chance_draws_only_legal_outcomes_of_positive_weight",
                 chance_draws_only_legal_outcomes_of_positive_weight<G>},
    laws::Law<G>{"notation_round_trips", notation_round_trips<G>},
    laws::Law<G>{"a_replay_leads_to_the_same_state", a_replay_leads_to_the_same_state<G>},
    laws::Law<G>{"positions_are_read_as_they_were_written", positions_are_read_as_they_were_written<G>},
    laws::Law<G>{"evaluation_is_a_share_of_one", evaluation_is_a_share_of_one<G>},
    laws::Law<G>{"standings_are_shares_of_one_and_at_the_end_as_good_as_those_of_the_victory",
                 standings_are_shares_of_one_and_at_the_end_as_good_as_those_of_the_victory<G>},
    laws::Law<G>{"priors_are_positive", priors_are_positive<G>},
    laws::Law<G>{"playouts_make_legal_moves", playouts_make_legal_moves<G>},
    laws::Law<G>{"every_legal_move_can_be_explained", every_legal_move_can_be_explained<G>},
    laws::Law<G>{"no_piece_appears_or_vanishes", no_piece_appears_or_vanishes<G>}};

const bool kAdded = laws::check_every_way("Laws", []<class G> { return kLaws<G>; });

}  // namespace
}  // namespace atlantica
