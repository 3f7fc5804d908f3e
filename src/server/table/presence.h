#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/seat.h"
#include "protocol/messages.h"
#include "server/client.h"

namespace atlantica {

// Who is connected to a table through this server.
class Presence {
 public:
  // One client at the table.
  struct Visit {
    std::weak_ptr<Client> client;
    Seat seat = Viewer::kNobody;
    SeatSet muted;  // the seats whose chat is not sent
    bool awaits_hint = false;
  };

  // A client takes a seat, or nobody's as a spectator, and is a new visitor.
  void come(const std::shared_ptr<Client>& client, Seat seat);
  // The visit that ends, if there was one; a client that is expected is expected no longer.
  std::optional<Visit> go(const Client& client);
  // A client will come once something has been read.
  void expect(const Client& client) { expected_.insert(&client); }
  // Whether it is still expected; this ends it.
  bool still_expects(const Client& client);
  // The players of the seat become spectators.
  std::vector<std::shared_ptr<Client>> unseat(Seat seat);

  const std::map<const Client*, Visit>& visits() const { return visits_; }
  Visit* find(const Client& client);
  // The visit of a client; a client that has not joined is sent an error.
  Visit* visitor(Client& client, std::optional<MessageId> id);
  // The same for a seated client; a spectator is sent an error, too.
  Visit* player(Client& client, std::optional<MessageId> id);
  SeatSet online() const;  // the seats whose players are connected
  // Where the player of the lowest seat comes from, or else a spectator; empty if nobody is connected.
  std::string address() const;

 private:
  std::map<const Client*, Visit> visits_;
  std::multiset<const Client*> expected_;
};

}  // namespace atlantica
