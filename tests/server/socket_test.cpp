#include <gtest/gtest.h>

#include <regex>
#include <thread>

#include "core/failure.h"
#include "protocol/limits.h"
#include "running_server.h"
#include "server/listen_address.h"
#include "server/web_files.h"

namespace atlantica {
namespace {

using boost::json::object;

TEST_F(ServerTest, a_whole_game_against_a_bot_with_its_record) {
  const object created = create(R"({"kind":"me","name":"Ada"},{"kind":"bot","bot":"random"})");
  const std::string table = text(created.at("table"));
  EXPECT_EQ(browser_->get("/api/tables/" + table + "/record").json().at("code"), "not_over");
  const std::string commitment = text(browser_->get("/api/tables/" + table).json().at("commitment"));

  Line line(browser_->port());
  line.send(join(table, text(created.at("seats").at(0).at("token"))));
  const object joined = line.hear("joined");
  EXPECT_EQ(joined.at("seat"), 0);
  const object last = play_to_the_end(line, joined);
  EXPECT_EQ(last.at("result").at("scores").as_array().size(), 2U);

  EXPECT_TRUE(browser_->get("/api/tables/" + table).json().at("over").as_bool());
  const HttpAnswer record = browser_->get("/api/tables/" + table + "/record");
  EXPECT_EQ(record.status, 200);
  EXPECT_NE(record.body.find(commitment), std::string::npos);
  EXPECT_NE(record.body.find(text(last.at("result").at("key"))), std::string::npos);

  Line late(browser_->port());
  late.send(join(table));
  EXPECT_EQ(late.hear("joined").at("result"), last.at("result"));
}

TEST_F(ServerTest, a_friend_takes_the_seat_once) {
  const object created = create(R"({"kind":"me"},{"kind":"friend"})");
  const std::string claim = "/api/tables/" + text(created.at("table")) + "/claim";
  const std::string invite = text(created.at("seats").at(1).at("invite"));
  const std::string body = R"({"invite":")" + invite + R"(","name":"Grace"})";
  const HttpAnswer answer = browser_->post(claim, body);
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.json().at("seat"), 1);
  EXPECT_EQ(browser_->post(claim, body).status, 403);
  EXPECT_EQ(browser_->post(claim, body).json().at("code"), "bad_token");

  Line line(browser_->port());
  line.send(join(text(created.at("table")), text(answer.json().at("token"))));
  EXPECT_EQ(line.hear("joined").at("seat"), 1);
  line.send(join(text(created.at("table")), invite));
  EXPECT_EQ(line.hear("error").at("code"), "bad_token") << "an invitation is no token";
}

TEST_F(ServerTest, a_restart_resumes_the_game) {
  const object created = create(R"({"kind":"me"},{"kind":"bot","bot":"greedy"})");
  const std::string table = text(created.at("table"));
  const std::string token = text(created.at("seats").at(0).at("token"));
  object before;
  {
    Line line(browser_->port());
    line.send(join(table, token));
    before = line.hear("joined");
    while (before.at("moves").as_array().empty()) before = line.hear("update");
  }
  stop();
  start();
  Line line(browser_->port());
  line.send(join(table, token, R"(,"since":1)"));
  const object after = line.hear("joined");
  for (const char* part : {"sequence", "view", "moves", "actors"}) EXPECT_EQ(after.at(part), before.at(part)) << part;
  EXPECT_FALSE(after.at("events").as_array().empty());
  play_to_the_end(line, after);
}

TEST_F(ServerTest, a_bot_that_was_to_move_goes_on_after_a_restart) {
  const object created = create(R"({"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"})");
  stop();
  start();
  Line line(browser_->port());
  line.send(join(text(created.at("table"))));
  object situation = line.hear("joined");
  while (!situation.contains("result")) situation = line.hear("update");
  EXPECT_TRUE(situation.at("actors").as_array().empty());
}

TEST_F(ServerTest, somebody_connected_is_told_that_the_server_goes) {
  const object created = create(R"({"kind":"me"},{"kind":"friend"})");
  Line line(browser_->port());
  line.send(join(text(created.at("table"))));
  line.hear("joined");
  std::thread closing([&] { server_->stop(); });
  EXPECT_TRUE(line.hear().empty());
  EXPECT_EQ(line.close_code(), 1001);
  closing.join();
}

TEST_F(ServerTest, every_bad_message_is_answered_and_the_connection_goes_on) {
  const object created = create(R"({"kind":"me"},{"kind":"friend"})");
  const std::string table = text(created.at("table"));
  Line line(browser_->port());
  const auto code_of = [&](const std::string& message) {
    line.send(message);
    return text(line.hear("error").at("code"));
  };
  EXPECT_EQ(code_of("hello"), "bad_json");
  EXPECT_EQ(code_of(R"({"type":"jump"})"), "unknown_type");
  EXPECT_EQ(code_of(R"({"type":"join"})"), "bad_message");
  EXPECT_EQ(code_of(R"({"type":"move","sequence":1,"move":"show"})"), "not_joined");
  EXPECT_EQ(code_of(join("nowhere")), "not_found");
  EXPECT_EQ(code_of(join("x' OR 1=1 --")), "not_found");
  EXPECT_EQ(code_of(join(table, std::string(43, 'x'))), "bad_token");
  line.send(join(table));
  const object joined = line.hear("joined");
  const std::string sequence = boost::json::serialize(joined.at("sequence"));
  EXPECT_EQ(code_of(R"({"type":"move","sequence":)" + sequence + R"(,"move":"show"})"), "not_seated");
  line.send(join(table, text(created.at("seats").at(0).at("token"))));
  line.hear("joined");
  EXPECT_EQ(code_of(R"({"type":"move","sequence":1,"move":"show"})"), "stale");
  EXPECT_EQ(code_of(R"({"type":"move","sequence":)" + sequence + R"(,"move":"win"})"), "refused");
  EXPECT_EQ(code_of(R"({"type":"undo","sequence":)" + sequence + "}"), "refused");
}

TEST_F(ServerTest, a_message_too_large_is_answered_and_ends_the_connection) {
  Line line(browser_->port());
  line.send(std::string(kMaxMessageBytes + 1, ' '));
  EXPECT_EQ(line.hear().at("code"), "too_large");
  EXPECT_TRUE(line.hear().empty());
  EXPECT_EQ(line.close_code(), 1009);
}

TEST_F(ServerTest, messages_too_frequent_are_answered_until_time_has_passed) {
  Line line(browser_->port());
  const std::string message = R"({"type":"undo","id":5,"sequence":1})";
  for (int i = 0; i < 40; ++i) {
    line.send(message);
    EXPECT_EQ(line.hear().at("code"), "not_joined");
  }
  line.send(message);
  const object refused = line.hear();
  EXPECT_EQ(refused.at("code"), "too_frequent");
  EXPECT_EQ(refused.at("id"), 5);
  ++seconds_;
  line.send(message);
  EXPECT_EQ(line.hear().at("code"), "not_joined");
}

TEST_F(ServerTest, the_page_of_another_site_opens_no_websocket) {
  EXPECT_NO_THROW(Line(browser_->port(), "http://127.0.0.1:" + std::to_string(browser_->port())));
  EXPECT_ANY_THROW(Line(browser_->port(), "http://evil.example"));
  EXPECT_ANY_THROW(Line(browser_->port(), "null"));
  const HttpAnswer answer = browser_->get("/ws", {{"Origin", "https://evil.example"}});
  EXPECT_EQ(answer.status, 403);
  EXPECT_EQ(answer.json().at("code"), "bad_origin");
}

TEST_F(ServerTest, http_mistakes_have_their_codes) {
  const auto expect = [](const HttpAnswer& answer, int status, const std::string& code) {
    EXPECT_EQ(answer.status, status) << answer.body;
    EXPECT_EQ(text(answer.json().at("code")), code) << answer.body;
  };
  expect(browser_->get("/api/nothing"), 404, "not_found");
  expect(browser_->get("/api/games/%zz"), 400, "bad_message");
  expect(browser_->get("/rules/%ff"), 400, "bad_message");
  expect(browser_->get("/api/tables/nowhere"), 404, "not_found");
  expect(browser_->get("/api/tables/nowhere/moments/3"), 404, "not_found");
  expect(browser_->get("/api/tables/nowhere/moments/soon"), 400, "bad_message");
  expect(browser_->ask("PUT", "/api/tables", "", {}), 405, "bad_method");
  expect(browser_->post("/api/games", ""), 405, "bad_method");
  expect(browser_->post("/index.html", ""), 405, "bad_method");
  expect(browser_->post("/api/tables", "nonsense"), 400, "bad_json");
  expect(browser_->post("/api/tables", R"({"game":"atlantis"})"), 400, "bad_message");
  expect(browser_->post("/api/tables", R"({"game":"chess","seats":[]})"), 400, "bad_option");
  expect(browser_->post("/api/tables", R"({"game":"atlantis","seats":[{"kind":"me"}]})"), 400, "bad_option");
  expect(browser_->post("/api/tables", R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"bot","bot":"hal"}]})"),
         400, "bad_option");
  expect(browser_->post("/api/tables",
                        R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"me"}],"options":{"first":"9"}})"),
         400, "bad_option");
  expect(browser_->post("/api/tables", std::string(kMaxMessageBytes + 1, ' ')), 413, "too_large");
  EXPECT_EQ(browser_->send_raw("nonsense\r\n\r\n"), 400);
  EXPECT_EQ(browser_->send_raw("GET /" + std::string(10000, 'x') + " HTTP/1.1\r\n\r\n"), 413);
}

TEST_F(ServerTest, who_is_refused_hears_the_answer_to_its_end_and_may_finish_talking) {
  EXPECT_TRUE(browser_->talks_on_after("nonsense\r\n\r\n"));
}

TEST_F(ServerTest, the_page_and_its_files) {
  std::vector<std::string> addresses = {"/?x=1", "/rules/atlantis/", "/%74/k3v9x2m4q7"};
  for (const std::string& pattern : page_paths())
    addresses.push_back(std::regex_replace(pattern, std::regex(R"(\{\w+\})"), "k3v9x2m4q7"));
  for (const std::string& address : addresses) {
    const HttpAnswer page = browser_->get(address);
    EXPECT_EQ(page.status, 200) << address;
    EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(page.headers.at("cache-control"), "no-cache");
    EXPECT_NE(page.headers.at("content-security-policy").find("default-src 'self'"), std::string::npos);
    EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(page.headers.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(browser_->get(address, {{"If-None-Match", page.headers.at("etag")}}).status, 304);
  }
  const HttpAnswer script = browser_->get("/assets/app-1a2b.js");
  EXPECT_EQ(script.body, "export {};");
  EXPECT_EQ(script.headers.at("content-type"), "text/javascript; charset=utf-8");
  EXPECT_NE(script.headers.at("cache-control").find("immutable"), std::string::npos);
  const HttpAnswer compressed = browser_->get("/assets/app-1a2b.js", {{"Accept-Encoding", "br;q=0, gzip, deflate"}});
  EXPECT_EQ(compressed.body, "compressed");
  EXPECT_EQ(compressed.headers.at("content-encoding"), "gzip");
  const HttpAnswer head = browser_->ask("HEAD", "/assets/app-1a2b.js", "", {});
  EXPECT_EQ(head.headers.at("content-length"), "10");
  EXPECT_EQ(head.body, "");
}

TEST_F(ServerTest, nothing_outside_the_page_s_folder_is_given_out) {
  for (const char* address : {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                              "//secret.txt", "/assets/", "/assets", "/nothing.js"})
    EXPECT_EQ(browser_->get(address).status, 404) << address;
}

TEST_F(ServerTest, people_at_an_unknown_address_get_the_page_and_programs_a_sentence) {
  for (const char* address : {"/nowhere", "/lobby/more", "/t", "/t/", "/t/k3v9x2m4q7/more", "//", "/rules//"}) {
    const HttpAnswer page = browser_->get(address, {{"Accept", "text/html,*/*"}});
    EXPECT_EQ(page.status, 404) << address;
    EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
    EXPECT_NE(page.body.find("<title>Atlantica</title>"), std::string::npos);
  }
  const HttpAnswer sentence = browser_->get("/nowhere", {{"Accept", "application/json"}});
  EXPECT_EQ(sentence.status, 404);
  EXPECT_EQ(sentence.json().at("code"), "not_found");
}

TEST_F(ServerTest, health_and_games) {
  EXPECT_EQ(browser_->get("/healthz").body, R"({"status":"ok"})");
  const object games = browser_->get("/api/games").json();
  EXPECT_EQ(games.at("games").at(0).at("id"), "atlantis");
  EXPECT_FALSE(games.at("games").at(0).at("bots").as_array().empty());
}

TEST_F(ServerTest, the_rules_of_a_game) {
  const HttpAnswer rules = browser_->get("/api/rules/survive");
  EXPECT_EQ(rules.status, 200);
  EXPECT_EQ(rules.headers.at("content-type"), "application/json");
  const boost::json::value first = rules.json().at("sections").at(1).at("blocks").at(0);
  EXPECT_EQ(first.at("kind"), "rule");
  EXPECT_EQ(first.at("id"), "SUR-1.1");
  EXPECT_EQ(browser_->get("/api/rules/surv%69ve").body, rules.body);
  EXPECT_EQ(browser_->get("/api/rules/chess").status, 404);
}

TEST_F(ServerTest, a_port_in_use_is_a_clear_failure) {
  ServerOptions options;
  options.port = browser_->port();
  options.database = (folder_ / "other.db").string();
  try {
    const Server second(options);
    FAIL() << "two servers at one port";
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.message(), (Message{"common.server.port_in_use",
                                          {{"port", std::to_string(browser_->port())}, {"address", "127.0.0.1"}}}));
  }
}

TEST(ServerOptions, a_missing_page_is_a_clear_failure) {
  const TemporaryFolder folder;
  ServerOptions options;
  options.port = 0;
  options.database = (folder / "games.db").string();
  options.web = folder / "nowhere";
  EXPECT_THROW(Server{options}, Failure);
  std::filesystem::create_directory(folder / "nowhere");
  EXPECT_THROW(Server{options}, Failure) << "a folder without index.html";
}

TEST(ListenAddress, is_an_ip_address_and_a_port) {
  EXPECT_EQ(read_listen_address("0.0.0.0:80").port, 80);
  EXPECT_EQ(read_listen_address("[::1]:0").address, "::1");
  EXPECT_EQ(read_listen_address("localhost:8080").address, "127.0.0.1");
  for (const char* wrong : {"", "127.0.0.1", "8080", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:70000", "::1:80",
                            "example.com:80", ":8080", "127.0.0.1:80x", "127.0.0.1:-1"})
    EXPECT_THROW(read_listen_address(wrong), Failure) << wrong;
}

}  // namespace
}  // namespace atlantica
