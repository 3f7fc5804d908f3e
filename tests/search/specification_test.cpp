#include "search/specification.h"

#include <gtest/gtest.h>

#include "said.h"
#include "search/thinking.h"

namespace atlantica {
namespace {

using Kind = BotSpecification::Kind;

TEST(BotSpecification, names_the_simple_bots_and_the_levels) {
  EXPECT_EQ(read_bot("random")->kind, Kind::random);
  EXPECT_EQ(read_bot("greedy")->kind, Kind::greedy);
  EXPECT_EQ(read_bot("1")->kind, Kind::hurried);
  for (const char* level : {"2", "3", "4", "5"}) EXPECT_EQ(read_bot(level)->kind, Kind::search) << level;
  for (const auto& [weak, strong] : {std::pair{"2", "3"}, {"3", "4"}, {"4", "5"}})
    EXPECT_LT(read_bot(weak)->sims, read_bot(strong)->sims);
}

TEST(BotSpecification, takes_budgets_and_variants_joined_by_plus) {
  EXPECT_EQ(*read_bot("sims=2000"), (BotSpecification{.sims = 2000}));
  EXPECT_EQ(*read_bot("time=50"), (BotSpecification{.time = 50}));
  EXPECT_EQ(*read_bot("sims=9+time=50+plain"),
            (BotSpecification{.sims = 9, .time = 50, .knowledge = BotSpecification::Knowledge::plain}));
  EXPECT_EQ(read_bot("5+open")->sight, BotSpecification::Sight::all);
}

TEST(BotSpecification, says_what_is_wrong_and_what_would_be_right) {
  const std::pair<const char*, const char*> wrong[] = {{"", "greedy"},
                                                       {"oracle", "greedy"},
                                                       {"0", "from 1 to 5"},
                                                       {"6", "from 1 to 5"},
                                                       {"sims=", "sims must be"},
                                                       {"sims=0", "sims must be"},
                                                       {"sims=-1", "sims must be"},
                                                       {"sims=1e3", "sims must be"},
                                                       {"time=0", "time must be"},
                                                       {"time=soon", "time must be"},
                                                       {"plain", "budget"},
                                                       {"open", "budget"},
                                                       {"sims=5,plain", "sims"},
                                                       {"sims=5+", "+plain"},
                                                       {"random+plain", "greedy"},
                                                       {"time=99999999999", "time must be"},
                                                       {"sims=99999999999999999999", "sims must be"}};
  for (const auto& [text, expected] : wrong) {
    const auto bot = read_bot(text);
    ASSERT_FALSE(bot) << text;
    EXPECT_NE(said(bot.error()).find(expected), std::string::npos) << bot.error();
    EXPECT_NE(said(bot.error()).find("\"" + std::string(text) + "\""), std::string::npos) << bot.error();
  }
}

TEST(BotSpecification, a_time_budget_needs_a_clock_and_peeking_a_permission) {
  Thinking thinking;
  EXPECT_TRUE(bot_problem(*read_bot("time=50"), thinking));
  EXPECT_TRUE(bot_problem(*read_bot("sims=50+open"), thinking));
  EXPECT_FALSE(bot_problem(*read_bot("sims=50"), thinking));
  thinking.microseconds = [] { return std::int64_t{0}; };
  thinking.peeking = Thinking::Peeking::allowed;
  EXPECT_FALSE(bot_problem(*read_bot("time=50"), thinking));
  EXPECT_FALSE(bot_problem(*read_bot("sims=50+open"), thinking));
}

}  // namespace
}  // namespace atlantica
