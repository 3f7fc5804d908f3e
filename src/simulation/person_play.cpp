// What people do at a table, and what they hold the servers to.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "protocol/codec.h"
#include "simulation/person.h"

namespace atlantica::simulation {

void Person::send(ClientMessage message, Asked asked) {
  const MessageId id = ++ids_;
  std::visit([id](auto& one) { one.id = id; }, message);
  asked.when = around_.commons.scheduler.now();
  pending_[id] = std::move(asked);
  around_.network.send(link_, write_message(message));
}

void Person::act() {
  if (role_ == Role::host && !party_.to_kick.empty() && !shown_.over) return kick(*party_.to_kick.begin());
  const bool busy = std::ranges::any_of(pending_, [](const auto& one) { return one.second.kind == Asked::Kind::move; });
  if (!around_.commons.calm && dice().percent(25)) return act_wildly();
  if (unanswered_ && dice().percent(50)) return repeat();
  unanswered_.reset();
  if (!busy && !shown_.moves.empty()) play();
}

void Person::act_wildly() {
  const bool plays = role_ != Role::spectator;
  switch (dice().between(0, 13)) {
    case 0:
    case 1: return shown_.can_undo ? undo(shown_.sequence) : say();
    case 2:
    case 3: return say();
    case 4: return send(HintMessage{{}, shown_.sequence}, {Asked::Kind::hint, 0, shown_.sequence, "", false});
    case 5: return send(PassMessage{{}, shown_.sequence}, {});
    case 6: return send(MuteMessage{{}, static_cast<int>(dice().between(0, 3)), dice().percent(50)}, {});
    case 7:
      if (!plays || party_.rated()) return;
      party_.maybe_bots.insert(*seat_);
      return send(LeaveMessage{}, {Asked::Kind::leave, 0, 0, "", false});
    case 8:
      party_.asked_rematch = party_.asked_rematch || shown_.over;
      return send(RematchMessage{}, {Asked::Kind::rematch, 0, 0, "", false});
    case 9:
      if (role_ == Role::host && dice().percent(20)) kick(static_cast<int>(dice().between(0, 3)));
      return;
    case 10: return leave_link();
    case 11:
      if (std::ranges::none_of(pending_, [](const auto& one) { return one.second.kind == Asked::Kind::join; })) join();
      return;
    default: return talk_nonsense();
  }
}

void Person::play() {
  const std::string move = dice().pick(shown_.moves);
  party_.asked.insert({*seat_, shown_.sequence, move});
  send(MoveMessage{{}, shown_.sequence, move}, {Asked::Kind::move, 0, shown_.sequence, move, true});
  // An impatient second click.
  if (!around_.commons.calm && dice().percent(5))
    send(MoveMessage{{}, shown_.sequence, move}, {Asked::Kind::other, 0, shown_.sequence, move, false});
}

// The same move once more, since nobody knows whether it arrived.
void Person::repeat() {
  const MoveMessage move = *std::exchange(unanswered_, std::nullopt);
  send(move, {Asked::Kind::move, 0, move.sequence, move.move, false});
}

void Person::undo(Sequence sequence) {
  party_.asked.insert({*seat_, sequence, ""});
  send(UndoMessage{{}, sequence}, {Asked::Kind::undo, 0, sequence, "", false});
}

void Person::say() {
  std::string text = fmt::format("line {} of person {}", ++lines_, number_);
  send(SayMessage{{}, text}, {Asked::Kind::say, 0, 0, text, false});
}

void Person::kick(int seat) {
  party_.maybe_kicked.insert(seat);
  party_.maybe_bots.insert(seat);
  if (std::ranges::any_of(pending_, [](const auto& one) { return one.second.kind == Asked::Kind::kick; })) return;
  send(KickMessage{{}, seat}, {Asked::Kind::kick, 0, static_cast<Sequence>(seat), "", false});
}

void Person::talk_nonsense() {
  switch (dice().between(0, 5)) {
    case 0: return around_.network.send(link_, "{\"type\":\"move\",");
    case 1: return around_.network.send(link_, "{\"type\":\"dance\"}");
    case 2: return around_.network.send(link_, std::string("\x00\xff\x01", 3));
    case 3: {
      const Sequence other = shown_.sequence + static_cast<Sequence>(dice().between(1, 3));
      const std::string move = shown_.moves.empty() ? "play ring 12" : dice().pick(shown_.moves);
      if (seat_) party_.asked.insert({*seat_, other, move});
      return send(MoveMessage{{}, other, move}, {});
    }
    case 4: return send(MoveMessage{{}, shown_.sequence, "walk on water"}, {});
    default: return send(UndoMessage{{}, shown_.sequence + 1000}, {});
  }
}

void Person::heard(const Link& link, const ServerMessage& message) {
  if (!link_ || link_->number != link.number) return;
  std::visit([this](const auto& one) { hear(one); }, message);
}

template <class Message>
void Person::see(const Message& message) {
  shown_ = {message.sequence, {}, message.can_undo, message.result.has_value()};
  if (role_ != Role::spectator)
    for (const auto& move : message.moves.as_array())
      shown_.moves.emplace_back(move.as_object().at("move").as_string());
  if (message.sequence < seen_ && !std::exchange(forgot_, false))
    return wrong(fmt::format("nobody sees the game go backwards: {} after {}", message.sequence, seen_));
  seen_ = message.sequence;
}

void Person::hear(const JoinedMessage& message) {
  note(fmt::format("joins at {}{}", message.sequence, message.seat ? "" : " as a spectator"));
  if (message.id) pending_.erase(*message.id);
  const bool away = role_ != Role::spectator && !message.seat;
  if (away && !party_.maybe_kicked.contains(*seat_)) return wrong("what was acknowledged is kept: the seat");
  joined_ = true;
  if (away) seen_ = 0;  // a spectator may be shown less
  see(message);
}

void Person::hear(const UpdateMessage& message) {
  note(fmt::format("sees {}", message.sequence));
  see(message);
}

void Person::hear(const AcceptedMessage& message) {
  const auto asked = message.id ? pending_.find(*message.id) : pending_.end();
  if (asked == pending_.end()) return wrong("nothing happens twice: a message was answered again");
  note(fmt::format("is told {} is accepted", *message.id));
  const Asked done = std::move(asked->second);
  pending_.erase(asked);
  check_done(done, message.sequence);
}

void Person::check_done(const Asked& asked, Sequence sequence) {
  Truth& truth = around_.commons.truth;
  TrueTable* table = truth.find(party_.table);
  const auto at = static_cast<std::size_t>(asked.sequence);
  const bool move = asked.kind == Asked::Kind::move;
  if (move || asked.kind == Asked::Kind::undo) {
    if (sequence <= asked.sequence || table->record.log.size() <= at)
      return wrong("what was acknowledged is kept: a move is not in the log");
    const LogEntry& entry = table->record.log[at];
    if (entry.seat != *seat_ || (entry.kind == LogEntry::Kind::undo) == move || (move && entry.move != asked.text))
      return wrong(fmt::format("what was acknowledged is kept: entry {} should be '{}', is '{}'", at + 1, asked.text,
                               entry.move));
  }
  if (asked.kind == Asked::Kind::say) {
    party_.said.push_back(asked.text);
    if (truth.said(party_.table, asked.text) != 1) wrong("what was acknowledged is kept: " + asked.text);
  }
  if (asked.kind == Asked::Kind::rematch) {
    party_.promised_rematch = true;
    if (truth.number("SELECT count(*) FROM tables WHERE rematch_of = $1", party_.table) != 1)
      wrong("what was acknowledged is kept: the rematch");
  }
  if (asked.kind == Asked::Kind::leave) joined_ = false;
}

void Person::hear(const HintsMessage& message) {
  if (message.id) pending_.erase(*message.id);
  note("gets hints");
}

void Person::hear(const KickedMessage& message) {
  if (message.id) pending_.erase(*message.id);
  note(fmt::format("has sent seat {} away", message.seat));
  party_.invites[message.seat] = message.invite;
  party_.to_kick.erase(message.seat);
  if (TrueTable* table = around_.commons.truth.find(party_.table)) table->secrets.insert(message.invite);
}

void Person::hear(const ErrorMessage& message) {
  note("is told " + message.code + ", " + message.key);
  const auto known = message.id ? pending_.find(*message.id) : pending_.end();
  if (known == pending_.end()) {
    // Sent away: the table is shown again, to a spectator.
    if (message.code == "bad_token" && seat_ && !party_.maybe_kicked.contains(*seat_))
      wrong("what was acknowledged is kept: the seat");
    return;
  }
  const Asked asked = std::move(known->second);
  pending_.erase(known);
  check_refused(asked, message);
}

void Person::check_refused(const Asked& asked, const ErrorMessage& message) {
  const bool kicked = seat_ && party_.maybe_kicked.contains(*seat_);
  if (message.code == "store_failed") {
    if (!around_.commons.excused()) return wrong("every table continues: " + message.key);
    if (asked.kind == Asked::Kind::leave) joined_ = false;
    return;
  }
  if (asked.kind == Asked::Kind::kick) party_.to_kick.erase(static_cast<int>(asked.sequence));
  if (asked.kind == Asked::Kind::join) {
    if (message.code != "bad_token" || !kicked) return wrong("who belongs to a table can join it: " + message.key);
    token_.reset();
    by_account_ = false;
    claim_unsure_ = true;
    return;
  }
  const TrueTable* table = around_.commons.truth.find(party_.table);
  if (asked.offered && message.code == "refused" && !table->ended)
    return wrong(fmt::format("what is offered can be played: '{}' at {}: {}", asked.text, asked.sequence, message.key));
  if (message.code == "not_joined") joined_ = false;
}

}  // namespace atlantica::simulation
