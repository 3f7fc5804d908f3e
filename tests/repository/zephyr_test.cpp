#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "fair/record_stream.h"
#include "games/zephyr/rules.h"
#include "games/zephyr/vocabulary.h"
#include "match/additions.h"
#include "match/match_of.h"
#include "match/record.h"
#include "match/schema.h"
#include "search/bench.h"

// What came with the game that new_game_test.py creates; it runs this in the copy of the repository.
namespace atlantica::zephyr {
namespace {

std::string content(const char* file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST(Zephyr, comes_with_a_true_record) {
  const Record record = read_record(content("tests/records/zephyr_two_seats.jsonl")).value();
  const auto setup = Rules::setup(static_cast<int>(record.seats.size()), record.options);
  MatchOf<Rules> match(Rules::initial(*setup), record.rules, record.options, std::nullopt);
  const RecordStream stream = RecordStream::of(record).value();
  const auto verified = verify(record, match, stream.luck());
  EXPECT_EQ(verified, 0U) << verified.error().key;
}

TEST(Zephyr, comes_with_its_signature) {
  const std::string found = bench_signature(bench<Rules>(BenchPart::playouts), bench<Rules>(BenchPart::search));
  EXPECT_TRUE(content("bench/signature").ends_with("\nzephyr " + found + "\n")) << "The signature is " << found;
}

// As define_games does it for all games.
TEST(Zephyr, comes_with_the_types_of_the_page) {
  Schema schema;
  const auto define = [&](const std::vector<const Shape*>& parts) {
    schema.define_joined(Schema::name_of(*parts[0]), parts);
  };
  define({&kShape<View>});
  define({&kShape<MoveInfo>});
  define({&kShape<Event>, &kShape<EventAddition>});
  define({&kShape<Position>, &kShape<PositionAddition>});
  std::ofstream("schema.json") << boost::json::serialize(boost::json::object{{"$defs", schema.definitions()}});
  const char* types = "web/src/games/zephyr/generated.ts";
  const std::string kept = content(types);
  ASSERT_EQ(std::system("node web/dev/generate_types.mjs < schema.json"), 0);
  EXPECT_EQ(content(types), kept);
}

}  // namespace
}  // namespace atlantica::zephyr
