#include "protocol/limits.h"

#include <gtest/gtest.h>

#include "protocol/codec.h"

namespace atlantica {
namespace {

TEST(Chat, is_a_line_of_1_to_500_characters) {
  EXPECT_EQ(chat_problem("a"), std::nullopt);
  EXPECT_EQ(chat_problem(std::string(500, 'a')), std::nullopt);
  EXPECT_NE(chat_problem(std::string(501, 'a')), std::nullopt);
  EXPECT_NE(chat_problem(""), std::nullopt);
  EXPECT_NE(chat_problem("a\nb"), std::nullopt);
}

TEST(Chat, holds_no_sign_that_controls_the_text) {
  for (const std::string sign : {"\x1f", "\x7f", "\u0080", "\u009f", "\u2028", "\u2029", "\u200e", "\u200f", "\u202a",
                                 "\u202e", "\u2066", "\u2069", "\ufeff"})
    EXPECT_NE(chat_problem("a" + sign + "b"), std::nullopt) << sign;
  for (const std::string beside : {" ", "~", "\u00a0", "\u2027", "\u2010", "\u202f", "\u2065", "\u206a", "\ufefe"})
    EXPECT_EQ(chat_problem("a" + beside + "b"), std::nullopt) << beside;
}

TEST(Chat, is_not_made_of_blanks_alone) {
  for (const std::string blank :
       {" ", "\u00a0", "\u1680", "\u2000", "\u200d", "\u202f", "\u205f", "\u2060", "\u3000"}) {
    EXPECT_NE(chat_problem(blank + " "), std::nullopt) << "[" << blank << "]";
    EXPECT_EQ(chat_problem(blank + "a"), std::nullopt) << "[" << blank << "]";
  }
  for (const std::string seen : {"!", "\u00a1", "\u1fff", "\u2010", "\u205e", "\u3001"})
    EXPECT_EQ(chat_problem(seen), std::nullopt) << seen;
}

TEST(Chat, is_valid_utf_8) {
  for (const std::string edge :
       {"\u00a1", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\uffff", "\U00010000", "\U0010ffff"})
    EXPECT_EQ(chat_problem(edge), std::nullopt) << edge;
  for (const std::string cut : {"\xc3", "\xe2\x82", "\xf0\x9f\x98", "\xc3(", "\xe2\x82(", "\xf0\x9f\x98("})
    EXPECT_NE(chat_problem(cut), std::nullopt) << cut;
  for (const std::string stray : {"\x80", "\xbf\xbf", "\xff", "a\xff", "\xf8\x90\x80\x80"})
    EXPECT_NE(chat_problem(stray), std::nullopt) << stray;
  for (const std::string overlong : {"\xc0\xa1", "\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf"})
    EXPECT_NE(chat_problem(overlong), std::nullopt) << overlong;
  for (const std::string surrogate : {"\xed\xa0\x80", "\xed\xbf\xbf"})
    EXPECT_NE(chat_problem(surrogate), std::nullopt) << surrogate;
  for (const std::string beyond : {"\xf4\x90\x80\x80", "\xf5\x80\x80\x80"})
    EXPECT_NE(chat_problem(beyond), std::nullopt) << beyond;
}

bool is_taken(const std::string& body) { return read_body<CreateRequest>(body).has_value(); }

// docs/protocol.md gives the minimum and maximum of each.
TEST(Limits, the_least_and_the_most_that_a_table_may_have) {
  struct Range {
    std::string before;
    int least;
    int most;
    std::string after;
  };
  for (const auto& [before, least, most, after] :
       std::vector<Range>{{R"("clock":{"base":)", 1, 86400, "}"},
                          {R"("clock":{"base":60,"increment":)", 0, 3600, "}"},
                          {R"("clock":{"days":)", 1, 30, "}"},
                          {R"("absence":{"then":"bot","grace":)", 0, 604800, "}"},
                          {R"("delay":)", 0, 100, ""}}) {
    const auto taken = [&](int number) {
      return is_taken(R"({"game":"atlantis","seats":[],)" + before + std::to_string(number) + after + "}");
    };
    EXPECT_TRUE(taken(least)) << before;
    EXPECT_FALSE(taken(least - 1)) << before;
    EXPECT_TRUE(taken(most)) << before;
    EXPECT_FALSE(taken(most + 1)) << before;
  }
}

TEST(Limits, what_becomes_of_absent_players_is_one_of_three) {
  for (const std::string then : {"wait", "bot", "end"})
    EXPECT_TRUE(is_taken(R"({"game":"atlantis","seats":[],"absence":{"then":")" + then + "\"}}")) << then;
}

TEST(Limits, a_password_has_8_to_256_bytes) {
  const auto taken = [](std::size_t size) {
    return read_body<SignInRequest>(R"({"name":"Ada","password":")" + std::string(size, 'x') + "\"}").has_value();
  };
  EXPECT_FALSE(taken(7));
  EXPECT_TRUE(taken(8));
  EXPECT_TRUE(taken(256));
  EXPECT_FALSE(taken(257));
}

TEST(Limits, a_message_has_at_most_16_kib) {
  const std::string message = R"({"type":"undo","sequence":1})";
  EXPECT_TRUE(read_client_message(message + std::string(16384 - message.size(), ' ')));
  EXPECT_EQ(read_client_message(message + std::string(16385 - message.size(), ' ')).error().error.code,
            ErrorCode::too_large);
}

}  // namespace
}  // namespace atlantica
