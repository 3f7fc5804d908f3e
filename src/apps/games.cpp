#include "apps/games.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "apps/answers.h"
#include "catalog/catalog.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

namespace json = boost::json;

json::object described(const OptionSpec& option) {
  json::object told{{"name", option.name}, {"values", json::array(option.values.begin(), option.values.end())}};
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
    out << fmt::format("{}  {}\n", game.id, speech::say({"common.cli.games.title", {{"title", game.id}}})) << "    "
        << speech::say({"common.cli.games.players",
                        {{"least", game.min_seats}, {"most", game.max_seats}, {"rules", game.rules_version}}})
        << '\n';
    for (const OptionSpec& option : game.options)
      out << "    "
          << speech::say({"common.cli.games.option",
                          {{"text", option.name},
                           {"values", fmt::format("{}", fmt::join(option.values, "|"))},
                           {"option_help", option.name},
                           {"usual", option.values.front()}}})
          << '\n';
    out << "    "
        << speech::say({"common.cli.games.bots", {{"texts", std::vector<std::string>(bots().begin(), bots().end())}}})
        << '\n';
  }
}

}  // namespace

void add_games(CLI::App& app, terminal::Console& console, int& exit_code) {
  struct Choice {
    bool as_json = false;
  };
  const auto choice = std::make_shared<Choice>();
  CLI::App* command = app.add_subcommand("games", speech::say("common.cli.games.help"));
  command->add_flag("--json", choice->as_json, speech::say("common.cli.games.json"));
  add_examples(*command, "  atlantica games\n  atlantica games --json");
  command->callback([choice, &console, &exit_code] {
    choice->as_json ? print_json(console.out) : print_text(console.out);
    exit_code = kDone;
  });
}

}  // namespace atlantica::apps
