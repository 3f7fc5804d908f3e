#include "catalog/scenario.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "match/json.h"

namespace atlantica {
namespace {

std::expected<ScenarioReport, std::string> run_text(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  return run_scenario(*json);
}

TEST(Scenario, every_file_in_the_repository_comes_out_as_it_says) {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(TESTS_DIR "/scenarios")) {
    std::stringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const auto report = run_text(text.str());
    ASSERT_TRUE(report) << file.path() << ": " << report.error();
    EXPECT_TRUE(report->failures.empty()) << file.path() << ": " << report->failures.front();
    ++files;
  }
  EXPECT_GE(files, 2);
}

// A scenario of one step in a small position.
std::expected<ScenarioReport, std::string> one_step(const std::string& step) {
  return run_text(R"({"scenario":"t","game":"atlantis","position":{"path":"flag1 ring1 ~51","players":[
    {"hand":{"flag":1},"tiles":[],"figures":[0,0,0]},{"hand":{},"tiles":[],"figures":[0,0,0]}]},"steps":[)" +
                  step + "]}");
}

TEST(Scenario, what_is_not_as_expected_is_reported_with_its_step) {
  const auto failure = [](const std::string& step) {
    const auto report = one_step(step);
    EXPECT_TRUE(report) << report.error();
    return report && report->failures.size() == 1 ? report->failures[0] : std::string();
  };
  EXPECT_EQ(failure(R"({"seat":0,"play":"play ring 0"})"),
            "step 1: play ring 0 was refused: You hold no ring card. [ATL-3.2]");
  EXPECT_EQ(failure(R"({"seat":0,"refuse":"play flag 0"})"), "step 1: play flag 0 was not refused");
  EXPECT_EQ(failure(R"({"seat":0,"refuse":"show","rule":"ATL-3.9"})"),
            "step 1: show was refused by ATL-3.10, expected ATL-3.9");
  EXPECT_EQ(failure(R"({"seat":0,"legal":[]})"), "step 1: play flag 0 is legal too");
  EXPECT_EQ(failure(R"({"seat":0,"offered":["show"]})"), "step 1: show is not offered");
  EXPECT_EQ(failure(R"({"seat":0,"not_offered":["play flag 0"]})"), "step 1: play flag 0 is offered");
  EXPECT_EQ(failure(R"({"expect":{"players":{"1":{"figures":[1,0,0]}}}})"),
            "step 1: players.1.figures is [0,0,0], expected [1,0,0]");
  EXPECT_EQ(failure(R"({"expect":{"players":{"7":{}}}})"), "step 1: players.7 is not there");
  EXPECT_EQ(failure(R"({"result":{"winners":[0],"scores":[0,0]}})"), "step 1: the game is not over");
}

TEST(Scenario, a_malformed_file_is_told_apart_from_a_failure) {
  EXPECT_EQ(one_step(R"({"seat":0})").error().substr(0, 30), "step 1: a step has exactly one");
  EXPECT_EQ(one_step(R"({"seat":0,"plya":"show"})").error().substr(0, 26), "steps[0]: there is no \"ply");
  EXPECT_EQ(run_text(R"({"scenario":"t","game":"chess","steps":[]})").error(), "game: there is no game \"chess\"");
  EXPECT_EQ(run_text(R"({"scenario":"t","game":"atlantis","steps":[]})").error(),
            "a scenario has either a \"position\" or a \"start\"");
  EXPECT_EQ(run_text(R"({"scenario":"t","game":"atlantis","position":{"path":"","players":[]},"steps":[]})").error(),
            "position: players: atlantis is for 2 to 4 players, not 0");
}

}  // namespace
}  // namespace atlantica
