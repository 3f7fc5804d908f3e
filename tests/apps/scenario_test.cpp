#include <boost/json/parse.hpp>

#include "run_command.h"

namespace atlantica::apps {
namespace {

using ScenarioTest = CommandTest;

const std::string kLastStep = std::string(TESTS_DIR) + "/scenarios/atlantis_last_step.json";

TEST_F(ScenarioTest, a_scenario_that_holds_passes) {
  const Ran ran = run({"scenario", kLastStep});
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(holds(ran.out, "pass   " + kLastStep + ": The third figure ends the game"));
}

TEST_F(ScenarioTest, what_does_not_hold_is_named_and_the_others_still_run) {
  std::string text = read(kLastStep);
  text.replace(text.find("[8, 7]"), 6, "[9, 7]");
  const std::string wrong = write("wrong.json", text);
  const Ran ran = run({"scenario", wrong, kLastStep});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.out, "FAIL   " + wrong));
  EXPECT_TRUE(holds(ran.out, "step 6"));
  EXPECT_TRUE(holds(ran.out, "pass   " + kLastStep));
  EXPECT_EQ(ran.err, "atlantica: 1 of 2 scenarios failed\n");
}

TEST_F(ScenarioTest, files_that_are_no_scenarios_are_explained) {
  const auto answer = [](const std::string& file) {
    const Ran ran = run({"scenario", file});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_TRUE(holds(ran.out, file));
    return ran.out;
  };
  EXPECT_TRUE(holds(answer(path("missing.json")), "there is no file"));
  EXPECT_TRUE(holds(answer(path("")), "is a directory, not a file"));
  EXPECT_TRUE(holds(answer(write("prose.json", "once upon\na time")), "not JSON: error in line 1"));
  EXPECT_TRUE(holds(answer(write("empty.json", "")), "not JSON"));
  EXPECT_TRUE(holds(answer(write("list.json", "[]")), "expected an object, got an array"));
  EXPECT_TRUE(holds(answer(write("name.json", "{\"scenari\":\"x\"}")), "there is no field “scenari” here"));
  const std::string text = read(kLastStep);
  EXPECT_TRUE(holds(answer(write("cut.json", text.substr(0, text.size() / 2))), "not JSON"));
}

TEST_F(ScenarioTest, as_json_every_file_has_its_object) {
  const Ran ran = run({"scenario", "--json", kLastStep});
  const boost::json::value answer = boost::json::parse(ran.out);
  EXPECT_EQ(answer.at("passed"), true);
  EXPECT_EQ(answer.at("failures").as_array().size(), 0U);
  EXPECT_GT(answer.at("steps").as_int64(), 0);
}

}  // namespace
}  // namespace atlantica::apps
