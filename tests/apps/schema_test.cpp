#include <boost/json/parse.hpp>
#include <set>

#include "catalog/catalog.h"
#include "run_command.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;

std::set<std::string> definitions(const std::string& printed) {
  std::set<std::string> names;
  const json::value document = json::parse(printed);
  for (const auto& definition : document.at("$defs").as_object()) names.emplace(definition.key());
  return names;
}

TEST(Schema, defines_what_every_game_writes_and_reads) {
  const Ran ran = run({"schema"});
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const auto names = definitions(ran.out);
  for (const GameEntry& game : games())
    for (const char* part : {"View", "MoveInfo", "Event", "Position"})
      EXPECT_TRUE(names.contains(std::string(game.id) + "." + part)) << game.id << " " << part;
  for (const char* file : {"RecordHead", "RecordLine", "Scenario"}) EXPECT_TRUE(names.contains(file)) << file;
}

TEST(Schema, every_reference_leads_to_a_definition) {
  const std::string printed = run({"schema"}).out;
  const auto names = definitions(printed);
  constexpr std::string_view kReference = R"("$ref":"#/$defs/)";
  int references = 0;
  for (std::size_t at = printed.find(kReference); at != std::string::npos; at = printed.find(kReference, at + 1)) {
    const std::size_t begin = at + kReference.size();
    const std::string name = printed.substr(begin, printed.find('"', begin) - begin);
    EXPECT_TRUE(names.contains(name)) << name;
    ++references;
  }
  EXPECT_GT(references, 0);
}

TEST(Schema, of_one_name_brings_what_it_needs_and_no_more) {
  const Ran ran = run({"schema", "CreateRequest"});
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(json::parse(ran.out).at("$ref"), "#/$defs/CreateRequest");
  EXPECT_EQ(definitions(ran.out),
            (std::set<std::string>{"CreateRequest", "SeatRequest", "ClockSettings", "AbsenceSettings"}));
}

TEST(Schema, of_an_unknown_name_is_refused) {
  const Ran ran = run({"schema", "Boat"});
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_NE(ran.err.find("Boat"), std::string::npos);
}

}  // namespace
}  // namespace atlantica::apps
