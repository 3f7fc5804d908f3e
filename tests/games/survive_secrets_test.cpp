#include <gtest/gtest.h>

#include <functional>

#include "games/survive_board.h"

// Section 10 of docs/rules/survive.md, and that nothing leaks secrets.
namespace atlantica::survive {
namespace {

// Random games; visit sees every state and the move made in it.
void each_state(const Options& options, const std::function<void(const State&, Seat, const Move&)>& visit) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed);
    const int seats = options.contains("colours") ? 2 : 2 + static_cast<int>(seed % 3);
    State state = Rules::initial(*Rules::setup(seats, options));
    while (!Rules::actors(state).empty()) {
      const Seat seat = Rules::actors(state).lowest();
      Moves moves;
      Rules::legal_moves(state, seat, moves);
      const Move move = seat == kChance ? Rules::sample_chance(state, rng)
                                        : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      visit(state, seat, move);
      Rules::play(state, seat, move);
    }
  }
}

// The same state with different tiles in the other seats' hands.
State with_other_hands(const State& state, Seat seat, Rng& rng) {
  State other = state;
  const State guess = Rules::determinize(Rules::observe(state, seat), rng);
  other.hand = guess.hand;
  other.left = guess.left;
  return other;
}

TEST(SurviveRules, SUR_10_1_no_manned_ship_beside_serpent_or_whale_and_no_swimmer_beside_shark_or_serpent) {
  each_state({}, [](const State& state, Seat, const Move&) {
    if (state.phase == Phase::react) return;
    ASSERT_FALSE(state.manned.meets(wrecking(state)));
    ASSERT_FALSE(hexes_of(state, state.swimming).meets(deadly(state)));
  });
}

TEST(SurviveRules, SUR_10_1_public_are_board_pieces_paths_hand_sizes_and_what_is_left_of_the_backs) {
  Table table(
      Board().without("D4").red("D5").blue("D6").hand(1, "beach", "wind").sharks("C5").whales("C6").serpents("B5"));
  const View seen = Rules::view(table.state, Viewer::spectator());
  EXPECT_EQ(seen.colours[0].explorers[0].at, "D5");
  EXPECT_EQ(seen.colours[0].explorers[0].how, "land");
  EXPECT_EQ(seen.colours[1].hand_size, 1);
  EXPECT_EQ(seen.colours[1].hand_terrain, (NameCounts{{"beach", 1}}));
  EXPECT_FALSE(seen.colours[1].hand);
  EXPECT_FALSE(table.view(0).colours[1].hand);
  EXPECT_TRUE(table.view(1).colours[1].hand);
  EXPECT_EQ(seen.sharks, (Names{"C5"}));
  EXPECT_EQ(seen.whales, (Names{"C6"}));
  EXPECT_EQ(seen.serpents, (Names{"B5"}));
  EXPECT_EQ(seen.left.at("forest"), (NameCounts{{"shark", 2},
                                                {"whale", 2},
                                                {"ship", 3},
                                                {"whirlpool", 2},
                                                {"dolphin", 1},
                                                {"move-serpent", 1},
                                                {"move-shark", 1},
                                                {"move-whale", 1},
                                                {"shark-defence", 1},
                                                {"whale-defence", 2}}));
}

// Who is asked, and when, does not depend on what others hold.
TEST(SurviveSecrets, prompts_do_not_tell_what_is_in_a_hand) {
  int reactions = 0;
  for (const Options& options : {Options{}, Options{{"colours", "two"}}}) {
    each_state(options, [&](const State& state, Seat seat, const Move& move) {
      Rng rng(state.turn);
      for (Seat viewer = 0; viewer < state.seats; ++viewer) {
        State other = with_other_hands(state, viewer, rng);
        ASSERT_EQ(Rules::actors(other), Rules::actors(state));
        ASSERT_EQ(Rules::view(other, Viewer::of(viewer)), Rules::view(state, Viewer::of(viewer)));
        const bool same_everywhere =
            move.kind != Move::Kind::play && move.kind != Move::Kind::defend && move.kind != Move::Kind::back;
        if (!same_everywhere) continue;
        ASSERT_FALSE(Rules::refusal(other, seat, move)) << Rules::text(move);
        State after = state;
        Rules::play(after, seat, move);
        Rules::play(other, seat, move);
        ASSERT_EQ(Rules::actors(other), Rules::actors(after)) << Rules::text(move);
        ASSERT_EQ(other.phase, after.phase) << Rules::text(move);
        reactions += after.phase == Phase::react ? 1 : 0;
      }
    });
  }
  EXPECT_GT(reactions, 20);
}

// Values affect nothing but the score: with different ones the same game is played.
TEST(SurviveSecrets, values_change_nothing_before_the_end) {
  for (const Options& options : {Options{}, Options{{"to-the-last", "on"}}}) {
    each_state(options, [](const State& state, Seat seat, const Move& move) {
      State other = state;
      for (int colour = 0; colour < state.colours; ++colour) {
        const auto first = other.value.begin() + kTeam * colour;
        std::reverse(first, first + std::count_if(first, first + kTeam, [](int value) { return value > 0; }));
      }
      ASSERT_EQ(Rules::actors(other), Rules::actors(state));
      for (Seat viewer = 0; viewer < state.seats; ++viewer) {
        if (state.turn == 0) continue;
        ASSERT_EQ(Rules::view(other, Viewer::of(viewer)), Rules::view(state, Viewer::of(viewer)));
      }
      if (seat == kChance || state.phase == Phase::value) return;
      Moves moves;
      Moves other_moves;
      Rules::legal_moves(state, seat, moves);
      Rules::legal_moves(other, seat, other_moves);
      ASSERT_TRUE(std::ranges::equal(moves, other_moves));
      ASSERT_EQ(Rules::explain(state, seat, move), Rules::explain(other, seat, move));
    });
  }
}

TEST(SurviveSecrets, evaluation_does_not_use_the_values_of_others) {
  each_state({}, [](const State& state, Seat, const Move&) {
    Rng rng(state.turn + 1);
    ASSERT_EQ(Rules::evaluate(Rules::determinize(Rules::observe(state, 0), rng), 0), Rules::evaluate(state, 0));
  });
}

TEST(SurviveSecrets, determinize_draws_other_hands_from_the_backs_of_their_terrain) {
  // One beach tile was revealed as a wind; the other is in blue's hand, one of the eight kept kinds.
  Board board =
      Board()
          .without("D4 D5")
          .red("D6")
          .blue("D6")
          .hand(1, "beach", "wind")
          .left("beach",
                "shark shark shark whale whale whale ship dolphin dolphin dolphin move-serpent move-shark move-whale "
                "shark-defence");
  for (const char* back : {"forest", "mountain"}) {
    const auto terrain = parse_terrain(back).value();
    for (int i = 0; i < kBacks; ++i)
      for (int n = kBacksOf[at(terrain)][at(i)]; n > 0; --n)
        board.left(back, std::string(back_name(static_cast<Back>(i))));
  }
  const State state = board.state();
  std::map<std::string, int> drawn;
  Rng rng(7);
  for (int i = 0; i < 800; ++i) {
    const State guess = Rules::determinize(Rules::observe(state, 0), rng);
    const Names hand = Rules::view(guess, Viewer::of(1)).colours[1].hand.value();
    ASSERT_EQ(hand.size(), 1U);
    ++drawn[hand[0]];
    ASSERT_EQ(guess.left[0][at(Back::shark)], 3) << "what was not kept is under the tiles";
  }
  EXPECT_EQ(drawn.size(), 6U) << "dolphin, wind, three creatures, shark defence";
  EXPECT_NEAR(drawn["dolphin"], 300, 60) << "three of eight";
  EXPECT_NEAR(drawn["wind"], 100, 45);
  EXPECT_EQ(Rules::determinize(Rules::observe(state, 1), rng).hand[1], state.hand[1]) << "the own hand is known";
}

}  // namespace
}  // namespace atlantica::survive
