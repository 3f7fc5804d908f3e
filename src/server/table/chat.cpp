#include "server/table/chat.h"

#include <algorithm>
#include <string>

#include "protocol/codec.h"
#include "server/table/answers.h"

namespace atlantica {

std::span<const StoredLine> Chat::recent() const {
  constexpr std::size_t kShown = 50;
  return std::span(lines_).last(std::min(lines_.size(), kShown));
}

Future<void> Chat::say(std::shared_ptr<Client> client, SayMessage message) {
  const Presence::Visit* visit = presence_.player(*client, message.id);
  if (visit == nullptr) co_return;
  const StoredLine line{visit->seat, message.text, time_() / 1000};
  const Stored stored = co_await store_.say(line);
  if (!stored) co_return answer_error(*client, message.id, {ErrorCode::store_failed, "common.server.unheard", ""});
  answer_accepted(*client, message.id, log_.stored());
  tell(line);
}

void Chat::tell(const StoredLine& line) {
  constexpr std::size_t kRemembered = 100;  // more than are loaded, so that no line is sent twice
  lines_.push_back(line);
  if (lines_.size() > kRemembered) lines_.erase(lines_.begin());
  const auto text = std::make_shared<std::string>(write_message(SaidMessage{line.seat, line.text, line.sent}));
  for (const auto& [key, visit] : presence_.visits())
    if (const auto client = visit.client.lock(); client && !visit.muted.has(line.seat)) client->send(text);
}

void Chat::mute(Client& client, const MuteMessage& message, const SpectatorView& spectators) {
  Presence::Visit* visit = presence_.visitor(client, message.id);
  if (visit == nullptr) return;
  if (message.seat < 0 || message.seat >= log_.match().seats())
    return answer_error(client, message.id, {ErrorCode::bad_message, "common.server.no_such_seat", ""});
  if (message.muted)
    visit->muted.add(message.seat);
  else
    visit->muted.remove(message.seat);
  answer_accepted(client, message.id, spectators.sequence_for(visit->seat));
}

// Two servers' lines may arrive in another order than they were stored.
void Chat::follow(std::vector<StoredLine> stored) {
  for (const StoredLine& line : lines_)
    if (const auto known = std::ranges::find(stored, line); known != stored.end()) stored.erase(known);
  for (const StoredLine& line : stored) tell(line);
}

}  // namespace atlantica
