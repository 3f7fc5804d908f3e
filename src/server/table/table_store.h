#pragma once

#include <expected>
#include <string>

#include "server/strand.h"
#include "store/accounts.h"
#include "store/store.h"

namespace atlantica {

using Stored = std::expected<void, StoreError>;

// The store as one table sees it: its answers arrive on the table's strand.
class TableStore {
 public:
  TableStore(const Strand& strand, Store& store, AccountStore& accounts, std::string table)
      : strand_(strand), store_(store), accounts_(accounts), table_(std::move(table)) {}

  const std::string& table() const { return table_; }

  Future<std::expected<StoredTable, StoreError>> load();
  Future<Stored> create(StoredTable table);
  Future<Stored> append(StoredEntries entries);
  Future<Stored> end(StoredEnd end);
  Future<Stored> claim(StoredClaim claim);
  Future<Stored> hand_over(StoredHandover handover);
  Future<Stored> say(StoredLine line);
  Future<Stored> finish(StoredResult result);
  // If it fails, the next sighting will do.
  void see(StoredSight sight);
  // Before trying again.
  Future<void> pause() const { return strand_.pause(); }

 private:
  const Strand& strand_;
  Store& store_;
  AccountStore& accounts_;
  std::string table_;
};

}  // namespace atlantica
