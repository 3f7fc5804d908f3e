#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "protocol/codec.h"
#include "protocol/limits.h"
#include "said.h"

namespace atlantica {
namespace {

struct Case {
  std::string text;
  ErrorCode code;
  std::string says;  // part of the message
};

TEST(MalformedMessages, each_mistake_has_its_code_and_says_what_is_wrong) {
  const std::vector<Case> cases = {
      {"", ErrorCode::bad_json, "not JSON"},
      {"hello", ErrorCode::bad_json, "not JSON"},
      {R"({"type":"join")", ErrorCode::bad_json, "not JSON"},
      {R"({"type":"undo","sequence":1}{})", ErrorCode::bad_json, "not JSON"},
      {"{\"type\":\"\xff\"}", ErrorCode::bad_json, "not JSON"},
      {R"([1,2])", ErrorCode::bad_json, "object"},
      {R"("join")", ErrorCode::bad_json, "object"},
      {std::string(5000, '['), ErrorCode::bad_json, "not JSON"},
      {R"({})", ErrorCode::bad_message, "\"type\" is missing"},
      {R"({"type":7})", ErrorCode::bad_message, "type"},
      {R"({"type":"jump"})", ErrorCode::unknown_type, "the types are join, move, undo"},
      {R"({"type":"accepted","sequence":1})", ErrorCode::unknown_type, "accepted"},
      {R"({"type":"join"})", ErrorCode::bad_message, "\"table\" is missing"},
      {R"({"type":"join","table":7})", ErrorCode::bad_message, "table: expected a string"},
      {R"({"type":"join","table":"x","since":-1})", ErrorCode::bad_message, "since"},
      {R"({"type":"join","table":"x","since":1.5})", ErrorCode::bad_message, "since: expected a whole number"},
      {R"({"type":"join","table":"x","chair":1})", ErrorCode::bad_message, "no field \"chair\""},
      {R"({"type":"join","table":"x","token":null})", ErrorCode::bad_message, "token"},
      {R"({"type":"move","sequence":1})", ErrorCode::bad_message, "\"move\" is missing"},
      {R"({"type":"move","sequence":99999999999999999999,"move":"show"})", ErrorCode::bad_message, "sequence"},
      {R"({"type":"move","sequence":"1","move":"show"})", ErrorCode::bad_message, "sequence"},
      {R"({"type":"undo"})", ErrorCode::bad_message, "\"sequence\" is missing"},
      {R"({"type":"undo","id":"one","sequence":1})", ErrorCode::bad_message, "id: expected a whole number"},
      {std::string(kMaxMessageBytes + 1, ' '), ErrorCode::too_large, "16,384"},
  };
  for (const Case& one : cases) {
    const auto message = read_client_message(one.text);
    ASSERT_FALSE(message) << one.text;
    EXPECT_EQ(name(message.error().error.code), name(one.code)) << one.text;
    EXPECT_NE(said(message.error().error.message).find(one.says), std::string::npos)
        << one.text << " says: " << message.error().error.message;
  }
}

TEST(MalformedMessages, the_answer_goes_to_the_id_where_there_is_one) {
  EXPECT_EQ(read_client_message(R"({"type":"jump","id":9})").error().id, 9);
  EXPECT_EQ(read_client_message(R"({"type":"join","id":9})").error().id, 9);
  EXPECT_EQ(read_client_message(R"({"type":"join","id":"9"})").error().id, std::nullopt);
}

TEST(MalformedRequests, each_mistake_has_its_code_and_says_what_is_wrong) {
  const auto seats = [](const std::string& list) { return R"({"game":"atlantis","seats":)" + list + "}"; };
  const std::vector<Case> cases = {
      {"", ErrorCode::bad_json, "not JSON"},
      {R"({"seats":[]})", ErrorCode::bad_message, "\"game\" is missing"},
      {seats("{}"), ErrorCode::bad_message, "seats: expected an array"},
      {seats(R"([{"kind":"you"}])"), ErrorCode::bad_message, "seats[0].kind"},
      {seats(R"([{"kind":"me"},{"kind":"you"}])"), ErrorCode::bad_message, "seats[1].kind"},
      {seats(R"([{"kind":"me"},{"kind":1}])"), ErrorCode::bad_message, "seats[1].kind: expected a string"},
      {seats(R"([{"kind":"bot"}])"), ErrorCode::bad_message, "must name its \"bot\""},
      {seats(R"([{"kind":"me","bot":"greedy"}])"), ErrorCode::bad_message, "Only a seat of kind \"bot\""},
      {seats(R"([{"kind":"friend","name":"Bo"}])"), ErrorCode::bad_message, "Only a seat of kind \"me\""},
      {R"({"game":"atlantis","seats":[],"options":{"first":1}})", ErrorCode::bad_message, "options.first"},
      {R"({"game":"atlantis","seats":[],"clock":{}})", ErrorCode::bad_message, "either \"base\""},
      {R"({"game":"atlantis","seats":[],"clock":{"base":60,"days":1}})", ErrorCode::bad_message, "either \"base\""},
      {R"({"game":"atlantis","seats":[],"clock":{"days":1,"increment":1}})", ErrorCode::bad_message, "or \"days\""},
      {R"({"game":"atlantis","seats":[],"clock":{"base":0}})", ErrorCode::bad_message, "clock.base: Expected 1 to"},
      {R"({"game":"atlantis","seats":[],"clock":{"days":31}})", ErrorCode::bad_message, "Expected 1 to 30, got 31"},
      {R"({"game":"atlantis","seats":[],"absence":{}})", ErrorCode::bad_message, "\"then\" is missing"},
      {R"({"game":"atlantis","seats":[],"absence":{"then":"sulk"}})", ErrorCode::bad_message, "\"wait\", \"bot\""},
      {R"({"game":"atlantis","seats":[],"absence":{"then":"bot","grace":-1}})", ErrorCode::bad_message, "grace"},
      {R"({"game":"atlantis","seats":[],"delay":101})", ErrorCode::bad_message, "delay: Expected 0 to 100"},
  };
  for (const Case& one : cases) {
    const auto request = read_body<CreateRequest>(one.text);
    ASSERT_FALSE(request) << one.text;
    EXPECT_EQ(name(request.error().code), name(one.code)) << one.text;
    EXPECT_NE(said(request.error().message).find(one.says), std::string::npos)
        << one.text << " says: " << request.error().message;
  }
}

TEST(ErrorCodes, have_distinct_names_and_are_all_documented) {
  std::ifstream file(std::string(TESTS_DIR) + "/../docs/protocol.md");
  const std::string documentation(std::istreambuf_iterator<char>(file), {});
  std::set<std::string_view> names;
  for (int i = 0; i < kErrorCodes; ++i) {
    const auto code = static_cast<ErrorCode>(i);
    names.insert(name(code));
    const std::string row = "| `" + std::string(name(code)) + "` | " + std::to_string(http_status(code)) + " |";
    EXPECT_NE(documentation.find(row), std::string::npos) << "docs/protocol.md has no row " << row;
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kErrorCodes));
}

}  // namespace
}  // namespace atlantica
