#include "server/table.h"

#include <algorithm>
#include <utility>

#include "match/record.h"
#include "protocol/codec.h"
#include "server/seat_list.h"
#include "server/table/answers.h"

namespace atlantica {

Future<void> Table::join(std::shared_ptr<Client> client, JoinMessage message, std::optional<Member> member) {
  // Another server's players may get here before news of its changes does.
  while (message.since.value_or(0) > shown_to(message).sequence()) {
    presence_.expect(*client);
    const CatchUp::Read read = co_await catch_up_.read();
    if (!presence_.still_expects(*client)) co_return;
    // Nobody is shown less than they have seen: no answer is better than an older one.
    if (read == CatchUp::Read::failed) {
      disconnect(*client);
      co_return answer_error(*client, message.id, {ErrorCode::store_failed, "common.server.table_unread", ""});
    }
    if (read != CatchUp::Read::unsettled)
      message.since = std::min<Sequence>(*message.since, shown_to(message).sequence());
  }
  if (deleted_) co_return answer_error(*client, message.id, deleted_error());
  const auto seat = seats_.seat_for(message, member);
  if (!seat) {
    disconnect(*client);
    co_return answer_error(*client, message.id, seat.error());
  }
  const SeatSet before = presence_.online();
  presence_.come(client, *seat);
  if (*seat != Viewer::kNobody) {
    absence_.see(SeatSet::only(*seat));
    handovers_.take_back(*seat);
  }
  publisher_.show(client, *seat, message);
  if (presence_.online() != before) publisher_.show_info();
  bots_.wake();
  result_.keep();
  absence_.plan();
}

const Match& Table::shown_to(const JoinMessage& message) const {
  return message.token || message.seat ? log_.match() : spectators_.match();
}

void Table::disconnect(const Client& client) {
  const SeatSet before = presence_.online();
  const auto visit = presence_.go(client);
  if (!visit) return;
  if (visit->seat != Viewer::kNobody) absence_.see(SeatSet::only(visit->seat));
  absence_.plan();
  if (presence_.online() != before) publisher_.show_info();
  bots_.wake();  // they may have been waiting for whoever left, or have nobody left to play for
}

std::optional<Seat> Table::acting_seat(Client& client, std::optional<MessageId> id, Sequence sequence) {
  const Presence::Visit* visit = presence_.player(client, id);
  if (visit == nullptr) return std::nullopt;
  const Sequence now = log_.match().sequence();
  if (log_.ended())
    answer_error(client, id, {ErrorCode::refused, "common.server.ended_early", ""});
  else if (sequence != now)
    answer_error(client, id,
                 {ErrorCode::stale, {"common.server.stale", {{"sequence", now}, {"sequence2", sequence}}}, ""});
  else
    return visit->seat;
  return std::nullopt;
}

Future<void> Table::move(std::shared_ptr<Client> client, MoveMessage message) {
  const auto seat = acting_seat(*client, message.id, message.sequence);
  if (!seat) co_return;
  const std::size_t before = log_.match().sequence();
  if (auto refusal = log_.play(*seat, message.move))
    co_return answer_error(*client, message.id, {ErrorCode::refused, refusal->message, refusal->rule});
  handovers_.take_back(*seat);
  co_await commit(before, std::move(client), message.id);
}

Future<void> Table::undo(std::shared_ptr<Client> client, UndoMessage message) {
  const auto seat = acting_seat(*client, message.id, message.sequence);
  if (!seat) co_return;
  const std::size_t before = log_.match().sequence();
  if (auto refusal = log_.undo(*seat))
    co_return answer_error(*client, message.id, {ErrorCode::refused, refusal->message, refusal->rule});
  co_await commit(before, std::move(client), message.id);
}

Future<void> Table::commit(std::size_t before, std::shared_ptr<Client> client, std::optional<MessageId> id) {
  const CommittedLog::Committed committed = co_await log_.commit(before);
  if (committed) {
    ++metrics_.player_moves;
    co_return answer_accepted(*client, id, *committed);
  }
  // Another server was faster: its entries are shown first, and then this one is out of date.
  if (committed.error().kind == StoreError::Kind::conflict) {
    const CatchUp::Read read = co_await catch_up_.read();
    if (read == CatchUp::Read::missing) co_return answer_error(*client, id, deleted_error());
    if (!acting_seat(*client, id, before)) co_return;
  }
  answer_error(*client, id, {ErrorCode::store_failed, "common.server.move_unstored", ""});
}

void Table::pass(const std::shared_ptr<Client>& client, const PassMessage& message) {
  const auto seat = acting_seat(*client, message.id, message.sequence);
  if (!seat) return;
  if (auto problem = bots_.pass(*seat)) return answer_error(*client, message.id, *problem);
  answer_accepted(*client, message.id, log_.match().sequence());
  bots_.wake();
}

Future<void> Table::hint(std::shared_ptr<Client> client, HintMessage message) {
  if (const auto seat = acting_seat(*client, message.id, message.sequence))
    co_await bots_.advise(std::move(client), *seat, message);
}

Future<void> Table::leave(std::shared_ptr<Client> client, LeaveMessage message) {
  const Presence::Visit* visit = presence_.player(*client, message.id);
  if (visit == nullptr) co_return;
  const Seat seat = visit->seat;
  if (log_.over() || !seats_[seat].substitute.empty()) {
    answer_accepted(*client, message.id, log_.stored());
    co_return disconnect(*client);
  }
  Future<Stored> handover = handovers_.to_bot(seat);
  disconnect(*client);
  const Stored stored = co_await handover;
  if (stored)
    answer_accepted(*client, message.id, log_.stored());
  else
    answer_error(*client, message.id, not_stored(stored.error(), "common.server.leaving_unstored"));
}

Future<void> Table::kick(std::shared_ptr<Client> client, KickMessage message) {
  const Presence::Visit* visit = presence_.player(*client, message.id);
  if (visit == nullptr) co_return;
  const auto invite = co_await handovers_.kick(visit->seat, message.seat);
  if (!invite) co_return answer_error(*client, message.id, invite.error());
  client->send(std::make_shared<std::string>(write_message(KickedMessage{message.id, message.seat, *invite})));
}

Future<void> Table::rematch(std::shared_ptr<Client> client, RematchMessage message) {
  if (presence_.player(*client, message.id) == nullptr) co_return;
  if (!log_.over() || !log_.settled())
    co_return answer_error(*client, message.id, {ErrorCode::not_over, "common.server.rematch_early", ""});
  const auto made = co_await rematch_.make();
  if (!made) co_return answer_error(*client, message.id, made.error());
  answer_accepted(*client, message.id, log_.stored());
  if (*made == Rematch::Made::here) publisher_.show_info();
  if (*made == Rematch::Made::elsewhere) catch_up();
}

std::expected<Document, Error> Table::record() const {
  auto record = result_.record();
  if (!record) return std::unexpected(std::move(record.error()));
  // Even now a free seat may be claimed.
  std::string name = facts_.id + "/record";
  for (const std::string& seat : record->seats) name += "/" + seat;
  return Document{std::move(name), [record = std::move(*record)] { return write_record(record); }};
}

std::expected<Document, Error> Table::moment(Sequence sequence) const {
  auto moment = spectators_.moment(sequence);
  if (!moment) return std::unexpected(std::move(moment.error()));
  return Document{facts_.id + "/moments/" + std::to_string(sequence), [sequence, look = std::move(*moment)] {
                    PastMoment past = look();
                    return write_body(MomentAnswer{sequence, std::move(past.view), list_of(past.actors)});
                  }};
}

Future<void> Table::claim(ClaimRequest request, std::optional<Member> member,
                          Callback<std::expected<ClaimAnswer, Error>> answer) {
  answer(co_await handovers_.claim(std::move(request), std::move(member)));
}

}  // namespace atlantica
