#include "server/lobby.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "catalog/catalog.h"
#include "protocol/kinds.h"
#include "server/log.h"
#include "server/new_table.h"
#include "server/table_settings.h"

namespace atlantica {

namespace {

Error busy() { return {ErrorCode::too_frequent, "common.server.busy", ""}; }

Error no_such_table() { return {ErrorCode::not_found, "common.server.no_such_table", ""}; }

// Whether a text looks like a table name, so that it is worth asking the store.
bool may_be_table(std::string_view id) {
  constexpr std::size_t kLongest = 32;
  return !id.empty() && id.size() <= kLongest && std::ranges::all_of(id, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
  });
}

OptionInfo option_info(const OptionSpec& option) {
  OptionInfo info{std::string(option.name), {option.values.begin(), option.values.end()}, std::nullopt};
  if (!option.needs.empty()) info.needs.emplace();
  for (const OptionNeed& need : option.needs)
    info.needs->push_back({std::string(need.value), std::string(need.option), {need.among.begin(), need.among.end()}});
  return info;
}

Error table_error(const StoreError& error) {
  if (error.kind == StoreError::Kind::missing) return no_such_table();
  return {ErrorCode::store_failed, "common.server.table_unread", ""};
}

}  // namespace

GamesAnswer Lobby::games() {
  GamesAnswer answer;
  for (const GameEntry& game : atlantica::games()) {
    GameInfo info{std::string(game.id), game.min_seats, game.max_seats, game.rules_version, {}, {}};
    for (const OptionSpec& option : game.options) info.options.push_back(option_info(option));
    info.bots.assign(bots().begin(), bots().end());
    answer.games.push_back(std::move(info));
  }
  return answer;
}

void Lobby::create(const CreateRequest& request, const std::optional<Member>& creator,
                   Callback<std::expected<CreateAnswer, Error>> answer) {
  auto table = new_table(request, creator, context_.thinking);
  if (!table) return answer(std::unexpected(std::move(table.error())));
  store(std::move(table->stored), std::move(table->answer), std::move(answer));
}

void Lobby::resume(std::string record, const std::string& address,
                   Callback<std::expected<CreateAnswer, Error>> answer) {
  if (!context_.work.accepts(Work::Kind::archives, address)) return answer(std::unexpected(busy()));
  context_.work.add(Work::Kind::archives, address,
                    [this, record = std::move(record), answer = std::move(answer)]() mutable {
                      auto table = continued_table(record, context_.thinking);
                      if (!table) return answer(std::unexpected(std::move(table.error())));
                      store(std::move(table->stored), std::move(table->answer), std::move(answer));
                    });
}

void Lobby::store(StoredTable table, CreateAnswer told, Callback<std::expected<CreateAnswer, Error>> answer) {
  table.created = context_.time() / 1000;
  context_.store.create(std::move(table), [told = std::move(told),
                                           answer = std::move(answer)](std::expected<void, StoreError> result) mutable {
    if (!result) {
      log_event(LogLevel::error, "common.log.new_table", {{"problem", result.error().message}});
      return answer(std::unexpected(Error{ErrorCode::store_failed, "common.server.table_unstored", ""}));
    }
    answer(std::move(told));
  });
}

void Lobby::quick(const QuickRequest& request, const std::optional<Member>& creator,
                  Callback<std::expected<CreateAnswer, Error>> answer) {
  constexpr int kUsualPlayers = 3;
  constexpr const char* kUsualBot = "3";
  const GameEntry* game = find_game(request.game);
  const int usual = game == nullptr ? kUsualPlayers : std::clamp(kUsualPlayers, game->min_seats, game->max_seats);
  const int players = std::clamp(request.players.value_or(usual), 1, kMaxSeats + 1);
  CreateRequest create;
  create.game = request.game;
  create.seats.push_back({"me", request.name, std::nullopt});
  while (static_cast<int>(create.seats.size()) < players)
    create.seats.push_back({"bot", std::nullopt, request.bot.value_or(kUsualBot)});
  this->create(create, creator, std::move(answer));
}

void Lobby::list(Callback<std::expected<TablesAnswer, Error>> answer) {
  constexpr int kShownTables = 100;
  // Long enough for a host to reload the page or to come back through another server.
  constexpr std::int64_t kHostGone = 120'000;
  context_.store.listed(
      context_.time() - kHostGone, kShownTables,
      [answer = std::move(answer)](std::expected<std::vector<StoredTable>, StoreError> result) mutable {
        if (!result) {
          log_event(LogLevel::error, "common.log.list", {{"problem", result.error().message}});
          return answer(std::unexpected(Error{ErrorCode::store_failed, "common.server.storage", ""}));
        }
        TablesAnswer told;
        for (const StoredTable& table : *result) {
          ListedTable one{table.id, table.game, table.created, table.rated, {}, {}};
          if (auto settings = read_settings(table.settings)) one.clock = settings->clock;
          for (const StoredSeat& seat : table.seats) {
            const bool bot = seat.kind == StoredSeat::Kind::bot;
            // If a bot plays for somebody who was kicked, only the new invitation gives the seat.
            const bool taken = bot || !seat.token_hash.empty() || !seat.substitute.empty();
            one.seats.push_back({std::string(bot ? kBotKind : kHumanKind), seat.name, taken, !seat.account.empty()});
          }
          told.tables.push_back(std::move(one));
        }
        answer(std::move(told));
      });
}

void Lobby::ready(Callback<std::expected<void, Error>> answer) {
  context_.store.ready([answer = std::move(answer)](const std::expected<void, StoreError>& result) mutable {
    if (result) return answer({});
    answer(std::unexpected(Error{ErrorCode::store_failed, "common.server.not_ready", ""}));
  });
}

void Lobby::find(const std::string& id, const std::string& address, Callback<FoundTable> answer) {
  if (!may_be_table(id)) return answer(std::unexpected(no_such_table()));
  std::unique_lock lock(mutex_);
  forget_unused();
  Known& known = known_[id];
  if (auto table = known.table.lock(); table && !table->is_broken()) {
    lock.unlock();
    return answer(std::move(table));
  }
  const bool first = known.waiting.empty();
  if (!context_.work.accepts(Work::Kind::loading, address)) {
    if (first && known.table.expired()) known_.erase(id);
    lock.unlock();
    return answer(std::unexpected(busy()));
  }
  // Nobody waits for the turn of another address.
  const bool queue = known.read && std::ranges::find(known.waiting, address, &Waiting::address) == known.waiting.end();
  known.waiting.push_back({address, std::move(answer)});
  lock.unlock();
  or_give_up(id, [&] {
    if (first) load(id);
    if (queue) queue_opening(id, address);
  });
}

void Lobby::load(const std::string& id) {
  context_.store.load(id, [this, id](ReadTable result) { or_give_up(id, [&] { read(id, std::move(result)); }); });
}

void Lobby::read(const std::string& id, ReadTable result) {
  std::set<std::string> addresses;
  {
    const std::lock_guard lock(mutex_);
    Known& known = known_[id];
    known.read = std::move(result);
    for (const Waiting& one : known.waiting) addresses.insert(one.address);
  }
  for (const std::string& address : addresses) queue_opening(id, address);
}

void Lobby::queue_opening(const std::string& id, const std::string& address) {
  context_.work.add(Work::Kind::loading, address, [this, id] { or_give_up(id, [&] { open(id); }); });
}

template <class Step>
void Lobby::or_give_up(const std::string& id, Step step) noexcept {
  try {
    step();
  } catch (...) {
    log_problem("common.log.task", std::current_exception(), id);
    give_up(id);
  }
}

void Lobby::give_up(const std::string& id) noexcept {
  std::vector<Waiting> waiting;  // destroyed without the lock: they owe answers
  const std::lock_guard lock(mutex_);
  if (const auto known = known_.find(id); known != known_.end()) {
    waiting.swap(known->second.waiting);
    known->second.read.reset();
  }
}

void Lobby::open(const std::string& id) {
  std::optional<ReadTable> read;
  {
    const std::lock_guard lock(mutex_);
    if (const auto known = known_.find(id); known != known_.end()) read = std::exchange(known->second.read, {});
  }
  if (!read) return;  // on somebody else's turn
  FoundTable found = opened(id, std::move(*read));
  std::vector<Waiting> waiting;
  bool outdated = false;
  {
    const std::lock_guard lock(mutex_);
    Known& known = known_[id];
    waiting.swap(known.waiting);
    outdated = std::exchange(known.outdated, false);
    if (found)
      known.table = *found;
    else
      known_.erase(id);
  }
  if (found && outdated) (*found)->run([table = *found] { table->catch_up(); });
  for (Waiting& one : waiting) one.answer(found);
}

Lobby::FoundTable Lobby::opened(const std::string& id, ReadTable read) {
  if (!read) {
    if (read.error().kind != StoreError::Kind::missing)
      log_event(LogLevel::error, "common.log.table", {{"table", id}, {"problem", read.error().message}});
    return std::unexpected(table_error(read.error()));
  }
  auto table = Table::open(std::move(*read), {context_.store, context_.accounts, context_.new_place(), context_.work,
                                              context_.time, context_.thinking, context_.metrics});
  if (table) return std::move(*table);
  log_event(LogLevel::error, "common.log.table_stuck", {{"table", id}, {"problem", table.error()}});
  return std::unexpected(
      Error{ErrorCode::store_failed, {"common.server.table_stuck", {{"problem", table.error()}}}, ""});
}

void Lobby::news(const std::string& id) {
  std::vector<std::shared_ptr<Table>> tables;
  {
    const std::lock_guard lock(mutex_);
    const auto tell = [&tables](Known& known) {
      if (auto table = known.table.lock(); table && !table->is_broken())
        tables.push_back(std::move(table));
      else
        known.outdated = !known.waiting.empty();
    };
    if (id.empty()) {
      for (auto& [name, known] : known_) tell(known);
    } else if (const auto known = known_.find(id); known != known_.end()) {
      tell(known->second);
    }
  }
  for (const auto& table : tables) table->run([table] { table->catch_up(); });
}

void Lobby::look_after_tables() {
  constexpr std::int64_t kAskPeriod = 30'000;
  constexpr int kAtOnce = 100;
  const std::int64_t now = context_.time();
  std::vector<std::shared_ptr<Table>> tables;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [name, known] : known_)
      if (auto table = known.table.lock()) {
        if (table->is_broken())
          table->clear_up();
        else if (table->check_at() <= now)
          tables.push_back(std::move(table));
      }
  }
  for (const auto& table : tables) table->run([table] { table->check_absence(); });
  if (now < asked_ + kAskPeriod) return;
  asked_ = now;
  remove_abandoned(now);
  // Unused tables are only in the store.
  context_.store.due(now, kAtOnce, [this](const std::expected<std::vector<std::string>, StoreError>& ids) {
    if (!ids) return log_event(LogLevel::error, "common.log.due", {{"problem", ids.error().message}});
    for (const std::string& id : *ids)
      find(id, kServer, [](FoundTable found) {
        if (found) (*found)->run([table = *found] { table->check_absence(); });
      });
  });
}

void Lobby::remove_abandoned(std::int64_t now) {
  constexpr int kAtOnce = 100;  // within a transaction that others wait for
  if (!context_.keep) return;
  context_.store.remove_abandoned(
      now - *context_.keep, kAtOnce, [this](const std::expected<std::vector<std::string>, StoreError>& ids) {
        if (!ids) return log_event(LogLevel::error, "common.log.abandoned", {{"problem", ids.error().message}});
        if (!ids->empty()) log_event(LogLevel::info, "common.log.removed", {{"tables", std::to_string(ids->size())}});
        for (const std::string& id : *ids) news(id);
      });
}

void Lobby::forget_unused() {
  if (known_.size() < forget_at_) return;
  std::erase_if(known_, [](const auto& entry) { return entry.second.waiting.empty() && entry.second.table.expired(); });
  forget_at_ = std::max<std::size_t>(64, 2 * known_.size());
}

}  // namespace atlantica
