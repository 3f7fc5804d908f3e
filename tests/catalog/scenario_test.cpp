#include "catalog/scenario.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "match/json.h"
#include "said.h"

namespace atlantica {
namespace {

std::expected<ScenarioReport, Message> run_text(std::string_view text) {
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

// A scenario with one step in a small position.
std::expected<ScenarioReport, Message> one_step(const std::string& step) {
  return run_text(R"({"scenario":"t","game":"atlantis","position":{"path":"flag1 ring1 ~51","players":[
    {"hand":{"flag":1},"tiles":[],"figures":[0,0,0]},{"hand":{},"tiles":[],"figures":[0,0,0]}]},"steps":[)" +
                  step + "]}");
}

TEST(Scenario, what_is_not_as_expected_is_reported_with_its_step) {
  const auto failure = [](const std::string& step) {
    const auto report = one_step(step);
    EXPECT_TRUE(report) << report.error();
    return report && report->failures.size() == 1 ? said(report->failures[0]) : std::string();
  };
  EXPECT_EQ(failure(R"({"seat":0,"play":"play ring 0"})"),
            "step 1: play ring 0 was refused: You have no ring card. [ATL-3.2]");
  EXPECT_EQ(failure(R"({"seat":0,"refuse":"play flag 0"})"), "step 1: play flag 0 was not refused");
  EXPECT_EQ(failure(R"({"seat":0,"refuse":"show","rule":"ATL-3.9"})"),
            "step 1: show was refused by ATL-3.10, expected ATL-3.9");
  EXPECT_EQ(failure(R"({"seat":0,"legal":[]})"), "step 1: play flag 0 is legal too");
  EXPECT_EQ(failure(R"({"seat":0,"offered":["show"]})"), "step 1: show is not offered");
  EXPECT_EQ(failure(R"({"seat":0,"not_offered":["play flag 0"]})"), "step 1: play flag 0 is offered");
  EXPECT_EQ(failure(R"({"expect":{"players":{"1":{"figures":[1,0,0]}}}})"),
            "step 1: players.1.figures is [0,0,0], expected [1,0,0]");
  EXPECT_EQ(failure(R"({"expect":{"players":{"7":{}}}})"), "step 1: players.7 is missing");
  EXPECT_EQ(failure(R"({"result":{"winners":[0],"scores":[0,0]}})"), "step 1: the game is not over");
}

// A scenario with these steps in a position in which seat 0 takes a tile and draws; hands are secret.
std::vector<std::string> failures_of(const std::string& steps) {
  const auto report = run_text(R"({"scenario":"t","game":"atlantis","position":{"path":"flag1 ring1 ~51","players":[
    {"hand":{"ring":1,"flag":14},"tiles":[],"figures":[0,0,0]},
    {"hand":{"olive":15,"helmet":15,"amphora":15,"statue":15,"crown":14},"tiles":[],"figures":[0,0,0]}]},"steps":[)" +
                               steps + "]}");
  EXPECT_TRUE(report) << report.error();
  if (!report) return {"malformed"};
  std::vector<std::string> failures;
  for (const Message& one : report->failures) failures.push_back(said(one));
  return failures;
}
using Failures = std::vector<std::string>;

TEST(Scenario, events_of_the_last_move_are_compared_one_by_one) {
  const std::string play = R"({"seat":0,"play":"play ring 0"},)";
  EXPECT_EQ(failures_of(play + R"({"events":[{"type":"play","to":2},{"type":"take","space":1}]})"), Failures{});
  EXPECT_EQ(failures_of(play + R"({"events":[{"type":"play"},{}]})"), Failures{}) << "only what is named counts";
  EXPECT_EQ(failures_of(play + R"({"events":[{"type":"play","to":1},{"type":"take"}]})"),
            Failures{"step 2: event 1: to is 2, expected 1"});
  EXPECT_EQ(failures_of(play + R"({"events":[{"type":"take"},{"type":"play"}]})"),
            Failures{"step 2: event 1: type is \"play\", expected \"take\""});
  EXPECT_EQ(failures_of(play + R"({"events":[{"type":"play","worth":1},{}]})"),
            Failures{"step 2: event 1: worth is missing"});
  EXPECT_EQ(failures_of(play + R"({"events":[{"type":"play"}]})"),
            Failures{"step 2: there were 2 events (play and take), expected 1"});
}

TEST(Scenario, events_are_those_that_the_seat_was_told) {
  const std::string draw = R"({"seat":0,"play":"play ring 0"},{"chance":"draw ring"},)";
  EXPECT_EQ(failures_of(draw + R"({"seat":0,"events":[{"type":"draw","item":"ring"}]})"), Failures{});
  EXPECT_EQ(failures_of(draw + R"({"seat":1,"events":[{"type":"draw","item":null}]})"), Failures{});
  EXPECT_EQ(failures_of(draw + R"({"events":[{"type":"draw","item":null}]})"), Failures{}) << "a spectator";
  EXPECT_EQ(failures_of(draw + R"({"seat":0,"events":[{"type":"draw","item":null}]})"),
            Failures{"step 3: event 1: item is \"ring\", expected nothing"});
  EXPECT_EQ(failures_of(R"({"events":[]})"), Failures{"step 1: nothing has happened yet"});
}

TEST(Scenario, weights_are_those_of_all_that_chance_may_decide) {
  const std::string play = R"({"seat":0,"play":"play ring 0"},)";
  EXPECT_EQ(failures_of(play + R"({"weights":{"draw ring":14,"draw flag":1,"draw crown":1}})"), Failures{});
  EXPECT_EQ(failures_of(play + R"({"weights":{"draw ring":13,"draw flag":1,"draw crown":1}})"),
            Failures{"step 2: the weight of draw ring is 14, expected 13"});
  EXPECT_EQ(failures_of(play + R"({"weights":{"draw ring":14,"draw flag":1}})"),
            Failures{"step 2: draw crown is possible too, with weight 1"});
  EXPECT_EQ(failures_of(play + R"({"weights":{"draw ring":14,"draw flag":1,"draw crown":1,"draw olive":1}})"),
            Failures{"step 2: draw olive is not a possible outcome"});
  EXPECT_EQ(failures_of(R"({"weights":{"draw ring":1}})"),
            Failures{"step 1: there is nothing for chance to decide now"});
}

TEST(Scenario, a_malformed_file_is_told_apart_from_a_failure) {
  EXPECT_EQ(said(one_step(R"({"seat":0})").error()).substr(0, 30), "step 1: a step must have exact");
  EXPECT_EQ(said(one_step(R"({"seat":0,"plya":"show"})").error()).substr(0, 32), "steps[0]: there is no field \"ply");
  EXPECT_EQ(said(one_step(R"({"events":{"type":"play"}})").error()),
            "steps[0].events: expected an array, got an object");
  EXPECT_EQ(said(one_step(R"({"events":["play"]})").error()), "steps[0].events[0]: expected an object, got a string");
  EXPECT_EQ(said(one_step(R"({"weights":{"draw ring":"1"}})").error()),
            "steps[0].weights.draw ring: expected a whole number, got a string");
  EXPECT_EQ(said(one_step(R"({"seat":0,"weights":{}})").error()),
            "step 1: \"weights\" is for chance; leave out \"seat\"");
  EXPECT_EQ(said(run_text(R"({"scenario":"t","game":"chess","steps":[]})").error()),
            "game: there is no game \"chess\"");
  EXPECT_EQ(said(run_text(R"({"scenario":"t","game":"atlantis","steps":[]})").error()),
            "a scenario must have either a \"position\" or a \"start\"");
  EXPECT_EQ(
      said(run_text(R"({"scenario":"t","game":"atlantis","position":{"path":"","players":[]},"steps":[]})").error()),
      "position: players: Atlantis is for 2 to 4 players, not 0.");
}

}  // namespace
}  // namespace atlantica
