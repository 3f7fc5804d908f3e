#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

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

}  // namespace atlantica
