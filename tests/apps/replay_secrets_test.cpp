#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "run_command.h"

// What a replay shows of an unfinished game.
namespace atlantica::apps {
namespace {

class ReplaySecretsTest : public CommandTest {
 protected:
  // The record of a whole game without its last lines, so that it is unfinished.
  std::string cut(int lines) const {
    std::string text = read(std::string(TESTS_DIR) + "/records/survive_three_seats.jsonl");
    for (; lines > 0; --lines) text.erase(text.rfind('\n', text.size() - 2) + 1);
    return write("unfinished.jsonl", text);
  }

  // How many explorer values seat 0's view has in the middle of the setup.
  static int values_seen(const std::string& file, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments{"replay", file, "--at", "80", "--view", "0", "--json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    int values = 0;
    const boost::json::value answer = boost::json::parse(ran.out);
    for (const auto& colour : answer.at("view").at("colours").as_array())
      for (const auto& explorer : colour.at("explorers").as_array()) values += explorer.as_object().contains("value");
    return values;
  }
};

TEST_F(ReplaySecretsTest, SUR_2_5_values_are_hidden_from_their_owner_until_the_game_is_over) {
  EXPECT_EQ(values_seen(cut(2)), 0);
  EXPECT_GT(values_seen(cut(2), {"--reveal"}), 0) << "who asks for it sees what the seat saw then";
  EXPECT_GT(values_seen(cut(0)), 0) << "the game is over";
}

TEST_F(ReplaySecretsTest, SUR_2_5_during_the_setup_the_owner_sees_the_own_values) {
  const std::string text = read(cut(0));
  std::size_t end = 0;
  for (int lines = 0; lines <= 90; ++lines) end = text.find('\n', end) + 1;
  EXPECT_GT(values_seen(write("setup.jsonl", text.substr(0, end))), 0);
}

}  // namespace
}  // namespace atlantica::apps
