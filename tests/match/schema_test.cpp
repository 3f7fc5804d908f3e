#include "match/schema.h"

#include <gtest/gtest.h>

#include <boost/describe.hpp>
#include <boost/json/parse.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace atlantica::harbour {

struct Boat {
  std::string name;
  std::optional<std::string> flag;
};
BOOST_DESCRIBE_STRUCT(Boat, (), (name, flag))

struct Quay {
  std::uint8_t length = 0;
  std::int64_t built = 0;
  double depth = 0;
  bool open = false;
  std::vector<Boat> boats;
  std::map<std::string, std::vector<int>> berths;
  std::optional<std::vector<std::string>> lamps;
  boost::json::value anything;
  boost::json::value view;
};
BOOST_DESCRIBE_STRUCT(Quay, (), (length, built, depth, open, boats, berths, lamps, anything, view))

struct Opening {
  int hour = 0;
};
BOOST_DESCRIBE_STRUCT(Opening, (), (hour))

Words lamp_names() {
  static constexpr std::array<std::string_view, 2> kLamps = {"red", "green"};
  return kLamps;
}

}  // namespace atlantica::harbour

namespace atlantica {

template <>
inline constexpr WordsTable kWordsOf<&harbour::Quay::lamps> = harbour::lamp_names;
template <>
inline constexpr std::string_view kDefinitionOf<&harbour::Quay::view> = "View";

namespace {

boost::json::value definition(const Schema& schema, std::string_view name) {
  const auto* found = schema.definitions().if_contains(name);
  return found == nullptr ? boost::json::value() : *found;
}

TEST(Schema, a_described_struct_is_an_object_of_its_fields_and_nothing_else) {
  Schema schema;
  schema.define(kShape<harbour::Quay>);
  EXPECT_EQ(definition(schema, "harbour.Quay"), boost::json::parse(R"({
    "type": "object",
    "properties": {
      "length": {"type": "integer", "minimum": 0, "maximum": 255},
      "built": {"type": "integer", "minimum": -9223372036854775808, "maximum": 9223372036854775807},
      "depth": {"type": "number"},
      "open": {"type": "boolean"},
      "boats": {"type": "array", "items": {"$ref": "#/$defs/harbour.Boat"}},
      "berths": {"type": "object",
                 "additionalProperties": {"type": "array",
                                          "items": {"type": "integer", "minimum": -2147483648, "maximum": 2147483647}}},
      "lamps": {"type": "array", "items": {"type": "string", "enum": ["red", "green"]}},
      "anything": {},
      "view": {"$ref": "#/$defs/View"}
    },
    "required": ["length", "built", "depth", "open", "boats", "berths", "anything", "view"],
    "additionalProperties": false})"));
}

TEST(Schema, an_optional_field_is_not_required_and_what_is_contained_is_defined_too) {
  Schema schema;
  schema.define(kShape<harbour::Quay>);
  EXPECT_EQ(definition(schema, "harbour.Boat"), boost::json::parse(R"({
    "type": "object",
    "properties": {"name": {"type": "string"}, "flag": {"type": "string"}},
    "required": ["name"],
    "additionalProperties": false})"));
}

TEST(Schema, a_message_begins_with_its_type) {
  Schema schema;
  schema.define_message("boat", kShape<harbour::Boat>);
  EXPECT_EQ(definition(schema, "harbour.Boat"), boost::json::parse(R"({
    "type": "object",
    "properties": {"type": {"const": "boat"}, "name": {"type": "string"}, "flag": {"type": "string"}},
    "required": ["type", "name"],
    "additionalProperties": false})"));
}

TEST(Schema, parts_that_are_written_together_are_one_object) {
  Schema schema;
  schema.define_joined("Arrival", {&kShape<harbour::Boat>, &kShape<harbour::Opening>});
  EXPECT_EQ(definition(schema, "Arrival"), boost::json::parse(R"({
    "type": "object",
    "properties": {"name": {"type": "string"}, "flag": {"type": "string"},
                   "hour": {"type": "integer", "minimum": -2147483648, "maximum": 2147483647}},
    "required": ["name", "hour"],
    "additionalProperties": false})"));
  schema.define_any_of("Any", {"Arrival", "harbour.Boat"});
  EXPECT_EQ(definition(schema, "Any"),
            boost::json::parse(R"({"anyOf": [{"$ref": "#/$defs/Arrival"}, {"$ref": "#/$defs/harbour.Boat"}]})"));
}

}  // namespace
}  // namespace atlantica
