// What happens at a table when the game is over.

#include <utility>

#include "catalog/catalog.h"
#include "fair/secrets.h"
#include "protocol/codec.h"
#include "server/deal.h"
#include "server/log.h"
#include "server/table.h"

namespace atlantica {

namespace {

// 1 for the winners, then by score; equal scores share a place. A team that wins or loses together shares the first.
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

// If absence ended the game, those who stayed share first place, ahead of the absent.
std::vector<int> places_without(const std::vector<int>& gone, int seats) {
  std::vector<int> places(static_cast<std::size_t>(seats), 1);
  for (const int seat : gone) places[static_cast<std::size_t>(seat)] = 1 + seats - static_cast<int>(gone.size());
  return places;
}

}  // namespace

void Table::finish() {
  if (finished_ || !over() || stored_ != match_->sequence()) return;
  finished_ = true;
  StoredResult result{id_, std::string(match_->game()), rated_, seconds(), {}};
  const auto outcome = match_->outcome();
  const std::vector<int> places = outcome ? places_of(*outcome) : places_without(*ended_, match_->seats());
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const StoredSeat& seat = seats_[i].stored;
    const bool bot = seat.kind == StoredSeat::Kind::bot;
    std::string player = bot ? "bot:" + seat.name : seat.account.empty() ? "" : "account:" + seat.account;
    result.seats.push_back({std::move(player), outcome ? outcome->score[i] : 0, places[i]});
  }
  context_.accounts.finish(std::move(result), [self = shared_from_this()](std::expected<void, StoreError> stored) {
    // A conflict means another server was faster.
    if (stored || stored.error().kind == StoreError::Kind::conflict) return;
    log_event(LogLevel::error, "common.log.result", {{"table", self->id_}, {"problem", stored.error().message}});
    self->context_.place.later([self] {
      self->finished_ = false;
      self->finish();
    });
  });
}

void Table::rematch(const std::shared_ptr<Client>& client, const RematchMessage& message) {
  if (player(client, message.id) == nullptr) return;
  if (!info().over) return answer_error(*client, message.id, {ErrorCode::not_over, "common.server.rematch_early", ""});
  const auto accept = [this, client, id = message.id] {
    client->send(std::make_shared<std::string>(write_message(AcceptedMessage{id, stored_})));
  };
  if (!rematch_.empty()) return accept();
  auto next = deal(*find_game(match_->game()), match_->seats(), match_->options(), match_->edition_text());
  if (!next) return answer_error(*client, message.id, {ErrorCode::bad_option, next.error(), ""});
  next->created = seconds();
  next->settings = write_settings(settings_);
  next->host = host_;
  next->rated = rated_;
  next->listed = listed_;
  next->rematch_of = id_;
  // The same tokens hold the same seats.
  for (const TableSeat& seat : seats_) {
    next->seats.push_back(seat.stored);
    next->seats.back().seen = 0;
  }
  std::string table = next->id;
  context_.store.create(std::move(*next), [self = shared_from_this(), client, id = message.id, table = std::move(table),
                                           accept](std::expected<void, StoreError> result) {
    self->run([self, client, id, table, accept, result = std::move(result)] {
      if (result) {
        self->rematch_ = table;
        accept();
        self->tell_about_seats();
      } else if (result.error().kind == StoreError::Kind::conflict) {
        accept();
        self->catch_up();  // somebody else was faster
      } else {
        log_event(LogLevel::error, "common.log.rematch", {{"table", self->id_}, {"problem", result.error().message}});
        answer_error(*client, id, {ErrorCode::store_failed, "common.server.table_unstored", ""});
      }
    });
  });
}

}  // namespace atlantica
