#include "catalog/scenario.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <map>
#include <optional>

#include "catalog/catalog.h"
#include "catalog/scenario_file.h"
#include "match/json.h"

namespace atlantica {

namespace {

using boost::json::value;

// Where `found` differs from `wanted`; an object names only the parts that matter, null for one that must be absent,
// and may refer to list items by index.
std::optional<Message> difference(const value& wanted, const value& found, const std::string& where) {
  const auto at = [&](std::string_view name) {
    return where.empty() ? std::string(name) : where + "." + std::string(name);
  };
  if (const auto* parts = wanted.if_object(); parts != nullptr && !(found.is_object() && parts->empty())) {
    for (const auto& [name, part] : *parts) {
      const value* inner = nullptr;
      if (const auto* object = found.if_object()) inner = object->if_contains(name);
      if (const auto* array = found.if_array()) {
        const bool index = !name.empty() && std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
        if (index && name.size() < 4) inner = array->if_contains(std::stoul(std::string(name)));
      }
      if (inner == nullptr && part.is_null()) continue;
      if (inner != nullptr && part.is_null())
        return Message{"common.scenario.unexpected", {{"where", at(name)}, {"found", boost::json::serialize(*inner)}}};
      if (inner == nullptr) return Message{"common.scenario.absent", {{"where", at(name)}}};
      if (auto different = difference(part, *inner, at(name))) return different;
    }
    return std::nullopt;
  }
  if (wanted == found) return std::nullopt;
  return Message{
      "common.scenario.different",
      {{"where", where}, {"found", boost::json::serialize(found)}, {"expected", boost::json::serialize(wanted)}}};
}

class Run {
 public:
  explicit Run(Match& match) : match_(match) {}

  // What was not as expected; nothing if all was well.
  std::optional<Message> step(const ScenarioStep& step) {
    const Seat seat = step.seat.value_or(match_.actors().empty() ? 0 : match_.awaited().lowest());
    if (step.play) return accepted(*step.play, match_.play(seat, *step.play));
    if (step.chance) return accepted(*step.chance, match_.play(kChance, *step.chance));
    if (step.undo) return accepted("undo", match_.undo(seat));
    if (step.refuse) return refused(seat, step);
    if (step.expect) return difference(*step.expect, match_.position(), "");
    const Viewer viewer = step.seat ? Viewer::of(*step.seat) : Viewer::spectator();
    if (step.view) return difference(*step.view, match_.view(viewer), "");
    if (step.events) return told(*step.events, viewer);
    if (step.weights) return weighed(*step.weights);
    if (step.result) return ended(*step.result);
    return moves(seat, step);
  }

 private:
  static std::optional<Message> accepted(const std::string& move, const std::optional<Refusal>& refusal) {
    if (!refusal) return std::nullopt;
    return Message{"common.scenario.refused", {{"move", move}, {"problem", refusal->message}, {"rule", refusal->rule}}};
  }

  std::optional<Message> refused(Seat seat, const ScenarioStep& step) {
    const std::size_t before = match_.sequence();
    const auto refusal = match_.play(seat, *step.refuse);
    if (!refusal) {
      match_.truncate(before);
      return Message{"common.scenario.not_refused", {{"move", *step.refuse}}};
    }
    if (step.rule && *step.rule != refusal->rule)
      return Message{"common.scenario.other_rule",
                     {{"move", *step.refuse}, {"rule", refusal->rule}, {"expected", *step.rule}}};
    return std::nullopt;
  }

  std::optional<Message> told(const std::vector<ScenarioParts>& wanted, Viewer viewer) const {
    if (match_.sequence() == 0) return "common.scenario.nothing_happened";
    const value events = match_.events(match_.sequence() - 1, viewer);
    const boost::json::array& found = events.get_array();
    if (found.size() != wanted.size()) {
      std::vector<std::string> types;
      for (const value& event : found) types.emplace_back(event.get_object().at("type").get_string());
      return Message{"common.scenario.events", {{"types", types}, {"expected", wanted.size()}}};
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (wanted[i].empty()) continue;
      if (const auto different = difference(to_json(wanted[i]), found[i], ""))
        return Message{"common.scenario.event", {{"n", i + 1}, {"problem", *different}}};
    }
    return std::nullopt;
  }

  std::optional<Message> weighed(const std::map<std::string, int>& wanted) const {
    const std::map<std::string, int> found = match_.weights();
    if (found.empty()) return "common.scenario.no_chance";
    for (const auto& [move, weight] : wanted) {
      const auto one = found.find(move);
      if (one == found.end()) return Message{"common.scenario.impossible", {{"move", move}}};
      if (one->second != weight)
        return Message{"common.scenario.weight", {{"move", move}, {"found", one->second}, {"expected", weight}}};
    }
    for (const auto& [move, weight] : found)
      if (!wanted.contains(move)) return Message{"common.scenario.possible", {{"move", move}, {"weight", weight}}};
    return std::nullopt;
  }

  std::optional<Message> ended(const Record::Result& result) const {
    const Record record = record_of(match_);
    if (!record.result) return "common.scenario.not_over";
    return difference(to_json(result), to_json(*record.result), "result");
  }

  std::optional<Message> moves(Seat seat, const ScenarioStep& step) const {
    const std::vector<std::string> legal = match_.legal_moves(seat);
    const auto has = [&](const std::string& move) { return std::ranges::find(legal, move) != legal.end(); };
    for (const std::string& move : step.offered.value_or(std::vector<std::string>{}))
      if (!has(move)) return Message{"common.scenario.not_offered", {{"move", move}}};
    for (const std::string& move : step.not_offered.value_or(std::vector<std::string>{}))
      if (has(move)) return Message{"common.scenario.offered", {{"move", move}}};
    if (!step.legal) return std::nullopt;
    for (const std::string& move : *step.legal)
      if (!has(move)) return Message{"common.scenario.not_legal", {{"move", move}}};
    for (const std::string& move : legal)
      if (std::ranges::find(*step.legal, move) == step.legal->end())
        return Message{"common.scenario.legal", {{"move", move}}};
    return std::nullopt;
  }

  Match& match_;
};

std::optional<Message> malformed(const ScenarioStep& step) {
  const int verbs = step.play.has_value() + step.chance.has_value() + step.refuse.has_value() + step.undo.has_value() +
                    step.legal.has_value() + (step.offered || step.not_offered ? 1 : 0) + step.expect.has_value() +
                    step.view.has_value() + step.events.has_value() + step.weights.has_value() +
                    step.result.has_value();
  if (verbs != 1) return "common.scenario.verbs";
  if (step.seat && step.weights) return "common.scenario.weights_seat";
  if (step.rule && !step.refuse) return "common.scenario.rule";
  return std::nullopt;
}

std::expected<std::unique_ptr<Match>, Message> begin(const Scenario& scenario) {
  const GameEntry* game = find_game(scenario.game);
  if (game == nullptr) return std::unexpected(Message{"common.scenario.game", {{"text", scenario.game}}});
  if (scenario.position.has_value() == scenario.start.has_value()) return std::unexpected("common.scenario.start");
  if (scenario.start)
    return game->new_match(scenario.start->seats, scenario.start->options.value_or(Options{}), game->rules_version,
                           scenario.start->edition_text.value_or(""));
  auto match = game->from_position(*scenario.position, game->rules_version);
  if (!match) return std::unexpected(Message{"common.json.at", {{"where", "position"}, {"problem", match.error()}}});
  return match;
}

}  // namespace

std::expected<ScenarioReport, Message> run_scenario(const boost::json::value& json) {
  const auto scenario = from_json<Scenario>(json);
  if (!scenario) return std::unexpected(scenario.error());
  const auto match = begin(*scenario);
  if (!match) return std::unexpected(match.error());
  ScenarioReport report;
  report.title = scenario->scenario;
  Run run(**match);
  for (const ScenarioStep& step : scenario->steps) {
    ++report.steps;
    const auto at_step = [&](const Message& problem) {
      return Message{"common.scenario.at_step", {{"n", report.steps}, {"problem", problem}}};
    };
    if (const auto error = malformed(step)) return std::unexpected(at_step(*error));
    if (const auto failure = run.step(step)) report.failures.push_back(at_step(*failure));
  }
  return report;
}

}  // namespace atlantica
