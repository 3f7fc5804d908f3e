#include <algorithm>
#include <array>
#include <iterator>

#include "games/rising/rules.h"
#include "games/rising/steps.h"
#include "games/rising/versions.h"

// What a table chooses before the game.
namespace atlantica::rising {

namespace {

using Error = std::optional<std::string>;

constexpr std::array<std::string_view, kLevels> kLevelNames = {"1", "2", "3", "4", "5"};

std::string one_of(const std::vector<std::string_view>& values) {
  std::string text;
  for (const std::string_view value : values) {
    if (!text.empty()) text += ", ";
    text += value;
  }
  return text;
}

std::vector<std::string_view> edition_names() {
  std::vector<std::string_view> names;
  for (const Edition* edition : editions()) names.emplace_back(edition->name);
  return names;
}

// RIS-2.3: the levels for which an edition has a blueprint.
std::vector<std::string_view> levels_of_first_games() {
  std::vector<std::string_view> levels;
  for (std::size_t level = 0; level < kLevels; ++level)
    if (std::ranges::any_of(editions(), [&](const Edition* edition) { return edition->blueprints[level] != 0; }))
      levels.push_back(kLevelNames[level]);
  return levels;
}

Error not_allowed(const std::string& name, const std::string& value, const std::string& allowed) {
  return "option " + name + ": \"" + value + "\" is not one of " + allowed;
}

// A number of one digit.
std::optional<int> digit(const std::string& value, int least, int most) {
  if (value.size() != 1 || value[0] < '0' + least || value[0] > '0' + most) return std::nullopt;
  return value[0] - '0';
}

// One of two words; the first is the default.
Error choose_between(const std::string& name, const std::string& value, std::string_view no, std::string_view yes,
                     bool& into) {
  if (value != no && value != yes) return not_allowed(name, value, one_of({no, yes}));
  into = value == yes;
  return std::nullopt;
}

constexpr std::array<std::string_view, 3> kBlueprints = {"first-game", "random",
                                                         "chosen"};  // in the order of Blueprint

// One choice of a table; the error says what is wrong with it.
Error choose(Setup& setup, const std::string& name, const std::string& value) {
  if (name == "level") {
    const auto level = digit(value, 1, kLevels);
    if (!level) return not_allowed(name, value, "1, 2, 3, 4, 5");
    setup.level = *level;
    return std::nullopt;
  }
  if (name == "edition") {
    setup.edition = find_edition(value);
    if (setup.edition == nullptr) return not_allowed(name, value, one_of(edition_names()));
    return std::nullopt;
  }
  if (name == "first") {
    if (value == "random") return std::nullopt;
    const auto seat = digit(value, 0, setup.seats - 1);
    if (!seat)
      return "option first: \"" + value + "\" is neither random nor a seat from 0 to " +
             std::to_string(setup.seats - 1);
    setup.start = *seat;
    return std::nullopt;
  }
  if (name == "components") return std::nullopt;  // once level and edition are known
  if (name == "councilors") return choose_between(name, value, "dealt", "chosen", setup.choose_councilors);
  if (name == "artificer") {
    bool anybody = false;
    if (auto error = choose_between(name, value, "first", "any", anybody)) return error;
    setup.first_game = !anybody;
    return std::nullopt;
  }
  std::vector<std::string_view> names;
  for (const OptionSpec& option : Rules::options()) names.push_back(option.name);
  return "rising has no option \"" + name + "\"; it has: " + one_of(names);
}

}  // namespace

std::string_view blueprint_name(Blueprint blueprint) { return kBlueprints[static_cast<std::size_t>(blueprint)]; }

std::expected<Blueprint, std::string> blueprint_for(const Edition& edition, int level, int rules,
                                                    const std::optional<std::string>& given) {
  const bool named = edition.blueprints[at(level - 1)] != 0;
  if (!given) return named ? Blueprint::first_game : Blueprint::random;
  const auto index = std::ranges::find(kBlueprints, *given) - kBlueprints.begin();
  if (index == std::ssize(kBlueprints))
    return std::unexpected("\"" + *given + "\" is not one of " + one_of({kBlueprints.begin(), kBlueprints.end()}));
  const auto blueprint = static_cast<Blueprint>(index);
  if (blueprint == Blueprint::first_game && !named)
    return std::unexpected("level " + std::to_string(level) +
                           " has no blueprint for a first game; it is random or chosen");
  return named && !may_leave_blueprint(rules) ? Blueprint::first_game : blueprint;
}

std::vector<OptionSpec> Rules::options() {
  return {
      {"level", {kLevelNames.begin(), kLevelNames.end()}, "How hard it is, from 1 to 5."},
      {"first",
       {"random", "0", "1", "2", "3", "4", "5", "6"},
       "The starting player: a seat, counted from 0, or random."},
      {"components",
       {kBlueprints.begin(), kBlueprints.end()},
       "The blueprint: the one for a first game at level 1, drawn at random, or chosen by the table.",
       {{kBlueprints[0], "level", levels_of_first_games()}}},
      {"councilors", {"dealt", "chosen"}, "Leaders are dealt at random or chosen by their players."},
      {"artificer", {"first", "any"}, "In a first game the starting player is the Artificer."},
      {"edition", edition_names(), "The numbers on tiles, cards and components."},
  };
}

std::expected<Setup, std::string> Rules::setup(int seats, const Options& chosen, int rules) {
  if (seats < kMinSeats || seats > kMaxSeats)
    return std::unexpected("rising is for 1 to 7 players, not " + std::to_string(seats));
  Setup setup;
  setup.rules = rules;
  setup.seats = seats;
  setup.edition = &house_edition();
  for (const auto& [name, value] : chosen)
    if (auto error = choose(setup, name, value)) return std::unexpected(*error);
  const auto given = chosen.find("components");
  const auto blueprint = blueprint_for(*setup.edition, setup.level, rules,
                                       given == chosen.end() ? std::nullopt : std::optional(given->second));
  if (!blueprint) return std::unexpected("option components: " + blueprint.error());
  setup.blueprint = *blueprint;
  return setup;
}

}  // namespace atlantica::rising
