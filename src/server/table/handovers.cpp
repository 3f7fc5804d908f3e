#include "server/table/handovers.h"

#include <algorithm>

#include "fair/secrets.h"
#include "server/log.h"
#include "server/seat_names.h"
#include "server/table/answers.h"

namespace atlantica {

Future<Stored> Handovers::to_bot(Seat seat) {
  StoredSeat after = seats_[seat];
  after.substitute = facts_.settings.substitute();
  return hand_over(seat, std::move(after));
}

void Handovers::take_back(Seat seat) {
  StoredSeat after = seats_[seat];
  if (after.substitute.empty()) return;
  after.substitute.clear();
  hand_over(seat, std::move(after));
}

Future<Stored> Handovers::hand_over(Seat seat, StoredSeat after) {
  StoredHandover handover{facts_.id, seat, seats_[seat], after, std::nullopt};
  seats_.change(seat, std::move(after));
  handover.clock = clocks_.after_handover();
  Promise<Stored> promise;
  Future<Stored> stored = promise.future();
  store(std::move(handover), std::move(promise));
  return stored;
}

Future<void> Handovers::store(StoredHandover handover, Promise<Stored> promise) {
  ++under_way_;
  const Stored stored = co_await store_.hand_over(std::move(handover));
  --under_way_;
  if (!stored) watch_.outdated();
  promise.fulfil(stored);
  if (stored) watch_.handed();
}

std::optional<Error> Handovers::kick_problem(Seat host, Seat seat) const {
  if (seats_.host() != host) return Error{ErrorCode::refused, "common.server.only_host", ""};
  if (seat < 0 || seat >= seats_.count()) return Error{ErrorCode::bad_message, "common.server.no_such_seat", ""};
  if (seat == host) return Error{ErrorCode::refused, "common.server.send_self", ""};
  if (seats_[seat].kind == StoredSeat::Kind::bot) return Error{ErrorCode::refused, "common.server.bot_stays", ""};
  if (log_.over()) return Error{ErrorCode::refused, "common.server.over", ""};
  const auto person_moved = [this](const LogEntry& entry) {
    return entry.kind == LogEntry::Kind::move && seats_[entry.seat].kind == StoredSeat::Kind::human;
  };
  if (facts_.rated && std::ranges::any_of(log_.match().log(), person_moved))
    return Error{ErrorCode::refused, "common.server.rated_stays", ""};
  return std::nullopt;
}

Future<std::expected<std::string, Error>> Handovers::kick(Seat host, Seat seat) {
  if (auto problem = kick_problem(host, seat)) co_return std::unexpected(std::move(*problem));
  std::string invite = new_token();
  StoredSeat after;
  after.invite_hash = token_hash(invite);
  after.substitute = facts_.settings.substitute();
  const Stored stored = co_await hand_over(seat, std::move(after));
  if (!stored) co_return std::unexpected(not_stored(stored.error(), "common.server.unstored"));
  co_return invite;
}

std::expected<Seat, Error> Handovers::free_seat(const ClaimRequest& request,
                                                const std::optional<Member>& member) const {
  const auto refused = [](ErrorCode code, Message why) { return std::unexpected(Error{code, std::move(why), ""}); };
  if (facts_.rated && !member) return refused(ErrorCode::not_signed_in, "common.server.claim_sign_in");
  const auto mine = [&](const StoredSeat& seat) { return seat.account == member->account; };
  if (facts_.rated && std::ranges::any_of(seats_.all(), mine))
    return refused(ErrorCode::bad_option, "common.server.claim_second");
  const std::optional<std::string> wanted = request.invite ? std::optional(token_hash(*request.invite)) : std::nullopt;
  for (Seat seat = 0; seat < seats_.count(); ++seat) {
    const StoredSeat& one = seats_[seat];
    if (one.invite_hash.empty() || claimed_.has(seat)) continue;
    // A human seat with a substitute lost its player to a kick; it takes an invitation.
    if (wanted ? same_hash(one.invite_hash, *wanted) : facts_.listed && one.substitute.empty()) return seat;
  }
  if (wanted) return refused(ErrorCode::bad_token, "common.server.bad_invitation");
  return refused(ErrorCode::bad_token, facts_.listed ? "common.server.all_taken" : "common.server.by_invitation");
}

Future<std::expected<ClaimAnswer, Error>> Handovers::claim(ClaimRequest request, std::optional<Member> member) {
  const auto seat = free_seat(request, member);
  if (!seat) co_return std::unexpected(seat.error());
  const std::string token = new_token();
  std::string name = member ? member->name : request.name.value_or(std::string(default_name(*seat)));
  const StoredClaim claim{
      facts_.id, *seat, std::move(name), token_hash(token), seats_[*seat].invite_hash, member ? member->account : ""};
  claimed_.add(*seat);
  const Stored stored = co_await store_.claim(claim);
  claimed_.remove(*seat);
  if (!stored) {
    if (stored.error().kind == StoreError::Kind::conflict)
      watch_.outdated();
    else
      log_event(LogLevel::error, "common.log.claim", {{"table", facts_.id}, {"problem", stored.error().message}});
    co_return std::unexpected(not_stored(stored.error(), "common.server.seat_unstored"));
  }
  StoredSeat after = seats_[*seat];
  after.name = claim.name;
  after.token_hash = claim.token_hash;
  after.account = claim.account;
  after.invite_hash.clear();
  after.substitute.clear();
  seats_.change(*seat, std::move(after));
  watch_.claimed();
  co_return ClaimAnswer{facts_.id, *seat, token};
}

}  // namespace atlantica
