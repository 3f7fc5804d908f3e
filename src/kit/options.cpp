#include "kit/options.h"

#include <array>

#include "kit/words.h"

namespace atlantica {

namespace {

constexpr std::array<std::string_view, kMaxSeats + 1> kFirst = {"random", "0", "1", "2", "3", "4", "5", "6"};
static_assert(!kFirst.back().empty());

}  // namespace

Message wrong_seats(std::string_view game, int least, int most, int seats) {
  return {"common.setup.players", {{"game", game}, {"least", least}, {"most", most}, {"count", seats}}};
}

Message unknown_option(std::string_view game, const std::vector<OptionSpec>& known, std::string_view name) {
  std::vector<std::string> names;
  for (const OptionSpec& option : known) names.emplace_back(option.name);
  return {"common.setup.no_option", {{"game", game}, {"text", name}, {"texts", std::move(names)}}};
}

Message wrong_value(std::string_view option, std::vector<std::string> right, std::string_view value) {
  return {"common.setup.option_value", {{"text", option}, {"texts", std::move(right)}, {"text2", value}}};
}

OptionSpec first_option(int seats) { return {.name = "first", .values = {kFirst.begin(), kFirst.begin() + seats + 1}}; }

OptionError choose_first(std::string_view value, int seats, Seat& into) {
  if (value == "random") return std::nullopt;
  const auto seat = parse_digit(value, 0, seats - 1);
  if (!seat) return wrong_value("first", listed(Words(kFirst).first(static_cast<std::size_t>(seats) + 1)), value);
  into = *seat;
  return std::nullopt;
}

OptionError choose_between(std::string_view name, std::string_view value, std::string_view no, std::string_view yes,
                           bool& into) {
  if (value != no && value != yes) return wrong_value(name, {std::string(no), std::string(yes)}, value);
  into = value == yes;
  return std::nullopt;
}

}  // namespace atlantica
