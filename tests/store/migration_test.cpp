#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "databases.h"
#include "names/names.h"

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

// Accounts from before names were folded, two of which look alike, and two of which differ only in the case of an Ä.
const std::string kAccounts = R"sql(
  INSERT INTO accounts (id, name, name_key, password_hash, created) VALUES
    ('a', 'Ada', 'ada', 'hash of a', 1700000000), ('b', 'AdÀ', 'adÀ', 'hash of b', 1700000001),
    ('c', 'Bob', 'bob', 'hash of c', 1700000002), ('d', 'B0b', 'b0b', 'hash of d', 1700000003),
    ('e', 'Ärger', 'Ärger', 'hash of e', 1700000004), ('f', 'ärger', 'ärger', 'hash of f', 1700000005)
)sql";

TEST_P(MigrationTest, accounts_keep_their_names_and_are_found_by_them) {
  for (int version = 2; version <= 6; ++version) {
    reset();
    make_version(version, kAccounts);
    const auto store = migrated();
    for (const auto& [typed, id] : std::vector<std::pair<std::string, std::string>>{{"Ada", "a"},
                                                                                    {"ADA", "a"},
                                                                                    {"AdÀ", "b"},
                                                                                    {"adà", "b"},
                                                                                    {"bob", "c"},
                                                                                    {"b0b", "d"},
                                                                                    {"Ärger", "e"},
                                                                                    {"ärger", "f"}}) {
      const auto found = ask<StoredAccount>(
          [&](auto done) { store->find_account({name_key(typed), old_name_key(typed)}, std::move(done)); });
      ASSERT_TRUE(found) << typed << " from version " << version;
      EXPECT_EQ(found->id, id) << typed;
      EXPECT_EQ(found->password_hash, "hash of " + id);
      EXPECT_EQ(name_key(found->name), name_key(typed)) << "the name stays";
    }
    for (const std::string name : {"ADA", "АDА", "bОb", "ÄRGER", "ADÀ"}) {
      const auto made = ask<void>([&](auto done) {
        store->create_account({"new", name, name_key(name), name_skeleton(name), "hash", 1}, std::move(done));
      });
      ASSERT_FALSE(made) << name;
      EXPECT_EQ(made.error().kind, StoreError::Kind::conflict) << name;
    }
  }
}

TEST_P(MigrationTest, a_name_stays_taken_while_one_of_two_that_look_alike_is_there) {
  make_version(6, kAccounts);
  const auto store = migrated();
  const auto bob = [&] {
    return ask<void>([&](auto done) {
      store->create_account({"new", "BOB", name_key("BOB"), name_skeleton("BOB"), "hash", 1}, std::move(done));
    });
  };
  const auto remove = [&](const std::string& id) {
    return ask<std::vector<std::string>>([&](auto done) { store->delete_account({id, {}}, std::move(done)); });
  };
  ASSERT_TRUE(remove("c"));
  EXPECT_FALSE(bob());
  ASSERT_TRUE(remove("d"));
  EXPECT_TRUE(bob());
}

}  // namespace
}  // namespace atlantica
