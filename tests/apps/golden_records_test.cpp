#include <set>
#include <utility>

#include "apps/files.h"
#include "apps/run_command.h"
#include "catalog/catalog.h"
#include "match/record.h"

namespace atlantica::apps {
namespace {

// Games played long ago. A record must always replay, so these files are never rewritten.
TEST(GoldenRecords, every_record_of_the_repository_is_still_true) {
  for (const auto& file : std::filesystem::directory_iterator(TESTS_DIR "/records")) {
    const Ran ran = run({"verify", file.path().string()});
    EXPECT_EQ(ran.exit_code, 0) << file.path() << ": " << ran.err;
  }
}

class GoldenVersions : public CommandTest {
 protected:
  // Whether the record is valid under the rules it was played by, and no others.
  bool is_of_one_version(Record record, int newest) const {
    const int own = record.rules;
    for (record.rules = 1; record.rules <= newest; ++record.rules) {
      if (record.rules == own) continue;
      if (run({"verify", write("other.jsonl", write_record(record))}).exit_code == 0) return false;
    }
    return true;
  }
};

// Otherwise a version could be dropped unnoticed.
TEST_F(GoldenVersions, of_every_version_there_is_one_that_differs_from_all_others) {
  std::set<std::pair<std::string, int>> distinct;
  for (const auto& file : std::filesystem::directory_iterator(TESTS_DIR "/records")) {
    const Record record = read_record(read_file(file.path().string()).value()).value();
    if (is_of_one_version(record, find_game(record.game)->rules_version)) distinct.emplace(record.game, record.rules);
  }
  for (const GameEntry& game : games())
    for (int rules = 1; rules <= game.rules_version; ++rules)
      EXPECT_TRUE(distinct.contains({std::string(game.id), rules})) << game.id << ", rules version " << rules;
}

}  // namespace
}  // namespace atlantica::apps
