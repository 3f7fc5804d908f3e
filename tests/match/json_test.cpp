#include "match/json.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "said.h"

namespace atlantica {
namespace {

struct Inner {
  int number = 0;
  std::optional<bool> flag;
};
BOOST_DESCRIBE_STRUCT(Inner, (), (number, flag))

struct Outer {
  std::string name;
  std::vector<Inner> list;
  std::map<std::string, int> counts;
};
BOOST_DESCRIBE_STRUCT(Outer, (), (name, list, counts))

std::string error_of(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return said(json.error());
  const auto read = from_json<Outer>(*json);
  return read ? "" : said(read.error());
}

TEST(Json, reads_what_it_wrote) {
  const Outer outer{"a", {{1, true}, {2, std::nullopt}}, {{"x", 3}}};
  const auto back = from_json<Outer>(to_json(outer));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->name, "a");
  ASSERT_EQ(back->list.size(), 2U);
  EXPECT_EQ(back->list[0].flag, true);
  EXPECT_FALSE(back->list[1].flag);
  EXPECT_EQ(back->counts.at("x"), 3);
}

struct Everything {
  std::string text;
  double fraction = 0;
  bool flag = false;
  std::optional<std::string> nothing;
  std::vector<Outer> list;
  boost::json::value any;
};
BOOST_DESCRIBE_STRUCT(Everything, (), (text, fraction, flag, nothing, list, any))

TEST(Json, escapes_what_a_text_may_not_hold) {
  const auto written = [](const std::string& word) {
    std::string text;
    append_json(text, word);
    return text;
  };
  EXPECT_EQ(written(" ~"), R"(" ~")");
  EXPECT_EQ(written("\\"), R"("\\")");
  EXPECT_EQ(written("\""), R"("\"")");
  EXPECT_EQ(written("\n"), R"("\n")");
  EXPECT_EQ(written("\x1f"), R"("\u001f")");
}

TEST(Json, is_the_same_text_whether_written_at_once_or_made_first) {
  const std::string hard = "\"quoted\" \\ \n \x01 \x7f é ☃";
  const Everything full{hard, 0.1, true, std::nullopt, {{hard, {{-1, true}, {}}, {{hard, 1}, {"y", 2}}}, {}}, {1, "b"}};
  for (const Everything& one : {full, Everything{}}) {
    std::string text;
    append_json(text, one);
    EXPECT_EQ(text, boost::json::serialize(to_json(one)));
  }
}

TEST(Json, says_where_a_value_is_wrong) {
  EXPECT_EQ(error_of(R"({"name":"a","list":[{"number":1},{"number":"x"}],"counts":{}})"),
            "list[1].number: expected a whole number, got a string");
  EXPECT_EQ(error_of(R"({"name":"a","list":[{}],"counts":{}})"), "list[0]: \"number\" is missing");
  EXPECT_EQ(error_of(R"({"name":"a","list":[],"counts":{"x":1.5}})"),
            "counts.x: expected a whole number, got a number with a fraction");
  EXPECT_EQ(error_of(R"({"name":"a","list":[{"number":99999999999}],"counts":{}})"),
            "list[0].number: the number is out of range");
  EXPECT_EQ(error_of(R"({"name":"a","list":[],"counts":{},"nme":1})"),
            "there is no field \"nme\" here; the fields are name, list, and counts");
  EXPECT_EQ(error_of("[]"), "expected an object, got an array");
}

TEST(Json, says_in_which_line_text_is_not_json) {
  EXPECT_NE(error_of("{\n\"name\": x}").find("line 2"), std::string::npos);
  EXPECT_NE(error_of("{} {}").find("not JSON"), std::string::npos);
  EXPECT_NE(error_of("").find("not JSON"), std::string::npos);
}

}  // namespace
}  // namespace atlantica
