#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "databases.h"

namespace atlantica {
namespace {

class MigrationTest : public DatabaseTest {
 protected:
  // A database as left by the program with an earlier schema version.
  void make_version(int version, const std::string& content) {
    std::string script;
    for (int step = 0; step < version; ++step) script += migration(step, GetParam());
    if (GetParam() == SqlDialect::sqlite) {
      SQLite::Database database(path().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
      database.exec(script + content +
                    "; PRAGMA application_id = 1098148961; PRAGMA user_version = " + std::to_string(version));
    } else {
      PostgresServer::shared().run(address_,
                                   "CREATE SCHEMA atlantica; SET search_path TO atlantica; "
                                   "CREATE TABLE schema_version (version BIGINT NOT NULL); "
                                   "INSERT INTO schema_version VALUES (" +
                                       std::to_string(version) + ");" + script + content);
    }
  }

  std::unique_ptr<SqlStore> migrated() { return open(); }
};

INSTANTIATE_DATABASES(MigrationTest);

// Data that every version so far could hold.
const std::string kTable = R"sql(
  INSERT INTO tables (id, game, rules_version, options, key, created)
    VALUES ('one', 'atlantis', 1, '{"first":"1"}', 'key', 1700000000);
  INSERT INTO seats (table_id, seat, kind, name, token_hash, invite_hash)
    VALUES ('one', 0, 'human', 'Ada', 'hash', ''), ('one', 1, 'bot', 'greedy', '', '');
  INSERT INTO log (table_id, sequence, kind, seat, move) VALUES ('one', 1, 'chance', 7, 'first 1')
)sql";

TEST_P(MigrationTest, tables_of_every_earlier_version_are_played_on) {
  for (int version = 1; version <= kSchemaVersion; ++version) {
    reset();
    make_version(version, kTable);
    const auto store = migrated();
    const auto table = load(*store, "one");
    ASSERT_TRUE(table) << "from version " << version << ": " << table.error().message.key;
    EXPECT_EQ(table->seats[0].name, "Ada");
    EXPECT_EQ(table->seats[0].account, "");
    EXPECT_EQ(table->log.size(), 1U);
    EXPECT_FALSE(table->rated);
    EXPECT_EQ(table->edition_text, "");
    EXPECT_TRUE(append(*store, {"one", 2, {kMove}}));
    ASSERT_TRUE(create(*store, a_table("two"))) << "from version " << version;
    EXPECT_EQ(*load(*store, "two"), a_table("two"));
  }
}

TEST_P(MigrationTest, a_table_that_had_ended_before_ends_were_entries_stays_ended) {
  make_version(4, kTable + "; UPDATE tables SET ended = '[1]'");
  const auto store = migrated();
  EXPECT_EQ(load(*store, "one")->ended, "[1]");
  EXPECT_EQ(load(*store, "one")->log.size(), 1U);
  EXPECT_EQ(append(*store, {"one", 2, {kMove}}).error().kind, StoreError::Kind::conflict);
}

}  // namespace
}  // namespace atlantica
