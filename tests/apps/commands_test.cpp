#include <boost/json/parse.hpp>

#include "run_command.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;

TEST(Program, without_a_command_says_what_is_missing) {
  const Ran ran = run({});
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(holds(ran.err, "command is missing"));
}

TEST(Program, help_of_every_command_has_examples) {
  for (const std::string command :
       {"games", "rules", "play", "sim", "arena", "hint", "scenario", "schema", "replay", "verify", "admin"}) {
    const Ran ran = run({command, "--help"});
    EXPECT_EQ(ran.exit_code, 0) << command;
    EXPECT_TRUE(holds(ran.out, "Examples:\n  atlantica " + command));
    EXPECT_EQ(ran.err, "");
  }
}

TEST(Program, an_unknown_option_is_wrong_usage) {
  const Ran ran = run({"games", "--colour"});
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(holds(ran.err, "--colour"));
}

TEST(Games, are_listed_with_players_and_options) {
  const Ran ran = run({"games"});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(holds(ran.out, "atlantis  Atlantis, the crumbling path"));
  EXPECT_TRUE(holds(ran.out, "2 to 4 players"));
  EXPECT_TRUE(holds(ran.out, "option first=random|0|1|2|3"));
}

TEST(Games, as_json_are_what_the_protocol_promises) {
  const json::value answer = json::parse(run({"games", "--json"}).out);
  const json::object& game = answer.at("games").at(0).as_object();
  EXPECT_EQ(game.at("id"), "atlantis");
  EXPECT_EQ(game.at("min_seats"), 2);
  EXPECT_EQ(game.at("max_seats"), 4);
  EXPECT_EQ(game.at("options").at(0).at("name"), "first");
  EXPECT_EQ(game.at("options").at(0).at("values").at(0), "random");
  EXPECT_EQ(game.at("bots").at(0), "1");
}

TEST(Rules, are_printed_with_rulings_in_80_columns) {
  const Ran ran = run({"rules", "atlantis"});
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(holds(ran.out, "ATL-3.8"));
  EXPECT_TRUE(holds(ran.out, "Ruling:"));
  std::istringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(terminal::width(line), 80U) << line;
}

TEST(Rules, only_rulings_leaves_the_others_out) {
  const Ran ran = run({"rules", "atlantis", "--rulings"});
  EXPECT_TRUE(holds(ran.out, "ATL-7.7"));
  EXPECT_FALSE(holds(ran.out, "ATL-1.1 "));
}

TEST(Rules, as_json_list_every_rule) {
  const json::value list = json::parse(run({"rules", "atlantis", "--json"}).out);
  EXPECT_EQ(list.at(0).at("id"), "ATL-1.1");
  EXPECT_EQ(list.at(0).at("ruling"), false);
  EXPECT_EQ(list.at(1).at("ruling"), true);
  EXPECT_EQ(list.as_array().back().at("id"), "ATL-10.3");
}

TEST(Rules, as_json_list_the_nested_ones_too) {
  const std::string printed = run({"rules", "survive", "--json"}).out;
  for (const char* id : {"SUR-6.5", "SUR-6.5a", "SUR-6.5f"})
    EXPECT_TRUE(holds(printed, R"({"id":")" + std::string(id) + R"(")")) << id;
}

TEST(Rules, of_an_unknown_game_name_the_known_ones) {
  const Ran ran = run({"rules", "atlantic"});
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(holds(ran.err, "atlantica: there is no game “atlantic”; the games are atlantis, survive"));
}

TEST(Rules, colours_come_only_when_asked_for) {
  EXPECT_FALSE(holds(run({"rules", "atlantis"}).out, "\x1b["));
  EXPECT_TRUE(holds(run({"rules", "atlantis", "--color=always"}).out, "\x1b["));
  EXPECT_EQ(run({"rules", "atlantis", "--color=blue"}).exit_code, 2);
}

TEST(Sim, reports_what_happened) {
  const Ran ran = run({"sim", "atlantis", "--players", "3", "--games", "20", "--seed", "5", "--json"});
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const json::value report = json::parse(ran.out);
  EXPECT_EQ(report.at("games"), 20);
  EXPECT_EQ(report.at("players"), 3);
  EXPECT_GT(report.at("steps_per_second").as_double(), 0);
  EXPECT_LE(report.at("length").at("min").as_int64(), report.at("length").at("max").as_int64());
  double wins = 0;
  for (const json::value& seat : report.at("results").as_array()) wins += seat.at("wins").to_number<double>();
  EXPECT_NEAR(wins, 20, 1e-9) << "every game has one victory to share";
}

TEST(Sim, the_same_seed_gives_the_same_games) {
  const auto results = [](const std::string& seed) {
    const Ran ran = run({"sim", "atlantis", "--games", "5", "--seed", seed, "--seats", "greedy,random", "--json"});
    return json::parse(ran.out).at("results");
  };
  EXPECT_EQ(results("1"), results("1"));
  EXPECT_NE(results("1"), results("2"));
}

TEST(Sim, prints_a_table_of_results_by_seat) {
  const Ran ran = run({"sim", "atlantis", "--games", "3", "--seats", "greedy,random"});
  EXPECT_TRUE(holds(ran.out, "3 games of Atlantis with 2 players, seed 1\n"));
  EXPECT_TRUE(holds(ran.out, "0 ▲"));
  EXPECT_TRUE(holds(ran.out, "1 ●"));
}

TEST(Sim, wrong_choices_are_explained) {
  const Ran bot = run({"sim", "atlantis", "--seats", "random,clever"});
  EXPECT_EQ(bot.exit_code, 2);
  EXPECT_TRUE(holds(bot.err, "atlantica: seat 2: there is no bot “clever”: use random, greedy, a level"));
  const Ran count = run({"sim", "atlantis", "--players", "3", "--seats", "random,random"});
  EXPECT_EQ(count.exit_code, 2);
  EXPECT_TRUE(holds(count.err, "names 2 bots for 3 players"));
  EXPECT_EQ(run({"sim", "atlantis", "--players", "5"}).exit_code, 2);
  EXPECT_EQ(run({"sim", "atlantis", "--games", "0"}).exit_code, 2);
  EXPECT_EQ(run({"sim", "atlantis", "--options", "first"}).exit_code, 2);
}

}  // namespace
}  // namespace atlantica::apps
