// The return of a client that has seen more of a table than this server.
#include <algorithm>
#include <utility>

#include "server/table.h"

namespace atlantica {

// Another server's players may get here before news of its changes does.
void Table::join_when_read(const std::shared_ptr<Client>& client, const JoinMessage& message,
                           const std::optional<Member>& member) {
  returning_.insert(client.get());
  context_.store.load(
      id_, [self = shared_from_this(), client, message, member](std::expected<StoredTable, StoreError> result) {
        self->run([self, client, message, member, result = std::move(result)] {
          const auto waiting = self->returning_.find(client.get());
          if (waiting == self->returning_.end()) return;  // it has disconnected again
          self->returning_.erase(waiting);
          // Entries of this server still being stored come first; the load may have found others in their place.
          if (result && !self->settled()) return self->join_when_read(client, message, member);
          if (result) self->follow(*result);
          JoinMessage known = message;
          known.since = std::min<Sequence>(*known.since, self->match_->sequence());
          self->join(client, known, member);
        });
      });
}

}  // namespace atlantica
