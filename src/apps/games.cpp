#include "apps/games.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "apps/answers.h"
#include "catalog/catalog.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;

json::object described(const OptionSpec& option) {
  json::object told{{"name", option.name},
                    {"values", json::array(option.values.begin(), option.values.end())},
                    {"help", option.help}};
  json::array needs;
  for (const OptionNeed& need : option.needs)
    needs.push_back(
        {{"value", need.value}, {"option", need.option}, {"among", json::array(need.among.begin(), need.among.end())}});
  if (!needs.empty()) told["needs"] = std::move(needs);
  return told;
}

json::value described(const GameEntry& game) {
  json::array options;
  for (const OptionSpec& option : game.options) options.push_back(described(option));
  return {{"id", game.id},
          {"name", game.name},
          {"min_seats", game.min_seats},
          {"max_seats", game.max_seats},
          {"rules_version", game.rules_version},
          {"options", std::move(options)},
          {"bots", json::array(bots().begin(), bots().end())}};
}

void print_json(std::ostream& out) {
  json::array list;
  for (const GameEntry& game : games()) list.push_back(described(game));
  out << json::serialize(json::object{{"games", std::move(list)}}) << '\n';
}

void print_text(std::ostream& out) {
  for (const GameEntry& game : games()) {
    out << fmt::format("{}  {}\n", game.id, game.name)
        << fmt::format("    {} to {} players, rules version {}\n", game.min_seats, game.max_seats, game.rules_version);
    for (const OptionSpec& option : game.options)
      out << fmt::format("    option {}={}: {}; {} unless chosen\n", option.name, fmt::join(option.values, "|"),
                         option.help, option.values.front());
    out << fmt::format("    bots: {}\n", fmt::join(bots(), ", "));
  }
}

}  // namespace

void add_games(CLI::App& app, terminal::Console& console, int& exit_code) {
  struct Choice {
    bool as_json = false;
  };
  const auto choice = std::make_shared<Choice>();
  CLI::App* command = app.add_subcommand("games", "List the games with their players and options");
  command->add_flag("--json", choice->as_json, "Print JSON, as the server's /api/games does");
  add_examples(*command, "  atlantica games\n  atlantica games --json");
  command->callback([choice, &console, &exit_code] {
    choice->as_json ? print_json(console.out) : print_text(console.out);
    exit_code = kDone;
  });
}

}  // namespace atlantica::apps
