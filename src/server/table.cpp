#include "server/table.h"

#include <utility>

#include "protocol/codec.h"
#include "server/log.h"
#include "speech/speaker.h"

namespace atlantica {

void answer_error(Client& client, std::optional<MessageId> id, const Error& error) {
  client.refused(error.code);
  client.send(
      std::make_shared<std::string>(write_message(error_message(error, speech::in_english(error.message), id))));
}

namespace {

Error ended_early() { return {ErrorCode::refused, "common.server.ended_early", ""}; }

Error store_failed() { return {ErrorCode::store_failed, "common.server.move_unstored", ""}; }

}  // namespace

void Table::join(const std::shared_ptr<Client>& client, const JoinMessage& message,
                 const std::optional<Member>& member) {
  if (message.since.value_or(0) > match_->sequence()) return join_when_read(client, message, member);
  const auto seat = seat_for(message, member);
  if (!seat) {
    disconnect(*client);
    return answer_error(*client, message.id, seat.error());
  }
  const SeatSet before = online();
  present_[client.get()] = {client, *seat, {}, false};
  if (*seat != Viewer::kNobody) {
    see(SeatSet::only(*seat));
    take_back(*seat);
  }
  say_joined(client, *seat, message);
  if (online() != before) tell_about_seats();
  wake_bots();
  finish();
  plan();
}

void Table::say_joined(const std::shared_ptr<Client>& client, Seat seat, const JoinMessage& message) {
  auto text = std::make_shared<std::string>(joined_text(seat, message));
  on_commit([client, text] { client->send(text); },
            [this, client, seat, message] { say_joined(client, seat, message); });
}

void Table::disconnect(const Client& client) {
  const SeatSet before = online();
  returning_.erase(&client);
  const auto found = present_.find(&client);
  if (found == present_.end()) return;
  if (found->second.seat != Viewer::kNobody) see(SeatSet::only(found->second.seat));
  present_.erase(found);
  plan();
  if (online() == before) return;
  tell_about_seats();
  wake_bots();  // they may have been waiting for whoever left
}

Table::Presence* Table::player(const std::shared_ptr<Client>& client, std::optional<MessageId> id) {
  const auto found = present_.find(client.get());
  if (found == present_.end())
    answer_error(*client, id, {ErrorCode::not_joined, "common.server.not_joined", ""});
  else if (found->second.seat == Viewer::kNobody)
    answer_error(*client, id, {ErrorCode::not_seated, "common.server.spectator", ""});
  else
    return &found->second;
  return nullptr;
}

std::optional<Seat> Table::acting_seat(const std::shared_ptr<Client>& client, std::optional<MessageId> id,
                                       Sequence sequence) {
  const Presence* presence = player(client, id);
  if (presence == nullptr) return std::nullopt;
  if (ended_) {
    answer_error(*client, id, ended_early());
    return std::nullopt;
  }
  if (sequence == match_->sequence()) return presence->seat;
  answer_error(
      *client, id,
      {ErrorCode::stale, {"common.server.stale", {{"sequence", match_->sequence()}, {"sequence2", sequence}}}, ""});
  return std::nullopt;
}

void Table::move(const std::shared_ptr<Client>& client, const MoveMessage& message) {
  const auto seat = acting_seat(client, message.id, message.sequence);
  if (!seat) return;
  const std::size_t before = match_->sequence();
  if (auto refusal = match_->play(*seat, message.move))
    return answer_error(*client, message.id, {ErrorCode::refused, refusal->message, refusal->rule});
  take_back(*seat);
  commit(before, client, message.id);
}

void Table::undo(const std::shared_ptr<Client>& client, const UndoMessage& message) {
  const auto seat = acting_seat(client, message.id, message.sequence);
  if (!seat) return;
  const std::size_t before = match_->sequence();
  if (auto refusal = match_->undo(*seat))
    return answer_error(*client, message.id, {ErrorCode::refused, refusal->message, refusal->rule});
  commit(before, client, message.id);
}

void Table::pass(const std::shared_ptr<Client>& client, const PassMessage& message) {
  const auto seat = acting_seat(client, message.id, message.sequence);
  if (!seat) return;
  if (!match_->invited().has(*seat))
    return answer_error(*client, message.id, {ErrorCode::refused, "common.server.nobody_waits", ""});
  seats_[static_cast<std::size_t>(*seat)].passed = match_->sequence();
  client->send(std::make_shared<std::string>(write_message(AcceptedMessage{message.id, match_->sequence()})));
  wake_bots();
}

void Table::commit(std::size_t before, const std::shared_ptr<Client>& client, std::optional<MessageId> id) {
  match_->play_chance(stream_);
  const std::size_t sequence = match_->sequence();
  if (client) {
    on_commit([client, id,
               sequence] { client->send(std::make_shared<std::string>(write_message(AcceptedMessage{id, sequence}))); },
              [client, id] { answer_error(*client, id, store_failed()); });
  }
  auto clock = clock_after(match_->log()[before]);
  prepare_updates(before);
  StoredEntries entries{id_,
                        before + 1,
                        {match_->log().begin() + static_cast<std::ptrdiff_t>(before), match_->log().end()},
                        std::move(clock)};
  std::atomic<std::uint64_t>& moves = client ? context_.metrics.player_moves : context_.metrics.bot_moves;
  context_.store.append(std::move(entries), [self = shared_from_this(), epoch = epoch_, sequence,
                                             &moves](std::expected<void, StoreError> result) {
    if (result) ++moves;
    self->run([self, epoch, sequence, result = std::move(result)] { self->stored(epoch, sequence, result); });
  });
}

void Table::prepare_updates(std::size_t before) {
  const std::size_t shown_before = shown_ ? shown_->sequence() : before;
  show_more();
  std::map<Seat, Client::Text> texts;
  for (const auto& [viewer, presence] : present_) {
    const bool later = shown_ && presence.seat == Viewer::kNobody;
    if (later && shown_->sequence() == shown_before && !over()) continue;
    Client::Text& text = texts[presence.seat];
    if (!text) text = std::make_shared<std::string>(update_text(presence.seat, later ? shown_before : before));
    on_commit(
        [this, key = viewer, weak = presence.client, text] {
          const auto client = weak.lock();
          if (client && present_.contains(key)) client->send(text);
        },
        [] {});
  }
}

void Table::on_commit(Task say, Task lost) {
  pending_.push_back({match_->sequence(), std::move(say), std::move(lost)});
  say_what_is_stored();
}

void Table::stored(std::size_t epoch, std::size_t sequence, const std::expected<void, StoreError>& result) {
  if (epoch != epoch_) return;
  if (!result) return roll_back(result.error());
  stored_ = sequence;
  say_what_is_stored();
  if (behind_ && settled()) catch_up();
  wake_bots();
  finish();
  plan();
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
    log_event(LogLevel::error, "common.log.entries",
              {{"table", id_}, {"after", std::to_string(stored_)}, {"problem", error.message}});
  ++epoch_;
  match_->truncate(stored_);
  if (shown_ && shown_->sequence() > stored_) shown_->truncate(stored_);
  for (Pending& pending : std::exchange(pending_, {})) pending.lost();
  if (error.kind == StoreError::Kind::conflict) return catch_up();
  context_.place.later([self = shared_from_this()] { self->catch_up(); });
}

// The store may hold entries other than this match's: another server continued the table, or the database connection
// was lost between a commit and its answer.
void Table::catch_up() {
  context_.store.load(id_, [self = shared_from_this()](std::expected<StoredTable, StoreError> result) {
    self->run([self, result = std::move(result)] {
      if (!result && result.error().kind == StoreError::Kind::missing)
        return log_event(LogLevel::warning, "common.log.deleted", {{"table", self->id_}});
      if (!result) return self->context_.place.later([self] { self->catch_up(); });
      self->behind_ = !self->settled();
      if (!self->behind_) self->follow(*result);
    });
  });
}

void Table::follow(const StoredTable& stored) {
  const std::vector<LogEntry>& log = stored.log;
  const std::size_t before = stored_;
  for (std::size_t i = before; i < log.size(); ++i) {
    if (const auto refusal = play_entry(*match_, log[i])) {
      log_event(LogLevel::critical, "common.log.stored_entry",
                {{"table", id_}, {"sequence", std::to_string(i + 1)}, {"problem", refusal->message}});
      break;
    }
  }
  stored_ = match_->sequence();
  const bool ends = !ended_ && !stored.ended.empty();
  if (ends) ended_ = read_ended(stored.ended);
  if (clock_)
    if (auto clock = Clock::read(*settings_.clock, match_->seats(), stored.clock)) clock_ = std::move(*clock);
  if (stored_ != before || ends) prepare_updates(before);
  follow_seats(stored);
  if (ends) tell_about_seats();
  // The server that continued the table also runs its bots; this one does if that server has gone.
  context_.place.later([self = shared_from_this()] { self->wake_bots(); });
  finish();
  plan();
}

void Table::tell_about_seats() {
  const auto tell = [this] { send_to_all(std::make_shared<std::string>(write_message(TableMessage{info()}))); };
  on_commit(tell, tell);
}

void Table::send_to_all(const Client::Text& text) {
  for (const auto& [key, presence] : present_)
    if (const auto client = presence.client.lock()) client->send(text);
}

}  // namespace atlantica
