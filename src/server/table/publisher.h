#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "protocol/messages.h"
#include "protocol/table_info.h"
#include "server/table/chat.h"
#include "server/table/clocks.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/presence.h"
#include "server/table/rematch.h"
#include "server/table/result.h"
#include "server/table/seats.h"
#include "server/table/spectator_view.h"

namespace atlantica {

// The parts of a table that are shown to its visitors.
struct Shown {
  const TableFacts& facts;
  CommittedLog& log;
  const Seats& seats;
  const Clocks& clocks;
  const Presence& presence;
  const Chat& chat;
  const Rematch& rematch;
  const Result& result;
};

// Describes a table to its visitors, each according to what it may know; nobody hears of anything before it is stored.
class Publisher {
 public:
  Publisher(const Shown& shown, SpectatorView& spectators) : shown_(shown), spectators_(spectators) {}

  // The public view of the table as it is stored.
  TableInfo info() const { return info_for(Viewer::kNobody, shown_.log.stored()); }
  // Shows a client the table, from a seat or as a spectator.
  void show(const std::shared_ptr<Client>& client, Seat seat, const JoinMessage& message);
  // Shows everybody what has happened after `before`.
  void show_changes(std::size_t before);
  // Tells everybody about the seats, or whatever else info() says.
  void show_info();

 private:
  // The table as a seat, or nobody, may know it when the log is at `sequence`.
  TableInfo info_for(Seat seat, std::size_t sequence) const;
  // Whether what this visitor sees lags behind the game.
  bool lags(Seat seat) const { return seat == Viewer::kNobody && spectators_.is_delayed() && !shown_.log.over(); }
  const Match& match_for(Seat seat) const { return seat == Viewer::kNobody ? spectators_.match() : shown_.log.match(); }
  // What `joined` and `update` have in common.
  template <class Told>
  void describe(Told& told, Seat seat, std::size_t since) const;
  std::string joined_text(Seat seat, const JoinMessage& message) const;
  std::string update_text(Seat seat, std::size_t since) const;

  Shown shown_;
  SpectatorView& spectators_;
};

}  // namespace atlantica
