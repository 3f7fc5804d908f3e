#include "arena/tournament.h"

#include <gtest/gtest.h>

#include "arena/results_file.h"
#include "fair/record_stream.h"
#include "speech/speaker.h"

namespace atlantica {
namespace {

const Tournament kTwo{.game = "atlantis", .options = {}, .bots = {"greedy", "random"}, .seed = 7};

ArenaGame game(std::uint64_t deal, int rotation, std::vector<int> winners, std::vector<int> scores) {
  return {deal, rotation, std::move(winners), std::move(scores), 1};
}

TEST(Tournament, says_what_is_wrong_with_it) {
  EXPECT_FALSE(problem(kTwo, {}));
  const auto with = [](auto change) {
    Tournament tournament = kTwo;
    change(tournament);
    return speech::in_english(problem(tournament, {}).value_or("nothing"));
  };
  EXPECT_NE(with([](auto& t) { t.game = "chess"; }).find("chess"), std::string::npos);
  EXPECT_NE(with([](auto& t) { t.bots = {"greedy"}; }).find("2 to 4"), std::string::npos);
  EXPECT_NE(with([](auto& t) { t.bots[1] = "oracle"; }).find("oracle"), std::string::npos);
  EXPECT_NE(with([](auto& t) { t.options["moon"] = "full"; }).find("moon"), std::string::npos);
}

TEST(Tournament, the_same_deal_is_the_same_game_and_its_record_is_true) {
  std::optional<Record> kept;
  const ArenaGame one = play_game(kTwo, {}, 3, 1, [&](const Record& record) { kept = record; });
  EXPECT_EQ(one, play_game(kTwo, {}, 3, 1, {}));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->players, (std::vector<std::string>{"bot:random", "bot:greedy"})) << "the second rotation";
  EXPECT_EQ(verify(*kept, **start_of(*kept), RecordStream::of(*kept)->luck()), 0U);
}

TEST(Tournament, every_rotation_of_a_deal_has_the_same_luck) {
  std::vector<LogEntry> first;
  for (int rotation = 0; rotation < 2; ++rotation) {
    play_game(kTwo, {}, 5, rotation, [&](const Record& record) {
      // The chance moves before anyone acts: the first player, the tiles, the hands.
      std::vector<LogEntry> chance;
      for (const LogEntry& entry : record.log) {
        if (entry.kind != LogEntry::Kind::chance) break;
        chance.push_back(entry);
      }
      EXPECT_GT(chance.size(), 50U);
      if (rotation == 1) {
        EXPECT_EQ(chance, first);
      }
      first = chance;
    });
  }
}

TEST(Standing, counts_whole_deals_from_the_first_in_any_order) {
  Standing standing(kTwo, std::nullopt);
  standing.add(game(1, 0, {0}, {10, 4}));
  standing.add(game(1, 1, {1}, {5, 7}));
  EXPECT_EQ(standing.deals(), 0U);
  standing.add(game(0, 1, {0}, {9, 3}));
  standing.add(game(0, 0, {0, 1}, {6, 6}));
  EXPECT_EQ(standing.deals(), 2U);
  EXPECT_TRUE(standing.has(1, 1));
  EXPECT_FALSE(standing.has(2, 0));
  // Shares of the deals: 0.75 and 0.5. Leads: (6 + 9 - 6 - 3) / 2 = 3 and (10 + 5 - 4 - 7) / 2 = 2.
  const auto lines = standing.lines();
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].bot, "greedy");
  EXPECT_NEAR(lines[0].share.mean, 0.625, 1e-12);
  EXPECT_NEAR(lines[1].share.mean, 0.375, 1e-12);
  EXPECT_NEAR(lines[0].lead.mean, 2.5, 1e-12);
  EXPECT_NEAR(lines[0].score, 7.5, 1e-12);
  EXPECT_NEAR(lines[0].elo, 88.739, 1e-3);  // 400 log10(0.625 / 0.375)
}

TEST(Standing, a_bot_at_several_seats_is_counted_once_per_seat) {
  Tournament three = kTwo;
  three.bots = {"greedy", "random", "random"};
  Standing standing(three, std::nullopt);
  for (int rotation = 0; rotation < 3; ++rotation) standing.add(game(0, rotation, {rotation}, {6, 3, 0}));
  const auto lines = standing.lines();
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_NEAR(lines[0].share.mean, 1.0 / 3, 1e-12);
  EXPECT_NEAR(lines[1].share.mean, 1.0 / 3, 1e-12);
  EXPECT_NEAR(lines[0].lead.mean, 4.5, 1e-12);
  EXPECT_NEAR(lines[0].elo, 0, 1e-9);
}

TEST(Standing, a_team_of_one_bot_has_what_the_table_has) {
  Tournament team = kTwo;
  team.bots = {"greedy", "greedy", "greedy"};
  Standing standing(team, std::nullopt);
  standing.add(game(0, 0, {0, 1, 2}, {9, 9, 9}));
  standing.add(game(1, 0, {}, {4, 4, 4}));
  const auto lines = standing.lines();
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_NEAR(lines[0].share.mean, 0.5, 1e-12) << "one game of two was won";
}

TEST(Standing, stops_counting_where_the_test_is_decided_whatever_came_after) {
  Standing standing(kTwo, SequentialTest{0, 50});
  const auto add_deal = [&](std::uint64_t deal) {
    standing.add(game(deal, 0, {0}, {1, 0}));
    standing.add(game(deal, 1, {deal % 5 == 0 ? 1 : 0}, {1, 0}));
  };
  for (std::uint64_t deal = 0; deal < 200; ++deal) add_deal(deal);
  EXPECT_EQ(standing.verdict(), SequentialTest::Verdict::stronger);
  EXPECT_GE(standing.deals(), 10U);
  EXPECT_LT(standing.deals(), 200U);
}

TEST(ArenaResults, are_read_as_they_were_written_and_a_broken_last_line_is_left_out) {
  const ArenaGame one = game(0, 0, {0}, {31, 22});
  const ArenaGame two = game(0, 1, {0, 1}, {5, 5});
  const std::string text = tournament_line(kTwo) + game_line(one) + game_line(two) + R"({"deal":1,"rot)";
  const auto results = read_results(text);
  ASSERT_TRUE(results) << results.error().key;
  EXPECT_EQ(results->tournament, kTwo);
  EXPECT_EQ(results->games, (std::vector{one, two}));
}

TEST(ArenaResults, say_which_line_is_wrong) {
  EXPECT_FALSE(read_results(""));
  EXPECT_EQ(speech::in_english(read_results("hello\n").error()), "line 1: not a line of JSON");
  const auto wrong = read_results(tournament_line(kTwo) + game_line(game(0, 2, {0}, {1, 2})));
  EXPECT_EQ(wrong.error(),
            (Message{"common.record.at_line", {{"line", 2}, {"problem", Message{"common.arena.other_game"}}}}));
  EXPECT_FALSE(read_results(tournament_line(kTwo) + game_line(game(0, 0, {2}, {1, 2}))));
  EXPECT_FALSE(read_results(tournament_line(kTwo) + game_line(game(0, 0, {0}, {1}))));
}

}  // namespace
}  // namespace atlantica
