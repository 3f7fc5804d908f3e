#include "server/table/rematch.h"

#include "catalog/catalog.h"
#include "server/deal.h"
#include "server/log.h"

namespace atlantica {

Future<std::expected<Rematch::Made, Error>> Rematch::make() {
  if (!table_.empty()) co_return Made::before;
  const Match& match = log_.match();
  auto next = deal(*find_game(match.game()), match.seats(), match.options(), match.edition_text());
  if (!next) co_return std::unexpected(Error{ErrorCode::bad_option, next.error(), ""});
  next->created = time_() / 1000;
  next->settings = write_settings(facts_.settings);
  next->host = facts_.host;
  next->rated = facts_.rated;
  next->listed = facts_.listed;
  next->rematch_of = facts_.id;
  // The same tokens hold the same seats.
  next->seats = seats_.all();
  for (StoredSeat& seat : next->seats) seat.seen = 0;
  const std::string table = next->id;
  const Stored stored = co_await store_.create(std::move(*next));
  if (!stored && stored.error().kind == StoreError::Kind::conflict) co_return Made::elsewhere;
  if (!stored) {
    log_event(LogLevel::error, "common.log.rematch", {{"table", facts_.id}, {"problem", stored.error().message}});
    co_return std::unexpected(Error{ErrorCode::store_failed, "common.server.table_unstored", ""});
  }
  table_ = table;
  co_return Made::here;
}

bool Rematch::follow(const std::string& stored) {
  const bool changed = table_ != stored;
  table_ = stored;
  return changed;
}

}  // namespace atlantica
