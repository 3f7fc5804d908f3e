#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>

#include "running_server.h"

namespace atlantica {
namespace {

// People meeting on a server: the list of tables, quick games, chat, rematches.
class MeetingTest : public ServerTest {
 protected:
  object create_listed(const std::string& seats, const std::string& terms = "") const {
    const HttpAnswer answer =
        browser_->post("/api/tables", R"({"game":"atlantis","listed":true,"seats":[)" + seats + "]" + terms + "}");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.json();
  }
  boost::json::array listed() const { return browser_->get("/api/tables").json().at("tables").as_array(); }
  static std::string code(const HttpAnswer& answer) { return text(answer.json().at("code")); }

  // A connection that has joined the seat.
  std::unique_ptr<Line> sit(const object& created, std::size_t seat) const {
    auto line = std::make_unique<Line>(browser_->port());
    line->send(join(text(created.at("table")), text(created.at("seats").at(seat).at("token"))));
    line->hear("joined");
    return line;
  }
};

TEST_F(MeetingTest, a_listed_table_is_found_and_its_free_seat_taken) {
  create(R"({"kind":"me"},{"kind":"friend"})");
  const object created = create_listed(R"({"kind":"me","name":"Ada"},{"kind":"friend"})");
  const auto tables = listed();
  ASSERT_EQ(tables.size(), 1U) << "the other one is by invitation";
  const std::string table = text(tables[0].at("table"));
  EXPECT_EQ(table, text(created.at("table")));
  EXPECT_EQ(text(tables[0].at("seats").at(0).at("name")), "Ada");
  EXPECT_FALSE(tables[0].at("seats").at(1).at("taken").as_bool());

  const std::string claim = "/api/tables/" + table + "/claim";
  const HttpAnswer taken = browser_->post(claim, R"({"name":"Grace"})");
  ASSERT_EQ(taken.status, 200) << taken.body;
  EXPECT_EQ(taken.json().at("seat"), 1);
  EXPECT_TRUE(listed()[0].at("seats").at(1).at("taken").as_bool());
  EXPECT_EQ(code(browser_->post(claim, R"({"name":"Eve"})")), "bad_token") << "no seat is free";
  Line line(browser_->port());
  line.send(join(table, text(taken.json().at("token"))));
  EXPECT_EQ(line.hear("joined").at("seat"), 1);
}

TEST_F(MeetingTest, strangers_see_how_long_they_may_think_before_they_sit_down) {
  const std::string seats = R"({"kind":"me"},{"kind":"friend"})";
  const std::string clocks[] = {R"({"base":600,"increment":5})", R"({"days":3})"};
  for (const std::string& clock : clocks) {
    const object created = create_listed(seats, R"(,"clock":)" + clock);
    const auto tables = listed();
    const auto* table = std::ranges::find(tables, created.at("table"), [](const auto& one) { return one.at("table"); });
    ASSERT_NE(table, tables.end());
    EXPECT_EQ(table->at("clock"), boost::json::parse(clock));
  }
}

TEST_F(MeetingTest, a_table_without_clock_is_listed_without_one) {
  create_listed(R"({"kind":"me"},{"kind":"friend"})");
  EXPECT_FALSE(listed()[0].as_object().contains("clock"));
}

TEST_F(MeetingTest, a_seat_whose_player_was_sent_away_is_not_offered_to_strangers) {
  const object created = create_listed(R"({"kind":"me"},{"kind":"me"})");
  const auto host = sit(created, 0);
  host->send(R"({"type":"kick","id":3,"seat":1})");
  host->hear("kicked");
  EXPECT_TRUE(listed()[0].at("seats").at(1).at("taken").as_bool()) << "a bot plays on until the new invitation is used";
}

TEST_F(MeetingTest, a_seat_by_invitation_is_not_for_strangers) {
  const object created = create(R"({"kind":"me"},{"kind":"friend"})");
  EXPECT_EQ(code(browser_->post("/api/tables/" + text(created.at("table")) + "/claim", "{}")), "bad_token");
}

TEST_F(MeetingTest, a_quick_game_has_bots_at_the_other_seats) {
  const object quick = browser_->post("/api/quick", R"({"game":"atlantis","name":"Ada"})").json();
  const object table = browser_->get("/api/tables/" + text(quick.at("table"))).json();
  ASSERT_EQ(table.at("seats").as_array().size(), 3U);
  EXPECT_EQ(text(table.at("seats").at(0).at("name")), "Ada");
  EXPECT_EQ(text(table.at("seats").at(2).at("kind")), "bot");
  const object two = browser_->post("/api/quick", R"({"game":"survive","players":2,"bot":"random"})").json();
  EXPECT_EQ(two.at("seats").as_array().size(), 2U);
  EXPECT_EQ(code(browser_->post("/api/quick", R"({"game":"chess"})")), "bad_option");
  EXPECT_EQ(code(browser_->post("/api/quick", R"({"game":"atlantis","players":1})")), "bad_option");
  EXPECT_EQ(code(browser_->post("/api/quick", R"({"game":"atlantis","players":-3})")), "bad_option");
  EXPECT_EQ(code(browser_->post("/api/quick", R"({"game":"atlantis","bot":"hal"})")), "bad_option");
}

TEST_F(MeetingTest, what_players_say_is_heard_and_kept) {
  const object created = create(R"({"kind":"me"},{"kind":"me"})");
  const auto ada = sit(created, 0);
  const auto grace = sit(created, 1);
  ada->send(R"({"type":"say","id":9,"text":"Good luck!"})");
  EXPECT_EQ(ada->hear("accepted").at("id"), 9);
  const object said = grace->hear("said");
  EXPECT_EQ(said.at("seat"), 0);
  EXPECT_EQ(text(said.at("text")), "Good luck!");
  stop();
  start();
  Line spectator(browser_->port());
  spectator.send(join(text(created.at("table"))));
  EXPECT_EQ(text(spectator.hear("joined").at("chat").at(0).at("text")), "Good luck!");
  spectator.send(R"({"type":"say","text":"Hello"})");
  EXPECT_EQ(text(spectator.hear("error").at("code")), "not_seated");
}

TEST_F(MeetingTest, a_line_of_chat_is_no_program_and_no_book) {
  const object created = create(R"({"kind":"me"},{"kind":"me"})");
  const auto ada = sit(created, 0);
  for (const std::string& wrong : {std::string(), std::string("  "), std::string("a\\nb"), std::string(501, 'x')}) {
    ada->send(R"({"type":"say","id":1,"text":")" + wrong + "\"}");
    EXPECT_EQ(text(ada->hear("error").at("code")), "bad_message") << wrong;
  }
}

TEST_F(MeetingTest, who_mutes_a_seat_hears_it_no_more) {
  const object created = create(R"({"kind":"me"},{"kind":"me"})");
  const auto ada = sit(created, 0);
  const auto grace = sit(created, 1);
  grace->send(R"({"type":"mute","id":1,"seat":0,"muted":true})");
  EXPECT_EQ(grace->hear("accepted").at("id"), 1);
  ada->send(R"({"type":"say","text":"unheard"})");
  ada->hear("said");
  grace->send(R"({"type":"mute","id":2,"seat":0,"muted":false})");
  grace->hear("accepted");
  ada->send(R"({"type":"say","text":"heard"})");
  EXPECT_EQ(text(grace->hear("said").at("text")), "heard");
  grace->send(R"({"type":"mute","id":3,"seat":7,"muted":true})");
  EXPECT_EQ(text(grace->hear("error").at("code")), "bad_message");
}

TEST_F(MeetingTest, a_rematch_has_the_same_seats_and_there_is_one) {
  const object created = create(R"({"kind":"me","name":"Ada"},{"kind":"bot","bot":"random"})");
  const std::string token = text(created.at("seats").at(0).at("token"));
  Line line(browser_->port());
  line.send(join(text(created.at("table")), token));
  const object joined = line.hear("joined");
  line.send(R"({"type":"rematch","id":5})");
  EXPECT_EQ(text(line.hear("error").at("code")), "not_over");
  play_to_the_end(line, joined);
  line.send(R"({"type":"rematch","id":6})");
  EXPECT_EQ(line.hear("accepted").at("id"), 6);
  const std::string next = text(line.hear("table").at("table").at("rematch"));
  line.send(R"({"type":"rematch","id":7})");
  EXPECT_EQ(line.hear("accepted").at("id"), 7);
  EXPECT_EQ(text(browser_->get("/api/tables/" + text(created.at("table"))).json().at("rematch")), next);

  line.send(join(next, token));
  const object again = line.hear("joined");
  EXPECT_EQ(again.at("seat"), 0);
  EXPECT_EQ(text(again.at("table").at("seats").at(0).at("name")), "Ada");
  EXPECT_NE(again.at("table").at("commitment"), joined.at("table").at("commitment")) << "with luck of its own";
  play_to_the_end(line, again);
}

TEST_F(MeetingTest, a_record_becomes_a_table_that_goes_on_where_it_ends) {
  const object created = create(R"({"kind":"me","name":"Ada"},{"kind":"bot","bot":"random"})");
  Line line(browser_->port());
  line.send(join(text(created.at("table")), text(created.at("seats").at(0).at("token"))));
  play_to_the_end(line, line.hear("joined"));
  const std::string record = browser_->get("/api/tables/" + text(created.at("table")) + "/record").body;
  const object whole = browser_->post("/api/records", record).json();
  EXPECT_TRUE(browser_->get("/api/tables/" + text(whole.at("table"))).json().at("over").as_bool());

  // Without its last lines the game is unfinished.
  std::string half = record;
  for (int i = 0; i < 12; ++i) half.resize(half.rfind('\n', half.size() - 2) + 1);
  const HttpAnswer answer = browser_->post("/api/records", half);
  ASSERT_EQ(answer.status, 200) << answer.body;
  const object again = answer.json();
  EXPECT_FALSE(again.at("seats").at(1).as_object().contains("token")) << "a bot sits there";
  Line next(browser_->port());
  next.send(join(text(again.at("table")), text(again.at("seats").at(0).at("token"))));
  const object joined = next.hear("joined");
  EXPECT_EQ(text(joined.at("table").at("seats").at(0).at("name")), "Ada");
  play_to_the_end(next, joined);
}

TEST_F(MeetingTest, what_is_no_record_becomes_no_table) {
  EXPECT_EQ(code(browser_->post("/api/records", "")), "bad_message");
  EXPECT_EQ(code(browser_->post("/api/records", R"({"game":"atlantis"})")), "bad_message");
  const std::string head = R"({"record":"atlantica","format":1,"game":"atlantis","rules":1,)";
  EXPECT_EQ(code(browser_->post("/api/records", head + R"("seats":["A","B"],"options":{"first":"0"}})" +
                                                    "\n{\"seat\":0,\"move\":\"fly\"}\n")),
            "bad_option");
  EXPECT_EQ(code(browser_->post("/api/records",
                                head + R"("seats":["A","B"],"players":["human","bot:oracle"],"options":{}})" + "\n")),
            "bad_option");
  EXPECT_EQ(code(browser_->get("/api/records")), "bad_method");
  EXPECT_EQ(code(browser_->post("/api/records", std::string(512 * 1024, ' '))), "bad_message");
  EXPECT_EQ(code(browser_->post("/api/records", std::string(512 * 1024 + 1, ' '))), "too_large");
}

TEST_F(MeetingTest, a_finished_table_is_no_longer_listed) {
  const object created = create_listed(R"({"kind":"me"},{"kind":"bot","bot":"random"})");
  EXPECT_EQ(listed().size(), 1U);
  Line line(browser_->port());
  line.send(join(text(created.at("table")), text(created.at("seats").at(0).at("token"))));
  play_to_the_end(line, line.hear("joined"));
  stop();
  start();
  EXPECT_TRUE(listed().empty());
}

}  // namespace
}  // namespace atlantica
