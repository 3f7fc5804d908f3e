#include "store/sqlite_store.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <latch>
#include <string>

#include "core/failure.h"

namespace atlantica {
namespace {

namespace fs = std::filesystem;

// A folder of its own for each test, gone after it.
class SqliteStoreTest : public ::testing::Test {
 protected:
  SqliteStoreTest() {
    std::string pattern = (fs::temp_directory_path() / "atlantica-store-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~SqliteStoreTest() override {
    std::error_code ignored;
    fs::permissions(folder_, fs::perms::owner_all, ignored);
    fs::remove_all(folder_, ignored);
  }

  fs::path path(const std::string& name = "games.db") const { return folder_ / name; }

  std::string problem_of_opening(const fs::path& file) const {
    try {
      const SqliteStore store(file);
    } catch (const Failure& failure) {
      return failure.what();
    }
    return "";
  }

  fs::path folder_;
};

template <class T>
struct Answer {
  std::promise<std::expected<T, StoreError>> promise;
  std::future<std::expected<T, StoreError>> future = promise.get_future();

  Store::Done<T> done() {
    return [this](std::expected<T, StoreError> result) { promise.set_value(std::move(result)); };
  }
  std::expected<T, StoreError> wait() { return future.get(); }
};

template <class T, class Ask>
std::expected<T, StoreError> ask(Ask ask) {
  Answer<T> answer;
  ask(answer.done());
  return answer.wait();
}

StoredTable a_table(const std::string& id) {
  StoredTable table;
  table.id = id;
  table.game = "atlantis";
  table.rules_version = 1;
  table.options = {{"first", "1"}};
  table.key = std::string(64, 'a');
  table.created = 1'700'000'000;
  table.seats = {{StoredSeat::Kind::human, "Ada", "hash of a token", ""},
                 {StoredSeat::Kind::human, "", "", "hash of an invitation"},
                 {StoredSeat::Kind::bot, "greedy", "", ""}};
  table.log = {{LogEntry::Kind::chance, kChance, "first 1"}};
  return table;
}

std::expected<void, StoreError> create(SqliteStore& store, const StoredTable& table) {
  return ask<void>([&](auto done) { store.create(table, std::move(done)); });
}

std::expected<void, StoreError> append(SqliteStore& store, const StoredEntries& entries) {
  return ask<void>([&](auto done) { store.append(entries, std::move(done)); });
}

std::expected<StoredTable, StoreError> load(SqliteStore& store, const std::string& id) {
  return ask<StoredTable>([&](auto done) { store.load(id, std::move(done)); });
}

const LogEntry kMove{LogEntry::Kind::move, 0, "play ring 0"};
const LogEntry kDraw{LogEntry::Kind::chance, kChance, "draw olive"};
const LogEntry kUndo{LogEntry::Kind::undo, 0, "2"};

TEST_F(SqliteStoreTest, a_table_comes_back_as_it_was_stored_after_a_restart) {
  StoredTable table = a_table("one");
  {
    SqliteStore store(path());
    ASSERT_TRUE(create(store, table));
    ASSERT_TRUE(append(store, {"one", 2, {kMove, kDraw}}));
    ASSERT_TRUE(append(store, {"one", 4, {kUndo}}));
  }
  table.log.insert(table.log.end(), {kMove, kDraw, kUndo});
  SqliteStore store(path());
  const auto loaded = load(store, "one");
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(*loaded, table);
}

TEST_F(SqliteStoreTest, what_was_acknowledged_survives_without_an_orderly_end) {
  SqliteStore store(path());
  ASSERT_TRUE(create(store, a_table("one")));
  ASSERT_TRUE(append(store, {"one", 2, {kMove}}));
  // The files as a killed process would leave them.
  for (const char* suffix : {"", "-wal"})
    fs::copy(path("games.db" + std::string(suffix)), path("copy.db" + std::string(suffix)));
  SqliteStore copy(path("copy.db"));
  const auto loaded = load(copy, "one");
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->log.size(), 2U);
}

TEST_F(SqliteStoreTest, everything_that_waits_is_committed_together) {
  SqliteStore store(path());
  constexpr std::size_t kMoves = 50;
  std::latch busy(1), all_waiting(1);
  Answer<void> first;
  store.create(a_table("one"), [&](std::expected<void, StoreError> result) {
    busy.count_down();
    all_waiting.wait();  // the store's thread goes on when all moves have come
    first.promise.set_value(std::move(result));
  });
  busy.wait();
  std::vector<Answer<void>> answers(kMoves);
  for (std::size_t i = 0; i < kMoves; ++i) store.append({"one", 2 + i, {kMove}}, answers[i].done());
  all_waiting.count_down();
  ASSERT_TRUE(first.wait());
  for (Answer<void>& answer : answers) EXPECT_TRUE(answer.wait());
  EXPECT_EQ(store.commits(), 2U);
  EXPECT_EQ(load(store, "one")->log.size(), 1 + kMoves);
}

TEST_F(SqliteStoreTest, a_sequence_number_is_stored_once) {
  SqliteStore store(path());
  ASSERT_TRUE(create(store, a_table("one")));
  ASSERT_TRUE(append(store, {"one", 2, {kMove}}));
  const auto again = append(store, {"one", 2, {kDraw}});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(store, "one")->log.back(), kMove);
}

TEST_F(SqliteStoreTest, a_log_has_no_gaps) {
  SqliteStore store(path());
  ASSERT_TRUE(create(store, a_table("one")));
  const auto gap = append(store, {"one", 3, {kMove}});
  ASSERT_FALSE(gap);
  EXPECT_EQ(gap.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(store, "one")->log.size(), 1U);
}

TEST_F(SqliteStoreTest, a_failing_request_takes_no_other_with_it) {
  SqliteStore store(path());
  ASSERT_TRUE(create(store, a_table("one")));
  ASSERT_TRUE(create(store, a_table("two")));
  std::latch busy(1), all_waiting(1);
  Answer<void> first, good, bad, after_bad;
  store.append({"one", 2, {kMove}}, [&](std::expected<void, StoreError> result) {
    busy.count_down();
    all_waiting.wait();
    first.promise.set_value(std::move(result));
  });
  busy.wait();
  store.append({"two", 2, {kMove, {LogEntry::Kind::move, 0, "second half"}}}, good.done());
  store.append({"one", 2, {kMove, kDraw}}, bad.done());
  store.append({"one", 4, {kMove}}, after_bad.done());
  all_waiting.count_down();
  EXPECT_TRUE(first.wait());
  EXPECT_TRUE(good.wait());
  EXPECT_FALSE(bad.wait());
  EXPECT_FALSE(after_bad.wait()) << "a move that follows a lost one must be lost too";
  EXPECT_EQ(load(store, "one")->log.size(), 2U);
  EXPECT_EQ(load(store, "two")->log.size(), 3U);
}

TEST_F(SqliteStoreTest, an_unknown_table_is_missing) {
  SqliteStore store(path());
  const auto loaded = load(store, "nowhere");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, StoreError::Kind::missing);
  EXPECT_FALSE(append(store, {"nowhere", 1, {kMove}}));
}

TEST_F(SqliteStoreTest, a_table_is_created_once_and_whole) {
  SqliteStore store(path());
  ASSERT_TRUE(create(store, a_table("one")));
  StoredTable other = a_table("one");
  other.game = "survive";
  const auto again = create(store, other);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(*load(store, "one"), a_table("one"));
}

TEST_F(SqliteStoreTest, an_invitation_is_good_for_one_claim) {
  SqliteStore store(path());
  ASSERT_TRUE(create(store, a_table("one")));
  const auto claim = [&](const StoredClaim& one) {
    return ask<void>([&](auto done) { store.claim(one, std::move(done)); });
  };
  EXPECT_FALSE(claim({"one", 1, "Eve", "hers", "a guess"}));
  EXPECT_FALSE(claim({"one", 0, "Eve", "hers", ""})) << "a seat without an invitation cannot be claimed";
  ASSERT_TRUE(claim({"one", 1, "Grace", "hers", "hash of an invitation"}));
  const auto again = claim({"one", 1, "Eve", "mine", "hash of an invitation"});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(store, "one")->seats[1], (StoredSeat{StoredSeat::Kind::human, "Grace", "hers", ""}));
}

TEST_F(SqliteStoreTest, tables_are_listed_newest_first) {
  SqliteStore store(path());
  StoredTable older = a_table("older");
  older.created -= 60;
  ASSERT_TRUE(create(store, older));
  ASSERT_TRUE(create(store, a_table("newer")));
  const auto ids = ask<std::vector<std::string>>([&](auto done) { store.list(std::move(done)); });
  EXPECT_EQ(*ids, (std::vector<std::string>{"newer", "older"}));
}

TEST_F(SqliteStoreTest, closing_finishes_what_was_asked_and_answers_what_comes_later) {
  SqliteStore store(path());
  Answer<void> before;
  store.create(a_table("one"), before.done());
  store.close();
  EXPECT_TRUE(before.wait());
  const auto after = append(store, {"one", 2, {kMove}});
  ASSERT_FALSE(after);
  EXPECT_EQ(after.error().kind, StoreError::Kind::failed);
}

TEST_F(SqliteStoreTest, a_failed_commit_is_reported_and_the_store_goes_on) {
  SqliteStore store(path());
  ASSERT_TRUE(create(store, a_table("one")));
  {
    // A trigger stands for a disk that fails in the middle of a request.
    SQLite::Database other(path().string(), SQLite::OPEN_READWRITE);
    other.exec("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT raise(ROLLBACK, 'disk full'); END");
  }
  const auto lost = append(store, {"one", 2, {kMove}});
  ASSERT_FALSE(lost);
  EXPECT_EQ(load(store, "one")->log.size(), 1U);
  {
    SQLite::Database other(path().string(), SQLite::OPEN_READWRITE);
    other.exec("DROP TRIGGER full");
  }
  EXPECT_TRUE(append(store, {"one", 2, {kMove}}));
}

TEST_F(SqliteStoreTest, missing_folders_are_created) {
  EXPECT_EQ(problem_of_opening(folder_ / "a" / "b" / "games.db"), "");
  EXPECT_TRUE(fs::exists(folder_ / "a" / "b" / "games.db"));
}

TEST_F(SqliteStoreTest, a_directory_is_no_database) {
  EXPECT_EQ(problem_of_opening(folder_),
            "The database path '" + folder_.string() + "' is a directory; name a file in it.");
}

TEST_F(SqliteStoreTest, a_file_in_the_way_of_the_folder_is_named) {
  std::ofstream(path("file")) << "x";
  const std::string problem = problem_of_opening(path("file") / "games.db");
  EXPECT_NE(problem.find("cannot be created"), std::string::npos) << problem;
}

TEST_F(SqliteStoreTest, some_other_file_is_no_database) {
  std::ofstream(path()) << std::string(5000, 'x');
  EXPECT_EQ(problem_of_opening(path()), "'" + path().string() + "' is not a database; name another file.");
  std::ifstream untouched(path());
  EXPECT_EQ(std::string(std::istreambuf_iterator(untouched), {}), std::string(5000, 'x'));
}

TEST_F(SqliteStoreTest, a_database_of_another_program_is_left_alone) {
  SQLite::Database(path().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE recipes (name)");
  EXPECT_EQ(problem_of_opening(path()),
            "'" + path().string() + "' is a database of another program; name another file.");
}

TEST_F(SqliteStoreTest, a_newer_schema_is_refused) {
  EXPECT_EQ(problem_of_opening(path()), "");
  SQLite::Database(path().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  const std::string problem = problem_of_opening(path());
  EXPECT_NE(problem.find("newer Atlantica (schema 99"), std::string::npos) << problem;
}

TEST_F(SqliteStoreTest, a_damaged_file_is_reported_not_believed) {
  {
    SqliteStore store(path());
    ASSERT_TRUE(create(store, a_table("one")));
  }
  fs::resize_file(path(), fs::file_size(path()) / 2);
  const std::string problem = problem_of_opening(path());
  EXPECT_NE(problem.find("is damaged; restore it from a backup."), std::string::npos) << problem;
}

}  // namespace
}  // namespace atlantica
