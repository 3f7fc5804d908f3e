#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/accounts.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "store/store.h"

namespace atlantica {

// Who holds the seats of a table, as this server knows it.
class Seats {
 public:
  // Called when a seat has changed, with the seat as it was.
  using Changed = std::function<void(Seat seat, const StoredSeat& before)>;

  Seats(const TableFacts& facts, std::vector<StoredSeat> seats) : facts_(facts), seats_(std::move(seats)) {}
  void set_watch(Changed changed) { changed_ = std::move(changed); }

  int count() const { return static_cast<int>(seats_.size()); }
  const std::vector<StoredSeat>& all() const { return seats_; }
  const StoredSeat& operator[](Seat seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  // The specification of the bot that plays a seat, its own or a player's substitute; empty if a person plays.
  static const std::string& bot_of(const StoredSeat& seat);
  bool has_bot(Seat seat) const { return !bot_of((*this)[seat]).empty(); }
  // Whether a bot or a person plays every seat.
  bool full() const;
  // The seats that people hold and play themselves.
  SeatSet people() const;
  // The people the game is waiting for.
  SeatSet waited(const CommittedLog& log) const;
  // The creator, or the first player if the creator has gone; nobody at a table of bots.
  std::optional<Seat> host() const;
  // The seat that a join asks for, nobody's for a spectator; or why not.
  std::expected<Seat, Error> seat_for(const JoinMessage& message, const std::optional<Member>& member) const;

  void change(Seat seat, StoredSeat after);
  // Takes over what another server has stored; whether any seat changed.
  bool follow(const std::vector<StoredSeat>& stored);
  void saw(Seat seat, std::int64_t when) { seats_[static_cast<std::size_t>(seat)].seen = when; }

 private:
  bool held(Seat seat) const { return !(*this)[seat].token_hash.empty(); }

  const TableFacts& facts_;
  std::vector<StoredSeat> seats_;
  Changed changed_ = [](Seat, const StoredSeat&) {};
};

}  // namespace atlantica
