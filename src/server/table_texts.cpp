// The messages in which a table describes itself.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <ranges>
#include <utility>

#include "catalog/catalog.h"
#include "match/record.h"
#include "protocol/codec.h"
#include "protocol/kinds.h"
#include "server/table.h"

namespace atlantica {

TableInfo Table::info_at(std::size_t sequence) const {
  TableInfo info;
  info.table = id_;
  info.game = match_->game();
  info.rules_version = match_->rules_version();
  info.options = match_->options();
  info.commitment = stream_.commitment();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const StoredSeat& seat = seats_[i].stored;
    const bool bot = seat.kind == StoredSeat::Kind::bot;
    info.seats.push_back({std::string(bot ? kBotKind : kHumanKind), seat.name, bot || !seat.token_hash.empty(),
                          bot || online().has(static_cast<Seat>(i)), !seat.account.empty(), std::nullopt});
    if (!seat.substitute.empty()) info.seats.back().substitute = seat.substitute;
  }
  info.sequence = sequence;
  info.over = sequence == match_->sequence() && over();
  info.rated = rated_;
  info.listed = listed_;
  info.host = host();
  if (!rematch_.empty()) info.rematch = rematch_;
  info.clock = settings_.clock;
  info.absence = settings_.absence;
  info.delay = settings_.delay;
  if (clock_) info.time = clock_->info(context_.time());
  info.ended = ended_;
  return info;
}

SeatSet Table::online() const {
  SeatSet seats;
  for (const auto& [key, presence] : present_)
    if (presence.seat != Viewer::kNobody) seats.add(presence.seat);
  return seats;
}

std::optional<ResultInfo> Table::result() const {
  if (!over()) return std::nullopt;
  ResultInfo result;
  result.key = stream_.key();
  const auto outcome = match_->outcome();
  if (!outcome) return result;
  for (Seat seat = 0; seat < outcome->seats; ++seat) {
    if (outcome->winners.has(seat)) result.winners.push_back(seat);
    result.scores.push_back(outcome->score[static_cast<std::size_t>(seat)]);
  }
  return result;
}

std::vector<int> Table::actors_of(const Match& match) {
  std::vector<int> seats;
  for (Seat seat = 0; seat < match.seats(); ++seat)
    if (match.actors().has(seat)) seats.push_back(seat);
  return seats;
}

std::vector<int> Table::actors_now(Seat viewer) const {
  return ended_ ? std::vector<int>() : actors_of(match_for(viewer));
}

std::optional<Refusal> Table::play_entry(Match& match, const LogEntry& entry) {
  return entry.kind == LogEntry::Kind::undo ? match.undo(entry.seat) : match.play(entry.seat, entry.move);
}

std::size_t Table::shown_sequence() const {
  const std::vector<LogEntry>& log = match_->log();
  if (over()) return log.size();
  const auto by_a_seat = [](const LogEntry& entry) { return entry.kind != LogEntry::Kind::chance; };
  int hidden = 0;
  for (std::size_t i = log.size(); i > 0; --i)
    if (by_a_seat(log[i - 1]) && ++hidden == *settings_.delay) return i - 1;
  return static_cast<std::size_t>(std::ranges::find_if(log, by_a_seat) - log.begin());
}

void Table::show_more() {
  if (!shown_) return;
  const std::size_t end = shown_sequence();
  for (std::size_t i = shown_->sequence(); i < end; ++i) {
    [[maybe_unused]] const auto refusal = play_entry(*shown_, match_->log()[i]);
    assert(!refusal);
  }
}

boost::json::value Table::moves_of(Seat seat) const {
  if (seat == Viewer::kNobody || ended_) return boost::json::array();
  return match_->explain(seat);
}

std::string Table::joined_text(Seat seat, const JoinMessage& message) const {
  JoinedMessage joined;
  joined.id = message.id;
  if (seat != Viewer::kNobody) joined.seat = seat;
  joined.table = info_at(match_->sequence());
  const Match& match = match_for(seat);
  joined.sequence = match.sequence();
  joined.view = match.view(Viewer{seat});
  joined.moves = moves_of(seat);
  joined.actors = actors_now(seat);
  joined.can_undo = seat != Viewer::kNobody && !over() && match.can_undo(seat);
  const auto since = static_cast<std::size_t>(std::min(message.since.value_or(joined.sequence), joined.sequence));
  joined.events = match.events(since, Viewer{seat});
  joined.earlier = match.earlier(since, Viewer{seat}, *match_);
  constexpr std::size_t kShown = 50;
  for (const StoredLine& line : chat_ | std::views::drop(chat_.size() > kShown ? chat_.size() - kShown : 0))
    joined.chat.push_back({line.seat, line.text, line.sent});
  joined.result = result();
  return write_message(std::move(joined));
}

std::string Table::update_text(Seat seat, std::size_t since) const {
  UpdateMessage update;
  const Match& match = match_for(seat);
  update.sequence = match.sequence();
  update.view = match.view(Viewer{seat});
  update.moves = moves_of(seat);
  update.actors = actors_now(seat);
  update.can_undo = seat != Viewer::kNobody && !over() && match.can_undo(seat);
  update.events = match.events(since, Viewer{seat});
  update.earlier = match.earlier(since, Viewer{seat}, *match_);
  if (clock_) update.time = clock_->info(context_.time());
  update.result = result();
  return write_message(std::move(update));
}

std::expected<std::string, Error> Table::record() const {
  if (!info().over) return std::unexpected(Error{ErrorCode::not_over, "common.server.record_early", ""});
  Record record = record_of(*match_);
  record.seats.clear();
  for (const TableSeat& seat : seats_) {
    record.seats.push_back(seat.stored.name);
    record.players.push_back(seat.stored.kind == StoredSeat::Kind::bot ? "bot:" + seat.stored.name : "human");
  }
  record.commitment = stream_.commitment();
  record.key = stream_.key();
  return write_record(record);
}

std::expected<MomentAnswer, Error> Table::moment(Sequence sequence) const {
  const std::size_t last = shown_ ? std::min(stored_, shown_->sequence()) : stored_;
  if (sequence > last)
    return std::unexpected(
        Error{ErrorCode::not_found, {"common.server.not_yet", {{"most", last}, {"sequence", sequence}}}, ""});
  const Record record = record_of(*match_);
  const auto past = start_of(record);
  assert(past && "what was opened once can be opened again");
  [[maybe_unused]] const auto problem = replay(record, **past, static_cast<std::size_t>(sequence));
  assert(!problem && "a log replays");
  // The public view, not a seat's: a seat's earlier view may hold what the rules have it forget (SUR-2.5).
  return MomentAnswer{sequence, (*past)->view(Viewer::spectator()), actors_of(**past)};
}

}  // namespace atlantica
