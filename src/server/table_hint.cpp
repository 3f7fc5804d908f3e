#include "fair/secrets.h"
#include "protocol/codec.h"
#include "server/table.h"

namespace atlantica {

namespace {

constexpr std::string_view kAdviser = "sims=4000";
constexpr std::size_t kMostHints = 5;

}  // namespace

void Table::hint(const std::shared_ptr<Client>& client, const HintMessage& message) {
  const auto seat = acting_seat(client, message.id, message.sequence);
  if (!seat) return;
  if (!match_->actors().has(*seat))
    return answer_error(*client, message.id, {ErrorCode::refused, "common.server.no_hint", ""});
  Presence& presence = present_.at(client.get());
  if (presence.awaits_hint)
    return answer_error(*client, message.id, {ErrorCode::too_frequent, "common.server.hint_waits", ""});
  presence.awaits_hint = true;
  // A separate bot, which lives as long as its answer takes: the match must outlive it, so the task keeps the table
  // alive.
  std::shared_ptr<SeatBot> adviser = std::move(*match_->new_bot(*seat, kAdviser, context_.thinking));
  adviser->observe();
  context_.workers([self = shared_from_this(), adviser, client, id = message.id, sequence = message.sequence] {
    Rng rng(random_number());
    HintsMessage hints{id, sequence, {}};
    for (MoveAdvice& advice : adviser->advise(rng)) {
      if (hints.moves.size() == kMostHints) break;
      hints.moves.push_back({std::move(advice.move), advice.chance});
    }
    self->run([self, client, hints = std::move(hints)] {
      if (const auto found = self->present_.find(client.get()); found != self->present_.end())
        found->second.awaits_hint = false;
      client->send(std::make_shared<std::string>(write_message(hints)));
    });
  });
}

}  // namespace atlantica
