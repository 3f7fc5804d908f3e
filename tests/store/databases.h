#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "ask_store.h"
#include "postgres_server.h"
#include "store/schema.h"

namespace atlantica {

// A new database of each kind for every test; all must keep the same guarantees.
class DatabaseTest : public FolderTest, public ::testing::WithParamInterface<SqlDialect> {
 protected:
  DatabaseTest() { reset(); }

  // Discards the database and opens a new one.
  void reset() {
    for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path("games.db" + std::string(suffix)));
    address_ = GetParam() == SqlDialect::sqlite ? path().string() : PostgresServer::shared().new_database();
  }
  // The same database each time.
  std::unique_ptr<SqlStore> open() const { return open_store(address_); }

  std::string address_;
};

// NOLINTNEXTLINE: GoogleTest has nothing but macros for this.
#define INSTANTIATE_DATABASES(suite)                                                             \
  INSTANTIATE_TEST_SUITE_P(, suite, ::testing::Values(SqlDialect::sqlite, SqlDialect::postgres), \
                           [](const auto& one) { return one.param == SqlDialect::sqlite ? "sqlite" : "postgres"; })

}  // namespace atlantica
