#include "store/sqlite_tables.h"

#include <SQLiteCpp/VariadicBind.h>
#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "core/failure.h"
#include "match/json.h"
#include "store/sqlite_schema.h"

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

StoreError missing(const std::string& table) {
  return {StoreError::Kind::missing, fmt::format("there is no table '{}'", table)};
}

std::vector<StoredSeat> load_seats(SQLite::Database& database, const std::string& table) {
  SQLite::Statement select(database,
                           "SELECT kind, name, token_hash, invite_hash FROM seats WHERE table_id = ? ORDER BY seat");
  select.bind(1, table);
  std::vector<StoredSeat> seats;
  while (select.executeStep())
    seats.push_back({seat_kind(select.getColumn(0)), select.getColumn(1), select.getColumn(2), select.getColumn(3)});
  return seats;
}

std::vector<LogEntry> load_log(SQLite::Database& database, const std::string& table) {
  SQLite::Statement select(database, "SELECT kind, seat, move FROM log WHERE table_id = ? ORDER BY sequence");
  select.bind(1, table);
  std::vector<LogEntry> log;
  while (select.executeStep())
    log.push_back({entry_kind(select.getColumn(0)), select.getColumn(1).getInt(), select.getColumn(2)});
  return log;
}

}  // namespace

SqliteTables::SqliteTables(const std::filesystem::path& path)
    : database_(open_database(path)),
      insert_entry_(database_, "INSERT INTO log (table_id, sequence, kind, seat, move) VALUES (?, ?, ?, ?, ?)"),
      last_sequence_(database_, "SELECT coalesce(max(sequence), 0) FROM log WHERE table_id = ?") {}

std::optional<StoreError> SqliteTables::create(const StoredTable& table) {
  SQLite::Statement insert(
      database_, "INSERT INTO tables (id, game, rules_version, options, key, created) VALUES (?, ?, ?, ?, ?, ?)");
  SQLite::bind(insert, table.id, table.game, table.rules_version, boost::json::serialize(to_json(table.options)),
               table.key, table.created);
  insert.exec();
  SQLite::Statement insert_seat(
      database_, "INSERT INTO seats (table_id, seat, kind, name, token_hash, invite_hash) VALUES (?, ?, ?, ?, ?, ?)");
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const StoredSeat& one = table.seats[seat];
    insert_seat.reset();
    SQLite::bind(insert_seat, table.id, static_cast<int>(seat), name(one.kind), one.name, one.token_hash,
                 one.invite_hash);
    insert_seat.exec();
  }
  append_entries(table.id, 1, table.log);
  return std::nullopt;
}

std::optional<StoreError> SqliteTables::append(const StoredEntries& entries) {
  last_sequence_.tryReset();
  last_sequence_.bind(1, entries.table);
  last_sequence_.executeStep();
  const auto stored = static_cast<std::size_t>(last_sequence_.getColumn(0).getInt64());
  last_sequence_.tryReset();
  // A gap would make the log unreadable: an earlier request of the same table has failed.
  if (stored + 1 != entries.first_sequence)
    return StoreError{StoreError::Kind::conflict, fmt::format("table '{}' is stored up to {}, entries came from {}",
                                                              entries.table, stored, entries.first_sequence)};
  append_entries(entries.table, entries.first_sequence, entries.entries);
  return std::nullopt;
}

void SqliteTables::append_entries(const std::string& table, std::size_t sequence,
                                  const std::vector<LogEntry>& entries) {
  for (const LogEntry& entry : entries) {
    insert_entry_.tryReset();  // reset() would throw the error of an earlier use once more
    SQLite::bind(insert_entry_, table, static_cast<std::int64_t>(sequence++), name(entry.kind), entry.seat, entry.move);
    insert_entry_.exec();
  }
  insert_entry_.tryReset();
}

std::optional<StoreError> SqliteTables::claim(const StoredClaim& claim) {
  SQLite::Statement update(database_,
                           "UPDATE seats SET name = ?, token_hash = ?, invite_hash = '' "
                           "WHERE table_id = ? AND seat = ? AND invite_hash = ? AND invite_hash <> ''");
  SQLite::bind(update, claim.name, claim.token_hash, claim.table, claim.seat, claim.invite_hash);
  if (update.exec() == 1) return std::nullopt;
  return StoreError{StoreError::Kind::conflict,
                    fmt::format("seat {} of table '{}' does not wait for this invitation", claim.seat, claim.table)};
}

std::expected<StoredTable, StoreError> SqliteTables::load(const std::string& table) {
  SQLite::Statement select(database_, "SELECT game, rules_version, options, key, created FROM tables WHERE id = ?");
  select.bind(1, table);
  if (!select.executeStep()) return std::unexpected(missing(table));
  StoredTable loaded;
  loaded.id = table;
  loaded.game = select.getColumn(0).getString();
  loaded.rules_version = select.getColumn(1).getInt();
  auto options = from_json<Options>(boost::json::parse(select.getColumn(2).getString()), "options");
  if (!options) throw Failure(options.error());
  loaded.options = std::move(*options);
  loaded.key = select.getColumn(3).getString();
  loaded.created = select.getColumn(4).getInt64();
  loaded.seats = load_seats(database_, table);
  loaded.log = load_log(database_, table);
  return loaded;
}

std::vector<std::string> SqliteTables::list() {
  SQLite::Statement select(database_, "SELECT id FROM tables ORDER BY created DESC, id");
  std::vector<std::string> ids;
  while (select.executeStep()) ids.push_back(select.getColumn(0));
  return ids;
}

}  // namespace atlantica
