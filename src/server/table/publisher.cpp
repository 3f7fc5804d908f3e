#include "server/table/publisher.h"

#include <algorithm>
#include <map>
#include <utility>

#include "protocol/codec.h"
#include "protocol/kinds.h"
#include "protocol/limits.h"
#include "server/seat_list.h"

namespace atlantica {

void Publisher::show(const std::shared_ptr<Client>& client, Seat seat, const JoinMessage& message) {
  auto text = std::make_shared<std::string>(joined_text(seat, message));
  shown_.log.publish([this, client, seat, message, text](const Stored& stored) {
    if (stored)
      client->send(text);
    else
      show(client, seat, message);
  });
}

void Publisher::show_changes(std::size_t before) {
  const std::size_t shown_before = spectators_.is_delayed() ? spectators_.match().sequence() : before;
  spectators_.follow();
  const bool more = spectators_.match().sequence() != shown_before || shown_.log.over();
  std::map<Seat, Client::Text> texts;
  for (const auto& [viewer, visit] : shown_.presence.visits()) {
    const bool watches = visit.seat == Viewer::kNobody;
    if (watches && spectators_.is_delayed() && !more) continue;
    Client::Text& text = texts[visit.seat];
    if (!text) text = std::make_shared<std::string>(update_text(visit.seat, watches ? shown_before : before));
    shown_.log.publish([this, key = viewer, weak = visit.client, text](const Stored& stored) {
      const auto client = weak.lock();
      if (stored && client && shown_.presence.visits().contains(key)) client->send(text);
    });
  }
}

void Publisher::show_info() {
  shown_.log.publish([this](const Stored&) {
    const auto text_for = [this](Seat seat) -> Client::Text {
      return std::make_shared<std::string>(write_message(TableMessage{info_for(seat, shown_.log.stored())}));
    };
    const Client::Text players = text_for(0);
    const Client::Text spectators = lags(Viewer::kNobody) ? text_for(Viewer::kNobody) : players;
    for (const auto& [viewer, visit] : shown_.presence.visits())
      if (const auto client = visit.client.lock()) client->send(visit.seat == Viewer::kNobody ? spectators : players);
  });
}

TableInfo Publisher::info_for(Seat seat, std::size_t sequence) const {
  const Match& match = shown_.log.match();
  const TableSettings& settings = shown_.facts.settings;
  TableInfo info;
  info.table = shown_.facts.id;
  info.game = match.game();
  info.rules_version = match.rules_version();
  info.options = match.options();
  info.commitment = shown_.log.stream().commitment();
  const SeatSet online = shown_.presence.online();
  for (Seat number = 0; number < shown_.seats.count(); ++number) {
    const StoredSeat& one = shown_.seats[number];
    const bool bot = one.kind == StoredSeat::Kind::bot;
    info.seats.push_back({std::string(bot ? kBotKind : kHumanKind), one.name, bot || !one.token_hash.empty(),
                          bot || online.has(number), !one.account.empty(), std::nullopt});
    if (!one.substitute.empty()) info.seats.back().substitute = one.substitute;
  }
  info.sequence = lags(seat) ? std::min(sequence, spectators_.match().sequence()) : sequence;
  info.over = sequence == match.sequence() && shown_.log.over();
  info.rated = shown_.facts.rated;
  info.listed = shown_.facts.listed;
  info.host = shown_.seats.host();
  if (!shown_.rematch.table().empty()) info.rematch = shown_.rematch.table();
  info.clock = settings.clock;
  info.absence = settings.absence;
  info.delay = settings.delay;
  if (!lags(seat)) info.time = shown_.clocks.info();
  info.ended = shown_.log.ended();
  return info;
}

template <class Told>
void Publisher::describe(Told& told, Seat seat, std::size_t since) const {
  const Match& match = match_for(seat);
  const bool watches = seat == Viewer::kNobody;
  const bool ended = shown_.log.ended().has_value();
  told.sequence = match.sequence();
  told.view = match.view(Viewer{seat});
  told.moves = watches || ended ? boost::json::array() : match.explain(seat);
  if (!ended) told.actors = list_of(match.actors());
  told.can_undo = !watches && !shown_.log.over() && shown_.log.can_undo(seat);
  told.events = match.events(since, Viewer{seat});
  told.earlier = match.earlier(since, Viewer{seat}, shown_.log.match());
  told.result = shown_.result.info();
}

std::string Publisher::joined_text(Seat seat, const JoinMessage& message) const {
  JoinedMessage joined;
  joined.id = message.id;
  if (seat != Viewer::kNobody) joined.seat = seat;
  joined.table = info_for(seat, shown_.log.match().sequence());
  const std::size_t now = match_for(seat).sequence();
  const auto since = static_cast<std::size_t>(std::min<Sequence>(message.since.value_or(now), now));
  describe(joined, seat, std::max(since, now - std::min(now, kMaxEntriesTold)));
  for (const StoredLine& line : shown_.chat.recent()) joined.chat.push_back({line.seat, line.text, line.sent});
  return write_message(std::move(joined));
}

std::string Publisher::update_text(Seat seat, std::size_t since) const {
  UpdateMessage update;
  describe(update, seat, since);
  if (!lags(seat)) update.time = shown_.clocks.info();
  return write_message(std::move(update));
}

}  // namespace atlantica
