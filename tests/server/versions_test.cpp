#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "match/record.h"
#include "server/archive.h"
#include "server/table.h"
#include "world.h"

// Tables begun under an older version of the rules.
namespace atlantica {
namespace {

class VersionsTest : public ::testing::Test {
 protected:
  // The middle of a game played under version 1.
  static StoredTable running() {
    std::ifstream file(TESTS_DIR "/records/rising_version_1.jsonl");
    Record record = read_record(std::string(std::istreambuf_iterator<char>(file), {})).value();
    record.log.resize(record.log.size() / 2);
    record.result.reset();
    return table_of_record(record)->table;
  }
  std::expected<std::shared_ptr<Table>, Message> open(StoredTable stored) {
    return Table::open(std::move(stored), {world_.store, world_.store.accounts(), Place{world_.post(), world_.post()},
                                           world_.work, [] { return 1000 * World::kNow; }});
  }
  World world_;
};

TEST_F(VersionsTest, a_running_table_goes_on_by_its_version) {
  const auto table = open(running());
  ASSERT_TRUE(table) << table.error().key;
  EXPECT_EQ((*table)->info().rules_version, 1);
  StoredTable other = running();
  other.rules_version = 2;
  EXPECT_FALSE(open(std::move(other))) << "by version 2 its log could not have come about";
}

TEST_F(VersionsTest, a_table_of_a_version_to_come_says_which_versions_are_known) {
  StoredTable stored = running();
  stored.rules_version = 7;
  EXPECT_EQ(open(std::move(stored)).error(),
            (Message{"common.record.rules", {{"rules", 7}, {"game", "rising"}, {"newest", 2}}}));
}

}  // namespace
}  // namespace atlantica
