#include "server/routes.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "server/api_documents.h"

namespace atlantica {
namespace {

using Arguments = Api::Arguments;

const Route* find(std::string_view method, std::string_view target) { return find_route(method, *read_path(target)); }

TEST(Paths, are_decoded_part_by_part) {
  EXPECT_EQ(read_path("/"), Path());
  EXPECT_EQ(read_path("/t/k%33v9?x=1"), (Path{"t", "k3v9"}));
  EXPECT_EQ(read_path("/t/a%2Fb/"), (Path{"t", "a/b", ""}));
  EXPECT_EQ(read_path("/J%C3%BCrgen"), Path{"Jürgen"});
}

TEST(Paths, are_not_read_from_malformed_targets) {
  for (const char* target : {"", "*", "api", "http://example.org/api/games", "y:", "/%", "/%4", "/%zz", "/a b", "/a#b",
                             "/%00", "/%ff", "/%c0%af", "/%ed%a0%80"})
    EXPECT_EQ(read_path(target), std::nullopt) << target;
}

TEST(Routes, are_found_by_method_and_path) {
  const Path path = *read_path("/api/tables/k3v9/claim");
  const Route* claim = find_route("POST", path);
  ASSERT_NE(claim, nullptr);
  EXPECT_EQ(claim->path, "/api/tables/{table}/claim");
  EXPECT_EQ(match_path(claim->path, path), Arguments{"k3v9"});
  EXPECT_EQ(match_path("/api/tables/{table}/moments/{sequence}", *read_path("/api/tables/k3v9/moments/12")),
            (Arguments{"k3v9", "12"}));
}

TEST(Routes, answer_to_HEAD_as_to_GET) { EXPECT_EQ(find("HEAD", "/healthz"), find("GET", "/healthz")); }

TEST(Routes, are_not_found_by_another_method_or_path) {
  EXPECT_EQ(find("DELETE", "/api/games"), nullptr);
  for (const char* path : {"/", "/api", "/api/", "/api/games/", "/api/tables/", "/api/tables//claim",
                           "/api/tables/k3v9/claim/more", "/api/rules", "//api/games", "/api%2Fgames"})
    EXPECT_EQ(find("GET", path), nullptr) << path;
}

TEST(Routes, stand_in_the_documentation_and_in_OpenAPI) {
  std::ifstream file(std::string(TESTS_DIR) + "/../docs/protocol.md");
  const std::string documentation{std::istreambuf_iterator(file), {}};
  const auto openapi = boost::json::parse(openapi_text());
  std::size_t operations = 0;
  for (const auto& path : openapi.at("paths").as_object()) operations += path.value().as_object().size();
  EXPECT_EQ(operations, Api::routes().size());
  for (const Route& route : Api::routes()) {
    const std::string row = "| `" + std::string(route.method) + " " + std::string(route.path) + "` |";
    EXPECT_NE(documentation.find(row), std::string::npos) << "docs/protocol.md has no row " << row;
    EXPECT_TRUE(openapi.at("paths").as_object().contains(route.path)) << route.path;
  }
}

TEST(OpenApi, tells_of_every_body_what_it_is) {
  const auto openapi = boost::json::parse(openapi_text());
  for (const auto& path : openapi.at("paths").as_object())
    for (const auto& operation : path.value().as_object())
      for (const auto& response : operation.value().at("responses").as_object()) {
        const auto* content = response.value().as_object().if_contains("content");
        if (content == nullptr) continue;
        for (const auto& body : content->as_object())
          EXPECT_FALSE(body.value().at("schema").as_object().empty()) << operation.key() << " " << path.key();
      }
}

TEST(AsyncApi, tells_every_message_of_both_sides) {
  const auto asyncapi = boost::json::parse(asyncapi_text());
  const auto& messages = asyncapi.at("channels").at("table").at("messages").as_object();
  for (const auto& operation : {"receive", "send"})
    for (const auto& message : asyncapi.at("operations").at(operation).at("messages").as_array()) {
      const std::string reference(message.at("$ref").as_string());
      EXPECT_TRUE(messages.contains(reference.substr(reference.rfind('/') + 1))) << reference;
    }
  EXPECT_EQ(asyncapi.at("operations").at("receive").at("messages").as_array().size(),
            std::variant_size_v<ClientMessage>);
  EXPECT_EQ(asyncapi.at("operations").at("send").at("messages").as_array().size(), std::variant_size_v<ServerMessage>);
}

}  // namespace
}  // namespace atlantica
