#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "protocol/messages.h"
#include "server/client.h"
#include "server/table/committed_log.h"
#include "server/table/facts.h"
#include "server/table/presence.h"
#include "server/table/spectator_view.h"
#include "server/table/table_store.h"

namespace atlantica {

// What the players of a table say to each other.
class Chat {
 public:
  Chat(TableStore& store, const CommittedLog& log, Presence& presence, Time time, std::vector<StoredLine> lines)
      : store_(store), log_(log), presence_(presence), time_(std::move(time)), lines_(std::move(lines)) {}

  // The latest lines, oldest first.
  std::span<const StoredLine> recent() const;
  // A player's line; it is heard once it is stored.
  Future<void> say(std::shared_ptr<Client> client, SayMessage message);
  // Whether the client hears a seat, until it disconnects.
  // The answer tells it the sequence number, which a spectator on a delay may not know in full.
  void mute(Client& client, const MuteMessage& message, const SpectatorView& spectators);
  // Lets everybody hear what was said through other servers.
  void follow(std::vector<StoredLine> stored);

 private:
  void tell(const StoredLine& line);

  TableStore& store_;
  const CommittedLog& log_;
  Presence& presence_;
  Time time_;
  std::vector<StoredLine> lines_;
};

}  // namespace atlantica
