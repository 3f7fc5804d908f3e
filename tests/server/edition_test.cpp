#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "catalog/catalog.h"
#include "games/rising/edition/house_text.h"
#include "match/record.h"
#include "server/archive.h"
#include "server/table.h"
#include "world.h"

// Tables keep the edition they began with, whatever becomes of its file.
namespace atlantica {
namespace {

class EditionTableTest : public ::testing::Test {
 protected:
  EditionTableTest() { remove_editions(); }
  ~EditionTableTest() override { remove_editions(); }

  // The server has the file of an edition "box" whose games last this many rounds, and no other.
  static void has_box(int rounds) {
    remove_editions();
    std::string text(kHouseEdition);
    text.replace(text.find("edition: house"), 14, "edition: box");
    text.replace(text.find("rounds:               30"), 24, "rounds: " + std::to_string(rounds));
    EXPECT_TRUE(add_edition(text));
  }
  // The id of a new table that plays it.
  std::string created() {
    CreateRequest request = friends(2);
    request.game = "rising";
    request.options = Options{{"edition", "box"}};
    return world_.create(request).table;
  }
  StoredTable stored(const std::string& id) {
    return world_.ask<StoredTable>([&](auto done) { world_.store.load(id, std::move(done)); }).value();
  }
  // As by a server that has just started.
  std::expected<std::shared_ptr<Table>, Message> open(StoredTable table) {
    return Table::open(std::move(table), {world_.store, world_.store.accounts(), Place{world_.post(), world_.post()},
                                          world_.work, [] { return 1000 * World::kNow; }});
  }
  static boost::json::value rounds(const Table& table) {
    return boost::json::parse(table.moment(0).value().write()).at("view").at("rounds");
  }

  World world_;
};

TEST_F(EditionTableTest, two_tables_play_two_editions_of_one_name) {
  has_box(7);
  const std::string first = created();
  has_box(9);
  const std::string second = created();
  for (int start = 1; start <= 2; ++start) {
    EXPECT_EQ(rounds(**open(stored(first))), 7);
    EXPECT_EQ(rounds(**open(stored(second))), 9);
    EXPECT_EQ((*open(stored(first)))->info().options.at("edition"), "box");
    remove_editions();  // a server started without the file
  }
}

TEST_F(EditionTableTest, a_table_goes_to_another_server_as_a_record) {
  has_box(7);
  const auto record = record_of_table(stored(created()));
  ASSERT_TRUE(record) << record.error().key;
  remove_editions();
  const auto made = table_of_record(read_record(write_record(*record)).value());
  ASSERT_TRUE(made) << made.error().key;
  EXPECT_EQ(rounds(**open(made->table)), 7);
}

TEST_F(EditionTableTest, a_table_from_before_has_only_the_name_and_needs_the_file) {
  has_box(7);
  StoredTable old = stored(created());
  old.edition_text.clear();
  EXPECT_EQ(rounds(**open(old)), 7);
  remove_editions();
  EXPECT_EQ(open(old).error(), (Message{"common.record.no_edition", {{"text", "box"}}}));
}

TEST_F(EditionTableTest, a_rematch_plays_the_same_edition) {
  std::ifstream file(TESTS_DIR "/records/rising_edition.jsonl");
  Record record = read_record(std::string(std::istreambuf_iterator<char>(file), {})).value();
  record.players = {"human", "human"};
  const auto made = table_of_record(record).value();
  ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.create(made.table, std::move(done)); }));
  const auto over = world_.find(made.table.id);
  ASSERT_TRUE(over);
  const auto player = world_.join(*over, made.tokens[0]);
  over->rematch(player, {5});
  world_.settle();
  const std::string next(over->info().rematch.value());
  EXPECT_EQ(stored(next).options, record.options);
  EXPECT_EQ(stored(next).edition_text, record.edition_text);
}

}  // namespace
}  // namespace atlantica
