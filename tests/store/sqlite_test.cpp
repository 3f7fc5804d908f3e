#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "ask_store.h"
#include "core/failure.h"

namespace atlantica {
namespace {

namespace fs = std::filesystem;

// What only a file can do or suffer.
class SqliteTest : public FolderTest {
 protected:
  static std::string problem_of_opening(const fs::path& file) {
    try {
      open_store(file);
    } catch (const Failure& failure) {
      return failure.what();
    }
    return "";
  }
};

TEST_F(SqliteTest, what_was_acknowledged_survives_without_an_orderly_end) {
  const auto store = open_store(path());
  ASSERT_TRUE(create(*store, a_table("one")));
  ASSERT_TRUE(append(*store, {"one", 2, {kMove}}));
  // The files as a killed process would leave them.
  for (const char* suffix : {"", "-wal"})
    fs::copy(path("games.db" + std::string(suffix)), path("copy.db" + std::string(suffix)));
  const auto copy = open_store(path("copy.db"));
  const auto loaded = load(*copy, "one");
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->log.size(), 2U);
}

TEST_F(SqliteTest, a_failed_commit_is_reported_and_the_store_goes_on) {
  const auto store = open_store(path());
  ASSERT_TRUE(create(*store, a_table("one")));
  {
    // A trigger stands for a disk that fails in the middle of a request.
    SQLite::Database other(path().string(), SQLite::OPEN_READWRITE);
    other.exec("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT raise(ROLLBACK, 'disk full'); END");
  }
  const auto lost = append(*store, {"one", 2, {kMove}});
  ASSERT_FALSE(lost);
  EXPECT_EQ(load(*store, "one")->log.size(), 1U);
  {
    SQLite::Database other(path().string(), SQLite::OPEN_READWRITE);
    other.exec("DROP TRIGGER full");
  }
  EXPECT_TRUE(append(*store, {"one", 2, {kMove}}));
}

TEST_F(SqliteTest, missing_folders_are_created) {
  EXPECT_EQ(problem_of_opening(folder_ / "a" / "b" / "games.db"), "");
  EXPECT_TRUE(fs::exists(folder_ / "a" / "b" / "games.db"));
}

TEST_F(SqliteTest, a_directory_is_no_database) {
  EXPECT_EQ(problem_of_opening(folder_),
            "The database path '" + folder_.string() + "' is a directory; name a file in it.");
}

TEST_F(SqliteTest, a_file_in_the_way_of_the_folder_is_named) {
  std::ofstream(path("file")) << "x";
  const std::string problem = problem_of_opening(path("file") / "games.db");
  EXPECT_NE(problem.find("cannot be created"), std::string::npos) << problem;
}

TEST_F(SqliteTest, some_other_file_is_no_database) {
  std::ofstream(path()) << std::string(5000, 'x');
  EXPECT_EQ(problem_of_opening(path()), "'" + path().string() + "' is not a database; name another file.");
  std::ifstream untouched(path());
  EXPECT_EQ(std::string(std::istreambuf_iterator(untouched), {}), std::string(5000, 'x'));
}

TEST_F(SqliteTest, a_database_of_another_program_is_left_alone) {
  SQLite::Database(path().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE recipes (name)");
  EXPECT_EQ(problem_of_opening(path()),
            "'" + path().string() + "' is a database of another program; name another file.");
}

TEST_F(SqliteTest, a_newer_schema_is_refused) {
  EXPECT_EQ(problem_of_opening(path()), "");
  SQLite::Database(path().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  const std::string problem = problem_of_opening(path());
  EXPECT_NE(problem.find("newer Atlantica (schema 99"), std::string::npos) << problem;
}

TEST_F(SqliteTest, a_damaged_file_is_reported_not_believed) {
  {
    const auto store = open_store(path());
    ASSERT_TRUE(create(*store, a_table("one")));
  }
  fs::resize_file(path(), fs::file_size(path()) / 2);
  const std::string problem = problem_of_opening(path());
  EXPECT_NE(problem.find("is damaged; restore it from a backup."), std::string::npos) << problem;
}

}  // namespace
}  // namespace atlantica
