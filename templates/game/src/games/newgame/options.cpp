#include "kit/options.h"

#include "games/newgame/rules.h"

// The options of a table.
namespace atlantica::newgame {

namespace {

// One option of a table; the error says what is wrong with it.
OptionError choose(Setup& setup, const std::string& name, const std::string& value) {
  if (name == "first") return choose_first(value, setup.seats, setup.first);
  if (name == "long-path") return choose_between(name, value, "off", "on", setup.long_path);
  return unknown_option(Rules::kId, Rules::options(), name);
}

}  // namespace

std::vector<OptionSpec> Rules::options() {
  return {first_option(kMaxSeats), {.name = "long-path", .values = {"off", "on"}}};
}

std::expected<Setup, Message> Rules::setup(int seats, const Options& chosen, int rules) {
  Setup setup;
  setup.rules = rules;
  setup.seats = seats;
  return with_choices<Rules>(setup, chosen, choose);
}

}  // namespace atlantica::newgame
