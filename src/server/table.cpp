#include "server/table.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "catalog/catalog.h"
#include "fair/secrets.h"
#include "match/record.h"
#include "protocol/codec.h"
#include "server/seat_names.h"

namespace atlantica {

namespace {

void answer_error(Client& client, std::optional<MessageId> id, const Error& error) {
  client.send(std::make_shared<std::string>(write_message(error_message(error, id))));
}

// 1 for the winners, then by score; equal scores share a place. Who win or lose all together share the first.
std::vector<int> places_of(const Outcome& outcome) {
  std::vector<int> places;
  const auto better = [&](Seat one, Seat other) {
    if (outcome.winners.has(one) != outcome.winners.has(other)) return outcome.winners.has(one);
    const auto score = [&](Seat seat) { return outcome.score[static_cast<std::size_t>(seat)]; };
    return !outcome.winners.has(one) && score(one) > score(other);
  };
  for (Seat seat = 0; seat < outcome.seats; ++seat) {
    int place = 1;
    for (Seat other = 0; other < outcome.seats; ++other)
      if (!outcome.winners.empty() && better(other, seat)) ++place;
    places.push_back(place);
  }
  return places;
}

Error game_over() { return {ErrorCode::refused, "The game is over; its last move stands.", "undo"}; }

Error store_failed() { return {ErrorCode::store_failed, "The move could not be stored; try again.", ""}; }

}  // namespace

std::expected<std::shared_ptr<Table>, std::string> Table::open(StoredTable stored, TableSurroundings surroundings) {
  const GameEntry* game = find_game(stored.game);
  if (game == nullptr) return std::unexpected(fmt::format("there is no game '{}'", stored.game));
  if (game->rules_version != stored.rules_version)
    return std::unexpected(fmt::format("it was played by version {} of the rules, known is {}", stored.rules_version,
                                       game->rules_version));
  const auto stream = KeyStream::from_hex(stored.key);
  if (!stream) return std::unexpected("its key is damaged");
  auto match = game->new_match(static_cast<int>(stored.seats.size()), stored.options);
  if (!match) return std::unexpected(std::move(match.error()));
  Record record;
  record.log = stored.log;
  if (auto problem = replay(record, **match, record.log.size())) return std::unexpected(std::move(*problem));
  for (std::size_t seat = 0; seat < stored.seats.size(); ++seat) {
    const StoredSeat& one = stored.seats[seat];
    if (one.kind == StoredSeat::Kind::bot && !(*match)->new_bot(static_cast<Seat>(seat), one.name))
      return std::unexpected(fmt::format("there is no bot '{}'", one.name));
  }
  return std::shared_ptr<Table>(new Table(std::move(stored), std::move(*match), *stream, std::move(surroundings)));
}

Table::Table(StoredTable stored, std::unique_ptr<Match> match, const KeyStream& stream, TableSurroundings surroundings)
    : id_(std::move(stored.id)),
      match_(std::move(match)),
      stream_(stream),
      surroundings_(std::move(surroundings)),
      stored_(match_->sequence()),
      rated_(stored.rated),
      finished_(stored.finished) {
  for (StoredSeat& seat : stored.seats) {
    const Seat number = static_cast<Seat>(seats_.size());
    auto bot = seat.kind == StoredSeat::Kind::bot ? match_->new_bot(number, seat.name) : nullptr;
    seats_.push_back({std::move(seat), std::move(bot), ""});
  }
}

std::expected<Seat, Error> Table::seat_for(const JoinMessage& message, const std::optional<Member>& member) const {
  if (message.token) {
    const std::string hash = token_hash(*message.token);
    for (std::size_t i = 0; i < seats_.size(); ++i)
      if (same_hash(seats_[i].stored.token_hash, hash)) return static_cast<Seat>(i);
    return std::unexpected(
        Error{ErrorCode::bad_token, "This token holds no seat of this table; join without one to watch.", ""});
  }
  if (!message.seat) return Viewer::kNobody;
  if (!member)
    return std::unexpected(Error{ErrorCode::not_signed_in, "Sign in to take your seat, or join with its token.", ""});
  const auto seat = static_cast<std::size_t>(*message.seat);
  if (seat < seats_.size() && seats_[seat].stored.account == member->account) return static_cast<Seat>(seat);
  return std::unexpected(
      Error{ErrorCode::bad_token, "Your account does not hold this seat; join without one to watch.", ""});
}

void Table::join(const std::shared_ptr<Client>& client, const JoinMessage& message,
                 const std::optional<Member>& member) {
  const auto seat = seat_for(message, member);
  if (!seat) {
    leave(*client);
    return answer_error(*client, message.id, seat.error());
  }
  const SeatSet before = online();
  present_[client.get()] = {client, *seat};
  say_joined(client, *seat, message);
  if (online() != before) tell_about_seats();
  wake_bots();
  finish();
}

void Table::say_joined(const std::shared_ptr<Client>& client, Seat seat, const JoinMessage& message) {
  auto text = std::make_shared<std::string>(joined_text(seat, message));
  when_stored([client, text] { client->send(text); },
              [this, client, seat, message] { say_joined(client, seat, message); });
}

void Table::leave(const Client& client) {
  const SeatSet before = online();
  present_.erase(&client);
  if (online() != before) tell_about_seats();
}

std::optional<Seat> Table::acting_seat(const std::shared_ptr<Client>& client, std::optional<MessageId> id,
                                       Sequence sequence) {
  const auto found = present_.find(client.get());
  std::optional<Error> error;
  if (found == present_.end()) {
    error = {ErrorCode::not_joined, "Join a table first.", ""};
  } else if (found->second.seat == Viewer::kNobody) {
    error = {ErrorCode::not_seated, "A spectator cannot act; join with the token of a seat.", ""};
  } else if (sequence != match_->sequence()) {
    error = {ErrorCode::stale,
             fmt::format("The table is at sequence {}, not {}; look at the newer view.", match_->sequence(), sequence),
             ""};
  }
  if (!error) return found->second.seat;
  answer_error(*client, id, *error);
  return std::nullopt;
}

void Table::move(const std::shared_ptr<Client>& client, const MoveMessage& message) {
  const auto seat = acting_seat(client, message.id, message.sequence);
  if (!seat) return;
  const std::size_t before = match_->sequence();
  if (auto refusal = match_->play(*seat, message.move))
    return answer_error(*client, message.id, {ErrorCode::refused, refusal->reason, refusal->rule});
  commit(before, client, message.id);
}

void Table::undo(const std::shared_ptr<Client>& client, const UndoMessage& message) {
  const auto seat = acting_seat(client, message.id, message.sequence);
  if (!seat) return;
  if (match_->outcome()) return answer_error(*client, message.id, game_over());
  const std::size_t before = match_->sequence();
  if (auto refusal = match_->undo(*seat))
    return answer_error(*client, message.id, {ErrorCode::refused, refusal->reason, refusal->rule});
  commit(before, client, message.id);
}

void Table::commit(std::size_t before, const std::shared_ptr<Client>& client, std::optional<MessageId> id) {
  match_->play_chance(stream_);
  const std::size_t sequence = match_->sequence();
  if (client) {
    when_stored(
        [client, id, sequence] {
          client->send(std::make_shared<std::string>(write_message(AcceptedMessage{id, sequence})));
        },
        [client, id] { answer_error(*client, id, store_failed()); });
  }
  prepare_updates(before);
  StoredEntries entries{
      id_, before + 1, {match_->log().begin() + static_cast<std::ptrdiff_t>(before), match_->log().end()}};
  surroundings_.store.append(std::move(entries), [self = shared_from_this(), epoch = epoch_,
                                                  sequence](std::expected<void, StoreError> result) {
    self->run([self, epoch, sequence, result = std::move(result)] { self->stored(epoch, sequence, result); });
  });
}

void Table::prepare_updates(std::size_t before) {
  std::map<Seat, Client::Text> texts;
  for (const auto& [viewer, presence] : present_) {
    Client::Text& text = texts[presence.seat];
    if (!text) text = std::make_shared<std::string>(update_text(presence.seat, before));
    when_stored(
        [this, key = viewer, weak = presence.client, text] {
          const auto client = weak.lock();
          if (client && present_.contains(key)) client->send(text);
        },
        [] {});
  }
}

void Table::when_stored(Task say, Task lost) {
  pending_.push_back({match_->sequence(), std::move(say), std::move(lost)});
  say_what_is_stored();
}

void Table::stored(std::size_t epoch, std::size_t sequence, const std::expected<void, StoreError>& result) {
  if (epoch != epoch_) return;
  if (!result) return roll_back(result.error());
  stored_ = sequence;
  say_what_is_stored();
  wake_bots();
  finish();
}

void Table::say_what_is_stored() {
  while (!pending_.empty() && pending_.front().sequence <= stored_) {
    Task say = std::move(pending_.front().say);
    pending_.pop_front();
    say();
  }
}

void Table::roll_back(const StoreError& error) {
  if (error.kind != StoreError::Kind::conflict)
    spdlog::error("table {}: entries after {} could not be stored: {}", id_, stored_, error.message);
  ++epoch_;
  match_->truncate(stored_);
  for (Pending& pending : std::exchange(pending_, {})) pending.lost();
  if (error.kind == StoreError::Kind::conflict) return catch_up();
  surroundings_.place.later([self = shared_from_this()] { self->catch_up(); });
}

// The store may hold other entries than this match: another server went on with the table, or the connection to the
// database was lost between a commit and its answer.
void Table::catch_up() {
  surroundings_.store.load(id_, [self = shared_from_this()](std::expected<StoredTable, StoreError> result) {
    self->run([self, result = std::move(result)] {
      if (!result) return self->surroundings_.place.later([self] { self->catch_up(); });
      if (self->match_->sequence() == self->stored_) self->follow(result->log);
    });
  });
}

void Table::follow(const std::vector<LogEntry>& log) {
  const std::size_t before = stored_;
  for (std::size_t i = before; i < log.size(); ++i) {
    const auto refusal =
        log[i].kind == LogEntry::Kind::undo ? match_->undo(log[i].seat) : match_->play(log[i].seat, log[i].move);
    if (refusal) {
      spdlog::critical("table {}: the stored entry {} cannot be played: {}", id_, i + 1, refusal->reason);
      break;
    }
  }
  stored_ = match_->sequence();
  if (stored_ != before) prepare_updates(before);
  wake_bots();
  finish();
}

void Table::finish() {
  const auto outcome = match_->outcome();
  if (finished_ || !outcome || stored_ != match_->sequence()) return;
  finished_ = true;
  StoredResult result{id_, std::string(match_->game()), rated_, surroundings_.time(), {}};
  const std::vector<int> places = places_of(*outcome);
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const StoredSeat& seat = seats_[i].stored;
    const bool bot = seat.kind == StoredSeat::Kind::bot;
    std::string player = bot ? "bot:" + seat.name : seat.account.empty() ? "" : "account:" + seat.account;
    result.seats.push_back({std::move(player), outcome->score[i], places[i]});
  }
  surroundings_.accounts.finish(std::move(result), [self = shared_from_this()](std::expected<void, StoreError> stored) {
    // A conflict says that another server was faster.
    if (stored || stored.error().kind == StoreError::Kind::conflict) return;
    spdlog::error("table {}: the result could not be stored: {}", self->id_, stored.error().message);
    self->surroundings_.place.later([self] {
      self->finished_ = false;
      self->finish();
    });
  });
}

void Table::wake_bots() {
  if (bot_thinks_ || stored_ != match_->sequence()) return;
  const SeatSet acting = match_->actors();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    if (!seats_[i].bot || !acting.has(seat)) continue;
    seats_[i].bot->observe();
    bot_thinks_ = true;
    surroundings_.workers([self = shared_from_this(), seat, sequence = stored_] {
      Rng rng(random_number());
      std::string move = self->seats_[static_cast<std::size_t>(seat)].bot->choose(rng);
      self->run([self, seat, sequence, move = std::move(move)] { self->bot_chose(seat, sequence, move); });
    });
    return;
  }
}

void Table::bot_chose(Seat seat, std::size_t sequence, const std::string& move) {
  bot_thinks_ = false;
  if (sequence != match_->sequence()) return wake_bots();
  if (const auto refusal = match_->play(seat, move)) {
    spdlog::critical("table {}: the bot at seat {} chose '{}', which is refused: {}", id_, seat, move, refusal->reason);
    return;
  }
  commit(sequence, nullptr, std::nullopt);
}

void Table::claim(const ClaimRequest& request, const std::optional<Member>& member,
                  Callback<std::expected<ClaimAnswer, Error>> answer) {
  if (rated_ && !member)
    return answer(std::unexpected(
        Error{ErrorCode::not_signed_in, "This table is rated; sign in to an account to take a seat.", ""}));
  if (rated_ &&
      std::ranges::any_of(seats_, [&](const TableSeat& seat) { return seat.stored.account == member->account; }))
    return answer(std::unexpected(
        Error{ErrorCode::bad_option, "This table is rated, and you have a seat; everybody has one.", ""}));
  const std::string hash = token_hash(request.invite);
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    TableSeat& seat = seats_[i];
    if (!same_hash(seat.stored.invite_hash, hash) || !seat.claim_in_progress.empty()) continue;
    const Seat number = static_cast<Seat>(i);
    const std::string token = new_token();
    std::string name = member ? member->name : request.name.value_or(std::string(default_name(number)));
    StoredClaim claim{id_, number, std::move(name), token_hash(token), hash, member ? member->account : ""};
    seat.claim_in_progress = hash;
    surroundings_.store.claim(claim, [self = shared_from_this(), claim, token,
                                      answer = std::move(answer)](std::expected<void, StoreError> result) mutable {
      self->run([self, claim, token, answer = std::move(answer), result = std::move(result)]() mutable {
        self->finish_claim(claim.seat, claim, result);
        if (result) return answer(ClaimAnswer{self->id_, claim.seat, token});
        answer(std::unexpected(Error{ErrorCode::store_failed, "The seat could not be stored; try again.", ""}));
      });
    });
    return;
  }
  answer(std::unexpected(
      Error{ErrorCode::bad_token, "This invitation is not one of this table, or it was used already.", ""}));
}

void Table::finish_claim(Seat seat, const StoredClaim& claim, const std::expected<void, StoreError>& result) {
  TableSeat& one = seats_[static_cast<std::size_t>(seat)];
  one.claim_in_progress.clear();
  if (!result) return spdlog::error("table {}: a claim could not be stored: {}", id_, result.error().message);
  one.stored.name = claim.name;
  one.stored.token_hash = claim.token_hash;
  one.stored.account = claim.account;
  one.stored.invite_hash.clear();
  tell_about_seats();
}

void Table::tell_about_seats() {
  const auto tell = [this] { send_to_all(std::make_shared<std::string>(write_message(TableMessage{info()}))); };
  when_stored(tell, tell);
}

void Table::send_to_all(const Client::Text& text) {
  for (const auto& [key, presence] : present_)
    if (const auto client = presence.client.lock()) client->send(text);
}

}  // namespace atlantica
