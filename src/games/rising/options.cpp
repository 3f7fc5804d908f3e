#include "kit/options.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

#include "games/rising/play/steps.h"
#include "games/rising/rules.h"
#include "games/rising/versions.h"
#include "kit/words.h"

// The options of a table.
namespace atlantica::rising {

namespace {

constexpr std::array<std::string_view, kLevels> kLevelNames = {"1", "2", "3", "4", "5"};

// RIS-2.3: the levels for which one of the editions has a blueprint.
std::vector<std::string_view> levels_of_first_games(std::span<const Edition> editions) {
  std::vector<std::string_view> levels;
  for (std::size_t level = 0; level < kLevels; ++level)
    if (std::ranges::any_of(editions, [&](const Edition& edition) { return edition.blueprints[level] != 0; }))
      levels.push_back(kLevelNames[level]);
  return levels;
}

Message not_allowed(std::string_view name, const std::string& value, const std::vector<std::string_view>& allowed) {
  return wrong_value(name, {allowed.begin(), allowed.end()}, value);
}

constexpr std::array<std::string_view, 3> kBlueprints = {"first-game", "random",
                                                         "chosen"};  // in the order of Blueprint

// One option of a table; the error says what is wrong with it.
OptionError choose(Setup& setup, const std::string& name, const std::string& value) {
  if (name == "level") {
    const auto level = parse_digit(value, 1, kLevels);
    if (!level) return not_allowed(name, value, {kLevelNames.begin(), kLevelNames.end()});
    setup.level = *level;
    return std::nullopt;
  }
  if (name == "edition") return std::nullopt;  // checked with the edition
  if (name == "first") return choose_first(value, setup.seats, setup.start);
  if (name == "components") return std::nullopt;  // once level and edition are known
  if (name == "councilors") return choose_between(name, value, "dealt", "chosen", setup.choose_councilors);
  if (name == "artificer") {
    bool anybody = false;
    OptionError error = choose_between(name, value, "first", "any", anybody);
    if (!error) setup.first_game = !anybody;
    return error;
  }
  return unknown_option(Rules::kId, Rules::options(), name);
}

}  // namespace

std::string_view blueprint_name(Blueprint blueprint) { return kBlueprints[static_cast<std::size_t>(blueprint)]; }

std::expected<Blueprint, Message> blueprint_for(const Edition& edition, int level, int rules,
                                                const std::optional<std::string>& given) {
  const bool named = edition.blueprints[at(level - 1)] != 0;
  if (!given) return named ? Blueprint::first_game : Blueprint::random;
  const auto index = std::ranges::find(kBlueprints, *given) - kBlueprints.begin();
  if (index == std::ssize(kBlueprints))
    return std::unexpected(not_allowed("components", *given, {kBlueprints.begin(), kBlueprints.end()}));
  const auto blueprint = static_cast<Blueprint>(index);
  if (blueprint == Blueprint::first_game && !named)
    return std::unexpected(Message{"rising.setup.no_blueprint", {{"level", level}}});
  return named && !may_leave_blueprint(rules) ? Blueprint::first_game : blueprint;
}

std::vector<OptionSpec> Rules::options() { return options({&house_edition(), 1}); }

std::vector<OptionSpec> Rules::options(std::span<const Edition> editions) {
  std::vector<std::string_view> names;
  for (const Edition& edition : editions) names.push_back(edition.name());
  return {
      {.name = "level", .values = {kLevelNames.begin(), kLevelNames.end()}},
      first_option(kMaxSeats),
      {.name = "components",
       .values = {kBlueprints.begin(), kBlueprints.end()},
       .needs = {{kBlueprints[0], "level", levels_of_first_games(editions)}}},
      {.name = "councilors", .values = {"dealt", "chosen"}},
      {.name = "artificer", .values = {"first", "any"}},
      {.name = "edition", .values = std::move(names)},
  };
}

std::string Rules::edition_named(const Options& chosen) {
  const auto named = chosen.find("edition");
  return named == chosen.end() ? std::string(house_edition().name()) : named->second;
}

std::expected<Setup, Message> Rules::setup(int seats, const Options& chosen, int rules, const Edition& edition) {
  Setup setup;
  setup.rules = rules;
  setup.seats = seats;
  setup.edition = edition;
  auto made = with_choices<Rules>(setup, chosen, choose);
  if (!made) return made;
  if (const std::string named = edition_named(chosen); named != edition.name())
    return std::unexpected(not_allowed("edition", named, {edition.name()}));
  const auto given = chosen.find("components");
  const auto blueprint =
      blueprint_for(edition, made->level, rules, given == chosen.end() ? std::nullopt : std::optional(given->second));
  if (!blueprint) return std::unexpected(blueprint.error());
  made->blueprint = *blueprint;
  return made;
}

}  // namespace atlantica::rising
