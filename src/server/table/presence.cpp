#include "server/table/presence.h"

#include <utility>

#include "server/table/answers.h"

namespace atlantica {

void Presence::come(const std::shared_ptr<Client>& client, Seat seat) {
  visits_[client.get()] = {client, seat, {}, false};
}

std::optional<Presence::Visit> Presence::go(const Client& client) {
  expected_.erase(&client);
  const auto found = visits_.find(&client);
  if (found == visits_.end()) return std::nullopt;
  std::optional<Visit> visit = std::move(found->second);
  visits_.erase(found);
  return visit;
}

bool Presence::still_expects(const Client& client) {
  const auto found = expected_.find(&client);
  if (found == expected_.end()) return false;
  expected_.erase(found);
  return true;
}

std::vector<std::shared_ptr<Client>> Presence::unseat(Seat seat) {
  std::vector<std::shared_ptr<Client>> clients;
  for (auto& [key, visit] : visits_) {
    if (visit.seat != seat) continue;
    visit.seat = Viewer::kNobody;
    if (auto client = visit.client.lock()) clients.push_back(std::move(client));
  }
  return clients;
}

Presence::Visit* Presence::find(const Client& client) {
  const auto found = visits_.find(&client);
  return found == visits_.end() ? nullptr : &found->second;
}

Presence::Visit* Presence::visitor(Client& client, std::optional<MessageId> id) {
  Visit* visit = find(client);
  if (visit == nullptr) answer_error(client, id, {ErrorCode::not_joined, "common.server.not_joined", ""});
  return visit;
}

Presence::Visit* Presence::player(Client& client, std::optional<MessageId> id) {
  Visit* visit = visitor(client, id);
  if (visit == nullptr || visit->seat != Viewer::kNobody) return visit;
  answer_error(client, id, {ErrorCode::not_seated, "common.server.spectator", ""});
  return nullptr;
}

SeatSet Presence::online() const {
  SeatSet seats;
  for (const auto& [key, visit] : visits_)
    if (visit.seat != Viewer::kNobody && !visit.client.expired()) seats.add(visit.seat);
  return seats;
}

std::string Presence::address() const {
  std::string address;
  Seat lowest = kMaxSeats + 1;
  for (const auto& [key, visit] : visits_) {
    const auto client = visit.client.lock();
    const Seat seat = visit.seat == Viewer::kNobody ? kMaxSeats : visit.seat;
    if (!client || seat >= lowest) continue;
    address = client->address();
    lowest = seat;
  }
  return address;
}

}  // namespace atlantica
