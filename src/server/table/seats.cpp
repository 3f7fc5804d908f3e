#include "server/table/seats.h"

#include <algorithm>

#include "fair/secrets.h"

namespace atlantica {

const std::string& Seats::bot_of(const StoredSeat& seat) {
  return seat.kind == StoredSeat::Kind::bot ? seat.name : seat.substitute;
}

bool Seats::full() const {
  return std::ranges::all_of(seats_,
                             [](const StoredSeat& seat) { return !bot_of(seat).empty() || !seat.token_hash.empty(); });
}

SeatSet Seats::people() const {
  SeatSet seats;
  for (Seat seat = 0; seat < count(); ++seat)
    if (!has_bot(seat) && held(seat)) seats.add(seat);
  return seats;
}

SeatSet Seats::waited(const CommittedLog& log) const {
  SeatSet seats;
  if (log.over()) return seats;
  const SeatSet awaited = log.match().awaited();
  const SeatSet playing = people();
  for (Seat seat = 0; seat < count(); ++seat)
    if (awaited.has(seat) && playing.has(seat)) seats.add(seat);
  return seats;
}

std::optional<Seat> Seats::host() const {
  if (facts_.host < count() && held(facts_.host)) return facts_.host;
  for (Seat seat = 0; seat < count(); ++seat)
    if (held(seat)) return seat;
  return std::nullopt;
}

std::expected<Seat, Error> Seats::seat_for(const JoinMessage& message, const std::optional<Member>& member) const {
  if (message.token) {
    const std::string hash = token_hash(*message.token);
    for (Seat seat = 0; seat < count(); ++seat)
      if (same_hash((*this)[seat].token_hash, hash)) return seat;
    return std::unexpected(Error{ErrorCode::bad_token, "common.server.token_no_seat", ""});
  }
  if (!message.seat) return Viewer::kNobody;
  if (!member) return std::unexpected(Error{ErrorCode::not_signed_in, "common.server.seat_sign_in", ""});
  const auto seat = static_cast<std::size_t>(*message.seat);
  if (seat < seats_.size() && seats_[seat].account == member->account) return static_cast<Seat>(seat);
  return std::unexpected(Error{ErrorCode::bad_token, "common.server.account_no_seat", ""});
}

void Seats::change(Seat seat, StoredSeat after) {
  const StoredSeat before = std::exchange(seats_[static_cast<std::size_t>(seat)], std::move(after));
  changed_(seat, before);
}

bool Seats::follow(const std::vector<StoredSeat>& stored) {
  bool changed = false;
  for (Seat seat = 0; seat < count(); ++seat) {
    StoredSeat theirs = stored[static_cast<std::size_t>(seat)];
    theirs.seen = std::max((*this)[seat].seen, theirs.seen);
    saw(seat, theirs.seen);
    if ((*this)[seat] == theirs) continue;
    changed = true;
    change(seat, std::move(theirs));
  }
  return changed;
}

}  // namespace atlantica
