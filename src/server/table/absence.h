#pragma once

#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

#include "server/table/catch_up.h"
#include "server/table/clocks.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/handovers.h"
#include "server/table/presence.h"
#include "server/table/seats.h"
#include "server/table/table_store.h"

namespace atlantica {

// What a table does about players who are absent or out of time.
class Absence {
 public:
  struct Parts {
    TableStore& store;
    const TableFacts& facts;
    CommittedLog& log;
    Seats& seats;
    const Clocks& clocks;
    const Presence& presence;
    Handovers& handovers;
    CatchUp& catch_up;
  };

  Absence(const Parts& parts, Time time);

  // When the next check() is due, in milliseconds since 1970, UTC. May be called from any thread.
  std::int64_t check_at() const { return check_at_; }
  // Schedules the next check; call it whenever something changed that it depends on.
  void plan();
  // Stores that these players are, or were just now, connected.
  void see(SeatSet seats);
  // Acts on those who have been away for too long, unless another server has seen them or has acted already.
  Future<void> check();

 private:
  bool watches() const;                    // whether it matters that players stay connected
  std::int64_t deadline(Seat seat) const;  // when the table acts on the absence of a player
  std::vector<int> late() const;           // those it must act on now
  Future<void> act();

  Parts parts_;
  Time time_;
  std::int64_t opened_;    // when this server opened the table
  bool deciding_ = false;  // once the store has answered
  std::atomic<std::int64_t> check_at_;
};

}  // namespace atlantica
