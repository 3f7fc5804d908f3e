#pragma once

#include <functional>
#include <utility>

#include "server/table/committed_log.h"
#include "server/table/handovers.h"
#include "server/table/table_store.h"

namespace atlantica {

// Reads what other servers may have stored about a table.
class CatchUp {
 public:
  enum class Read {
    followed,   // the table continues from what is stored
    unsettled,  // changes of this server are being stored, so that what was read may be less than it knows
    missing,    // the table has been deleted
    failed,
  };

  // `follow` is given what was read, `vanish` called when there is no such table any more.
  CatchUp(TableStore& store, const CommittedLog& log, const Handovers& handovers,
          std::function<void(const StoredTable&)> follow, std::function<void()> vanish)
      : store_(store), log_(log), handovers_(handovers), follow_(std::move(follow)), vanish_(std::move(vanish)) {}

  // Whether the store has everything this server knows.
  bool settled() const { return log_.settled() && !handovers_.under_way(); }
  // Reads the table once.
  Future<Read> read();
  // Reads it until that succeeds; while changes of this server are being stored, that waits for on_stored().
  Future<void> catch_up();
  // A change of this server has been stored.
  void on_stored();

 private:
  TableStore& store_;
  const CommittedLog& log_;
  const Handovers& handovers_;
  std::function<void(const StoredTable&)> follow_;
  std::function<void()> vanish_;
  bool behind_ = false;  // what was stored elsewhere has yet to be followed
};

}  // namespace atlantica
