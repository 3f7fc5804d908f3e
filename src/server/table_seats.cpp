// The seats of a table, and its chat.

#include <algorithm>
#include <utility>

#include "fair/secrets.h"
#include "protocol/codec.h"
#include "server/log.h"
#include "server/seat_names.h"
#include "server/table.h"

namespace atlantica {

std::expected<Seat, Error> Table::seat_for(const JoinMessage& message, const std::optional<Member>& member) const {
  if (message.token) {
    const std::string hash = token_hash(*message.token);
    for (std::size_t i = 0; i < seats_.size(); ++i)
      if (same_hash(seats_[i].stored.token_hash, hash)) return static_cast<Seat>(i);
    return std::unexpected(Error{ErrorCode::bad_token, "common.server.token_no_seat", ""});
  }
  if (!message.seat) return Viewer::kNobody;
  if (!member) return std::unexpected(Error{ErrorCode::not_signed_in, "common.server.seat_sign_in", ""});
  const auto seat = static_cast<std::size_t>(*message.seat);
  if (seat < seats_.size() && seats_[seat].stored.account == member->account) return static_cast<Seat>(seat);
  return std::unexpected(Error{ErrorCode::bad_token, "common.server.account_no_seat", ""});
}

void Table::claim(const ClaimRequest& request, const std::optional<Member>& member,
                  Callback<std::expected<ClaimAnswer, Error>> answer) {
  if (rated_ && !member)
    return answer(std::unexpected(Error{ErrorCode::not_signed_in, "common.server.claim_sign_in", ""}));
  if (rated_ &&
      std::ranges::any_of(seats_, [&](const TableSeat& seat) { return seat.stored.account == member->account; }))
    return answer(std::unexpected(Error{ErrorCode::bad_option, "common.server.claim_second", ""}));
  const std::optional<std::string> wanted = request.invite ? std::optional(token_hash(*request.invite)) : std::nullopt;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    TableSeat& seat = seats_[i];
    const std::string hash = seat.stored.invite_hash;
    if (hash.empty() || !seat.claim_in_progress.empty()) continue;
    // A human seat with a substitute lost its player to a kick; it takes an invitation.
    if (wanted ? !same_hash(hash, *wanted) : !listed_ || !seat.stored.substitute.empty()) continue;
    const Seat number = static_cast<Seat>(i);
    const std::string token = new_token();
    std::string name = member ? member->name : request.name.value_or(std::string(default_name(number)));
    StoredClaim claim{id_, number, std::move(name), token_hash(token), hash, member ? member->account : ""};
    seat.claim_in_progress = hash;
    context_.store.claim(claim, [self = shared_from_this(), claim, token,
                                 answer = std::move(answer)](std::expected<void, StoreError> result) mutable {
      self->run([self, claim, token, answer = std::move(answer), result = std::move(result)]() mutable {
        self->finish_claim(claim.seat, claim, result);
        if (result) return answer(ClaimAnswer{self->id_, claim.seat, token});
        answer(std::unexpected(Error{ErrorCode::store_failed, "common.server.seat_unstored", ""}));
      });
    });
    return;
  }
  Message why = "common.server.bad_invitation";
  if (!wanted) why = listed_ ? "common.server.all_taken" : "common.server.by_invitation";
  answer(std::unexpected(Error{ErrorCode::bad_token, std::move(why), ""}));
}

void Table::finish_claim(Seat seat, const StoredClaim& claim, const std::expected<void, StoreError>& result) {
  TableSeat& one = seats_[static_cast<std::size_t>(seat)];
  one.claim_in_progress.clear();
  if (!result && result.error().kind == StoreError::Kind::conflict) return catch_up();
  if (!result)
    return log_event(LogLevel::error, "common.log.claim", {{"table", id_}, {"problem", result.error().message}});
  StoredSeat after = one.stored;
  after.name = claim.name;
  after.token_hash = claim.token_hash;
  after.account = claim.account;
  after.invite_hash.clear();
  after.substitute.clear();
  seat_down(seat, std::move(after));
  tell_about_seats();
  plan();
}

// Another server may have given out seats, received chat or started a rematch.
void Table::follow_seats(const StoredTable& stored) {
  bool changed = rematch_ != stored.rematch;
  rematch_ = stored.rematch;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    StoredSeat& mine = seats_[i].stored;
    mine.seen = std::max(mine.seen, stored.seats[i].seen);
    StoredSeat theirs = stored.seats[i];
    theirs.seen = mine.seen;
    if (mine == theirs) continue;
    changed = true;
    seat_down(static_cast<Seat>(i), std::move(theirs));
  }
  if (changed) tell_about_seats();
  // Two servers' lines may arrive in another order than they were stored.
  std::vector<StoredLine> unknown = stored.chat;
  for (const StoredLine& line : chat_)
    if (const auto known = std::ranges::find(unknown, line); known != unknown.end()) unknown.erase(known);
  for (const StoredLine& line : unknown) tell_line(line);
}

void Table::say(const std::shared_ptr<Client>& client, const SayMessage& message) {
  const Presence* presence = player(client, message.id);
  if (presence == nullptr) return;
  StoredLine line{presence->seat, message.text, seconds()};
  context_.store.say(
      {id_, line}, [self = shared_from_this(), client, id = message.id, line](std::expected<void, StoreError> result) {
        self->run([self, client, id, line, result = std::move(result)] {
          if (!result) return answer_error(*client, id, {ErrorCode::store_failed, "common.server.unheard", ""});
          client->send(std::make_shared<std::string>(write_message(AcceptedMessage{id, self->stored_})));
          self->tell_line(line);
        });
      });
}

void Table::tell_line(const StoredLine& line) {
  constexpr std::size_t kRemembered = 100;  // more than are loaded, so that no line is sent twice
  chat_.push_back(line);
  if (chat_.size() > kRemembered) chat_.erase(chat_.begin());
  const auto text = std::make_shared<std::string>(write_message(SaidMessage{line.seat, line.text, line.sent}));
  for (const auto& [key, presence] : present_)
    if (const auto client = presence.client.lock(); client && !presence.muted.has(line.seat)) client->send(text);
}

void Table::mute(const std::shared_ptr<Client>& client, const MuteMessage& message) {
  const auto found = present_.find(client.get());
  if (found == present_.end())
    return answer_error(*client, message.id, {ErrorCode::not_joined, "common.server.not_joined", ""});
  if (message.seat < 0 || message.seat >= match_->seats())
    return answer_error(*client, message.id, {ErrorCode::bad_message, "common.server.no_such_seat", ""});
  if (message.muted)
    found->second.muted.add(message.seat);
  else
    found->second.muted.remove(message.seat);
  client->send(std::make_shared<std::string>(write_message(AcceptedMessage{message.id, stored_})));
}

}  // namespace atlantica
