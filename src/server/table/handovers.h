#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "protocol/bodies.h"
#include "protocol/error.h"
#include "server/table/clocks.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/seats.h"
#include "server/table/table_store.h"

namespace atlantica {

// How the seats of a table change hands: bots fill in, players come back, are kicked and redeem invitations.
class Handovers {
 public:
  // Those who watch the seats.
  struct Watch {
    std::function<void()> handed = [] {};    // a bot or its player has taken over a seat, and that is stored
    std::function<void()> claimed = [] {};   // somebody has claimed a seat, and that is stored
    std::function<void()> outdated = [] {};  // a change could not be stored: only the store knows the seats
  };

  Handovers(TableStore& store, const TableFacts& facts, const CommittedLog& log, Seats& seats, Clocks& clocks)
      : store_(store), facts_(facts), log_(log), seats_(seats), clocks_(clocks) {}
  void set_watch(Watch watch) { watch_ = std::move(watch); }

  // Whether a handover is being stored.
  bool under_way() const { return under_way_ > 0; }
  // A bot plays for the player of a seat: at once in memory, and whether that is stored is known later.
  Future<Stored> to_bot(Seat seat);
  // The player is back: a substitute no longer plays.
  void take_back(Seat seat);
  // The host removes a player, and a bot plays until somebody redeems the invitation that this returns.
  Future<std::expected<std::string, Error>> kick(Seat host, Seat seat);
  // Somebody takes a free seat, by its invitation or, if the table is listed, without.
  Future<std::expected<ClaimAnswer, Error>> claim(ClaimRequest request, std::optional<Member> member);

 private:
  Future<Stored> hand_over(Seat seat, StoredSeat after);
  Future<void> store(StoredHandover handover, Promise<Stored> promise);
  std::optional<Error> kick_problem(Seat host, Seat seat) const;
  // The seat that a request may claim, or why there is none.
  std::expected<Seat, Error> free_seat(const ClaimRequest& request, const std::optional<Member>& member) const;

  TableStore& store_;
  const TableFacts& facts_;
  const CommittedLog& log_;
  Seats& seats_;
  Clocks& clocks_;
  int under_way_ = 0;
  SeatSet claimed_;  // seats whose claim is being stored
  Watch watch_;
};

}  // namespace atlantica
