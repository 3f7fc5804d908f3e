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

TEST(Routes, are_found_by_method_and_path) {
  const Route* claim = find_route("POST", "/api/tables/k3v9/claim");
  ASSERT_NE(claim, nullptr);
  EXPECT_EQ(claim->path, "/api/tables/{table}/claim");
  EXPECT_EQ(claim->match("/api/tables/k3v9/claim"), Arguments{"k3v9"});
  const Route* moment = find_route("GET", "/api/tables/k3v9/moments/12");
  ASSERT_NE(moment, nullptr);
  EXPECT_EQ(moment->match("/api/tables/k3v9/moments/12"), (Arguments{"k3v9", "12"}));
}

TEST(Routes, answer_to_HEAD_as_to_GET) { EXPECT_EQ(find_route("HEAD", "/healthz"), find_route("GET", "/healthz")); }

TEST(Routes, are_not_found_by_another_method_or_path) {
  EXPECT_EQ(find_route("DELETE", "/api/games"), nullptr);
  for (const char* path : {"", "/", "*", "/api", "/api/", "/api/games/", "/api/tables/", "/api/tables//claim",
                           "/api/tables/k3v9/claim/more", "/api/rules"})
    EXPECT_EQ(find_route("GET", path), nullptr) << path;
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
