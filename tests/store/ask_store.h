#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <future>
#include <string>
#include <thread>

#include "store/sql_store.h"

namespace atlantica {

// A separate folder for each test, deleted afterwards.
class FolderTest : public ::testing::Test {
 protected:
  FolderTest() {
    std::string pattern = (std::filesystem::temp_directory_path() / "atlantica-store-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~FolderTest() override {
    std::error_code ignored;
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all, ignored);
    std::filesystem::remove_all(folder_, ignored);
  }

  std::filesystem::path path(const std::string& name = "games.db") const { return folder_ / name; }

  std::filesystem::path folder_;
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

inline StoredTable a_table(const std::string& id) {
  StoredTable table;
  table.id = id;
  table.game = "atlantis";
  table.rules_version = 1;
  table.options = {{"first", "1"}};
  table.edition_text = "edition: box\n";
  table.key = std::string(64, 'a');
  table.created = 1'700'000'000;
  table.rated = true;
  table.seats = {{StoredSeat::Kind::human, "Ada", "hash of a token", "", "ada"},
                 {StoredSeat::Kind::human, "", "", "hash of an invitation", ""},
                 {StoredSeat::Kind::bot, "greedy", "", "", ""}};
  table.log = {{LogEntry::Kind::chance, kChance, "first 1"}};
  return table;
}

inline std::expected<void, StoreError> create(Store& store, const StoredTable& table) {
  return ask<void>([&](auto done) { store.create(table, std::move(done)); });
}

inline std::expected<void, StoreError> append(Store& store, const StoredEntries& entries) {
  return ask<void>([&](auto done) { store.append(entries, std::move(done)); });
}

inline std::expected<StoredTable, StoreError> load(Store& store, const std::string& id) {
  return ask<StoredTable>([&](auto done) { store.load(id, std::move(done)); });
}

inline std::expected<void, StoreError> ready(Store& store) {
  return ask<void>([&](auto done) { store.ready(std::move(done)); });
}

// Until the store has noticed that its database is back.
inline void wait_until_ready(Store& store) {
  while (!ready(store)) std::this_thread::yield();
}

inline const LogEntry kMove{LogEntry::Kind::move, 0, "play ring 0"};
inline const LogEntry kDraw{LogEntry::Kind::chance, kChance, "draw olive"};
inline const LogEntry kUndo{LogEntry::Kind::undo, 0, "2"};

}  // namespace atlantica
