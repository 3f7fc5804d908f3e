#include "server/lobby.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "catalog/catalog.h"
#include "fair/secrets.h"
#include "server/deal.h"
#include "server/log.h"
#include "server/seat_names.h"

namespace atlantica {

namespace {

// A table to be stored, and what its creator is told.
struct NewTable {
  StoredTable stored;
  CreateAnswer answer;
};

std::unexpected<Error> bad_option(std::string message) {
  return std::unexpected(Error{ErrorCode::bad_option, std::move(message), ""});
}

void add_seat(NewTable& table, const SeatRequest& request, const std::optional<Member>& creator) {
  const Seat number = static_cast<Seat>(table.stored.seats.size());
  StoredSeat seat;
  CreatedSeat told{number, std::nullopt, std::nullopt};
  if (request.kind == "bot") {
    seat.kind = StoredSeat::Kind::bot;
    seat.name = *request.bot;
  } else if (request.kind == "me") {
    seat.name = request.name.value_or(std::string(default_name(number)));
    if (creator) {
      seat.name = creator->name;
      seat.account = creator->account;
    }
    told.token = new_token();
    seat.token_hash = token_hash(*told.token);
  } else {
    told.invite = new_token();
    seat.invite_hash = token_hash(*told.invite);
  }
  table.stored.seats.push_back(std::move(seat));
  table.answer.seats.push_back(std::move(told));
}

// A bot at a table thinks at the cost of everybody at the server.
constexpr std::uint64_t kMostSimsAtATable = 50'000;
constexpr std::int64_t kMostTimeAtATable = 5'000;

std::optional<std::string> problem_with_bot(std::string_view text, const Thinking& thinking) {
  const auto bot = read_bot(text);
  if (!bot) return bot.error();
  if (bot->sims > kMostSimsAtATable || bot->time > kMostTimeAtATable)
    return fmt::format("the bot \"{}\" would think too long for a table here: at most sims={} or time={}", text,
                       kMostSimsAtATable, kMostTimeAtATable);
  return bot_problem(*bot, thinking);
}

// What is wrong with asking for a rated table, if it is one.
std::optional<Error> rated_problem(const CreateRequest& request, const std::optional<Member>& creator) {
  if (!request.rated.value_or(false)) return std::nullopt;
  if (!creator) return Error{ErrorCode::not_signed_in, "Sign in to an account to play for ratings.", ""};
  if (std::ranges::count(request.seats, "me", &SeatRequest::kind) > 1)
    return Error{ErrorCode::bad_option, "At a rated table everybody has one seat.", ""};
  return std::nullopt;
}

std::expected<NewTable, Error> new_table(const CreateRequest& request, const std::optional<Member>& creator,
                                         const Thinking& thinking) {
  if (auto problem = rated_problem(request, creator)) return std::unexpected(std::move(*problem));
  const GameEntry* game = find_game(request.game);
  if (game == nullptr) {
    std::vector<std::string_view> ids;
    for (const GameEntry& entry : games()) ids.push_back(entry.id);
    return bad_option(fmt::format("There is no game \"{}\"; there are: {}.", request.game, fmt::join(ids, ", ")));
  }
  const auto seats = static_cast<int>(std::min<std::size_t>(request.seats.size(), kMaxSeats + 1));
  if (seats < game->min_seats || seats > game->max_seats)
    return bad_option(fmt::format("{} is played by {} to {}, not by {}.", game->name, game->min_seats, game->max_seats,
                                  request.seats.size()));
  for (const SeatRequest& seat : request.seats)
    if (seat.bot)
      if (auto problem = problem_with_bot(*seat.bot, thinking)) return bad_option(std::move(*problem));
  auto dealt = deal(*game, seats, request.options.value_or(Options{}));
  if (!dealt) return bad_option(std::move(dealt.error()));

  NewTable table;
  table.stored = std::move(*dealt);
  table.answer.table = table.stored.id;
  table.stored.rated = request.rated.value_or(false);
  table.stored.listed = request.listed.value_or(false);
  for (const SeatRequest& seat : request.seats) add_seat(table, seat, creator);
  return table;
}

Error no_such_table() { return {ErrorCode::not_found, "There is no such table; check the link.", ""}; }

// Whether a text has the letters of a table's name, so that it is worth asking the store.
bool may_be_table(std::string_view id) {
  constexpr std::size_t kLongest = 32;
  return !id.empty() && id.size() <= kLongest && std::ranges::all_of(id, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
  });
}

Error table_error(const StoreError& error) {
  if (error.kind == StoreError::Kind::missing) return no_such_table();
  return {ErrorCode::store_failed, "The table could not be read; try again.", ""};
}

}  // namespace

GamesAnswer Lobby::games() {
  GamesAnswer answer;
  for (const GameEntry& game : atlantica::games()) {
    GameInfo info{
        std::string(game.id), std::string(game.name), game.min_seats, game.max_seats, game.rules_version, {}, {}};
    for (const OptionSpec& option : game.options)
      info.options.push_back(
          {std::string(option.name), {option.values.begin(), option.values.end()}, std::string(option.help)});
    info.bots.assign(bots().begin(), bots().end());
    answer.games.push_back(std::move(info));
  }
  return answer;
}

void Lobby::create(const CreateRequest& request, const std::optional<Member>& creator,
                   Callback<std::expected<CreateAnswer, Error>> answer) {
  auto table = new_table(request, creator, surroundings_.thinking);
  if (!table) return answer(std::unexpected(std::move(table.error())));
  table->stored.created = surroundings_.time();
  surroundings_.store.create(std::move(table->stored), [this, told = std::move(table->answer),
                                                        answer = std::move(answer)](
                                                           std::expected<void, StoreError> result) mutable {
    if (!result) {
      log_event(LogLevel::error, "a new table could not be stored", {{"problem", result.error().message}});
      return answer(std::unexpected(Error{ErrorCode::store_failed, "The table could not be stored; try again.", ""}));
    }
    find(told.table, [](FoundTable found) {
      if (found) (*found)->run([table = *found] { table->wake_bots(); });
    });
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
  CreateRequest create{request.game, {{"me", request.name, std::nullopt}}, std::nullopt, std::nullopt, std::nullopt};
  while (static_cast<int>(create.seats.size()) < players)
    create.seats.push_back({"bot", std::nullopt, request.bot.value_or(kUsualBot)});
  this->create(create, creator, std::move(answer));
}

void Lobby::list(Callback<std::expected<TablesAnswer, Error>> answer) {
  constexpr int kShownTables = 100;
  surroundings_.store.listed(kShownTables, [answer = std::move(answer)](
                                               std::expected<std::vector<StoredTable>, StoreError> result) mutable {
    if (!result) {
      log_event(LogLevel::error, "the list of tables could not be read", {{"problem", result.error().message}});
      return answer(std::unexpected(Error{ErrorCode::store_failed, "The storage does not answer; try again.", ""}));
    }
    TablesAnswer told;
    for (const StoredTable& table : *result) {
      ListedTable one{table.id, table.game, table.created, table.rated, {}};
      for (const StoredSeat& seat : table.seats) {
        const bool bot = seat.kind == StoredSeat::Kind::bot;
        one.seats.push_back({bot ? "bot" : "human", seat.name, bot || !seat.token_hash.empty(), !seat.account.empty()});
      }
      told.tables.push_back(std::move(one));
    }
    answer(std::move(told));
  });
}

void Lobby::find(const std::string& id, Callback<FoundTable> answer) {
  if (!may_be_table(id)) return answer(std::unexpected(no_such_table()));
  {
    std::unique_lock lock(mutex_);
    forget_unused();
    Known& known = known_[id];
    if (auto table = known.table.lock()) {
      lock.unlock();
      return answer(std::move(table));
    }
    known.waiting.push_back(std::move(answer));
    if (known.waiting.size() > 1) return;
  }
  surroundings_.store.load(id, [this, id](std::expected<StoredTable, StoreError> result) {
    surroundings_.workers([this, id, result = std::move(result)]() mutable { loaded(id, std::move(result)); });
  });
}

void Lobby::loaded(const std::string& id, std::expected<StoredTable, StoreError> result) {
  FoundTable found = std::unexpected(Error{});
  if (!result) {
    found = std::unexpected(table_error(result.error()));
    if (result.error().kind != StoreError::Kind::missing)
      log_event(LogLevel::error, "a table could not be read", {{"table", id}, {"problem", result.error().message}});
  } else if (auto table =
                 Table::open(std::move(*result), {surroundings_.store, surroundings_.accounts,
                                                  surroundings_.new_place(), surroundings_.workers, surroundings_.time,
                                                  surroundings_.thinking, surroundings_.metrics})) {
    found = std::move(*table);
  } else {
    log_event(LogLevel::error, "a table cannot be played on", {{"table", id}, {"problem", table.error()}});
    found = std::unexpected(
        Error{ErrorCode::store_failed, fmt::format("The stored table cannot be played on: {}.", table.error()), ""});
  }
  std::vector<Callback<FoundTable>> waiting;
  {
    const std::lock_guard lock(mutex_);
    Known& known = known_[id];
    waiting.swap(known.waiting);
    if (found)
      known.table = *found;
    else
      known_.erase(id);
  }
  for (Callback<FoundTable>& answer : waiting) answer(found);
}

void Lobby::news(const std::string& id) {
  std::vector<std::shared_ptr<Table>> tables;
  {
    const std::lock_guard lock(mutex_);
    if (id.empty()) {
      for (const auto& [name, known] : known_)
        if (auto table = known.table.lock()) tables.push_back(std::move(table));
    } else if (const auto known = known_.find(id); known != known_.end()) {
      if (auto table = known->second.table.lock()) tables.push_back(std::move(table));
    }
  }
  for (const auto& table : tables) table->run([table] { table->catch_up(); });
}

void Lobby::forget_unused() {
  if (known_.size() < forget_at_) return;
  std::erase_if(known_, [](const auto& entry) { return entry.second.waiting.empty() && entry.second.table.expired(); });
  forget_at_ = std::max<std::size_t>(64, 2 * known_.size());
}

}  // namespace atlantica
