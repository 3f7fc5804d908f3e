#include "store/sql_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "core/failure.h"
#include "match/json.h"
#include "store/sql_accounts.h"

namespace atlantica {

namespace {

constexpr const char* name(LogEntry::Kind kind) {
  switch (kind) {
    case LogEntry::Kind::chance: return "chance";
    case LogEntry::Kind::undo: return "undo";
    default: return "move";
  }
}

LogEntry::Kind entry_kind(const std::string& name) {
  if (name == "chance") return LogEntry::Kind::chance;
  return name == "undo" ? LogEntry::Kind::undo : LogEntry::Kind::move;
}

constexpr const char* name(StoredSeat::Kind kind) { return kind == StoredSeat::Kind::bot ? "bot" : "human"; }

StoredSeat::Kind seat_kind(const std::string& name) {
  return name == "bot" ? StoredSeat::Kind::bot : StoredSeat::Kind::human;
}

StoreError no_such_table(const std::string& table) {
  return {StoreError::Kind::missing, {"common.store.no_table", {{"table", table}}}};
}

// The end of a table takes the next number in its log: of a move and an end stored simultaneously, one finds the number
// taken.
constexpr const char* kEnd = "end";

constexpr const char* kInsertEntry =
    "INSERT INTO log (table_id, sequence, kind, seat, move) VALUES ($1, $2, $3, $4, $5)";

// A problem unless the number is next in the table's log.
std::optional<StoreError> number_problem(SqlDatabase& database, const std::string& table, std::size_t sequence) {
  const auto last = database.query("SELECT coalesce(max(sequence), 0) FROM log WHERE table_id = $1", {table});
  const auto stored = static_cast<std::size_t>(last.front().number(0));
  if (stored + 1 == sequence) return std::nullopt;
  return StoreError{StoreError::Kind::conflict,
                    {"common.store.other_number", {{"table", table}, {"stored", stored}, {"sequence", sequence}}}};
}

void insert_entries(SqlDatabase& database, const std::string& table, std::size_t sequence,
                    const std::vector<LogEntry>& entries) {
  for (const LogEntry& entry : entries)
    database.change(kInsertEntry,
                    {table, static_cast<std::int64_t>(sequence++), name(entry.kind), entry.seat, entry.move});
}

std::vector<StoredSeat> load_seats(SqlDatabase& database, const std::string& table) {
  std::vector<StoredSeat> seats;
  for (const SqlRow& seat : database.query("SELECT kind, name, token_hash, invite_hash, account_id, substitute, seen "
                                           "FROM seats WHERE table_id = $1 ORDER BY seat",
                                           {table}))
    seats.push_back({seat_kind(seat.text(0)), seat.text(1), seat.text(2), seat.text(3), seat.text(4), seat.text(5),
                     seat.number(6)});
  return seats;
}

std::vector<StoredLine> load_chat(SqlDatabase& database, const std::string& table) {
  std::vector<StoredLine> lines;
  for (const SqlRow& line :
       database.query("SELECT seat, text, sent FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT 50", {table}))
    lines.push_back({static_cast<Seat>(line.number(0)), line.text(1), line.number(2)});
  std::ranges::reverse(lines);
  return lines;
}

void store_clock(SqlDatabase& database, const std::string& table, const std::optional<StoredClock>& clock) {
  if (clock) database.change("UPDATE tables SET clock = $1, due = $2 WHERE id = $3", {clock->text, clock->due, table});
}

std::vector<std::string> first_column(const std::vector<SqlRow>& rows) {
  std::vector<std::string> ids;
  for (const SqlRow& row : rows) ids.push_back(row.text(0));
  return ids;
}

Options read_options(const std::string& text) {
  auto options = from_json<Options>(boost::json::parse(text), "options");
  if (!options) throw Failure(options.error());
  return std::move(*options);
}

}  // namespace

void create_table(SqlDatabase& database, const StoredTable& table) {
  database.change(
      "INSERT INTO tables (id, game, rules_version, options, key, created, rated, listed, rematch_of, settings, host, "
      "edition_text, earlier) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
      {table.id, table.game, table.rules_version, boost::json::serialize(to_json(table.options)), table.key,
       table.created, table.rated ? 1 : 0, table.listed ? 1 : 0, table.rematch_of, table.settings, table.host,
       table.edition_text, table.earlier});
  std::int64_t number = 0;
  for (const StoredSeat& seat : table.seats)
    database.change(
        "INSERT INTO seats (table_id, seat, kind, name, token_hash, invite_hash, account_id, substitute, seen) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {table.id, number++, name(seat.kind), seat.name, seat.token_hash, seat.invite_hash, seat.account,
         seat.substitute, seat.seen});
  insert_entries(database, table.id, 1, table.log);
}

std::optional<StoreError> append_entries(SqlDatabase& database, const StoredEntries& entries) {
  // A gap would make the log unreadable: an earlier request for the table has failed.
  if (auto problem = number_problem(database, entries.table, entries.first_sequence)) return problem;
  insert_entries(database, entries.table, entries.first_sequence, entries.entries);
  store_clock(database, entries.table, entries.clock);
  if (entries.result) finish_table(database, *entries.result);
  return std::nullopt;
}

std::optional<StoreError> claim_seat(SqlDatabase& database, const StoredClaim& claim) {
  const auto changed = database.change(
      "UPDATE seats SET name = $1, token_hash = $2, account_id = $3, invite_hash = '', substitute = '' "
      "WHERE table_id = $4 AND seat = $5 AND invite_hash = $6 AND invite_hash <> ''",
      {claim.name, claim.token_hash, claim.account, claim.table, claim.seat, claim.invite_hash});
  if (changed == 1) return std::nullopt;
  return StoreError{StoreError::Kind::conflict,
                    {"common.store.no_invitation", {{"n", claim.seat}, {"table", claim.table}}}};
}

std::optional<StoreError> hand_over_seat(SqlDatabase& database, const StoredHandover& handover) {
  const StoredSeat& after = handover.after;
  const StoredSeat& before = handover.before;
  const auto changed = database.change(
      "UPDATE seats SET name = $1, token_hash = $2, invite_hash = $3, account_id = $4, substitute = $5 "
      "WHERE table_id = $6 AND seat = $7 AND token_hash = $8 AND invite_hash = $9 AND account_id = $10 "
      "AND substitute = $11",
      {after.name, after.token_hash, after.invite_hash, after.account, after.substitute, handover.table, handover.seat,
       before.token_hash, before.invite_hash, before.account, before.substitute});
  if (changed != 1)
    return StoreError{StoreError::Kind::conflict,
                      {"common.store.changed_hands", {{"n", handover.seat}, {"table", handover.table}}}};
  store_clock(database, handover.table, handover.clock);
  return std::nullopt;
}

void see_players(SqlDatabase& database, const StoredSight& sight) {
  for (const Seat seat : sight.seats)
    database.change("UPDATE seats SET seen = $1 WHERE table_id = $2 AND seat = $3 AND seen < $1",
                    {sight.seen, sight.table, seat});
}

std::optional<StoreError> end_table(SqlDatabase& database, const StoredEnd& end) {
  const std::size_t sequence = end.sequence + 1;
  if (auto problem = number_problem(database, end.table, sequence)) return problem;
  database.change(kInsertEntry, {end.table, static_cast<std::int64_t>(sequence), kEnd, kChance, end.why});
  database.change("UPDATE tables SET due = 0 WHERE id = $1", {end.table});
  if (end.result) finish_table(database, *end.result);
  return std::nullopt;
}

std::vector<std::string> due_tables(SqlDatabase& database, std::int64_t now, int count) {
  return first_column(
      database.query("SELECT id FROM tables WHERE due > 0 AND due <= $1 ORDER BY due, id LIMIT $2", {now, count}));
}

std::expected<StoredTable, StoreError> load_table(SqlDatabase& database, const std::string& table) {
  const auto found = database.query(
      "SELECT game, rules_version, options, key, created, rated, "
      "(SELECT count(*) FROM results WHERE table_id = tables.id), listed, rematch_of, "
      "coalesce((SELECT next.id FROM tables AS next WHERE next.rematch_of = tables.id AND next.rematch_of <> ''), ''), "
      "settings, host, clock, edition_text, earlier "
      "FROM tables WHERE id = $1",
      {table});
  if (found.empty()) return std::unexpected(no_such_table(table));
  const SqlRow& one = found.front();
  StoredTable loaded;
  loaded.id = table;
  loaded.game = one.text(0);
  loaded.rules_version = static_cast<int>(one.number(1));
  loaded.options = read_options(one.text(2));
  loaded.key = one.text(3);
  loaded.created = one.number(4);
  loaded.rated = one.number(5) != 0;
  loaded.finished = one.number(6) != 0;
  loaded.listed = one.number(7) != 0;
  loaded.rematch_of = one.text(8);
  loaded.rematch = one.text(9);
  loaded.settings = one.text(10);
  loaded.host = static_cast<Seat>(one.number(11));
  loaded.clock = one.text(12);
  loaded.edition_text = one.text(13);
  loaded.earlier = one.text(14);
  loaded.seats = load_seats(database, table);
  loaded.chat = load_chat(database, table);
  for (const SqlRow& entry :
       database.query("SELECT kind, seat, move FROM log WHERE table_id = $1 ORDER BY sequence", {table})) {
    if (entry.text(0) == kEnd)
      loaded.ended = entry.text(2);
    else
      loaded.log.push_back({entry_kind(entry.text(0)), static_cast<Seat>(entry.number(1)), entry.text(2)});
  }
  return loaded;
}

void say_at_table(SqlDatabase& database, const StoredChat& chat) {
  database.change(
      "INSERT INTO chat (table_id, number, seat, text, sent) VALUES ($1, "
      "(SELECT coalesce(max(number), 0) + 1 FROM chat WHERE table_id = $1), $2, $3, $4)",
      {chat.table, chat.line.seat, chat.line.text, chat.line.sent});
  // Nobody is shown more than the last 50.
  database.change(
      "DELETE FROM chat WHERE table_id = $1 AND number <= (SELECT max(number) FROM chat WHERE table_id = $1) - 100",
      {chat.table});
}

std::vector<StoredTable> listed_tables(SqlDatabase& database, std::int64_t since, int count) {
  std::vector<StoredTable> tables;
  for (const SqlRow& row : database.query(
           "SELECT id, game, created, rated, settings FROM tables WHERE listed = 1 "
           "AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id) "
           "AND (created > $1 OR EXISTS (SELECT 1 FROM seats WHERE table_id = id AND seat = host AND seen > $2)) "
           "ORDER BY created DESC, id LIMIT $3",
           {since / 1000, since, count})) {
    StoredTable table;
    table.id = row.text(0);
    table.game = row.text(1);
    table.created = row.number(2);
    table.rated = row.number(3) != 0;
    table.settings = row.text(4);
    table.listed = true;
    table.seats = load_seats(database, table.id);
    tables.push_back(std::move(table));
  }
  return tables;
}

std::vector<std::string> tables_without_result(SqlDatabase& database, const std::string& after, int count) {
  return first_column(database.query(
      "SELECT id FROM tables WHERE id > $1 AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id) "
      "AND (rated = 1 OR EXISTS (SELECT 1 FROM log WHERE table_id = id AND kind = 'end')) ORDER BY id LIMIT $2",
      {after, count}));
}

std::optional<StoreError> remove_table(SqlDatabase& database, const std::string& table) {
  database.change("DELETE FROM chat WHERE table_id = $1", {table});
  database.change("DELETE FROM results WHERE table_id = $1", {table});
  database.change("DELETE FROM log WHERE table_id = $1", {table});
  database.change("DELETE FROM seats WHERE table_id = $1", {table});
  if (database.change("DELETE FROM tables WHERE id = $1", {table}) == 1) return std::nullopt;
  return no_such_table(table);
}

std::vector<std::string> remove_abandoned_tables(SqlDatabase& database, std::int64_t since, int count) {
  // Moves are made by those who are seen, apart from those of bots; a clock that decides something is due later.
  std::vector<std::string> ids =
      first_column(database.query("SELECT id FROM tables WHERE created < $1 AND due < $2 "
                                  "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND seen >= $2) "
                                  "AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id AND finished >= $1) "
                                  "AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = id AND sent >= $1) "
                                  "ORDER BY created, id LIMIT $3",
                                  {since / 1000, since, count}));
  for (const std::string& id : ids) {
    remove_table(database, id);
    database.announce(id);
  }
  return ids;
}

std::vector<std::string> list_tables(SqlDatabase& database) {
  return first_column(database.query("SELECT id FROM tables ORDER BY created DESC, id", {}));
}

}  // namespace atlantica
