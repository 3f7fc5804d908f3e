#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fair/key_stream.h"
#include "match/match.h"
#include "match/record.h"
#include "server/table_settings.h"
#include "simulation/disk.h"
#include "simulation/trace.h"

namespace atlantica::simulation {

// A table as it is stored, read without the server's help.
struct TrueTable {
  std::string id;
  Record record;  // with the log as far as it was read
  KeyStream stream;
  TableSettings settings;
  bool rated = false;
  bool ended = false;             // by absence
  std::set<std::string> secrets;  // tokens and invitations handed out; nobody else may see them
  // The game after some entry.
  std::unique_ptr<Match> match;
  std::size_t verified = 0;  // entries that were replayed, and whose luck was compared with the key
};

// What is true: the database, read past the server by a connection of its own. What was there once stays there.
class Truth {
 public:
  Truth(Disk& disk, std::string file, Trace& trace) : disk_(disk), file_(std::move(file)), trace_(trace) {}

  // The connection must be closed while the disk restarts; then everything known is compared with what is there.
  void close();
  void reopen();

  // A table with all that is stored of it by now; null if it is not there.
  TrueTable* find(const std::string& id);
  // The game after the first `sequence` entries, which must be known.
  const Match& at(TrueTable& table, std::size_t sequence);
  bool over(TrueTable& table);
  // How often a text was said at a table.
  std::int64_t said(const std::string& id, const std::string& text);
  // How many seats of a table have a result.
  std::int64_t results(const std::string& id);
  // Whether one of a table's seats has this token.
  bool holds(const std::string& id, int seat, const std::string& token_hash);
  std::int64_t number(const char* sql, const std::string& id, const std::string& text = {});
  std::map<std::string, TrueTable>& known() { return tables_; }
  // Whether SQLite finds the file sound.
  bool sound();

 private:
  SQLite::Statement& statement(const char* sql);
  bool load(const std::string& id);
  void read_log(TrueTable& table);

  Disk& disk_;
  std::string file_;
  Trace& trace_;
  std::unique_ptr<SQLite::Database> database_;
  std::map<std::string, SQLite::Statement> statements_;
  std::map<std::string, TrueTable> tables_;
};

}  // namespace atlantica::simulation
