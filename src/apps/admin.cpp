#include "apps/admin.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <filesystem>
#include <future>
#include <memory>
#include <system_error>

#include "apps/answers.h"
#include "apps/files.h"
#include "core/failure.h"
#include "match/json.h"
#include "server/archive.h"
#include "store/sql_store.h"

namespace atlantica::apps {
namespace {

struct AdminChoice {
  std::string database = "atlantica.db";
  std::vector<std::string> tables;
  std::string table;
  std::string file;
  bool as_json = false;
};

// Asks the store and waits for its answer.
template <class T, class Ask>
std::expected<T, StoreError> wait_for(Ask ask) {
  std::promise<std::expected<T, StoreError>> promise;
  ask([&promise](std::expected<T, StoreError> result) { promise.set_value(std::move(result)); });
  return promise.get_future().get();
}

std::unique_ptr<SqlStore> open(const std::string& database) {
  std::error_code ignored;
  if (!database.starts_with("postgres") && !std::filesystem::exists(database, ignored))
    throw Failure(fmt::format("There is no database '{}'; name the one that the server was started with.", database));
  return open_store(database);
}

std::vector<std::string> all_tables(SqlStore& store) {
  auto ids = wait_for<std::vector<std::string>>([&](auto done) { store.list(std::move(done)); });
  if (!ids) throw Failure(fmt::format("The tables cannot be listed: {}.", ids.error().message));
  return std::move(*ids);
}

std::expected<StoredTable, std::string> load(SqlStore& store, const std::string& table) {
  auto loaded = wait_for<StoredTable>([&](auto done) { store.load(table, std::move(done)); });
  if (loaded) return std::move(*loaded);
  if (loaded.error().kind == StoreError::Kind::missing)
    return std::unexpected(fmt::format("there is no table '{}'; atlantica admin list shows them", table));
  return std::unexpected(fmt::format("table '{}' cannot be read: {}", table, loaded.error().message));
}

std::string time_text(std::int64_t seconds) {
  const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
  return fmt::format("{:%Y-%m-%d %H:%M} UTC", time);
}

std::string seat_text(const StoredSeat& seat) {
  if (seat.kind == StoredSeat::Kind::bot) return "bot " + seat.name;
  if (seat.token_hash.empty()) return "(free)";
  return seat.account.empty() ? seat.name : seat.name + " (account)";
}

// Without the hashes and without the key, which tells the luck to come.
boost::json::object json_of(const StoredTable& table) {
  boost::json::array seats;
  for (const StoredSeat& seat : table.seats) {
    const bool bot = seat.kind == StoredSeat::Kind::bot;
    seats.push_back(boost::json::object{{"kind", bot ? "bot" : "human"},
                                        {"name", seat.name},
                                        {"taken", bot || !seat.token_hash.empty()},
                                        {"account", !seat.account.empty()}});
  }
  return {{"table", table.id},
          {"game", table.game},
          {"rules_version", table.rules_version},
          {"options", to_json(table.options)},
          {"created", table.created},
          {"rated", table.rated},
          {"listed", table.listed},
          {"over", table.finished},
          {"sequence", table.log.size()},
          {"seats", std::move(seats)}};
}

std::string line_of(const StoredTable& table) {
  std::string seats;
  for (const StoredSeat& seat : table.seats) {
    if (!seats.empty()) seats += ", ";
    seats += seat_text(seat);
  }
  return fmt::format("{}  {:8}  {}  {:5} entries  {:7}  {}", table.id, table.game, time_text(table.created),
                     table.log.size(), table.finished ? "over" : "running", seats);
}

int list(const AdminChoice& choice, terminal::Console& console) {
  const auto store = open(choice.database);
  for (const std::string& id : all_tables(*store)) {
    const auto table = load(*store, id);
    if (!table) return failed(console, table.error());
    console.out << (choice.as_json ? boost::json::serialize(json_of(*table)) : line_of(*table)) << '\n';
  }
  return kDone;
}

int inspect(const AdminChoice& choice, terminal::Console& console) {
  const auto table = load(*open(choice.database), choice.table);
  if (!table) return failed(console, table.error());
  if (choice.as_json) {
    console.out << boost::json::serialize(json_of(*table)) << '\n';
    return kDone;
  }
  const auto yes = [](bool is) { return is ? "yes" : "no"; };
  console.out << fmt::format(
      "table    {}\ngame     {}, rules version {}\ncreated  {}\nrated    {}\nlisted   {}\nover     {}\n", table->id,
      table->game, table->rules_version, time_text(table->created), yes(table->rated), yes(table->listed),
      yes(table->finished));
  for (const auto& [name, value] : table->options) console.out << fmt::format("option   {}={}\n", name, value);
  for (std::size_t seat = 0; seat < table->seats.size(); ++seat)
    console.out << fmt::format("seat {}   {}\n", seat, seat_text(table->seats[seat]));
  console.out << fmt::format("log      {} entries\n", table->log.size());
  return kDone;
}

int export_table(const AdminChoice& choice, terminal::Console& console) {
  const auto table = load(*open(choice.database), choice.table);
  if (!table) return failed(console, table.error());
  const auto record = record_of_table(*table);
  if (!record) return failed(console, fmt::format("table '{}' cannot be replayed: {}", table->id, record.error()));
  if (choice.file.empty()) {
    console.out << write_record(*record);
    return kDone;
  }
  if (const auto written = write_file(choice.file, write_record(*record)); !written)
    return failed(console, written.error());
  return kDone;
}

int import_table(const AdminChoice& choice, terminal::Console& console) {
  const auto text = read_file(choice.file);
  if (!text) return failed(console, text.error());
  const auto record = read_record(*text);
  if (!record) return failed(console, fmt::format("{}: {}", choice.file, record.error()));
  auto made = table_of_record(*record);
  if (!made) return failed(console, fmt::format("{}: {}", choice.file, made.error()));
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  made->table.created = std::chrono::duration_cast<std::chrono::seconds>(now).count();
  const auto store = open_store(choice.database);
  const auto stored = wait_for<void>([&](auto done) { store->create(made->table, std::move(done)); });
  if (!stored) return failed(console, fmt::format("the table cannot be stored: {}", stored.error().message));
  if (choice.as_json) {
    boost::json::array tokens;
    for (const std::string& token : made->tokens) tokens.emplace_back(token);
    console.out << boost::json::serialize(boost::json::object{{"table", made->table.id}, {"tokens", tokens}}) << '\n';
    return kDone;
  }
  console.out << fmt::format("table {}; the seats are held by these addresses of the page:\n", made->table.id);
  for (std::size_t seat = 0; seat < made->tokens.size(); ++seat)
    console.out << (made->tokens[seat].empty()
                        ? fmt::format("seat {}  {}\n", seat, seat_text(made->table.seats[seat]))
                        : fmt::format("seat {}  /t/{}#{}\n", seat, made->table.id, made->tokens[seat]));
  return kDone;
}

int remove(const AdminChoice& choice, terminal::Console& console) {
  const auto store = open(choice.database);
  for (const std::string& id : choice.tables) {
    const auto removed = wait_for<void>([&](auto done) { store->remove(id, std::move(done)); });
    if (!removed) return failed(console, removed.error().message);
    console.out << fmt::format("table {} is deleted\n", id);
  }
  return kDone;
}

int check(const AdminChoice& choice, terminal::Console& console) {
  const auto store = open(choice.database);
  int wrong = 0;
  const std::vector<std::string> ids = all_tables(*store);
  for (const std::string& id : ids) {
    const auto table = load(*store, id);
    std::string problem;
    if (!table) {
      problem = table.error();
    } else if (const auto record = record_of_table(*table); !record) {
      problem = record.error();
    } else if (table->finished && !record->result) {
      problem = "it has a result, but its game is not over";
    }
    if (problem.empty()) continue;
    ++wrong;
    console.out << fmt::format("{}: {}\n", id, problem);
  }
  console.out << fmt::format("{} tables replayed, {} with problems\n", ids.size(), wrong);
  return wrong == 0 ? kDone : kFailed;
}

}  // namespace

void add_admin(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<AdminChoice>();
  CLI::App* admin = app.add_subcommand("admin", "Look after the tables of a server, also while it runs");
  admin->require_subcommand(1);
  add_examples(*admin,
               "  atlantica admin list --db games.db\n  atlantica admin export k3v9x2m4q7 game.jsonl --db games.db\n"
               "  atlantica admin check --db postgres://atlantica@/atlantica");
  const auto add = [&](const char* name, const char* help, int (*run)(const AdminChoice&, terminal::Console&)) {
    CLI::App* command = admin->add_subcommand(name, help);
    command->add_option("--db", choice->database, "SQLite file, or postgres://user@host/database")
        ->type_name("PATH|ADDRESS")
        ->capture_default_str();
    command->callback([choice, &console, &exit_code, run] { exit_code = run(*choice, console); });
    return command;
  };
  const auto add_json = [&](CLI::App* command) {
    command->add_flag("--json", choice->as_json, "Print one JSON object for each table");
  };
  add_json(add("list", "All tables, newest first", list));
  CLI::App* one = add("inspect", "What is stored of a table, without secrets", inspect);
  one->add_option("table", choice->table, "Name of the table")->required();
  add_json(one);
  CLI::App* out =
      add("export", "Write a table as a record; its key goes with it, so keep one of a running game to yourself",
          export_table);
  out->add_option("table", choice->table, "Name of the table")->required();
  out->add_option("file", choice->file, "File to write; without it the record is printed")->type_name("FILE");
  CLI::App* in =
      add("import", "Make a table that goes on where a record ends; prints who holds its seats", import_table);
  in->add_option("file", choice->file, "Record to read")->required()->type_name("FILE");
  add_json(in);
  add("delete", "Delete tables with all that belongs to them; ratings stay", remove)
      ->add_option("table", choice->tables, "Names of the tables")
      ->required();
  add("check", "Replay every log and say which cannot be", check);
}

}  // namespace atlantica::apps
