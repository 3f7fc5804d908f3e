// How a table handles players who are absent, out of time, leaving or kicked.
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <limits>
#include <utility>

#include "fair/secrets.h"
#include "match/json.h"
#include "protocol/codec.h"
#include "server/log.h"
#include "server/table.h"

namespace atlantica {

namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();
// How often a server tells the others who is connected, and after how long unseen a player counts as absent. The gap
// leaves time to reload a page or come back through another server.
constexpr std::int64_t kSightPeriod = 10'000;
constexpr std::int64_t kNoticed = 30'000;

}  // namespace

SeatSet Table::waited() const {
  SeatSet persons;
  if (over()) return persons;
  const SeatSet awaited = match_->awaited();
  for (Seat seat = 0; seat < match_->seats(); ++seat) {
    const TableSeat& one = seats_[static_cast<std::size_t>(seat)];
    if (awaited.has(seat) && !one.bot && !one.stored.token_hash.empty()) persons.add(seat);
  }
  return persons;
}

std::optional<StoredClock> Table::turn_clock(Clock::Step step) {
  if (!clock_) return std::nullopt;
  clock_->advance(context_.time(), waited(), step);
  std::int64_t due = kNever;
  for (Seat seat = 0; seat < match_->seats(); ++seat)
    if (const auto flag = clock_->flag(seat)) due = std::min(due, *flag + settings_.grace());
  return StoredClock{clock_->text(), settings_.decides() && due != kNever ? due : 0};
}

std::optional<StoredClock> Table::clock_after(const LogEntry& entry) {
  if (!clock_) return std::nullopt;
  // A human's first move at a full table starts the clocks.
  const auto unclaimed = [](const TableSeat& seat) { return !seat.bot && seat.stored.token_hash.empty(); };
  const bool person = !seats_[static_cast<std::size_t>(entry.seat)].bot;
  if (!clock_->started() && (!person || std::ranges::any_of(seats_, unclaimed))) return std::nullopt;
  return turn_clock(entry.kind == LogEntry::Kind::undo ? Clock::Step::undo : Clock::Step::move);
}

std::int64_t Table::deadline(Seat seat) const {
  std::int64_t when = kNever;
  // Players who were here before this server opened the table get time to come back.
  const std::int64_t seen = std::max(seats_[static_cast<std::size_t>(seat)].stored.seen, opened_);
  if (settings_.minds_absence() && !online().has(seat)) when = seen + kNoticed + settings_.grace();
  const auto flag = clock_ ? clock_->flag(seat) : std::nullopt;
  if (settings_.decides() && flag) when = std::min(when, *flag + settings_.grace());
  return when;
}

std::vector<int> Table::late() const {
  std::vector<int> seats;
  const std::int64_t now = context_.time();
  for (Seat seat = 0; seat < match_->seats(); ++seat)
    if (waited().has(seat) && deadline(seat) <= now) seats.push_back(seat);
  return seats;
}

void Table::plan() {
  std::int64_t when = kNever;
  for (Seat seat = 0; seat < match_->seats(); ++seat) {
    if (waited().has(seat)) when = std::min(when, deadline(seat));
    if (settings_.minds_absence() && !over() && online().has(seat))
      when = std::min(when, seats_[static_cast<std::size_t>(seat)].stored.seen + kSightPeriod);
  }
  check_at_ = when;
}

void Table::see(SeatSet seats) {
  if (!settings_.minds_absence() || over() || seats.empty()) return;
  StoredSight sight{id_, {}, context_.time()};
  for (Seat seat = 0; seat < match_->seats(); ++seat) {
    if (!seats.has(seat)) continue;
    sight.seats.push_back(seat);
    seats_[static_cast<std::size_t>(seat)].stored.seen = sight.seen;
  }
  // On failure, the next time will do.
  context_.store.see(std::move(sight), [](const std::expected<void, StoreError>&) {});
}

void Table::check_absence() {
  const std::int64_t now = context_.time();
  const SeatSet here = online();
  SeatSet again;
  for (Seat seat = 0; seat < match_->seats(); ++seat)
    if (here.has(seat) && seats_[static_cast<std::size_t>(seat)].stored.seen + kSightPeriod <= now) again.add(seat);
  see(again);
  plan();
  if (deciding_ || late().empty()) return;
  // Another server may have seen them, or acted already.
  deciding_ = true;
  context_.store.load(id_, [self = shared_from_this()](std::expected<StoredTable, StoreError> result) {
    self->run([self, result = std::move(result)] {
      self->deciding_ = false;
      if (!result || !self->settled()) return self->plan();
      self->follow(*result);
      self->decide();
    });
  });
}

void Table::decide() {
  const std::vector<int> gone = late();
  if (gone.empty() || !settled()) return;
  if (settings_.absence->then == "end") return end(gone);
  for (const Seat seat : gone) hand_to_bot(seat, [](const std::expected<void, StoreError>&) {});
}

void Table::end(const std::vector<int>& gone) {
  context_.store.end({id_, stored_, boost::json::serialize(to_json(gone))},
                     [self = shared_from_this()](const std::expected<void, StoreError>& result) {
                       self->run([self, result] {
                         // Conflict: another server stored a move or the end first.
                         if (result || result.error().kind == StoreError::Kind::conflict) return self->catch_up();
                         log_event(LogLevel::error, "common.log.end",
                                   {{"table", self->id_}, {"problem", result.error().message}});
                       });
                     });
}

void Table::hand_to_bot(Seat seat, Callback<std::expected<void, StoreError>> done) {
  StoredSeat after = seats_[static_cast<std::size_t>(seat)].stored;
  after.substitute = settings_.substitute();
  hand_over(seat, std::move(after), std::move(done));
}

void Table::take_back(Seat seat) {
  StoredSeat after = seats_[static_cast<std::size_t>(seat)].stored;
  if (after.substitute.empty()) return;
  after.substitute.clear();
  hand_over(seat, std::move(after), [](const std::expected<void, StoreError>&) {});
}

void Table::hand_over(Seat seat, StoredSeat after, Callback<std::expected<void, StoreError>> done) {
  StoredHandover handover{id_, seat, seats_[static_cast<std::size_t>(seat)].stored, after, std::nullopt};
  seat_down(seat, std::move(after));
  if (clock_ && clock_->started()) handover.clock = turn_clock(Clock::Step::handover);
  ++handovers_;
  context_.store.hand_over(std::move(handover), [self = shared_from_this(), done = std::move(done)](
                                                    std::expected<void, StoreError> result) mutable {
    self->run([self, done = std::move(done), result = std::move(result)]() mutable {
      --self->handovers_;
      // If the seat could not be stored, restore it.
      if (!result || (self->behind_ && self->settled())) self->catch_up();
      done(result);
      if (!result) return;
      self->tell_about_seats();
      self->wake_bots();
      self->plan();
    });
  });
}

void Table::seat_down(Seat seat, StoredSeat after) {
  TableSeat& one = seats_[static_cast<std::size_t>(seat)];
  const std::string& token = one.stored.token_hash;
  const bool lost = !token.empty() && token != after.token_hash;
  const bool same_bot = one.stored.kind == after.kind && one.stored.substitute == after.substitute;
  one.stored = std::move(after);
  if (!same_bot) one.bot = bot_at(seat);
  if (!lost) return;
  for (auto& [key, presence] : present_) {
    if (presence.seat != seat) continue;
    presence.seat = Viewer::kNobody;
    if (const auto client = presence.client.lock()) {
      answer_error(*client, std::nullopt, {ErrorCode::bad_token, "common.error.sent_away", ""});
      say_joined(client, Viewer::kNobody, JoinMessage{});
    }
  }
}

std::shared_ptr<SeatBot> Table::bot_at(Seat seat) const {
  const StoredSeat& stored = seats_[static_cast<std::size_t>(seat)].stored;
  const std::string& wanted = stored.kind == StoredSeat::Kind::bot ? stored.name : stored.substitute;
  if (wanted.empty()) return nullptr;
  auto bot = match_->new_bot(seat, wanted, context_.thinking);
  if (bot) return std::move(*bot);
  log_event(LogLevel::error, "common.log.no_bot",
            {{"table", id_}, {"seat", std::to_string(seat)}, {"problem", bot.error()}});
  return nullptr;
}

std::optional<Seat> Table::host() const {
  const auto held = [this](Seat seat) { return !seats_[static_cast<std::size_t>(seat)].stored.token_hash.empty(); };
  if (host_ < match_->seats() && held(host_)) return host_;
  for (Seat seat = 0; seat < match_->seats(); ++seat)
    if (held(seat)) return seat;
  return std::nullopt;
}

void Table::leave(const std::shared_ptr<Client>& client, const LeaveMessage& message) {
  const Presence* presence = player(client, message.id);
  if (presence == nullptr) return;
  const Seat seat = presence->seat;
  const auto accept = [this, client, id = message.id](const std::expected<void, StoreError>& result) {
    if (result)
      client->send(std::make_shared<std::string>(write_message(AcceptedMessage{id, stored_})));
    else
      answer_error(*client, id, {ErrorCode::store_failed, "common.server.leaving_unstored", ""});
  };
  if (over() || !seats_[static_cast<std::size_t>(seat)].stored.substitute.empty()) {
    accept({});
  } else {
    hand_to_bot(seat, accept);
  }
  disconnect(*client);
}

std::optional<Error> Table::kick_problem(Seat by, int seat) const {
  if (host() != by) return Error{ErrorCode::refused, "common.server.only_host", ""};
  if (seat < 0 || seat >= match_->seats()) return Error{ErrorCode::bad_message, "common.server.no_such_seat", ""};
  if (seat == by) return Error{ErrorCode::refused, "common.server.send_self", ""};
  if (seats_[static_cast<std::size_t>(seat)].stored.kind == StoredSeat::Kind::bot)
    return Error{ErrorCode::refused, "common.server.bot_stays", ""};
  if (over()) return Error{ErrorCode::refused, "common.server.over", ""};
  const auto person_moved = [this](const LogEntry& entry) {
    return entry.kind == LogEntry::Kind::move &&
           seats_[static_cast<std::size_t>(entry.seat)].stored.kind == StoredSeat::Kind::human;
  };
  if (rated_ && std::ranges::any_of(match_->log(), person_moved))
    return Error{ErrorCode::refused, "common.server.rated_stays", ""};
  return std::nullopt;
}

void Table::kick(const std::shared_ptr<Client>& client, const KickMessage& message) {
  const Presence* presence = player(client, message.id);
  if (presence == nullptr) return;
  if (auto problem = kick_problem(presence->seat, message.seat)) return answer_error(*client, message.id, *problem);
  const std::string invite = new_token();
  StoredSeat after;
  after.invite_hash = token_hash(invite);
  after.substitute = settings_.substitute();
  hand_over(message.seat, std::move(after), [client, message, invite](const std::expected<void, StoreError>& result) {
    if (!result) return answer_error(*client, message.id, {ErrorCode::store_failed, "common.server.unstored", ""});
    client->send(std::make_shared<std::string>(write_message(KickedMessage{message.id, message.seat, invite})));
  });
}

}  // namespace atlantica
