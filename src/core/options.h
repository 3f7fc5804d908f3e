#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace atlantica {

// A value that can be chosen only where another option has one of these.
struct OptionNeed {
  std::string_view value;
  std::string_view option;
  std::vector<std::string_view> among;
};

// One choice that a table makes before the game: its allowed values. The default is the first that can be chosen.
struct OptionSpec {
  std::string_view name;
  std::vector<std::string_view> values;
  std::string_view help;
  std::vector<OptionNeed> needs = {};
};

// What a table chose, by option name; what is missing has its default.
using Options = std::map<std::string, std::string>;

}  // namespace atlantica
