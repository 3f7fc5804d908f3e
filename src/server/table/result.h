#pragma once

#include <expected>
#include <optional>
#include <string>
#include <utility>

#include "match/record.h"
#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/seats.h"
#include "server/table/table_store.h"

namespace atlantica {

// What remains of a game that is over.
class Result {
 public:
  enum class Kept { no, yes };  // whether the result is stored

  Result(TableStore& store, const TableFacts& facts, const CommittedLog& log, const Seats& seats, Time time, Kept kept)
      : store_(store), facts_(facts), log_(log), seats_(seats), time_(std::move(time)), kept_(kept) {}

  // Stores the result once the game is over and its log is stored, and keeps trying.
  Future<void> keep();
  // For the clients, with the key of the chance stream; nothing before the game is over.
  std::optional<ResultInfo> info() const;
  // The record of the finished game.
  std::expected<Record, Error> record() const;

 private:
  StoredResult stored() const;

  TableStore& store_;
  const TableFacts& facts_;
  const CommittedLog& log_;
  const Seats& seats_;
  Time time_;
  Kept kept_;  // stored or being stored
};

}  // namespace atlantica
