#include <set>
#include <utility>

#include "apps/files.h"
#include "apps/run_command.h"
#include "catalog/catalog.h"
#include "match/record.h"

namespace atlantica::apps {
namespace {

// Games that were played long ago. A record always replays, so these files are never written again.
TEST(GoldenRecords, every_record_of_the_repository_is_still_true) {
  for (const auto& file : std::filesystem::directory_iterator(TESTS_DIR "/records")) {
    const Ran ran = run({"verify", file.path().string()});
    EXPECT_EQ(ran.exit_code, 0) << file.path() << ": " << ran.err;
  }
}

TEST(GoldenRecords, there_is_one_of_every_version_of_every_game) {
  std::set<std::pair<std::string, int>> kept;
  for (const auto& file : std::filesystem::directory_iterator(TESTS_DIR "/records")) {
    const auto record = read_record(read_file(file.path().string()).value());
    ASSERT_TRUE(record) << file.path() << ": " << record.error();
    kept.emplace(record->game, record->rules);
  }
  for (const GameEntry& game : games())
    for (int rules = 1; rules <= game.rules_version; ++rules)
      EXPECT_TRUE(kept.contains({std::string(game.id), rules})) << game.id << ", rules version " << rules;
}

}  // namespace
}  // namespace atlantica::apps
