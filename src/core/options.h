#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.h"

namespace atlantica {

// A value that is available only if another option has one of these values.
struct OptionNeed {
  std::string_view value;
  std::string_view option;
  std::vector<std::string_view> among;
};

// An option of a table and its allowed values. The default is the first available one. Its meaning is the word
// `option_help.<name>` in the catalogues.
struct OptionSpec {
  std::string_view name;
  std::vector<std::string_view> values;
  std::vector<OptionNeed> needs = {};
};

// A table's choices by option name; missing ones take the default.
using Options = std::map<std::string, std::string>;

// What is wrong with a set of choices.
inline Message wrong_seats(std::string_view game, int least, int most, int seats) {
  return {"common.setup.players", {{"game", game}, {"least", least}, {"most", most}, {"count", seats}}};
}
inline Message unknown_option(std::string_view game, const std::vector<OptionSpec>& known, std::string_view name) {
  std::vector<std::string> names;
  for (const OptionSpec& option : known) names.emplace_back(option.name);
  return {"common.setup.no_option", {{"game", game}, {"text", name}, {"texts", std::move(names)}}};
}
inline Message wrong_value(std::string_view option, std::vector<std::string> right, std::string_view value) {
  return {"common.setup.option_value", {{"text", option}, {"texts", std::move(right)}, {"text2", value}}};
}
// The same for the option `first`, which is "random" or a seat.
inline Message wrong_first(int seats, std::string_view value) {
  std::vector<std::string> right{"random"};
  for (int seat = 0; seat < seats; ++seat) right.push_back(std::to_string(seat));
  return wrong_value("first", std::move(right), value);
}

}  // namespace atlantica
