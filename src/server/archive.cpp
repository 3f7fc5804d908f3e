#include "server/archive.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/catalog.h"
#include "fair/key_stream.h"
#include "fair/record_stream.h"
#include "fair/secrets.h"
#include "match/json.h"
#include "names/names.h"
#include "search/thinking.h"
#include "server/seat_names.h"

namespace atlantica {

namespace {

constexpr std::string_view kBot = "bot:";

// The name of a player; an unnamed one is named after the seat.
std::expected<std::string, Message> name_in(const Record& record, std::size_t seat) {
  if (record.seats[seat].empty()) return std::string(default_name(static_cast<Seat>(seat)));
  auto name = read_name(record.seats[seat]);
  if (!name) return std::unexpected(Message{"common.cli.at_seat", {{"n", seat}, {"problem", std::move(name.error())}}});
  return name;
}

// What is wrong with a bot for a server's table, which has a clock.
std::optional<Message> problem_with_bot(std::string_view specification) {
  const auto bot = read_bot(specification);
  if (!bot) return bot.error();
  return bot_problem(*bot, {.microseconds = [] { return std::int64_t{0}; }});
}

}  // namespace

std::string write_earlier(const std::vector<Record::Part>& earlier) {
  return earlier.empty() ? "" : boost::json::serialize(to_json(earlier));
}

std::expected<std::vector<Record::Part>, Message> read_earlier(std::string_view text) {
  if (text.empty()) return std::vector<Record::Part>();
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  return from_json<std::vector<Record::Part>>(*json, "earlier");
}

std::expected<Record, Message> record_of_table(const StoredTable& table) {
  Record told;
  told.game = table.game;
  told.rules = table.rules_version;
  told.options = table.options;
  told.edition_text = table.edition_text;
  told.log = table.log;
  for (const StoredSeat& seat : table.seats) {
    told.seats.push_back(seat.name);
    told.players.push_back(seat.kind == StoredSeat::Kind::bot ? std::string(kBot) + seat.name : "human");
  }
  const auto stream = KeyStream::from_hex(table.key);
  if (!stream) return std::unexpected("common.server.damaged_key");
  auto match = start_of(told);
  if (!match) return std::unexpected(std::move(match.error()));
  if (auto problem = replay(told, **match, told.log.size())) return std::unexpected(std::move(*problem));
  told.result = record_of(**match).result;
  auto earlier = read_earlier(table.earlier);
  if (!earlier) return std::unexpected(std::move(earlier.error()));
  told.earlier = std::move(*earlier);
  told.commitment = stream->commitment();
  told.key = table.key;
  return told;
}

std::expected<TableOfRecord, Message> table_of_record(const Record& record) {
  if (record.start) return std::unexpected("common.server.record_position");
  auto match = start_of(record);
  if (!match) return std::unexpected(std::move(match.error()));
  if (auto problem = replay(record, **match, record.log.size())) return std::unexpected(std::move(*problem));
  if (!RecordStream::of(record)) return std::unexpected("common.record.bad_key");
  const KeyStream stream = KeyStream::with_new_key();
  // A record may end just before a chance move; nobody at the table could make it.
  (*match)->play_chance(stream);

  TableOfRecord made;
  made.table.id = new_table_id();
  made.table.game = record.game;
  made.table.rules_version = record.rules;
  made.table.options = (*match)->options();
  made.table.edition_text = (*match)->edition_text();
  made.table.key = stream.key();
  std::vector<Record::Part> earlier = parts_of(record);
  const auto repeated = std::ranges::unique(earlier, {}, &Record::Part::entries);
  earlier.erase(repeated.begin(), repeated.end());
  std::erase_if(earlier, [](const Record::Part& part) { return part.entries == 0; });
  made.table.earlier = write_earlier(earlier);
  made.table.log = (*match)->log();
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    const std::string player = i < record.players.size() ? record.players[i] : "human";
    StoredSeat seat;
    std::string token;
    if (player.starts_with(kBot)) {
      seat.kind = StoredSeat::Kind::bot;
      seat.name = player.substr(kBot.size());
      if (auto problem = problem_with_bot(seat.name)) return std::unexpected(std::move(*problem));
    } else {
      auto name = name_in(record, i);
      if (!name) return std::unexpected(std::move(name.error()));
      seat.name = std::move(*name);
      token = new_token();
      seat.token_hash = token_hash(token);
    }
    made.table.seats.push_back(std::move(seat));
    made.tokens.push_back(std::move(token));
  }
  return made;
}

}  // namespace atlantica
