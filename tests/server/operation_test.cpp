#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <cstdlib>

#include "running_server.h"
#include "server/log.h"

namespace atlantica {
namespace {

using OperationTest = ServerTest;

TEST_F(OperationTest, metrics_count_tables_connections_moves_refusals_and_commits) {
  const object created = create(R"({"kind":"me"},{"kind":"me"})");
  const std::string table = text(created.at("table"));
  std::vector<std::unique_ptr<Line>> lines;
  bool moved = false;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    Line& line = *lines.emplace_back(std::make_unique<Line>(server_->port()));
    line.send(join(table, text(created.at("seats").at(seat).at("token"))));
    const object joined = line.hear("joined");
    if (moved || joined.at("moves").as_array().empty()) continue;
    const std::string sequence = boost::json::serialize(joined.at("sequence"));
    line.send(R"({"type":"move","id":2,"sequence":0,"move":"play ring 0"})");
    EXPECT_EQ(text(line.hear("error").at("code")), "stale");
    line.send(R"({"type":"move","id":3,"sequence":)" + sequence + R"(,"move":")" +
              text(joined.at("moves").at(0).at("move")) + "\"}");
    moved = !line.hear("accepted").empty();
  }
  ASSERT_TRUE(moved);
  const HttpAnswer answer = browser_->get("/metrics");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.headers.at("content-type"), "text/plain; version=0.0.4");
  for (const char* line :
       {"# TYPE atlantica_tables gauge\natlantica_tables 1\n", "atlantica_websockets 2\n",
        "atlantica_moves_total{by=\"player\"} 1\n", "atlantica_moves_total{by=\"bot\"} 0\n",
        "atlantica_refusals_total{code=\"stale\"} 1\n", "atlantica_refusals_total{code=\"refused\"} 0\n",
        "# TYPE atlantica_commit_seconds histogram\n", "atlantica_commit_seconds_bucket{le=\"+Inf\"} "})
    EXPECT_NE(answer.body.find(line), std::string::npos) << line << "is not in\n" << answer.body;
  EXPECT_EQ(answer.body.find("atlantica_commit_seconds_count 0\n"), std::string::npos) << "table and move are stored";
  EXPECT_EQ(browser_->post("/metrics", "").status, 405);
}

TEST(Metrics, a_histogram_counts_everything_up_to_each_bound) {
  Histogram histogram;
  histogram.observe(std::chrono::milliseconds(2));
  histogram.observe(std::chrono::milliseconds(30));
  histogram.observe(std::chrono::seconds(10));
  std::string text;
  histogram.write(text, "waits", "How long.");
  EXPECT_TRUE(text.starts_with("# HELP waits How long.\n# TYPE waits histogram\n")) << text;
  EXPECT_NE(text.find("waits_bucket{le=\"0.001\"} 0\n"), std::string::npos) << text;
  EXPECT_NE(text.find("waits_bucket{le=\"0.0025\"} 1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("waits_bucket{le=\"5\"} 2\n"), std::string::npos) << text;
  EXPECT_NE(text.find("waits_bucket{le=\"+Inf\"} 3\nwaits_sum 10.032000\nwaits_count 3\n"), std::string::npos) << text;
}

TEST(Log, a_line_is_an_object_whatever_is_in_its_fields) {
  const std::string line =
      "{" + log_text(LogStyle::json, "common.log.table", {{"table", "k3v9"}, {"problem", "two\nlines\\"}}) + "}";
  const boost::json::object read = boost::json::parse(line).as_object();
  EXPECT_EQ(read.at("key"), "common.log.table");
  EXPECT_EQ(read.at("message"), "a table could not be read");
  EXPECT_EQ(read.at("table"), "k3v9");
  EXPECT_EQ(read.at("problem"), "two\nlines\\");
  EXPECT_EQ(line.find('\n'), std::string::npos);
}

// In a separate process, as a program configures its log only once.
TEST(LogDeathTest, is_for_programs_or_for_people) {
  const auto log = [](LogStyle style) {
    set_up_log(style);
    log_event(LogLevel::warning, "common.log.table", {{"table", "k3v9"}});
    std::exit(0);
  };
  EXPECT_EXIT(
      log(LogStyle::json), testing::ExitedWithCode(0),
      R"(^\{"time":"[0-9-]+T[0-9:.]+Z","level":"warning","key":"common.log.table","message":"[^"]+","table":"k3v9"\})");
  EXPECT_EXIT(log(LogStyle::text), testing::ExitedWithCode(0), "could not be read table=k3v9");
}

TEST(Log, a_line_for_people_names_its_fields) {
  EXPECT_EQ(log_text(LogStyle::text, "common.log.table", {{"table", "k3v9"}, {"problem", "disk full"}}),
            "a table could not be read table=k3v9 problem=\"disk full\"");
}

}  // namespace
}  // namespace atlantica
