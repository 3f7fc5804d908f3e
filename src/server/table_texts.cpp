// What a table says about itself.
#include <ranges>

#include "match/record.h"
#include "protocol/codec.h"
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
    info.seats.push_back({bot ? "bot" : "human", seat.name, bot || !seat.token_hash.empty(),
                          bot || online().has(static_cast<Seat>(i)), !seat.account.empty()});
  }
  info.sequence = sequence;
  info.over = sequence == match_->sequence() && match_->outcome().has_value();
  info.rated = rated_;
  info.listed = listed_;
  if (!rematch_.empty()) info.rematch = rematch_;
  return info;
}

SeatSet Table::online() const {
  SeatSet seats;
  for (const auto& [key, presence] : present_)
    if (presence.seat != Viewer::kNobody) seats.add(presence.seat);
  return seats;
}

std::optional<ResultInfo> Table::result() const {
  const auto outcome = match_->outcome();
  if (!outcome) return std::nullopt;
  ResultInfo result;
  for (Seat seat = 0; seat < outcome->seats; ++seat) {
    if (outcome->winners.has(seat)) result.winners.push_back(seat);
    result.scores.push_back(outcome->score[static_cast<std::size_t>(seat)]);
  }
  result.key = stream_.key();
  return result;
}

std::vector<int> Table::actors() const {
  std::vector<int> seats;
  for (Seat seat = 0; seat < match_->seats(); ++seat)
    if (match_->actors().has(seat)) seats.push_back(seat);
  return seats;
}

boost::json::value Table::moves_of(Seat seat) const {
  if (seat == Viewer::kNobody) return boost::json::array();
  return match_->explain(seat);
}

std::string Table::joined_text(Seat seat, const JoinMessage& message) const {
  JoinedMessage joined;
  joined.id = message.id;
  if (seat != Viewer::kNobody) joined.seat = seat;
  joined.table = info_at(match_->sequence());
  joined.sequence = match_->sequence();
  joined.view = match_->view(Viewer{seat});
  joined.moves = moves_of(seat);
  joined.actors = actors();
  joined.can_undo = seat != Viewer::kNobody && !match_->outcome() && match_->can_undo(seat);
  joined.events = boost::json::array();
  if (message.since && *message.since < match_->sequence())
    joined.events = match_->events(static_cast<std::size_t>(*message.since), Viewer{seat});
  constexpr std::size_t kShown = 50;
  for (const StoredLine& line : chat_ | std::views::drop(chat_.size() > kShown ? chat_.size() - kShown : 0))
    joined.chat.push_back({line.seat, line.text, line.sent});
  joined.result = result();
  return write_message(joined);
}

std::string Table::update_text(Seat seat, std::size_t since) const {
  UpdateMessage update;
  update.sequence = match_->sequence();
  update.view = match_->view(Viewer{seat});
  update.moves = moves_of(seat);
  update.actors = actors();
  update.can_undo = seat != Viewer::kNobody && !match_->outcome() && match_->can_undo(seat);
  update.events = match_->events(since, Viewer{seat});
  update.result = result();
  return write_message(update);
}

std::expected<std::string, Error> Table::record() const {
  if (!info().over)
    return std::unexpected(Error{ErrorCode::not_over, "The record is given out when the game is over.", ""});
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

}  // namespace atlantica
