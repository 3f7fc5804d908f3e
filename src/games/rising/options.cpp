#include "games/rising/rules.h"

// What a table chooses before the game.
namespace atlantica::rising {

namespace {

using Error = std::optional<std::string>;

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
  if (name == "components") return choose_between(name, value, "random", "chosen", setup.choose_components);
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

std::vector<OptionSpec> Rules::options() {
  return {
      {"level", {"1", "2", "3", "4", "5"}, "How hard it is, from 1 to 5."},
      {"first",
       {"random", "0", "1", "2", "3", "4", "5", "6"},
       "The starting player: a seat, counted from 0, or random."},
      {"components", {"random", "chosen"}, "From level 2 the blueprint is drawn at random or chosen by the table."},
      {"councilors", {"dealt", "chosen"}, "Leaders are dealt at random or chosen by their players."},
      {"artificer", {"first", "any"}, "In a first game the starting player is the Artificer."},
      {"edition", edition_names(), "The numbers on tiles, cards and components."},
  };
}

std::expected<Setup, std::string> Rules::setup(int seats, const Options& chosen) {
  if (seats < kMinSeats || seats > kMaxSeats)
    return std::unexpected("rising is for 1 to 7 players, not " + std::to_string(seats));
  Setup setup;
  setup.seats = seats;
  setup.edition = &house_edition();
  for (const auto& [name, value] : chosen)
    if (auto error = choose(setup, name, value)) return std::unexpected(*error);
  return setup;
}

}  // namespace atlantica::rising
