#include <algorithm>
#include <boost/json/parse.hpp>

#include "run_command.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;

class ArenaTest : public CommandTest {};

std::vector<std::string> arena(const std::vector<std::string>& more) {
  std::vector<std::string> words = {"arena", "atlantis", "--bots", "greedy,random", "--json"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

json::object results(const Ran& ran) {
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  json::object answer = json::parse(ran.out).as_object();
  answer.erase("seconds");
  return answer;
}

TEST_F(ArenaTest, the_better_bot_wins_whatever_the_number_of_threads) {
  const auto one = results(run(arena({"--games", "60", "--threads", "1"})));
  EXPECT_EQ(one, results(run(arena({"--games", "60", "--threads", "3"}))));
  EXPECT_EQ(one.at("games"), 60);
  EXPECT_EQ(one.at("deals"), 30);
  const auto& greedy = one.at("results").at(0);
  EXPECT_EQ(greedy.at("bot"), "greedy");
  EXPECT_GT(greedy.at("win_share").at("low").to_number<double>(), 0.6);
  EXPECT_GT(greedy.at("elo").at("mean").to_number<double>(), 100);
}

TEST_F(ArenaTest, goes_on_from_its_results_as_if_it_had_not_stopped) {
  const auto whole = results(run(arena({"--games", "20"})));
  results(run(arena({"--games", "7", "--results", path("r.jsonl")})));
  // The program was killed while writing a line.
  const std::string kept = read(path("r.jsonl"));
  write("r.jsonl", kept.substr(0, kept.size() - 9));
  EXPECT_EQ(results(run(arena({"--games", "20", "--results", path("r.jsonl")}))), whole);
  EXPECT_EQ(results(run(arena({"--games", "20", "--results", path("r.jsonl")}))), whole) << "nothing left to play";
  const Ran other = run(arena({"--seed", "2", "--results", path("r.jsonl")}));
  EXPECT_EQ(other.exit_code, 1);
  EXPECT_TRUE(holds(other.err, "another tournament"));
}

TEST_F(ArenaTest, keeps_records_that_are_true) {
  results(run(arena({"--games", "2", "--records", path("games")})));
  int records = 0;
  for (const auto& entry : std::filesystem::directory_iterator(path("games"))) {
    ++records;
    EXPECT_EQ(run({"verify", entry.path().string()}).exit_code, 0) << entry.path();
  }
  EXPECT_EQ(records, 2);
}

TEST_F(ArenaTest, a_sequential_test_stops_when_it_is_sure) {
  const auto answer = results(run(arena({"--games", "2000", "--sprt", "0,50"})));
  EXPECT_EQ(answer.at("sprt").at("verdict"), "stronger");
  EXPECT_LT(answer.at("games").to_number<int>(), 2000);
}

TEST_F(ArenaTest, several_seats_and_teams_of_one_bot_are_told_in_text) {
  const Ran three = run({"arena", "survive", "--bots", "1,random,random", "--games", "3"});
  EXPECT_EQ(three.exit_code, 0) << three.err;
  EXPECT_TRUE(holds(three.out, "3 games of Survive, 1 deal with"));
  const Ran team = run({"arena", "escape", "--bots", "1", "--players", "3", "--games", "2"});
  EXPECT_TRUE(holds(team.out, "2 games of Escape, 2 deals"));
  EXPECT_TRUE(holds(team.out, "100.0 %")) << "who plays against himself wins";
  EXPECT_FALSE(holds(team.out, "inf")) << team.out;
}

TEST_F(ArenaTest, says_what_is_wrong) {
  const auto error = [](const std::vector<std::string>& words) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.exit_code, 2);
    return ran.err;
  };
  EXPECT_TRUE(holds(error({"arena", "chess", "--bots", "1,2"}), "chess"));
  EXPECT_TRUE(holds(error({"arena", "atlantis", "--bots", "1"}), "2 to 4"));
  EXPECT_TRUE(holds(error({"arena", "atlantis", "--bots", "1,9"}), "there is no bot “9”"));
  EXPECT_TRUE(holds(error(arena({"--sprt", "50,0"})), "smaller first"));
  EXPECT_TRUE(holds(error(arena({"--options", "moon=full"})), "moon"));
}

class HintCommandTest : public CommandTest {};

TEST_F(HintCommandTest, names_moves_of_a_record_and_of_a_position) {
  results(run(arena({"--games", "2", "--records", path("games")})));
  const std::string record = path("games") + "/atlantis-1-000000-0.jsonl";
  const std::string log = read(record);
  const std::string before_a_player_acts = log.substr(0, log.find("{\"seat\":"));
  const auto entries = std::ranges::count(before_a_player_acts, '\n') - 1;
  const Ran hint = run({"hint", record, "--at", std::to_string(entries), "--bot", "sims=200", "--moves", "2"});
  EXPECT_EQ(hint.exit_code, 0) << hint.err;
  EXPECT_EQ(std::ranges::count(hint.out, '%'), 2) << hint.out;
  EXPECT_TRUE(holds(run({"hint", record, "--at", "1"}).err, "chance’s turn"));
  const Ran over = run({"hint", record});
  EXPECT_EQ(over.exit_code, 1);
  EXPECT_TRUE(holds(over.err, "over"));
  const std::string position = write("p.json", R"({"path": "flag4+1 ring2 ~3 olive1 = crown6 ~44 ring5", "seat": 0,
    "players": [{"hand": {"ring": 2, "flag": 1}, "tiles": [7, 4], "figures": [0, 2, 54]},
                {"hand": {"olive": 1}, "tiles": [], "figures": [0, 0, 6], "bridge": false}]})");
  const Ran told = run({"hint", position, "--game", "atlantis", "--bot", "sims=200", "--json"});
  ASSERT_EQ(told.exit_code, 0) << told.err;
  const json::value answer = json::parse(told.out);
  EXPECT_EQ(answer.at("seat"), 0);
  EXPECT_FALSE(answer.at("moves").as_array().empty());
  EXPECT_EQ(told.out, run({"hint", position, "--game", "atlantis", "--bot", "sims=200", "--json"}).out);
  EXPECT_TRUE(holds(run({"hint", position}).err, "--game"));
  EXPECT_TRUE(holds(run({"hint", position, "--game", "atlantis", "--seat", "1"}).err, "seat 0"));
  EXPECT_TRUE(holds(run({"hint", position, "--game", "atlantis", "--bot", "greedy"}).err, "does not search"));
  EXPECT_TRUE(holds(run({"hint", position, "--game", "atlantis", "--bot", "oracle"}).err, "there is no bot"));
  EXPECT_TRUE(holds(run({"hint", path("nothing")}).err, "nothing"));
}

}  // namespace
}  // namespace atlantica::apps
