#include <SQLiteCpp/SQLiteCpp.h>

#include <boost/json/parse.hpp>

#include "core/failure.h"
#include "match/record.h"
#include "run_command.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;

class AdminTest : public CommandTest {
 protected:
  Ran admin(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "admin");
    arguments.insert(arguments.end(), {"--db", path("games.db")});
    return run(arguments);
  }
  // Makes a table from one of the golden records; returns its name.
  std::string import(const std::string& record = "atlantis_three_seats.jsonl") const {
    const Ran ran = admin({"import", std::string(TESTS_DIR) + "/records/" + record, "--json"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return std::string(json::parse(ran.out).at("table").as_string());
  }
};

TEST_F(AdminTest, a_record_becomes_a_table_and_a_record_again) {
  const std::string table = import();
  ASSERT_EQ(admin({"export", table, path("out.jsonl")}).exit_code, 0);
  const auto before = read_record(read(std::string(TESTS_DIR) + "/records/atlantis_three_seats.jsonl"));
  const auto after = read_record(read(path("out.jsonl")));
  ASSERT_TRUE(after) << after.error().key;
  EXPECT_EQ(after->log, before->log);
  EXPECT_EQ(after->seats.size(), before->seats.size());
  EXPECT_EQ(after->result, before->result);
  EXPECT_EQ(admin({"export", table}).out, read(path("out.jsonl"))) << "without a file it is printed";
}

TEST_F(AdminTest, tables_are_listed_and_looked_at_without_secrets) {
  const std::string table = import();
  const Ran list = admin({"list"});
  EXPECT_EQ(list.exit_code, 0);
  EXPECT_TRUE(holds(list.out, table + "  atlantis"));
  const Ran one = admin({"inspect", table});
  EXPECT_TRUE(holds(one.out, "game        atlantis, rules version 1"));
  EXPECT_TRUE(holds(one.out, "seat 0"));
  const json::value told = json::parse(admin({"inspect", table, "--json"}).out);
  EXPECT_EQ(told.at("table"), json::value(table));
  EXPECT_FALSE(told.as_object().contains("key"));
}

TEST_F(AdminTest, a_seat_of_an_imported_table_is_held_by_a_token) {
  const Ran ran = admin({"import", std::string(TESTS_DIR) + "/records/atlantis_three_seats.jsonl"});
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(holds(ran.out, "the links to its seats"));
}

TEST_F(AdminTest, check_replays_every_log) {
  import();
  const std::string broken = import("survive_three_seats.jsonl");
  EXPECT_TRUE(holds(admin({"check"}).out, "2 tables replayed, 0 with problems"));
  SQLite::Database(path("games.db"), SQLite::OPEN_READWRITE)
      .exec("UPDATE log SET move = 'fly' WHERE sequence = 40 AND table_id = '" + broken + "'");
  const Ran ran = admin({"check"});
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(holds(ran.out, broken + ": "));
  EXPECT_TRUE(holds(ran.out, "2 tables replayed, 1 with problems"));
}

TEST_F(AdminTest, a_table_keeps_the_version_of_the_rules_it_was_begun_with) {
  const std::string table = import("rising_version_1.jsonl");
  EXPECT_TRUE(holds(admin({"inspect", table}).out, "rules version 1"));
  EXPECT_TRUE(holds(admin({"check"}).out, "1 table replayed, 0 with problems"));
  const auto record = read_record(admin({"export", table}).out);
  ASSERT_TRUE(record) << record.error().key;
  EXPECT_EQ(record->rules, 1);
}

TEST_F(AdminTest, a_deleted_table_is_gone) {
  const std::string table = import();
  const std::string kept = import();
  EXPECT_EQ(admin({"delete", table}).exit_code, 0);
  EXPECT_FALSE(holds(admin({"list"}).out, table));
  EXPECT_TRUE(holds(admin({"list"}).out, kept));
  EXPECT_EQ(admin({"delete", table}).exit_code, 1);
  EXPECT_TRUE(holds(admin({"inspect", table}).err, "there is no table " + table));
}

TEST_F(AdminTest, mistakes_are_named) {
  EXPECT_EQ(run({"admin"}).exit_code, 2);
  try {
    admin({"list"});
    FAIL() << "there is no database yet";
  } catch (const Failure& failure) {
    EXPECT_EQ(failure.message().key, "common.cli.admin.no_database");
  }
  EXPECT_TRUE(holds(admin({"import", path("nowhere.jsonl")}).err, "nowhere.jsonl"));
  EXPECT_TRUE(holds(admin({"import", write("bad.jsonl", "{}")}).err, "bad.jsonl: "));
}

}  // namespace
}  // namespace atlantica::apps
