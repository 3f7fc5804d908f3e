#pragma once

#include <expected>
#include <string>
#include <utility>

#include "protocol/error.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/seats.h"
#include "server/table/table_store.h"

namespace atlantica {

// The one table where the same people play again.
class Rematch {
 public:
  enum class Made {
    before,     // there is one already
    here,       // there is one now
    elsewhere,  // another server was faster; its table is in the store
  };

  // `table` is empty if there is no rematch yet.
  Rematch(TableStore& store, const TableFacts& facts, const CommittedLog& log, const Seats& seats, Time time,
          std::string table)
      : store_(store), facts_(facts), log_(log), seats_(seats), time_(std::move(time)), table_(std::move(table)) {}

  // Empty if there is none.
  const std::string& table() const { return table_; }
  Future<std::expected<Made, Error>> make();
  // Takes over what another server has stored; whether there is a new one.
  bool follow(const std::string& stored);

 private:
  TableStore& store_;
  const TableFacts& facts_;
  const CommittedLog& log_;
  const Seats& seats_;
  Time time_;
  std::string table_;
};

}  // namespace atlantica
