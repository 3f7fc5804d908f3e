// Opening a stored table, and connecting its parts.
#include <utility>

#include "catalog/catalog.h"
#include "match/record.h"
#include "server/archive.h"
#include "server/log.h"
#include "server/table.h"
#include "server/table/answers.h"

namespace atlantica {

namespace {

Result::Kept kept_in(const StoredTable& stored) { return stored.finished ? Result::Kept::yes : Result::Kept::no; }

}  // namespace

struct Table::Opened {
  std::unique_ptr<Match> match;
  std::unique_ptr<Match> start;  // only if spectators are on a delay
  KeyStream stream;
  TableSettings settings;
  std::vector<Record::Part> earlier;
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
    const std::string& name = Seats::bot_of(stored.seats[static_cast<std::size_t>(seat)]);
    if (name.empty()) continue;
    if (auto bot = (*match)->new_bot(seat, name, context.thinking); !bot)
      return std::unexpected(std::move(bot.error()));
  }
  auto settings = read_settings(stored.settings);
  if (!settings) return std::unexpected(std::move(settings.error()));
  auto earlier = read_earlier(stored.earlier);
  if (!earlier) return std::unexpected(std::move(earlier.error()));
  Opened opened{std::move(*match), nullptr, *stream, std::move(*settings), std::move(*earlier), std::nullopt};
  if (opened.settings.delay.value_or(0) > 0) opened.start = *start_of(record);
  if (opened.settings.clock) {
    auto clock = Clock::read(*opened.settings.clock, seats, stored.clock);
    if (!clock) return std::unexpected(std::move(clock.error()));
    opened.clock = std::move(*clock);
  }
  auto table = std::make_shared<Table>(std::move(stored), std::move(opened), std::move(context));
  table->strand_.set_owner(table, [self = table.get()](const std::exception_ptr& problem) { self->give_up(problem); });
  return table;
}

Table::Table(StoredTable stored, Opened opened, TableContext context)
    : counted_(context.metrics.tables),
      metrics_(context.metrics),
      facts_{
          stored.id, stored.rated, stored.listed, stored.host, std::move(opened.settings), std::move(opened.earlier)},
      strand_(std::move(context.place)),
      store_(strand_, context.store, context.accounts, facts_.id),
      log_(store_, std::move(opened.match), opened.stream, stored.ended),
      seats_(facts_, std::move(stored.seats)),
      clocks_(facts_, log_, seats_, context.time, std::move(opened.clock)),
      spectators_(log_, std::move(opened.start), facts_.settings.delay.value_or(0)),
      chat_(store_, log_, presence_, context.time, std::move(stored.chat)),
      rematch_(store_, facts_, log_, seats_, context.time, std::move(stored.rematch)),
      result_(store_, facts_, log_, seats_, context.time, kept_in(stored)),
      publisher_({facts_, log_, seats_, clocks_, presence_, chat_, rematch_, result_}, spectators_),
      handovers_(store_, facts_, log_, seats_, clocks_),
      catch_up_(
          store_, log_, handovers_, [this](const StoredTable& read) { follow(read); }, [this] { vanish(); }),
      absence_({store_, facts_, log_, seats_, clocks_, presence_, handovers_, catch_up_}, context.time),
      bots_({facts_, strand_, context.work, std::move(context.thinking), metrics_, log_, seats_, presence_}) {
  connect();
}

void Table::give_up(const std::exception_ptr& problem) noexcept {
  log_problem("common.log.table_given_up", problem, facts_.id);
  for (const auto& [key, visit] : presence_.visits())
    if (const auto client = visit.client.lock()) client->drop();
}

void Table::connect() {
  log_.set_watch({
      .clock = [this](const LogEntry& entry) { return clocks_.after(entry); },
      .result = [this](const std::vector<int>& gone) { return result_.with_end(gone); },
      .appended = [this](std::size_t before) { publisher_.show_changes(before); },
      .stored =
          [this] {
            catch_up_.on_stored();
            bots_.wake();
            result_.on_stored();
            absence_.plan();
          },
      .lost =
          [this](const StoreError& error) {
            spectators_.follow();
            catch_up_after(error);
          },
  });
  seats_.set_watch([this](Seat seat, const StoredSeat& before) { seat_changed(seat, before); });
  handovers_.set_watch({
      .handed =
          [this] {
            catch_up_.on_stored();
            publisher_.show_info();
            bots_.wake();
            absence_.plan();
          },
      .claimed =
          [this] {
            publisher_.show_info();
            absence_.plan();
          },
      .outdated = [this] { catch_up(); },
  });
}

// The store may hold entries other than this match's: another server continued the table, or the database connection
// was lost between a commit and its answer.
Future<void> Table::catch_up_after(StoreError error) {
  if (error.kind != StoreError::Kind::conflict) co_await strand_.pause();
  catch_up();
}

void Table::seat_changed(Seat seat, const StoredSeat& before) {
  if (before.token_hash.empty() || before.token_hash == seats_[seat].token_hash) return;
  for (const auto& client : presence_.unseat(seat)) {
    answer_error(*client, std::nullopt, {ErrorCode::bad_token, "common.error.sent_away", ""});
    publisher_.show(client, Viewer::kNobody, JoinMessage{});
  }
}

void Table::follow(const StoredTable& stored) {
  const std::size_t before = log_.stored();
  const bool ended = log_.ended().has_value();
  const bool news = log_.follow(stored);
  clocks_.follow(stored.clock);
  if (news) publisher_.show_changes(before);
  const bool rematch = rematch_.follow(stored.rematch);
  if (seats_.follow(stored.seats) || rematch) publisher_.show_info();
  chat_.follow(stored.chat);
  if (log_.ended().has_value() != ended) publisher_.show_info();
  // The server that continued the table also runs its bots; this one does if that server has gone.
  wake_bots_later();
  result_.follow(kept_in(stored));
  result_.keep();
  absence_.plan();
}

void Table::vanish() {
  if (std::exchange(deleted_, true)) return;
  log_event(LogLevel::warning, "common.log.deleted", {{"table", facts_.id}});
  std::vector<std::shared_ptr<Client>> visitors;
  for (const auto& [key, visit] : presence_.visits())
    if (auto client = visit.client.lock()) visitors.push_back(std::move(client));
  for (const auto& client : visitors) {
    presence_.go(*client);
    answer_error(*client, std::nullopt, deleted_error());
  }
}

Future<void> Table::wake_bots_later() {
  co_await strand_.pause();
  bots_.wake();
}

}  // namespace atlantica
