#include "server/new_table.h"

#include <algorithm>
#include <utility>

#include "catalog/catalog.h"
#include "fair/secrets.h"
#include "match/record.h"
#include "protocol/limits.h"
#include "server/archive.h"
#include "server/deal.h"
#include "server/seat_names.h"
#include "server/table_settings.h"

namespace atlantica {

namespace {

std::unexpected<Error> bad_option(Message message) {
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

// A bot at a table thinks at the expense of everybody on the server.
constexpr std::uint64_t kMostSimsAtATable = 50'000;
constexpr std::int64_t kMostTimeAtATable = 5'000;

std::optional<Message> problem_with_bot(std::string_view text, const Thinking& thinking) {
  const auto bot = read_bot(text);
  if (!bot) return bot.error();
  if (bot->sims > kMostSimsAtATable || bot->time > kMostTimeAtATable)
    return Message{
        "common.server.slow_bot",
        {{"text", text}, {"sims", std::to_string(kMostSimsAtATable)}, {"time", std::to_string(kMostTimeAtATable)}}};
  return bot_problem(*bot, thinking);
}

// What is wrong with a request for a rated table, if it is one.
std::optional<Error> rated_problem(const CreateRequest& request, const std::optional<Member>& creator) {
  if (!request.rated.value_or(false)) return std::nullopt;
  if (!creator) return Error{ErrorCode::not_signed_in, "common.server.rated_sign_in", ""};
  if (std::ranges::count(request.seats, "me", &SeatRequest::kind) > 1)
    return Error{ErrorCode::bad_option, "common.server.rated_one_seat", ""};
  return std::nullopt;
}

}  // namespace

std::expected<NewTable, Error> new_table(const CreateRequest& request, const std::optional<Member>& creator,
                                         const Thinking& thinking) {
  if (auto problem = rated_problem(request, creator)) return std::unexpected(std::move(*problem));
  const GameEntry* game = find_game(request.game);
  if (game == nullptr) {
    std::vector<std::string> ids;
    for (const GameEntry& entry : games()) ids.emplace_back(entry.id);
    return bad_option({"common.server.no_such_game", {{"text", request.game}, {"texts", ids}}});
  }
  const auto seats = static_cast<int>(std::min<std::size_t>(request.seats.size(), kMaxSeats + 1));
  if (seats < game->min_seats || seats > game->max_seats)
    return bad_option(
        {"common.setup.players",
         {{"game", game->id}, {"least", game->min_seats}, {"most", game->max_seats}, {"count", request.seats.size()}}});
  for (const SeatRequest& seat : request.seats)
    if (seat.bot)
      if (auto problem = problem_with_bot(*seat.bot, thinking)) return bad_option(std::move(*problem));
  if (request.absence && request.absence->bot)
    if (auto problem = problem_with_bot(*request.absence->bot, thinking)) return bad_option(std::move(*problem));
  auto dealt = deal(*game, seats, request.options.value_or(Options{}), {});
  if (!dealt) return bad_option(std::move(dealt.error()));

  NewTable table;
  table.stored = std::move(*dealt);
  table.answer.table = table.stored.id;
  table.stored.rated = request.rated.value_or(false);
  table.stored.listed = request.listed.value_or(false);
  table.stored.settings = write_settings({request.clock, request.absence, request.delay});
  const auto mine = std::ranges::find(request.seats, "me", &SeatRequest::kind);
  if (mine != request.seats.end()) table.stored.host = static_cast<Seat>(mine - request.seats.begin());
  for (const SeatRequest& seat : request.seats) add_seat(table, seat, creator);
  return table;
}

std::expected<NewTable, Error> continued_table(std::string_view text, const Thinking& thinking) {
  const auto record = read_record(text);
  if (!record)
    return std::unexpected(
        Error{ErrorCode::bad_message, {"common.server.not_record", {{"problem", record.error()}}}, ""});
  if (record->log.size() > kMaxRecordEntries)
    return bad_option({"common.server.long_record", {{"most", kMaxRecordEntries}, {"count", record->log.size()}}});
  auto made = table_of_record(*record);
  if (!made) return bad_option({"common.server.record_stuck", {{"problem", made.error()}}});
  NewTable table{std::move(made->table), {}};
  table.answer.table = table.stored.id;
  for (std::size_t i = 0; i < table.stored.seats.size(); ++i) {
    CreatedSeat told{static_cast<int>(i), std::nullopt, std::nullopt};
    if (table.stored.seats[i].kind == StoredSeat::Kind::human)
      told.token = made->tokens[i];
    else if (auto problem = problem_with_bot(table.stored.seats[i].name, thinking))
      return bad_option(std::move(*problem));
    table.answer.seats.push_back(std::move(told));
  }
  return table;
}

}  // namespace atlantica
