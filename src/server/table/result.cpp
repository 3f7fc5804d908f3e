#include "server/table/result.h"

#include "server/log.h"

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

StoredResult Result::with_end(const std::vector<int>& gone) const {
  StoredResult result{facts_.id, std::string(log_.match().game()), facts_.rated, time_() / 1000, {}};
  const auto outcome = log_.match().outcome();
  const std::vector<int> places = outcome ? places_of(*outcome) : places_without(gone, seats_.count());
  for (std::size_t i = 0; i < places.size(); ++i) {
    const StoredSeat& seat = seats_.all()[i];
    const bool bot = seat.kind == StoredSeat::Kind::bot;
    std::string player = bot ? "bot:" + seat.name : seat.account.empty() ? "" : "account:" + seat.account;
    result.seats.push_back({std::move(player), outcome ? outcome->score[i] : 0, places[i]});
  }
  return result;
}

void Result::on_stored() {
  if (log_.over() && log_.settled()) kept_ = Kept::yes;
}

void Result::follow(Kept kept) {
  if (kept == Kept::yes) kept_ = Kept::yes;
}

Future<void> Result::keep() {
  if (kept_ == Kept::yes || !log_.over() || !log_.settled()) co_return;
  kept_ = Kept::yes;
  for (;;) {
    const Stored kept = co_await store_.finish(with_end(log_.ended().value_or(std::vector<int>())));
    // A conflict means another server was faster.
    if (kept || kept.error().kind == StoreError::Kind::conflict) co_return;
    log_event(LogLevel::error, "common.log.result", {{"table", facts_.id}, {"problem", kept.error().message}});
    co_await store_.pause();
  }
}

std::optional<ResultInfo> Result::info() const {
  if (!log_.over()) return std::nullopt;
  ResultInfo result;
  result.key = log_.stream().key();
  const auto outcome = log_.match().outcome();
  if (!outcome) return result;
  for (Seat seat = 0; seat < outcome->seats; ++seat) {
    if (outcome->winners.has(seat)) result.winners.push_back(seat);
    result.scores.push_back(outcome->score[static_cast<std::size_t>(seat)]);
  }
  return result;
}

std::expected<Record, Error> Result::record() const {
  if (!log_.over() || !log_.settled())
    return std::unexpected(Error{ErrorCode::not_over, "common.server.record_early", ""});
  Record record = record_of(log_.match());
  record.seats.clear();
  for (const StoredSeat& seat : seats_.all()) {
    record.seats.push_back(seat.name);
    record.players.push_back(seat.kind == StoredSeat::Kind::bot ? "bot:" + seat.name : "human");
  }
  record.earlier = facts_.earlier;
  record.commitment = log_.stream().commitment();
  record.key = log_.stream().key();
  return record;
}

}  // namespace atlantica
