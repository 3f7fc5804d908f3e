#include "store/schema.h"

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

#include "names/names.h"
#include "store/sql_database.h"

namespace atlantica {

namespace {

// Completed by fill_names().
constexpr std::string_view kNames = R"sql(
      ALTER TABLE accounts ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
      ALTER TABLE accounts ADD COLUMN twin $int NOT NULL DEFAULT 0;
    )sql";

// The n-th script upgrades a database from version n to n + 1. Never change one that has shipped; add another. $int is
// a 64-bit integer, $real a 64-bit float, $now the time in milliseconds since 1970; $end is the table suffix SQLite
// needs.
constexpr std::array kMigrations = {
    std::string_view(R"sql(
      CREATE TABLE tables (
        id            TEXT PRIMARY KEY,
        game          TEXT NOT NULL,
        rules_version $int NOT NULL,
        options       TEXT NOT NULL,
        key           TEXT NOT NULL,
        created       $int NOT NULL
      ) $end;
      CREATE INDEX tables_by_age ON tables (created);
      CREATE TABLE seats (
        table_id    TEXT NOT NULL REFERENCES tables (id),
        seat        $int NOT NULL,
        kind        TEXT NOT NULL CHECK (kind IN ('human', 'bot')),
        name        TEXT NOT NULL,
        token_hash  TEXT NOT NULL,
        invite_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
      ) $end;
      CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id),
        sequence $int NOT NULL,
        kind     TEXT NOT NULL CHECK (kind IN ('move', 'chance', 'undo')),
        seat     $int NOT NULL,
        move     TEXT NOT NULL,
        PRIMARY KEY (table_id, sequence)
      ) $end;
    )sql"),
    std::string_view(R"sql(
      CREATE TABLE accounts (
        id            TEXT PRIMARY KEY,
        name          TEXT NOT NULL,
        name_key      TEXT NOT NULL UNIQUE,
        password_hash TEXT NOT NULL,
        created       $int NOT NULL
      ) $end;
      CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        account_id TEXT NOT NULL REFERENCES accounts (id),
        used       $int NOT NULL
      ) $end;
      CREATE INDEX sessions_by_account ON sessions (account_id);
      ALTER TABLE tables ADD COLUMN rated $int NOT NULL DEFAULT 0;
      ALTER TABLE seats ADD COLUMN account_id TEXT NOT NULL DEFAULT '';
      CREATE INDEX seats_by_account ON seats (account_id);
      CREATE TABLE results (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat     $int NOT NULL,
        player   TEXT NOT NULL,
        score    $int NOT NULL,
        place    $int NOT NULL,
        finished $int NOT NULL,
        before   $real NOT NULL,
        after    $real NOT NULL,
        PRIMARY KEY (table_id, seat)
      ) $end;
      CREATE INDEX results_by_player ON results (player, finished);
      CREATE TABLE ratings (
        player TEXT NOT NULL,
        game   TEXT NOT NULL,
        mu     $real NOT NULL,
        sigma  $real NOT NULL,
        games  $int NOT NULL,
        PRIMARY KEY (player, game)
      ) $end;
    )sql"),
    std::string_view(R"sql(
      ALTER TABLE tables ADD COLUMN listed $int NOT NULL DEFAULT 0;
      ALTER TABLE tables ADD COLUMN rematch_of TEXT NOT NULL DEFAULT '';
      CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;
      CREATE UNIQUE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of <> '';
      CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number   $int NOT NULL,
        seat     $int NOT NULL,
        text     TEXT NOT NULL,
        sent     $int NOT NULL,
        PRIMARY KEY (table_id, number)
      ) $end;
    )sql"),
    std::string_view(R"sql(
      ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '';
      ALTER TABLE tables ADD COLUMN host $int NOT NULL DEFAULT 0;
      ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';
      ALTER TABLE tables ADD COLUMN due $int NOT NULL DEFAULT 0;
      ALTER TABLE tables ADD COLUMN ended TEXT NOT NULL DEFAULT '';
      CREATE INDEX tables_due ON tables (due) WHERE due > 0;
      ALTER TABLE seats ADD COLUMN substitute TEXT NOT NULL DEFAULT '';
      ALTER TABLE seats ADD COLUMN seen $int NOT NULL DEFAULT 0;
    )sql"),
    // The end of a table is an ordinary log entry. SQLite cannot alter a check, so the log is rebuilt.
    std::string_view(R"sql(
      CREATE TABLE log_with_ends (
        table_id TEXT NOT NULL REFERENCES tables (id),
        sequence $int NOT NULL,
        kind     TEXT NOT NULL CHECK (kind IN ('move', 'chance', 'undo', 'end')),
        seat     $int NOT NULL,
        move     TEXT NOT NULL,
        PRIMARY KEY (table_id, sequence)
      ) $end;
      INSERT INTO log_with_ends (table_id, sequence, kind, seat, move)
        SELECT table_id, sequence, kind, seat, move FROM log;
      INSERT INTO log_with_ends (table_id, sequence, kind, seat, move)
        SELECT id, 1 + coalesce((SELECT max(sequence) FROM log WHERE table_id = tables.id), 0), 'end', 7, ended
        FROM tables WHERE ended <> '';
      DROP TABLE log;
      ALTER TABLE log_with_ends RENAME TO log;
      ALTER TABLE tables DROP COLUMN ended;
    )sql"),
    std::string_view(R"sql(
      ALTER TABLE tables ADD COLUMN edition_text TEXT NOT NULL DEFAULT '';
    )sql"),
    kNames,
    std::string_view(R"sql(
      CREATE UNIQUE INDEX accounts_by_skeleton ON accounts (skeleton, twin);
      CREATE TABLE attempts (
        key     TEXT PRIMARY KEY,
        count   $int NOT NULL,
        allowed $int NOT NULL
      ) $end;
      CREATE INDEX attempts_by_age ON attempts (allowed);
      ALTER TABLE tables ADD COLUMN earlier TEXT NOT NULL DEFAULT '';
    )sql"),
    // From now on it is stored when somebody was last at a table; until then nobody knows, and no table is abandoned.
    std::string_view(R"sql(
      UPDATE seats SET seen = $now WHERE seen < $now;
    )sql"),
};

std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
  std::string result;
  for (;;) {
    const std::size_t found = text.find(what);
    result += text.substr(0, found);
    if (found == std::string_view::npos) return result;
    result += by;
    text.remove_prefix(found + what.size());
  }
}

// Accounts keep their names: of those that look alike, each gets a number of its own, and the key that finds only one
// of them stays what it was.
void fill_names(SqlDatabase& database) {
  const auto accounts = database.query("SELECT id, name FROM accounts ORDER BY created, id", {});
  std::map<std::string, int> namesakes;
  for (const SqlRow& account : accounts) ++namesakes[name_key(account.text(1))];
  std::map<std::string, std::int64_t> twins;
  for (const SqlRow& account : accounts) {
    const std::string key = name_key(account.text(1));
    const std::string skeleton = name_skeleton(account.text(1));
    database.change("UPDATE accounts SET skeleton = $1, twin = $2 WHERE id = $3",
                    {skeleton, twins[skeleton]++, account.text(0)});
    if (namesakes[key] == 1) database.change("UPDATE accounts SET name_key = $1 WHERE id = $2", {key, account.text(0)});
  }
}

}  // namespace

const int kSchemaVersion = static_cast<int>(kMigrations.size());

std::string migration(int step, SqlDialect dialect) {
  const bool sqlite = dialect == SqlDialect::sqlite;
  std::string script(kMigrations[static_cast<std::size_t>(step)]);
  script = replaced(script, "$int", sqlite ? "INTEGER" : "BIGINT");
  script = replaced(script, "$real", sqlite ? "REAL" : "DOUBLE PRECISION");
  script = replaced(script, "$now", sqlite ? "1000 * unixepoch()" : "CAST(1000 * extract(epoch FROM now()) AS BIGINT)");
  return replaced(script, "$end", sqlite ? "STRICT, WITHOUT ROWID" : "");
}

void complete_migration(int step, SqlDatabase& database) {
  if (kMigrations[static_cast<std::size_t>(step)].data() == kNames.data()) fill_names(database);
}

}  // namespace atlantica
