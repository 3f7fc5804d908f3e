#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/client.h"
#include "server/metrics.h"
#include "server/strand.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/presence.h"
#include "server/table/seats.h"
#include "server/work.h"

namespace atlantica {

// The bots of a table: they play seats and advise players, and think on workers. A bot exists only while it thinks, so
// that a table needs no memory for its bots.
class Bots {
 public:
  struct Parts {
    const TableFacts& facts;
    const Strand& strand;
    Work& work;
    Thinking thinking;
    Metrics& metrics;
    CommittedLog& log;
    const Seats& seats;
    Presence& presence;
  };

  // No bot thinks before the first wake().
  explicit Bots(Parts parts);

  // Lets a bot think if it is a bot's turn, somebody waits for it and nobody who is there is invited to act first. Call
  // it also when somebody has gone: a bot that has not begun to think will not.
  void wake();
  // A player waives the chance to act; or why there is nothing to waive.
  std::optional<Error> pass(Seat seat);
  // Sends a player the best moves for its seat, from what that seat knows, one request at a time.
  Future<void> advise(std::shared_ptr<Client> client, Seat seat, HintMessage message);

 private:
  bool is_awaited() const;  // whether the bots play for anybody
  bool waits_for_people() const;
  Future<void> play(Seat seat);

  Parts parts_;
  std::vector<std::size_t> passed_;  // by seat, the sequence at which its player passed
  bool thinking_ = false;
  std::shared_ptr<std::atomic<bool>> awaited_ = std::make_shared<std::atomic<bool>>(false);  // for workers
  std::string owner_;  // the address that the bots' time counts against: whoever was last seen here
};

}  // namespace atlantica
