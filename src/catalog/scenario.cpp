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

// Where `found` is not as `wanted`; an object names only the parts that matter, null for one that is not to be there,
// and may name items of a list by their index.
std::optional<std::string> difference(const value& wanted, const value& found, const std::string& where) {
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
        return at(name) + " is " + boost::json::serialize(*inner) + ", expected nothing";
      if (inner == nullptr) return at(name) + " is not there";
      if (auto different = difference(part, *inner, at(name))) return different;
    }
    return std::nullopt;
  }
  if (wanted == found) return std::nullopt;
  return where + " is " + boost::json::serialize(found) + ", expected " + boost::json::serialize(wanted);
}

class Run {
 public:
  explicit Run(Match& match) : match_(match) {}

  // What was not as expected; nothing if all was.
  std::optional<std::string> step(const ScenarioStep& step) {
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
  static std::optional<std::string> accepted(const std::string& move, const std::optional<Refusal>& refusal) {
    if (!refusal) return std::nullopt;
    return move + " was refused: " + refusal->reason + " [" + refusal->rule + "]";
  }

  std::optional<std::string> refused(Seat seat, const ScenarioStep& step) {
    const std::size_t before = match_.sequence();
    const auto refusal = match_.play(seat, *step.refuse);
    if (!refusal) {
      match_.truncate(before);
      return *step.refuse + " was not refused";
    }
    if (step.rule && *step.rule != refusal->rule)
      return *step.refuse + " was refused by " + refusal->rule + ", expected " + *step.rule;
    return std::nullopt;
  }

  std::optional<std::string> told(const std::vector<ScenarioParts>& wanted, Viewer viewer) const {
    if (match_.sequence() == 0) return "nothing has happened yet";
    const value events = match_.events(match_.sequence() - 1, viewer);
    const boost::json::array& found = events.get_array();
    if (found.size() != wanted.size()) {
      std::string types;
      for (const value& event : found)
        types += (types.empty() ? "" : ", ") + std::string(event.get_object().at("type").get_string());
      return "there were " + std::to_string(found.size()) + " events (" + types + "), expected " +
             std::to_string(wanted.size());
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (wanted[i].empty()) continue;
      if (const auto different = difference(to_json(wanted[i]), found[i], ""))
        return "event " + std::to_string(i + 1) + ": " + *different;
    }
    return std::nullopt;
  }

  std::optional<std::string> weighed(const std::map<std::string, int>& wanted) const {
    const std::map<std::string, int> found = match_.weights();
    if (found.empty()) return "it is not for chance to decide now";
    for (const auto& [move, weight] : wanted) {
      const auto one = found.find(move);
      if (one == found.end()) return move + " cannot come";
      if (one->second != weight)
        return "the weight of " + move + " is " + std::to_string(one->second) + ", expected " + std::to_string(weight);
    }
    for (const auto& [move, weight] : found)
      if (!wanted.contains(move)) return move + " may come too, with weight " + std::to_string(weight);
    return std::nullopt;
  }

  std::optional<std::string> ended(const Record::Result& result) const {
    const Record record = record_of(match_);
    if (!record.result) return "the game is not over";
    return difference(to_json(result), to_json(*record.result), "result");
  }

  std::optional<std::string> moves(Seat seat, const ScenarioStep& step) const {
    const std::vector<std::string> legal = match_.legal_moves(seat);
    const auto has = [&](const std::string& move) { return std::ranges::find(legal, move) != legal.end(); };
    for (const std::string& move : step.offered.value_or(std::vector<std::string>{}))
      if (!has(move)) return move + " is not offered";
    for (const std::string& move : step.not_offered.value_or(std::vector<std::string>{}))
      if (has(move)) return move + " is offered";
    if (!step.legal) return std::nullopt;
    for (const std::string& move : *step.legal)
      if (!has(move)) return move + " is not legal";
    for (const std::string& move : legal)
      if (std::ranges::find(*step.legal, move) == step.legal->end()) return move + " is legal too";
    return std::nullopt;
  }

  Match& match_;
};

std::optional<std::string> malformed(const ScenarioStep& step) {
  const int verbs = step.play.has_value() + step.chance.has_value() + step.refuse.has_value() + step.undo.has_value() +
                    step.legal.has_value() + (step.offered || step.not_offered ? 1 : 0) + step.expect.has_value() +
                    step.view.has_value() + step.events.has_value() + step.weights.has_value() +
                    step.result.has_value();
  if (verbs != 1)
    return "a step has exactly one of play, chance, refuse, undo, legal, offered and not_offered, expect, view, "
           "events, weights, result";
  if (step.seat && step.weights) return "\"weights\" are chance's; leave \"seat\" out";
  if (step.rule && !step.refuse) return "\"rule\" goes with \"refuse\"";
  return std::nullopt;
}

std::expected<std::unique_ptr<Match>, std::string> begin(const Scenario& scenario) {
  const GameEntry* game = find_game(scenario.game);
  if (game == nullptr) return std::unexpected("game: there is no game \"" + scenario.game + "\"");
  if (scenario.position.has_value() == scenario.start.has_value())
    return std::unexpected("a scenario has either a \"position\" or a \"start\"");
  if (scenario.start)
    return game->new_match(scenario.start->seats, scenario.start->options.value_or(Options{}), game->rules_version);
  auto match = game->from_position(*scenario.position, game->rules_version);
  if (!match) return std::unexpected("position: " + match.error());
  return match;
}

}  // namespace

std::expected<ScenarioReport, std::string> run_scenario(const boost::json::value& json) {
  const auto scenario = from_json<Scenario>(json);
  if (!scenario) return std::unexpected(scenario.error());
  const auto match = begin(*scenario);
  if (!match) return std::unexpected(match.error());
  ScenarioReport report;
  report.title = scenario->scenario;
  Run run(**match);
  for (const ScenarioStep& step : scenario->steps) {
    const std::string number = "step " + std::to_string(++report.steps) + ": ";
    if (const auto error = malformed(step)) return std::unexpected(number + *error);
    if (const auto failure = run.step(step)) report.failures.push_back(number + *failure);
  }
  return report;
}

}  // namespace atlantica
