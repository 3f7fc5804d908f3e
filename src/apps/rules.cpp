#include "apps/rules.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <memory>
#include <string>

#include "apps/answers.h"
#include "catalog/catalog.h"
#include "catalog/rules_document.h"
#include "speech/speaker.h"
#include "terminal/rules_text.h"

namespace atlantica::apps {
namespace {

struct RulesChoice {
  std::string game;
  std::string color = "auto";
  bool only_rulings = false;
  bool as_json = false;
};

int run_rules(const RulesChoice& choice, terminal::Console& console) {
  const GameEntry* game = find_game(choice.game);
  if (game == nullptr) return wrong_usage(console, no_such_game(choice.game));
  const terminal::Style style = style_for(choice.color, console);
  const RulesDocument document = read_rules(game->rules);
  if (!choice.only_rulings && !choice.as_json) {
    console.out << terminal::rendered(document, style);
    return kDone;
  }
  boost::json::array list;
  for (const RulesBlock& rule : rules_in(document)) {
    if (choice.only_rulings && !rule.is_ruling) continue;
    if (choice.as_json)
      list.push_back({{"id", *rule.id}, {"text", plain_text(rule.spans)}, {"ruling", rule.is_ruling}});
    else
      console.out << terminal::rendered(rule, style);
  }
  if (choice.as_json) console.out << boost::json::serialize(list) << '\n';
  return kDone;
}

}  // namespace

void add_rules(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<RulesChoice>();
  CLI::App* command = app.add_subcommand("rules", speech::say("common.cli.rules.help"));
  command->add_option("game", choice->game, speech::say("common.cli.game"))->required()->type_name("GAME");
  command->add_flag("--rulings", choice->only_rulings, speech::say("common.cli.rules.rulings"));
  command->add_flag("--json", choice->as_json, speech::say("common.cli.rules.json"));
  add_color_option(*command, choice->color);
  add_examples(*command, "  atlantica rules atlantis | less -R\n  atlantica rules atlantis --rulings");
  command->callback([choice, &console, &exit_code] { exit_code = run_rules(*choice, console); });
}

}  // namespace atlantica::apps
