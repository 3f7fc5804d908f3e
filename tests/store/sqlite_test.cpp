#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "ask_store.h"
#include "core/failure.h"
#include "store/schema.h"
#include "store/server_lock.h"

namespace atlantica {
namespace {

namespace fs = std::filesystem;

// Behaviour specific to a file.
class SqliteTest : public FolderTest {
 protected:
  static Message problem_of_opening(const fs::path& file) {
    try {
      open_store(file);
    } catch (const Failure& failure) {
      return failure.message();
    }
    return {};
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
  ASSERT_TRUE(loaded) << loaded.error().message.key;
  EXPECT_EQ(loaded->log.size(), 2U);
}

TEST_F(SqliteTest, a_failed_commit_is_reported_and_the_store_goes_on) {
  const auto store = open_store(path());
  ASSERT_TRUE(create(*store, a_table("one")));
  {
    // A trigger simulates a disk failure in the middle of a request.
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

TEST_F(SqliteTest, nobody_else_may_read_its_files) {
  const ServerLock lock(path());
  const auto store = open_store(path());
  ASSERT_TRUE(create(*store, a_table("one")));
  for (const char* suffix : {"", "-wal", "-shm", ".lock"}) {
    const fs::perms all = fs::status(path("games.db" + std::string(suffix))).permissions();
    EXPECT_EQ(all, fs::perms::owner_read | fs::perms::owner_write) << suffix;
  }
}

TEST_F(SqliteTest, a_file_has_one_server_whatever_it_is_called) {
  open_store(path());
  fs::create_symlink(path(), path("alias.db"));
  const auto problem_of_serving = [](const fs::path& file) {
    try {
      const ServerLock lock(file);
    } catch (const Failure& failure) {
      return failure.message();
    }
    return Message{};
  };
  {
    const ServerLock lock(path());
    EXPECT_EQ(problem_of_serving(path()), (Message{"common.store.in_use", {{"file", path().string()}}}));
    EXPECT_EQ(problem_of_serving(path("alias.db")).key, "common.store.in_use");
    EXPECT_EQ(problem_of_serving(path("other.db")), Message{});
    EXPECT_TRUE(create(*open_store(path()), a_table("one"))) << "other programs may use it";
  }
  EXPECT_EQ(problem_of_serving(path()), Message{});
}

// No file may grow beyond a size of zero while it lives, as on a full disk.
class FullDisk {
 public:
  FullDisk() {
    getrlimit(RLIMIT_FSIZE, &usual_);
    const rlimit nothing{0, usual_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &nothing);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &usual_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit usual_{};
  void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

TEST_F(SqliteTest, a_store_whose_disk_is_full_is_not_ready) {
  const auto store = open_store(path());
  std::expected<void, StoreError> full;
  {
    const FullDisk disk;
    full = ready(*store);
  }
  EXPECT_FALSE(full);
  wait_until_ready(*store);
  EXPECT_TRUE(create(*store, a_table("one")));
}

TEST_F(SqliteTest, missing_folders_are_created) {
  EXPECT_EQ(problem_of_opening(folder_ / "a" / "b" / "games.db"), Message{});
  EXPECT_TRUE(fs::exists(folder_ / "a" / "b" / "games.db"));
}

TEST_F(SqliteTest, a_directory_is_no_database) {
  EXPECT_EQ(problem_of_opening(folder_), (Message{"common.store.directory", {{"file", folder_.string()}}}));
}

TEST_F(SqliteTest, a_file_in_the_way_of_the_folder_is_named) {
  std::ofstream(path("file")) << "x";
  EXPECT_EQ(problem_of_opening(path("file") / "games.db").key, "common.store.no_folder");
}

TEST_F(SqliteTest, some_other_file_is_no_database) {
  std::ofstream(path()) << std::string(5000, 'x');
  EXPECT_EQ(problem_of_opening(path()), (Message{"common.store.not_database", {{"file", path().string()}}}));
  std::ifstream untouched(path());
  EXPECT_EQ(std::string(std::istreambuf_iterator(untouched), {}), std::string(5000, 'x'));
}

TEST_F(SqliteTest, a_database_of_another_program_is_left_alone) {
  SQLite::Database(path().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE recipes (name)");
  EXPECT_EQ(problem_of_opening(path()), (Message{"common.store.other_program", {{"file", path().string()}}}));
}

TEST_F(SqliteTest, a_newer_schema_is_refused) {
  EXPECT_EQ(problem_of_opening(path()), Message{});
  SQLite::Database(path().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  EXPECT_EQ(problem_of_opening(path()),
            (Message{"common.store.newer", {{"file", path().string()}, {"version", 99}, {"known", kSchemaVersion}}}));
}

TEST_F(SqliteTest, a_damaged_file_is_reported_not_believed) {
  {
    const auto store = open_store(path());
    ASSERT_TRUE(create(*store, a_table("one")));
  }
  fs::resize_file(path(), fs::file_size(path()) / 2);
  EXPECT_EQ(problem_of_opening(path()), (Message{"common.store.damaged", {{"file", path().string()}}}));
}

}  // namespace
}  // namespace atlantica
