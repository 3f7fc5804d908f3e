#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "fair/key_stream.h"
#include "games/regatta/rules.h"
#include "match/match_of.h"
#include "match/record.h"
#include "search/bench.h"

// What came with the game that new_game_test.py creates; it runs this in the copy of the repository.
namespace atlantica::regatta {
namespace {

std::string content(const char* file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST(Regatta, comes_with_a_true_record) {
  const Record record = read_record(content("tests/records/regatta_two_seats.jsonl")).value();
  const auto setup = Rules::setup(static_cast<int>(record.seats.size()), record.options);
  MatchOf<Rules> match(Rules::initial(*setup), record.rules, record.options, std::nullopt);
  const KeyStream stream = KeyStream::from_hex(record.key.value()).value();
  const auto wrong = verify(record, match, stream, stream.commitment());
  EXPECT_FALSE(wrong) << wrong->key;
}

TEST(Regatta, comes_with_its_signature) {
  const std::string found = bench_signature(bench<Rules>(BenchPart::playouts), bench<Rules>(BenchPart::search));
  EXPECT_TRUE(content("bench/signature").ends_with("\nregatta " + found + "\n")) << "The signature is " << found;
}

}  // namespace
}  // namespace atlantica::regatta
