#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

#include "running_server.h"

namespace atlantica {
namespace {

class AccountTest : public ServerTest {
 protected:
  static std::string credentials(const std::string& name, const std::string& password = "correct horse") {
    return R"({"name":")" + name + R"(","password":")" + password + "\"}";
  }
  // Creates an account; returns the cookie a browser would send from then on.
  std::string sign_up(const std::string& name) const {
    const HttpAnswer answer = browser_->post("/api/account", credentials(name));
    EXPECT_EQ(answer.status, 200) << answer.body;
    return cookie(answer);
  }
  static std::string cookie(const HttpAnswer& answer) {
    const std::string set = answer.headers.at("set-cookie");
    return set.substr(0, set.find(';'));
  }
  HttpAnswer as(const std::string& cookie, const std::string& method, const std::string& target,
                const std::string& body = "") const {
    return browser_->ask(method, target, body, {{"Cookie", cookie}});
  }
  static std::string code(const HttpAnswer& answer) { return text(answer.json().at("code")); }

  static constexpr const char* kRatedAgainstBot =
      R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"rated":true})";
};

TEST_F(AccountTest, an_account_is_made_left_and_entered_again) {
  const HttpAnswer made = browser_->post("/api/account", credentials("Ada"));
  ASSERT_EQ(made.status, 200) << made.body;
  EXPECT_EQ(text(made.json().at("name")), "Ada");
  const std::string set = made.headers.at("set-cookie");
  EXPECT_NE(set.find("HttpOnly"), std::string::npos);
  EXPECT_NE(set.find("SameSite=Strict"), std::string::npos);
  const std::string first = cookie(made);
  EXPECT_EQ(text(as(first, "GET", "/api/account").json().at("name")), "Ada");

  const HttpAnswer left = as(first, "DELETE", "/api/session");
  EXPECT_EQ(left.status, 200);
  EXPECT_NE(left.headers.at("set-cookie").find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(code(as(first, "GET", "/api/account")), "not_signed_in") << "an old cookie is worth nothing";

  EXPECT_EQ(code(browser_->post("/api/session", credentials("Ada", "wrong horse"))), "bad_password");
  EXPECT_EQ(code(browser_->post("/api/session", credentials("Eve"))), "bad_password");
  const HttpAnswer back = browser_->post("/api/session", credentials("ada"));
  ASSERT_EQ(back.status, 200) << back.body;
  EXPECT_EQ(text(as(cookie(back), "GET", "/api/account").json().at("name")), "Ada");
  EXPECT_EQ(code(browser_->post("/api/account", credentials("ADA", "another horse"))), "name_taken");
}

TEST_F(AccountTest, nobody_gets_a_name_that_looks_like_another) {
  sign_up(" Ａda  Lovelace ");
  for (const std::string alike : {"ada lovelace", "ADA LOVELACE", "Аda Lovelace", "Ada Love1ace"})
    EXPECT_EQ(code(browser_->post("/api/account", credentials(alike))), "name_taken") << alike;
  const HttpAnswer back = browser_->post("/api/session", credentials("ADA lovelace"));
  EXPECT_EQ(text(back.json().at("name")), "Ada Lovelace");
}

TEST_F(AccountTest, names_at_tables_follow_the_same_rules) {
  const auto create = [&](const std::string& name) {
    return browser_->post("/api/tables", R"({"game":"atlantis","seats":[{"kind":"bot","bot":"random"},)"
                                         R"({"kind":"me","name":")" +
                                             name + "\"}]}");
  };
  EXPECT_NE(create("").body.find("seats[1].name: A name must have 1 to 24"), std::string::npos);
  EXPECT_NE(create("a\\nb").body.find("seats[1].name: A name must not contain invisible"), std::string::npos);
  const std::string table = text(create(" Ａda ").json().at("table"));
  EXPECT_EQ(text(browser_->get("/api/tables/" + table).json().at("seats").at(1).at("name")), "Ada");
  EXPECT_EQ(code(browser_->post("/api/quick", R"({"game":"atlantis","name":"\u202e"})")), "bad_message");
  const object open = this->create(R"({"kind":"me"},{"kind":"friend"})");
  const std::string invite = text(open.at("seats").at(1).at("invite"));
  EXPECT_EQ(code(browser_->post("/api/tables/" + text(open.at("table")) + "/claim",
                                R"({"invite":")" + invite + R"(","name":"A\u00adda"})")),
            "bad_message");
}

TEST_F(AccountTest, passwords_that_are_guessed_first_are_refused) {
  const HttpAnswer common = browser_->post("/api/account", credentials("Ada", "Password123"));
  EXPECT_EQ(code(common), "bad_message");
  EXPECT_NE(common.body.find("password: This is one of the passwords that are guessed first"), std::string::npos)
      << common.body;
  EXPECT_EQ(code(browser_->post("/api/account", credentials("Ada Lovelace", "ada LOVELACE1"))), "bad_message");
}

TEST_F(AccountTest, a_new_password_takes_the_old_one_and_signs_out_everywhere_else) {
  const std::string here = sign_up("Ada");
  const std::string there = cookie(browser_->post("/api/session", credentials("Ada")));
  const auto change = [&](const std::string& old, const std::string& fresh) {
    return as(here, "POST", "/api/account/password",
              R"({"password":")" + old + R"(","new_password":")" + fresh + "\"}");
  };
  EXPECT_EQ(code(change("wrong horse", "battery staple")), "bad_password");
  EXPECT_EQ(code(change("correct horse", "password")), "bad_message");
  EXPECT_EQ(code(change("correct horse", "short")), "bad_message");
  EXPECT_EQ(
      code(browser_->post("/api/account/password", R"({"password":"correct horse","new_password":"battery staple"})")),
      "not_signed_in");
  const HttpAnswer changed = change("correct horse", "battery staple");
  ASSERT_EQ(changed.status, 200) << changed.body;
  EXPECT_EQ(text(as(cookie(changed), "GET", "/api/account").json().at("name")), "Ada");
  EXPECT_EQ(code(as(here, "GET", "/api/account")), "not_signed_in") << "this browser has a new cookie";
  EXPECT_EQ(code(as(there, "GET", "/api/account")), "not_signed_in");
  seconds_ += 60;
  EXPECT_EQ(code(browser_->post("/api/session", credentials("Ada"))), "bad_password");
  EXPECT_EQ(browser_->post("/api/session", credentials("Ada", "battery staple")).status, 200);
}

TEST_F(AccountTest, one_can_sign_out_everywhere) {
  const std::string here = sign_up("Ada");
  const std::string there = cookie(browser_->post("/api/session", credentials("Ada")));
  const HttpAnswer left = as(here, "DELETE", "/api/sessions");
  EXPECT_EQ(left.status, 200) << left.body;
  EXPECT_NE(left.headers.at("set-cookie").find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(code(as(here, "GET", "/api/account")), "not_signed_in");
  EXPECT_EQ(code(as(there, "GET", "/api/account")), "not_signed_in");
  EXPECT_EQ(code(as(here, "DELETE", "/api/sessions")), "not_signed_in");
}

TEST_F(AccountTest, who_deletes_an_account_leaves_a_seat_without_a_name) {
  const std::string ada = sign_up("Ada");
  const object created =
      as(ada, "POST", "/api/tables", R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"friend"}]})").json();
  const std::string table = text(created.at("table"));
  Line other(browser_->port());
  other.send(join(table));
  EXPECT_EQ(text(other.hear("joined").at("table").at("seats").at(0).at("name")), "Ada");

  EXPECT_EQ(code(as(ada, "POST", "/api/account/deletion", R"({"password":"wrong horse"})")), "bad_password");
  const HttpAnswer gone = as(ada, "POST", "/api/account/deletion", R"({"password":"correct horse"})");
  ASSERT_EQ(gone.status, 200) << gone.body;
  EXPECT_NE(gone.headers.at("set-cookie").find("Max-Age=0"), std::string::npos);
  const object seat = other.hear("table").at("table").at("seats").at(0).as_object();
  EXPECT_EQ(text(seat.at("name")), "Vermilion") << "everybody at the table is told";
  EXPECT_FALSE(seat.at("account").as_bool());
  EXPECT_EQ(code(as(ada, "GET", "/api/account")), "not_signed_in");
  EXPECT_EQ(code(browser_->post("/api/session", credentials("Ada"))), "bad_password");
  Line guest(browser_->port());
  guest.send(join(table, text(created.at("seats").at(0).at("token"))));
  EXPECT_EQ(guest.hear("joined").at("seat"), 0) << "the link to the seat is still good";
}

TEST_F(AccountTest, wrong_passwords_make_an_account_wait_whoever_gives_them_and_whether_it_exists) {
  sign_up("Ada");
  for (const std::string name : {"Ada", "Nobody"}) {
    for (int i = 0; i < 5; ++i) {
      seconds_ += 60;  // enough for the limit per address
      EXPECT_EQ(code(browser_->post("/api/session", credentials(name, "wrong horse"))), "bad_password") << name;
    }
    const HttpAnswer waits = browser_->post("/api/session", credentials(name));
    EXPECT_EQ(code(waits), "too_frequent") << name;
    EXPECT_EQ(text(waits.json().at("key")), "common.server.wait_seconds");
    EXPECT_LE(waits.json().at("args").at("count").to_number<int>(), 2);
  }
}

TEST_F(AccountTest, an_account_survives_a_restart) {
  const std::string ada = sign_up("Ada");
  stop();
  start();
  EXPECT_EQ(text(as(ada, "GET", "/api/account").json().at("name")), "Ada");
}

TEST_F(AccountTest, a_player_comes_back_to_the_seat_from_another_device) {
  const std::string ada = sign_up("Ada");
  const HttpAnswer created =
      as(ada, "POST", "/api/tables", R"({"game":"atlantis","seats":[{"kind":"me","name":"X"},{"kind":"friend"}]})");
  const std::string table = text(created.json().at("table"));
  const object mine = as(ada, "GET", "/api/account/tables").json();
  ASSERT_EQ(mine.at("tables").as_array().size(), 1U);
  EXPECT_EQ(mine.at("tables").at(0).at("table"), created.json().at("table"));
  EXPECT_FALSE(mine.at("tables").at(0).at("over").as_bool());

  Line other_device(browser_->port(), "", ada);
  other_device.send(join(table, "", R"(,"seat":0)"));
  const object joined = other_device.hear("joined");
  EXPECT_EQ(joined.at("seat"), 0);
  EXPECT_EQ(text(joined.at("table").at("seats").at(0).at("name")), "Ada") << "the name of the account";
  EXPECT_TRUE(joined.at("table").at("seats").at(0).at("account").as_bool());
  other_device.send(join(table, "", R"(,"seat":1)"));
  EXPECT_EQ(text(other_device.hear("error").at("code")), "bad_token");

  Line guest(browser_->port());
  guest.send(join(table, "", R"(,"seat":0)"));
  EXPECT_EQ(text(guest.hear("error").at("code")), "not_signed_in");
  Line stranger(browser_->port(), "", sign_up("Eve"));
  for (const char* seat : {"0", "7", "-1", "1000000"}) {
    stranger.send(join(table, "", std::string(",\"seat\":") + seat));
    EXPECT_EQ(text(stranger.hear("error").at("code")), "bad_token") << seat;
  }
}

TEST_F(AccountTest, a_rated_game_changes_the_rating_and_is_among_the_results) {
  const std::string ada = sign_up("Ada");
  EXPECT_EQ(code(browser_->post("/api/tables", kRatedAgainstBot)), "not_signed_in");
  const HttpAnswer created = as(ada, "POST", "/api/tables", kRatedAgainstBot);
  ASSERT_EQ(created.status, 200) << created.body;
  const std::string table = text(created.json().at("table"));
  Line line(browser_->port(), "", ada);
  line.send(join(table, "", R"(,"seat":0)"));
  const object joined = line.hear("joined");
  EXPECT_TRUE(joined.at("table").at("rated").as_bool());
  const object last = play_to_the_end(line, joined);
  stop();  // the result is stored once the server has stopped
  start();
  const bool won = last.at("result").at("winners").at(0) == 0;
  const object results = as(ada, "GET", "/api/account/results").json();
  ASSERT_EQ(results.at("results").as_array().size(), 1U);
  const object& result = results.at("results").at(0).as_object();
  EXPECT_EQ(result.at("table"), created.json().at("table"));
  EXPECT_EQ(result.at("place"), won ? 1 : 2);
  EXPECT_EQ(result.at("rating_before"), 1000);
  const object account = as(ada, "GET", "/api/account").json();
  EXPECT_EQ(account.at("ratings").at(0).at("rating"), result.at("rating"));
  const object ratings = browser_->get("/api/ratings/atlantis").json();
  ASSERT_EQ(ratings.at("players").as_array().size(), 2U);
  EXPECT_EQ(text(ratings.at("players").at(0).at("name")), won ? "Ada" : "random");
  EXPECT_TRUE(as(ada, "GET", "/api/account/tables").json().at("tables").at(0).at("over").as_bool());
}

TEST_F(AccountTest, a_rated_seat_is_for_members_and_everybody_has_one) {
  const std::string ada = sign_up("Ada");
  EXPECT_EQ(
      code(as(ada, "POST", "/api/tables", R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"me"}],"rated":true})")),
      "bad_option");
  const object created =
      as(ada, "POST", "/api/tables", R"({"game":"atlantis","seats":[{"kind":"me"},{"kind":"friend"}],"rated":true})")
          .json();
  const std::string claim = "/api/tables/" + text(created.at("table")) + "/claim";
  const std::string invite = R"({"invite":")" + text(created.at("seats").at(1).at("invite")) + "\"}";
  EXPECT_EQ(code(browser_->post(claim, invite)), "not_signed_in");
  EXPECT_EQ(code(as(ada, "POST", claim, invite)), "bad_option");
  EXPECT_EQ(as(sign_up("Grace"), "POST", claim, invite).status, 200);
}

TEST_F(AccountTest, wrong_requests_say_what_is_wrong) {
  EXPECT_EQ(code(browser_->get("/api/account")), "not_signed_in");
  EXPECT_EQ(code(as("atlantica_session=made-up", "GET", "/api/account/results")), "not_signed_in");
  EXPECT_EQ(code(browser_->post("/api/account", credentials("Ada", "short"))), "bad_message");
  const HttpAnswer named = browser_->post("/api/account", credentials("Ada\u200b"));
  EXPECT_EQ(code(named), "bad_message");
  EXPECT_NE(named.body.find("name: A name must not contain invisible characters, such as U+200B"), std::string::npos)
      << named.body;
  EXPECT_EQ(code(browser_->post("/api/account", credentials(""))), "bad_message");
  EXPECT_EQ(code(browser_->get("/api/ratings/chess")), "not_found");
  EXPECT_EQ(code(browser_->post("/api/ratings/atlantis", "")), "bad_method");
  EXPECT_EQ(code(browser_->get("/api/session")), "bad_method");
  EXPECT_EQ(browser_->ask("DELETE", "/api/session", "", {}).status, 200) << "a guest is signed out already";
}

TEST_F(AccountTest, the_page_of_another_site_asks_for_nothing) {
  const HttpAnswer answer =
      browser_->ask("POST", "/api/account", credentials("Ada"), {{"Origin", "https://evil.example"}});
  EXPECT_EQ(answer.status, 403);
  EXPECT_EQ(code(answer), "bad_origin");
}

TEST_F(AccountTest, passwords_cannot_be_tried_one_after_another) {
  HttpAnswer answer;
  for (int i = 0; i < 10; ++i) answer = browser_->post("/api/session", "{}");
  EXPECT_EQ(code(answer), "bad_message");
  EXPECT_EQ(code(browser_->post("/api/session", "{}")), "too_frequent");
  EXPECT_EQ(browser_->get("/api/games").status, 200) << "everything else goes on";
  seconds_ += 10;
  EXPECT_EQ(code(browser_->post("/api/session", "{}")), "bad_message");
}

TEST_F(AccountTest, tables_cannot_be_made_without_end) {
  for (int i = 0; i < 60; ++i) browser_->post("/api/tables", "{}");
  EXPECT_EQ(code(browser_->post("/api/tables", "{}")), "too_frequent");
  ++seconds_;
  EXPECT_EQ(code(browser_->post("/api/tables", "{}")), "bad_message");
}

TEST_F(AccountTest, behind_a_proxy_visitors_are_told_apart_and_cookies_are_for_https) {
  stop();
  ServerOptions behind = options();
  behind.proxies = 1;
  start(behind);
  const auto from = [&](const std::string& address, const std::string& body) {
    return browser_->ask("POST", "/api/account", body,
                         {{"X-Forwarded-For", "9.9.9.9, " + address}, {"X-Forwarded-Proto", "https"}});
  };
  for (int i = 0; i < 10; ++i) from("1.2.3.4", "{}");
  EXPECT_EQ(code(from("1.2.3.4", "{}")), "too_frequent");
  const HttpAnswer other = from("5.6.7.8", credentials("Ada"));
  ASSERT_EQ(other.status, 200) << other.body;
  EXPECT_NE(other.headers.at("set-cookie").find("; Secure"), std::string::npos);
}

TEST_F(AccountTest, one_address_has_so_many_connections_at_once) {
  stop();
  ServerOptions few = options();
  few.connections_per_address = 2;
  start(few);
  auto one = std::make_unique<Line>(browser_->port());
  const Line two(browser_->port());
  EXPECT_ANY_THROW(browser_->get("/healthz")) << "closed at once";
}

TEST_F(AccountTest, no_secret_is_logged) {
  std::ostringstream log;
  const auto before = spdlog::default_logger();
  spdlog::set_default_logger(
      std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(log)));
  spdlog::set_level(spdlog::level::trace);
  const std::string ada = sign_up("Ada");
  browser_->post("/api/session", credentials("Ada", "wrong horse"));
  const object created = as(ada, "POST", "/api/tables", kRatedAgainstBot).json();
  Line line(browser_->port(), "", ada);
  line.send(join(text(created.at("table")), text(created.at("seats").at(0).at("token"))));
  line.hear("joined");
  stop();
  spdlog::set_default_logger(before);
  for (const std::string& secret :
       {std::string("horse"), ada.substr(ada.find('=') + 1), text(created.at("seats").at(0).at("token"))})
    EXPECT_EQ(log.str().find(secret), std::string::npos) << log.str();
  start();
}

}  // namespace
}  // namespace atlantica
