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
#include "apps/editions.h"
#include "apps/files.h"
#include "core/failure.h"
#include "match/json.h"
#include "server/archive.h"
#include "speech/speaker.h"
#include "store/sql_store.h"

namespace atlantica::apps {
namespace {

using terminal::padded;

struct AdminChoice {
  std::string database = "atlantica.db";
  std::vector<std::string> tables;
  std::string table;
  std::string file;
  std::vector<std::string> editions;
  bool as_json = false;
};

// Sends the store a request and waits for its answer.
template <class T, class Ask>
std::expected<T, StoreError> wait_for(Ask ask) {
  std::promise<std::expected<T, StoreError>> promise;
  ask([&promise](std::expected<T, StoreError> result) { promise.set_value(std::move(result)); });
  return promise.get_future().get();
}

std::unique_ptr<SqlStore> open(const std::string& database) {
  std::error_code ignored;
  if (!database.starts_with("postgres") && !std::filesystem::exists(database, ignored))
    throw Failure({"common.cli.admin.no_database", {{"file", database}}});
  return open_store(database);
}

std::vector<std::string> all_tables(SqlStore& store) {
  auto ids = wait_for<std::vector<std::string>>([&](auto done) { store.list(std::move(done)); });
  if (!ids) throw Failure({"common.cli.admin.no_list", {{"problem", ids.error().message}}});
  return std::move(*ids);
}

std::expected<StoredTable, Message> load(SqlStore& store, const std::string& table) {
  auto loaded = wait_for<StoredTable>([&](auto done) { store.load(table, std::move(done)); });
  if (loaded) return std::move(*loaded);
  if (loaded.error().kind == StoreError::Kind::missing)
    return std::unexpected(Message{"common.cli.admin.no_table", {{"table", table}}});
  return std::unexpected(
      Message{"common.cli.admin.unreadable", {{"table", table}, {"problem", loaded.error().message}}});
}

std::string time_text(std::int64_t seconds) {
  const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
  return fmt::format("{:%Y-%m-%d %H:%M} UTC", time);
}

std::string seat_text(const StoredSeat& seat) {
  if (seat.kind == StoredSeat::Kind::bot) return speech::say({"common.cli.admin.bot", {{"text", seat.name}}});
  if (seat.token_hash.empty()) return speech::say("common.cli.admin.free");
  return seat.account.empty() ? seat.name : speech::say({"common.cli.admin.account", {{"text", seat.name}}});
}

// Without the hashes and the key, which would reveal future luck.
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
  const std::string entries = speech::say({"common.cli.admin.entries", {{"count", table.log.size()}}});
  return fmt::format("{}  {:8}  {}  {}  {}  {}", table.id, table.game, time_text(table.created), padded(entries, 13),
                     padded(speech::say(table.finished ? "common.cli.admin.over" : "common.cli.admin.running"), 7),
                     seats);
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
  const auto yes = [](bool is) { return speech::say(is ? "common.cli.admin.yes" : "common.cli.admin.no"); };
  const auto row = [&console](const Message& name, const std::string& value) {
    console.out << padded(speech::say(name), 12) << value << '\n';
  };
  row("common.cli.admin.row_table", table->id);
  row("common.cli.admin.row_game",
      speech::say({"common.cli.admin.game", {{"text", table->game}, {"rules", table->rules_version}}}));
  row("common.cli.admin.row_created", time_text(table->created));
  row("common.cli.admin.row_rated", yes(table->rated));
  row("common.cli.admin.row_listed", yes(table->listed));
  row("common.cli.admin.row_over", yes(table->finished));
  for (const auto& [name, value] : table->options) row("common.cli.admin.row_option", name + "=" + value);
  for (std::size_t seat = 0; seat < table->seats.size(); ++seat)
    row({"common.cli.admin.row_seat", {{"n", seat}}}, seat_text(table->seats[seat]));
  row("common.cli.admin.row_log", speech::say({"common.cli.admin.entries", {{"count", table->log.size()}}}));
  return kDone;
}

int export_table(const AdminChoice& choice, terminal::Console& console) {
  const auto table = load(*open(choice.database), choice.table);
  if (!table) return failed(console, table.error());
  const auto record = record_of_table(*table);
  if (!record)
    return failed(console, {"common.cli.admin.no_replay", {{"table", table->id}, {"problem", record.error()}}});
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
  if (!record) return failed(console, at_file(choice.file, record.error()));
  auto made = table_of_record(*record);
  if (!made) return failed(console, at_file(choice.file, made.error()));
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  made->table.created = std::chrono::duration_cast<std::chrono::seconds>(now).count();
  const auto store = open_store(choice.database);
  const auto stored = wait_for<void>([&](auto done) { store->create(made->table, std::move(done)); });
  if (!stored) return failed(console, {"common.cli.admin.not_stored", {{"problem", stored.error().message}}});
  if (choice.as_json) {
    boost::json::array tokens;
    for (const std::string& token : made->tokens) tokens.emplace_back(token);
    console.out << boost::json::serialize(boost::json::object{{"table", made->table.id}, {"tokens", tokens}}) << '\n';
    return kDone;
  }
  console.out << speech::say({"common.cli.admin.imported", {{"table", made->table.id}}}) << '\n';
  for (std::size_t seat = 0; seat < made->tokens.size(); ++seat)
    console.out << padded(speech::say({"common.cli.admin.row_seat", {{"n", seat}}}), 8)
                << (made->tokens[seat].empty() ? seat_text(made->table.seats[seat])
                                               : fmt::format("/t/{}#{}", made->table.id, made->tokens[seat]))
                << '\n';
  return kDone;
}

int remove(const AdminChoice& choice, terminal::Console& console) {
  const auto store = open(choice.database);
  for (const std::string& id : choice.tables) {
    const auto removed = wait_for<void>([&](auto done) { store->remove(id, std::move(done)); });
    if (!removed) return failed(console, removed.error().message);
    console.out << speech::say({"common.cli.admin.deleted", {{"table", id}}}) << '\n';
  }
  return kDone;
}

int check(const AdminChoice& choice, terminal::Console& console) {
  const auto store = open(choice.database);
  int wrong = 0;
  const std::vector<std::string> ids = all_tables(*store);
  for (const std::string& id : ids) {
    const auto table = load(*store, id);
    std::optional<Message> problem;
    if (!table) {
      problem = table.error();
    } else if (const auto record = record_of_table(*table); !record) {
      problem = record.error();
    } else if (table->finished && !record->result && table->ended.empty()) {
      problem = "common.cli.admin.early_result";
    } else if (table->rated && !table->finished && (record->result || !table->ended.empty())) {
      problem = "common.cli.admin.no_result";
    }
    if (!problem) continue;
    ++wrong;
    console.out << speech::say({"common.cli.admin.at_table", {{"table", id}, {"problem", *problem}}}) << '\n';
  }
  console.out << speech::say({"common.cli.admin.checked", {{"count", ids.size()}, {"wrong", wrong}}}) << '\n';
  return wrong == 0 ? kDone : kFailed;
}

}  // namespace

void add_admin(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<AdminChoice>();
  CLI::App* admin = app.add_subcommand("admin", speech::say("common.cli.admin.help"));
  admin->require_subcommand(1);
  add_examples(*admin,
               "  atlantica admin list --db games.db\n  atlantica admin export k3v9x2m4q7 game.jsonl --db games.db\n"
               "  atlantica admin check --db postgres://atlantica@/atlantica");
  const auto add = [&](const char* name, const char* help, int (*run)(const AdminChoice&, terminal::Console&)) {
    CLI::App* command = admin->add_subcommand(name, speech::say(help));
    command->add_option("--db", choice->database, speech::say("common.cli.admin.db"))
        ->type_name("PATH|ADDRESS")
        ->capture_default_str();
    command->callback([choice, &console, &exit_code, run] {
      const auto editions = read_editions(choice->editions);
      exit_code = editions ? run(*choice, console) : failed(console, editions.error());
    });
    return command;
  };
  const auto add_json = [&](CLI::App* command) {
    command->add_flag("--json", choice->as_json, speech::say("common.cli.admin.json"));
  };
  add_json(add("list", "common.cli.admin.list", list));
  CLI::App* one = add("inspect", "common.cli.admin.inspect", inspect);
  one->add_option("table", choice->table, speech::say("common.cli.admin.table"))->required();
  add_json(one);
  CLI::App* out = add("export", "common.cli.admin.export", export_table);
  out->add_option("table", choice->table, speech::say("common.cli.admin.table"))->required();
  out->add_option("file", choice->file, speech::say("common.cli.admin.out"))->type_name("FILE");
  add_edition_option(*out, choice->editions);
  CLI::App* in = add("import", "common.cli.admin.import", import_table);
  in->add_option("file", choice->file, speech::say("common.cli.admin.in"))->required()->type_name("FILE");
  add_edition_option(*in, choice->editions);
  add_json(in);
  add("delete", "common.cli.admin.delete", remove)
      ->add_option("table", choice->tables, speech::say("common.cli.admin.tables"))
      ->required();
  add_edition_option(*add("check", "common.cli.admin.check", check), choice->editions);
}

}  // namespace atlantica::apps
