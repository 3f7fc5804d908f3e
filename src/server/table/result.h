#pragma once

#include <expected>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

  // What is stored with the end of a game that is over, or that ends because these seats' players are gone.
  StoredResult with_end(const std::vector<int>& gone) const;
  // Entries of this server have been stored; if they ended the game, so was the result.
  void on_stored();
  // What another server has stored.
  void follow(Kept kept);
  // Stores the result of a game that is over but was stored without it, and keeps trying.
  Future<void> keep();
  // For the clients, with the key of the chance stream; nothing before the game is over.
  std::optional<ResultInfo> info() const;
  // The record of the finished game.
  std::expected<Record, Error> record() const;

 private:
  TableStore& store_;
  const TableFacts& facts_;
  const CommittedLog& log_;
  const Seats& seats_;
  Time time_;
  Kept kept_;  // stored or being stored
};

}  // namespace atlantica
