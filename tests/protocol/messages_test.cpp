#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>

#include "protocol/codec.h"
#include "said.h"

namespace atlantica {
namespace {

namespace fs = std::filesystem;

const fs::path kExamples = fs::path(TESTS_DIR) / "messages";

std::string content(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator(stream), {}};
}

// The file's name up to its first detail: "http/create_request_short" is a create_request.
template <class T>
std::string rewritten_body(const std::string& text) {
  const auto body = read_body<T>(text);
  return body ? write_body(*body) : said(body.error().message);
}

std::string rewritten(const fs::path& file) {
  const std::string text = content(file);
  const std::string folder = file.parent_path().filename();
  if (folder == "client") {
    const auto message = read_client_message(text);
    return message ? write_message(*message) : said(message.error().error.message);
  }
  if (folder == "server") {
    const auto message = read_server_message(text);
    return message ? write_message(*message) : said(message.error().error.message);
  }
  static const std::map<std::string, std::function<std::string(const std::string&)>> kBodies = {
      {"games_answer", rewritten_body<GamesAnswer>},         {"create_request", rewritten_body<CreateRequest>},
      {"create_answer", rewritten_body<CreateAnswer>},       {"claim_request", rewritten_body<ClaimRequest>},
      {"claim_answer", rewritten_body<ClaimAnswer>},         {"health_answer", rewritten_body<HealthAnswer>},
      {"table_answer", rewritten_body<TableInfo>},           {"sign_in_request", rewritten_body<SignInRequest>},
      {"account_answer", rewritten_body<AccountAnswer>},     {"results_answer", rewritten_body<ResultsAnswer>},
      {"my_tables_answer", rewritten_body<MyTablesAnswer>},  {"ratings_answer", rewritten_body<RatingsAnswer>},
      {"quick_request", rewritten_body<QuickRequest>},       {"tables_answer", rewritten_body<TablesAnswer>},
      {"moment_answer", rewritten_body<MomentAnswer>},       {"password_request", rewritten_body<PasswordRequest>},
      {"deletion_request", rewritten_body<DeletionRequest>},
  };
  for (const auto& [name, rewrite] : kBodies)
    if (file.filename().string().starts_with(name)) return rewrite(text);
  return "no body is called " + file.filename().string();
}

TEST(Messages, every_example_is_read_and_written_again_without_loss) {
  int examples = 0;
  for (const auto& entry : fs::recursive_directory_iterator(kExamples)) {
    if (entry.path().extension() != ".json") continue;
    ++examples;
    boost::system::error_code error;
    const std::string again = rewritten(entry.path());
    const auto json = boost::json::parse(again, error);
    ASSERT_FALSE(error) << entry.path() << ": " << again;
    EXPECT_EQ(json, boost::json::parse(content(entry.path()))) << entry.path();
  }
  EXPECT_GE(examples, 15);
}

TEST(Messages, every_message_type_has_an_example) {
  const auto has_example = [](const std::string& folder, std::string_view type) {
    for (const auto& entry : fs::directory_iterator(kExamples / folder)) {
      const auto json = boost::json::parse(content(entry.path()));
      if (json.at("type").as_string() == type) return true;
    }
    return false;
  };
  for (const auto type : {JoinMessage::kType, MoveMessage::kType, UndoMessage::kType})
    EXPECT_TRUE(has_example("client", type)) << type;
  for (const auto type :
       {JoinedMessage::kType, AcceptedMessage::kType, UpdateMessage::kType, TableMessage::kType, ErrorMessage::kType})
    EXPECT_TRUE(has_example("server", type)) << type;
}

TEST(Messages, the_type_comes_first) {
  EXPECT_EQ(write_message(ClientMessage(MoveMessage{7, 75, "play ring 12"})),
            R"({"type":"move","id":7,"sequence":75,"move":"play ring 12"})");
}

}  // namespace
}  // namespace atlantica
