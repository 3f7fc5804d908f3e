#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <map>
#include <regex>

#include "apps/command_line.h"
#include "catalog/catalog.h"
#include "run_command.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

constexpr char kBegin = '\x01';
constexpr char kEnd = '\x02';

// Puts every sentence and word of the catalogue between marks: anything printed without them came from elsewhere.
speech::Catalogue marked_catalogue() {
  speech::Catalogue marked = speech::catalogue("en");
  for (auto& [key, sentence] : marked) sentence = kBegin + sentence + kEnd;
  return marked;
}

// A text with everything from the catalogue reduced to a mark.
std::string unmarked(const std::string& text) {
  std::string rest;
  int depth = 0;
  for (const char c : text) {
    if (c == kBegin) ++depth;
    if (depth == 0) rest += c;
    if (c == kEnd && --depth == 0) rest += kEnd;
  }
  EXPECT_EQ(depth, 0) << "a mark is missing in: " << text;
  return rest;
}

// The first line with two consecutive words that no catalogue has; notation and command lines do not count as words.
std::string bypassing(const std::string& text) {
  static const std::regex kCommand("atlantica( [a-z]+)*");
  // A numbered move or an example with its description, or a hint.
  static const std::regex kNotation("^ *[0-9]+  [^\x02]+\x02$|^  [a-z]+( [A-Za-z0-9-]+)* *\x02$|^ *[0-9.]+ %  .*$");
  static const std::regex kWords("[A-Za-z]{2,} +[a-z]{2,}");
  std::istringstream lines(unmarked(text));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("  atlantica ")) continue;
    line.erase(line.find_last_not_of(' ') + 1);
    if (std::regex_match(line, kNotation)) continue;
    if (std::regex_search(std::regex_replace(line, kCommand, ""), kWords)) return line;
  }
  return "";
}

class LanguageTest : public CommandTest {
 protected:
  LanguageTest() { speech::speak(speech::Speaker("en", marked_catalogue())); }
  ~LanguageTest() override { speech::speak("en"); }

  static void expect_all_said(const std::vector<std::string>& arguments, const std::string& typed = "") {
    const Ran ran = run(arguments, typed);
    EXPECT_FALSE(ran.out.empty() && ran.err.empty()) << testing::PrintToString(arguments);
    EXPECT_EQ(bypassing(ran.out), "") << testing::PrintToString(arguments);
    EXPECT_EQ(bypassing(ran.err), "") << testing::PrintToString(arguments);
  }
};

TEST_F(LanguageTest, the_marks_find_a_sentence_that_bypasses_the_catalogue) {
  EXPECT_EQ(bypassing("\x01Turn\x02 3\nnobody moves here\n"), "nobody moves here");
  EXPECT_EQ(bypassing("\x01Turn \x01of\x02 Ada\x02\n  7  play ring 12  \x01Ring\x02\n"), "");
}

TEST_F(LanguageTest, help_is_said) {
  expect_all_said({"--help"});
  for (const std::string command : {"games", "rules", "play", "sim", "arena", "bench", "hint", "scenario", "schema",
                                    "replay", "verify", "serve", "admin"})
    expect_all_said({command, "--help"});
  for (const std::string command : {"list", "inspect", "export", "import", "delete", "check"})
    expect_all_said({"admin", command, "--help"});
}

TEST_F(LanguageTest, wrong_command_lines_are_said) {
  const std::vector<std::vector<std::string>> wrong = {
      {},
      {"rules"},
      {"rules", "chess"},
      {"schema", "Boat"},
      {"games", "--colour"},
      {"games", "--color", "blue"},
      {"play"},
      {"play", "chess"},
      {"play", "atlantis", "--seats", "human,clever"},
      {"play", "atlantis", "--seats", "human"},
      {"play", "atlantis", "--options", "speed"},
      {"play", "atlantis", "--options", "speed=2"},
      {"play", "atlantis", "--color", "blue"},
      {"play", "--resume", "nowhere.jsonl"},
      {"play", "--resume", "nowhere.jsonl", "--seed", "1"},
      {"sim", "atlantis", "--games", "none"},
      {"sim", "atlantis", "--players", "12"},
      {"sim", "atlantis", "--report"},
      {"sim", "atlantis", "--players", "3", "--seats", "random,random"},
      {"arena", "atlantis", "--bots", "random", "--players", "9"},
      {"arena", "atlantis", "--bots", "random,random", "--sprt", "3"},
      {"verify", "nowhere.jsonl"},
      {"replay", "nowhere.jsonl"},
      {"hint", "nowhere.json"},
      {"scenario", "nowhere.json"}};
  for (const auto& arguments : wrong) {
    expect_all_said(arguments);
    EXPECT_NE(run(arguments).exit_code, 0) << testing::PrintToString(arguments);
  }
}

TEST_F(LanguageTest, wrong_files_are_said) {
  for (const std::string content : {"", "{", "{}", R"({"record":"other"})", R"({"record":7})", "[1] 2"}) {
    const std::string file = write("wrong", content);
    for (const std::string command : {"replay", "verify", "scenario", "hint"}) expect_all_said({command, file});
  }
}

TEST_F(LanguageTest, reports_are_said) {
  expect_all_said({"games"});
  expect_all_said({"sim", "atlantis", "--games", "2"});
  expect_all_said({"sim", "rising", "--report", "--games", "1", "--players", "2", "--options", "level=1"});
  expect_all_said({"arena", "escape", "--bots", "random,greedy", "--games", "2", "--sprt", "0,20"});
  expect_all_said({"scenario", std::string(TESTS_DIR) + "/scenarios/atlantis_bridge_after_crossing.json"});
}

TEST_F(LanguageTest, a_game_of_bots_is_said) {
  for (const GameEntry& game : games())
    expect_all_said({"play", std::string(game.id), "--seats", "random,greedy", "--seed", "1"});
}

TEST_F(LanguageTest, a_game_of_people_is_said) {
  std::string typed = "\nhelp\nlog\nboard\nundo\nseat 9\nseat x\ngo\n999\nnonsense\nsave\nrules XYZ-1\n";
  for (int i = 0; i < 150; ++i) typed += i % 3 == 2 ? "2\n" : "1\n";
  typed += "quit\nno\n";
  for (const GameEntry& game : games())
    expect_all_said({"play", std::string(game.id), "--seats", "human:Ada,human:Grace", "--seed", "3"}, typed);
}

TEST_F(LanguageTest, a_game_that_is_saved_and_replayed_is_said) {
  const std::string file = path("game.jsonl");
  std::string typed = "\n";
  for (int i = 0; i < 20; ++i) typed += "1\n";
  expect_all_said({"play", "atlantis", "--seats", "human:Ada,human:Grace", "--seed", "3"},
                  typed + "save " + file + "\n");
  expect_all_said({"replay", file});
  expect_all_said({"verify", file});
  expect_all_said({"hint", file, "--bot", "2"});
}

TEST(Language, is_the_one_named_before_the_command_or_that_of_the_environment) {
  std::map<std::string, std::string> variables;
  const auto variable = [&](const char* name) -> std::string_view { return variables[name]; };
  EXPECT_EQ(chosen_language({"games"}, variable), "en");
  EXPECT_EQ(chosen_language({"--language", "de", "games"}, variable), "de");
  EXPECT_EQ(chosen_language({"--language=de", "games"}, variable), "de");
  EXPECT_EQ(chosen_language({"play", "--language", "de"}, variable), "en");
  variables["LANG"] = "de_DE.UTF-8";
  EXPECT_EQ(chosen_language({"games"}, variable), "de");
  EXPECT_EQ(chosen_language({"--language", "en", "games"}, variable), "en");
  EXPECT_EQ(chosen_language({"--language", "tlh", "games"}, variable), "de");
  variables["LC_MESSAGES"] = "tlh_QO";
  EXPECT_EQ(chosen_language({"games"}, variable), "de");
  variables["LC_ALL"] = "C";
  EXPECT_EQ(chosen_language({"games"}, variable), "en");
}

TEST(Language, that_is_not_there_is_wrong_usage) {
  EXPECT_EQ(run({"--language", "tlh", "games"}).exit_code, 2);
  EXPECT_EQ(run({"--language", "de", "games"}).exit_code, 0);
}

}  // namespace
}  // namespace atlantica::apps
