#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace atlantica {

// One choice that a table makes before the game: its allowed values, the default first.
struct OptionSpec {
  std::string_view name;
  std::vector<std::string_view> values;
  std::string_view help;
};

// What a table chose, by option name; what is missing has its default.
using Options = std::map<std::string, std::string>;

}  // namespace atlantica
