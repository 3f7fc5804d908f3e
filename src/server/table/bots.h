#pragma once

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
#include "server/table/presence.h"
#include "server/table/seats.h"

namespace atlantica {

// The bots of a table: they play seats and advise players, and think on workers.
class Bots {
 public:
  struct Parts {
    std::string table;  // its id
    const Strand& strand;
    Post workers;
    Thinking thinking;
    Metrics& metrics;
    CommittedLog& log;
    const Seats& seats;
    Presence& presence;
  };

  // No bot thinks before the first wake().
  explicit Bots(Parts parts);

  // A different bot, or none, plays the seat from now on.
  void reseat(Seat seat);
  // Lets a bot think if it is a bot's turn and nobody who is there is invited to act first.
  void wake();
  // A player waives the chance to act; or why there is nothing to waive.
  std::optional<Error> pass(Seat seat);
  // Sends a player the best moves for its seat, from what that seat knows, one request at a time.
  Future<void> advise(std::shared_ptr<Client> client, Seat seat, HintMessage message);

 private:
  bool waits_for_people() const;
  Future<void> play(Seat seat);

  Parts parts_;
  std::vector<std::shared_ptr<SeatBot>> bots_;  // by seat
  std::vector<std::size_t> passed_;             // by seat, the sequence at which its player passed
  bool thinking_ = false;
};

}  // namespace atlantica
