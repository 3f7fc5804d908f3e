#include "simulation/truth.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <boost/json/parse.hpp>
#include <utility>

#include "catalog/catalog.h"
#include "match/json.h"

namespace atlantica::simulation {

namespace {

LogEntry entry_of(const std::string& kind, Seat seat, std::string move) {
  const LogEntry::Kind known = kind == "chance" ? LogEntry::Kind::chance
                               : kind == "undo" ? LogEntry::Kind::undo
                                                : LogEntry::Kind::move;
  return {known, seat, std::move(move)};
}

// Nothing goes wrong while the truth is read.
class Spared {
 public:
  explicit Spared(Disk& disk) : disk_(disk) { disk_.spare(true); }
  ~Spared() { disk_.spare(false); }
  Spared(const Spared&) = delete;
  Spared& operator=(const Spared&) = delete;

 private:
  Disk& disk_;
};

}  // namespace

void Truth::close() {
  const Spared spared(disk_);
  statements_.clear();
  database_.reset();
}

void Truth::reopen() {
  close();
  for (auto& [id, table] : tables_) {
    const std::vector<LogEntry> before = std::exchange(table.record.log, {});
    const bool ended = std::exchange(table.ended, false);
    read_log(table);
    const std::vector<LogEntry>& after = table.record.log;
    if (after.size() < before.size() || !std::equal(before.begin(), before.end(), after.begin()))
      trace_.violated(fmt::format("what was stored is kept: {} had {} entries, now it has {}{}", id, before.size(),
                                  after.size(), after.size() < before.size() ? "" : " and they differ"));
    if (ended && !table.ended) trace_.violated("what was stored is kept: the end of " + id + " is gone");
  }
}

SQLite::Statement& Truth::statement(const char* sql) {
  if (!database_) {
    database_ = std::make_unique<SQLite::Database>(file_, SQLite::OPEN_READWRITE);
    // To look must not change anything.
    sqlite3_db_config(database_->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  }
  SQLite::Statement& known = statements_.try_emplace(sql, *database_, sql).first->second;
  known.tryReset();
  return known;
}

TrueTable* Truth::find(const std::string& id) {
  if (const auto known = tables_.find(id); known != tables_.end()) {
    read_log(known->second);
    return &known->second;
  }
  if (!load(id)) return nullptr;
  return &tables_.at(id);
}

bool Truth::load(const std::string& id) {
  const Spared spared(disk_);
  SQLite::Statement& row = statement(
      "SELECT game, rules_version, options, key, settings, edition_text, rated, "
      "(SELECT count(*) FROM seats WHERE table_id = id) FROM tables WHERE id = $1");
  row.bind(1, id);
  if (!row.executeStep()) return false;
  TrueTable table;
  table.id = id;
  table.record.game = row.getColumn(0).getString();
  table.record.rules = row.getColumn(1).getInt();
  table.record.options = *from_json<Options>(boost::json::parse(row.getColumn(2).getString()), "options");
  table.stream = *KeyStream::from_hex(row.getColumn(3).getString());
  table.settings = *read_settings(row.getColumn(4).getString());
  table.record.edition_text = row.getColumn(5).getString();
  table.rated = row.getColumn(6).getInt() != 0;
  table.record.seats.resize(static_cast<std::size_t>(row.getColumn(7).getInt()));
  row.tryReset();
  table.match = std::move(*start_of(table.record));
  read_log(tables_.emplace(id, std::move(table)).first->second);
  return true;
}

void Truth::read_log(TrueTable& table) {
  const Spared spared(disk_);
  SQLite::Statement& rows =
      statement("SELECT sequence, kind, seat, move FROM log WHERE table_id = $1 AND sequence > $2 ORDER BY sequence");
  rows.bind(1, table.id);
  rows.bind(2, static_cast<std::int64_t>(table.record.log.size()));
  while (rows.executeStep()) {
    const std::string kind = rows.getColumn(1).getString();
    const std::size_t next = table.record.log.size() + 1;
    if (table.ended || static_cast<std::size_t>(rows.getColumn(0).getInt64()) != next) {
      if (table.ended && kind == "end") continue;
      trace_.violated(fmt::format("one order for all: entry {} of {} comes after {}{}", rows.getColumn(0).getInt64(),
                                  table.id, next - 1, table.ended ? " and its end" : ""));
      break;
    }
    if (kind == "end")
      table.ended = true;
    else
      table.record.log.push_back(
          entry_of(kind, static_cast<Seat>(rows.getColumn(2).getInt()), rows.getColumn(3).getString()));
  }
  rows.tryReset();
}

const Match& Truth::at(TrueTable& table, std::size_t sequence) {
  Match& match = *table.match;
  if (match.sequence() > sequence) match.truncate(sequence);
  while (match.sequence() < sequence) {
    const std::size_t next = match.sequence();
    const LogEntry& entry = table.record.log[next];
    if (next >= table.verified) {
      const bool lucky = match.actors().has(kChance);
      if (lucky != (entry.kind == LogEntry::Kind::chance) ||
          (lucky && match.sample_chance(table.stream) != entry.move)) {
        trace_.violated(fmt::format("luck equals the committed key: entry {} of {} is '{}'{}", next + 1, table.id,
                                    entry.move, lucky ? ", the key says " + match.sample_chance(table.stream) : ""));
        return match;
      }
      table.verified = next + 1;
    }
    const auto refusal =
        entry.kind == LogEntry::Kind::undo ? match.undo(entry.seat) : match.play(entry.seat, entry.move);
    if (refusal) {
      trace_.violated(fmt::format("the log replays: entry {} of {} ('{}' of seat {}) breaks {}", next + 1, table.id,
                                  entry.move, entry.seat, refusal->rule));
      return match;
    }
  }
  return match;
}

bool Truth::over(TrueTable& table) { return table.ended || at(table, table.record.log.size()).outcome(); }

std::int64_t Truth::number(const char* sql, const std::string& id, const std::string& text) {
  const Spared spared(disk_);
  SQLite::Statement& row = statement(sql);
  row.bind(1, id);
  if (!text.empty()) row.bind(2, text);
  const std::int64_t found = row.executeStep() ? row.getColumn(0).getInt64() : 0;
  row.tryReset();
  return found;
}

std::int64_t Truth::said(const std::string& id, const std::string& text) {
  return number("SELECT count(*) FROM chat WHERE table_id = $1 AND text = $2", id, text);
}

std::int64_t Truth::results(const std::string& id) {
  return number("SELECT count(*) FROM results WHERE table_id = $1", id);
}

bool Truth::holds(const std::string& id, int seat, const std::string& token_hash) {
  const std::string sql =
      fmt::format("SELECT count(*) FROM seats WHERE table_id = $1 AND token_hash = $2 AND seat = {}", seat);
  return number(sql.c_str(), id, token_hash) == 1;
}

bool Truth::sound() {
  const Spared spared(disk_);
  SQLite::Statement& row = statement("PRAGMA integrity_check");
  const bool sound = row.executeStep() && row.getColumn(0).getString() == "ok";
  row.tryReset();
  return sound;
}

}  // namespace atlantica::simulation
