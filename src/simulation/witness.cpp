#include "simulation/witness.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "protocol/codec.h"
#include "server/seat_list.h"

namespace atlantica::simulation {

namespace {

std::string viewer_name(Seat viewer) {
  return viewer == Viewer::kNobody ? "a spectator" : fmt::format("seat {}", viewer);
}

}  // namespace

std::shared_ptr<const ServerMessage> Witness::check(Told& told, const std::string& text) {
  auto message = read_server_message(text);
  if (!message) {
    commons_.trace.violated("the server speaks the protocol: " + message.error().error.message.key + " in " + text);
    return std::make_shared<const ServerMessage>();
  }
  if (TrueTable* table = told.table.empty() ? nullptr : commons_.truth.find(told.table)) {
    check_secrets(told, *table, *message, text);
    std::visit([&](const auto& one) { check(told, *table, one); }, *message);
  }
  return std::make_shared<const ServerMessage>(std::move(*message));
}

void Witness::wrong(const TrueTable& table, const std::string& what) {
  commons_.trace.violated(fmt::format("{} (table {})", what, table.id));
}

void Witness::check(Told& told, TrueTable& table, const JoinedMessage& message) {
  const Seat viewer = message.seat ? static_cast<Seat>(*message.seat) : Viewer::kNobody;
  if (message.seat && message.seat != told.seat)
    return wrong(table, fmt::format("no secret early: seat {} was given away", *message.seat));
  told.joined = true;
  told.viewer = viewer;
  told.heard.clear();
  for (const ChatLine& line : message.chat) ++told.heard[line.text];
  // Somebody who was sent away is shown the table again, without having asked.
  const Sequence since = message.id ? told.since.value_or(message.sequence) : message.sequence;
  check_info(table, message.table);
  check_view(told, table, message, std::min(since, message.sequence));
  told.sequence = message.sequence;
}

void Witness::check(Told& told, TrueTable& table, const UpdateMessage& message) {
  if (!told.joined) return wrong(table, "an update went to somebody who is not at the table");
  const bool ends = message.result.has_value();
  if (message.sequence < told.sequence || (message.sequence == told.sequence && !ends))
    return wrong(table, fmt::format("nobody sees the game go backwards: {} after {}", message.sequence, told.sequence));
  check_view(told, table, message, told.sequence);
  told.sequence = message.sequence;
  if (message.time) check_clocks(table, *message.time);
}

template <class Message>
void Witness::check_view(const Told& told, TrueTable& table, const Message& message, Sequence since) {
  const auto sequence = static_cast<std::size_t>(message.sequence);
  if (sequence > table.record.log.size())
    return wrong(table, fmt::format("accepted means on disk: {} was told of entry {}, stored are {}",
                                    viewer_name(told.viewer), sequence, table.record.log.size()));
  const bool over = commons_.truth.over(table);
  if (told.viewer == Viewer::kNobody && !is_delayed_enough(table, message.sequence))
    return wrong(table, fmt::format("no secret early: a spectator sees entry {} too soon", sequence));
  const Match& match = commons_.truth.at(table, sequence);
  const Viewer viewer{told.viewer};
  if (match.sequence() != sequence) return;  // a violation was found on the way
  const auto differs = [&](std::string_view part, const boost::json::value& is, const boost::json::value& should) {
    if (is == should) return false;
    wrong(table, fmt::format("no secret early, one order for all: the {} of {} at {} is {}, should be {}", part,
                             viewer_name(told.viewer), sequence, serialize(is), serialize(should)));
    return true;
  };
  if (differs("view", message.view, match.view(viewer))) return;
  if (differs("list of events", message.events, match.events(static_cast<std::size_t>(since), viewer))) return;
  const bool plays = told.viewer != Viewer::kNobody;
  const bool shows_end = table.ended && message.result;
  const boost::json::value moves = plays && !shows_end ? match.explain(told.viewer) : boost::json::array();
  if (differs("list of moves", message.moves, moves)) return;
  if (message.actors != (shows_end ? std::vector<int>() : list_of(match.actors())))
    return wrong(table, fmt::format("the actors at {} are others", sequence));
  if (plays && !shows_end && !match.outcome() && message.can_undo != match.can_undo(told.viewer))
    return wrong(table, fmt::format("whether seat {} can undo at {}", told.viewer, sequence));
  if (message.result && !over) return wrong(table, fmt::format("the game is not over at {}", sequence));
  if (match.outcome() && !message.result) return wrong(table, "the game is over, but there is no result");
  if (message.result && message.result->key != table.stream.key())
    wrong(table, "luck equals the committed key: another key is shown");
}

bool Witness::is_delayed_enough(TrueTable& table, Sequence sequence) {
  const int delay = table.settings.delay.value_or(0);
  const std::vector<LogEntry>& log = table.record.log;
  if (delay == 0 || commons_.truth.over(table)) return true;
  const auto later = std::count_if(log.begin() + static_cast<std::ptrdiff_t>(sequence), log.end(),
                                   [](const LogEntry& entry) { return entry.kind != LogEntry::Kind::chance; });
  // Before the first moves, spectators see the start.
  const bool start = std::all_of(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(sequence),
                                 [](const LogEntry& entry) { return entry.kind == LogEntry::Kind::chance; });
  return start || later >= delay;
}

void Witness::check(Told&, TrueTable& table, const TableMessage& message) { check_info(table, message.table); }

void Witness::check_info(TrueTable& table, const TableInfo& info) {
  if (info.table != table.id) return;  // of a table left in the meantime
  if (info.commitment != table.stream.commitment())
    return wrong(table, "luck equals the committed key: the commitment is another");
  if (info.sequence > table.record.log.size()) return wrong(table, "accepted means on disk: the table's info is early");
  if (info.over && !commons_.truth.over(table)) return wrong(table, "the game is not over");
  if (info.rematch && commons_.truth.number("SELECT count(*) FROM tables WHERE rematch_of = $1 AND id = $2", table.id,
                                            *info.rematch) != 1)
    return wrong(table, "accepted means on disk: there is no such rematch");
  if (info.time) check_clocks(table, *info.time);
}

void Witness::check(Told& told, TrueTable& table, const HintsMessage& message) {
  const auto sequence = static_cast<std::size_t>(message.sequence);
  if (told.viewer == Viewer::kNobody || sequence > table.record.log.size()) return;
  const auto legal = commons_.truth.at(table, sequence).legal_moves(told.viewer);
  for (const HintInfo& hint : message.moves)
    if (std::ranges::find(legal, hint.move) == legal.end())
      return wrong(table, fmt::format("the hint '{}' at {} is no legal move", hint.move, sequence));
}

void Witness::check(Told& told, TrueTable& table, const SaidMessage& message) {
  if (commons_.truth.said(table.id, message.text) != 1)
    return wrong(table, "what is said is stored, once: " + message.text);
  if (++told.heard[message.text] > 1) wrong(table, "nothing happens twice: heard again: " + message.text);
}

void Witness::check_secrets(const Told&, TrueTable& table, const ServerMessage& message, const std::string& text) {
  if (text.contains(table.stream.key()) && !commons_.truth.over(table))
    return wrong(table, "no secret early: the key of a running game");
  if (std::holds_alternative<KickedMessage>(message)) return;
  for (const std::string& secret : table.secrets)
    if (text.contains(secret)) return wrong(table, "no secret early: a token or invitation");
}

void Witness::check_clocks(TrueTable& table, const ClockInfo& info) {
  // Messages are written before the entries in them are stored.
  const Micros slack = (commons_.late_until > commons_.scheduler.now() ? 15 : 2) * kSecond;
  const Micros now = commons_.scheduler.now();
  Clocks& last = clocks_[table.id];
  const bool same = last.at > 0 && last.entries == table.record.log.size() && last.info.running == info.running;
  for (const int seat : info.running) {
    if (!same) break;
    const auto i = static_cast<std::size_t>(seat);
    Micros elapsed = now - last.at;
    if (commons_.strictness == Strictness::outages)
      for (const auto& [from, until] : commons_.outages)
        elapsed -= std::max<Micros>(0, std::min(until, now) - std::max(from, last.at));
    const Micros charged = (last.info.left[i] - info.left[i]) * kMillisecond;
    if (charged > elapsed + slack)
      return wrong(table, fmt::format("no clock is charged for our outage: seat {} lost {} ms in {} ms", seat,
                                      charged / kMillisecond, elapsed / kMillisecond));
    if (charged < -slack)
      return wrong(table,
                   fmt::format("nobody sees time go backwards: seat {} has {} ms more", seat, -charged / kMillisecond));
  }
  last = {now, table.record.log.size(), info};
}

}  // namespace atlantica::simulation
