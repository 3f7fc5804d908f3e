#include "apps/scenario.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "apps/answers.h"
#include "apps/editions.h"
#include "apps/files.h"
#include "catalog/scenario.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

using terminal::Ink;

struct ScenarioChoice {
  std::vector<std::string> files;
  std::string color = "auto";
  std::vector<std::string> editions;
  bool as_json = false;
};

using Report = std::expected<ScenarioReport, Message>;

Report run_file(const std::string& path) {
  const auto json = read_json_file(path);
  if (!json) return std::unexpected(json.error());
  auto report = run_scenario(*json);
  if (!report) return std::unexpected(at_file(path, report.error()));
  return report;
}

bool passed(const Report& report) { return report && report->failures.empty(); }

boost::json::value as_json(const std::string& path, const Report& report) {
  boost::json::object answer{{"file", path}, {"passed", passed(report)}};
  if (!report) {
    answer["error"] = speech::in_english(report.error());
    return answer;
  }
  answer["title"] = speech::in_english(Message(report->title));
  answer["steps"] = report->steps;
  boost::json::array failures;
  for (const Message& failure : report->failures) failures.emplace_back(speech::in_english(failure));
  answer["failures"] = std::move(failures);
  return answer;
}

std::string as_text(const std::string& path, const Report& report, const terminal::Style& style) {
  if (!report)
    return style.paint(Ink::warning, speech::say("common.cli.scenario.wrong")) + "  " + speech::say(report.error()) +
           "\n";
  const std::string verdict = passed(report) ? style.paint(Ink::green, speech::say("common.cli.scenario.passed"))
                                             : style.paint(Ink::warning, speech::say("common.cli.scenario.failed"));
  std::string text = verdict + "  " +
                     speech::say({"common.cli.scenario.line",
                                  {{"file", path}, {"title", Message(report->title)}, {"count", report->steps}}}) +
                     "\n";
  for (const Message& failure : report->failures) text += "       " + speech::say(failure) + "\n";
  return text;
}

int run_scenario(const ScenarioChoice& choice, terminal::Console& console) {
  if (const auto editions = read_editions(choice.editions); !editions) return failed(console, editions.error());
  const terminal::Style style = style_for(choice.color, console);
  std::size_t passes = 0;
  for (const std::string& path : choice.files) {
    const Report report = run_file(path);
    if (passed(report)) ++passes;
    console.out << (choice.as_json ? boost::json::serialize(as_json(path, report)) + "\n"
                                   : as_text(path, report, style));
  }
  if (passes == choice.files.size()) return kDone;
  return failed(console, {"common.cli.scenario.not_passed",
                          {{"count", choice.files.size() - passes}, {"all", choice.files.size()}}});
}

}  // namespace

void add_scenario(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto choice = std::make_shared<ScenarioChoice>();
  CLI::App* command = app.add_subcommand("scenario", speech::say("common.cli.scenario.help"));
  command->add_option("file", choice->files, speech::say("common.cli.scenario.file"))->required()->type_name("FILE");
  add_edition_option(*command, choice->editions);
  command->add_flag("--json", choice->as_json, speech::say("common.cli.json_each_file"));
  add_color_option(*command, choice->color);
  add_examples(*command, "  atlantica scenario tests/scenarios/*.json");
  command->callback([choice, &console, &exit_code] { exit_code = run_scenario(*choice, console); });
}

}  // namespace atlantica::apps
