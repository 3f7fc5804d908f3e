// Opening a stored table.
#include <utility>

#include "catalog/catalog.h"
#include "match/json.h"
#include "match/record.h"
#include "server/table.h"

namespace atlantica {

struct Table::Opened {
  std::unique_ptr<Match> match;
  std::unique_ptr<Match> shown;  // at its start; only if spectators are on a delay
  KeyStream stream;
  TableSettings settings;
  std::optional<Clock> clock;
};

std::expected<std::shared_ptr<Table>, Message> Table::open(StoredTable stored, TableContext context) {
  const int seats = static_cast<int>(stored.seats.size());
  const auto stream = KeyStream::from_hex(stored.key);
  if (!stream) return std::unexpected("common.server.damaged_key");
  Record record;
  record.game = stored.game;
  record.rules = stored.rules_version;
  record.seats.resize(stored.seats.size());
  record.options = stored.options;
  record.edition_text = stored.edition_text;
  record.log = stored.log;
  auto match = start_of(record);
  if (!match) return std::unexpected(std::move(match.error()));
  if (auto problem = replay(record, **match, record.log.size())) return std::unexpected(std::move(*problem));
  for (Seat seat = 0; seat < seats; ++seat) {
    const StoredSeat& one = stored.seats[static_cast<std::size_t>(seat)];
    const std::string& name = one.kind == StoredSeat::Kind::bot ? one.name : one.substitute;
    if (name.empty()) continue;
    if (auto bot = (*match)->new_bot(seat, name, context.thinking); !bot)
      return std::unexpected(std::move(bot.error()));
  }
  auto settings = read_settings(stored.settings);
  if (!settings) return std::unexpected(std::move(settings.error()));
  Opened opened{std::move(*match), nullptr, *stream, std::move(*settings), std::nullopt};
  if (opened.settings.delay.value_or(0) > 0) opened.shown = *start_of(record);
  if (opened.settings.clock) {
    auto clock = Clock::read(*opened.settings.clock, seats, stored.clock);
    if (!clock) return std::unexpected(std::move(clock.error()));
    opened.clock = std::move(*clock);
  }
  return std::shared_ptr<Table>(new Table(std::move(stored), std::move(opened), std::move(context)));
}

Table::Table(StoredTable stored, Opened opened, TableContext context)
    : counted_(context.metrics.tables),
      id_(std::move(stored.id)),
      match_(std::move(opened.match)),
      stream_(opened.stream),
      context_(std::move(context)),
      stored_(match_->sequence()),
      rated_(stored.rated),
      listed_(stored.listed),
      rematch_(std::move(stored.rematch)),
      chat_(std::move(stored.chat)),
      finished_(stored.finished),
      settings_(std::move(opened.settings)),
      host_(stored.host),
      clock_(std::move(opened.clock)),
      ended_(read_ended(stored.ended)),
      shown_(std::move(opened.shown)),
      opened_(context_.time()) {
  for (StoredSeat& seat : stored.seats) {
    seats_.push_back({std::move(seat), nullptr, ""});
    seats_.back().bot = bot_at(static_cast<Seat>(seats_.size()) - 1);
  }
  show_more();
  plan();
}

std::optional<std::vector<int>> Table::read_ended(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const auto json = parse_json(text);
  return json ? from_json<std::vector<int>>(*json).value_or(std::vector<int>()) : std::vector<int>();
}

}  // namespace atlantica
