#include "kit/options.h"

#include "games/survive/notation.h"
#include "games/survive/rules.h"

// The options of a table.
namespace atlantica::survive {

namespace {

// One option of a table; the error says what is wrong with it.
OptionError choose(Setup& setup, const std::string& name, const std::string& value) {
  if (name == "first") return choose_first(value, setup.seats, setup.first);
  if (name == "own-values") return choose_between(name, value, "hidden", "shown", setup.values_shown);
  if (name == "colours") {
    if (value == "two" && setup.seats != 2) return Message{"survive.setup.two_colours", {{"count", setup.seats}}};
    bool two = false;
    OptionError error = choose_between(name, value, "one", "two", two);
    if (two) setup.colours = 2 * setup.seats;
    return error;
  }
  if (const auto variant = parse_variant(name)) {
    bool on = false;
    OptionError error = choose_between(name, value, "off", "on", on);
    if (on) setup.variants |= static_cast<std::uint8_t>(bit(static_cast<int>(*variant)));
    return error;
  }
  return unknown_option(Rules::kId, Rules::options(), name);
}

}  // namespace

std::vector<OptionSpec> Rules::options() {
  return {
      first_option(kMaxSeats),          {"own-values", {"hidden", "shown"}}, {"colours", {"one", "two"}},
      {"overpopulated", {"off", "on"}}, {"to-the-last", {"off", "on"}},      {"all-equal", {"off", "on"}},
      {"submerged", {"off", "on"}},
  };
}

std::expected<Setup, Message> Rules::setup(int seats, const Options& chosen, int rules) {
  Setup setup;
  setup.rules = rules;
  setup.seats = setup.colours = seats;
  auto made = with_choices<Rules>(setup, chosen, choose);
  if (made && has(made->variants, static_cast<int>(Variant::to_the_last)) &&
      has(made->variants, static_cast<int>(Variant::submerged)))
    return std::unexpected(Message("survive.setup.one_ending"));
  return made;
}

}  // namespace atlantica::survive
