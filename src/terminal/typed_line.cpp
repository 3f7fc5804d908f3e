#include "terminal/typed_line.h"

#include <algorithm>
#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/trim.hpp>
#include <boost/algorithm/string/trim_all.hpp>
#include <cctype>

#include "speech/speaker.h"

namespace atlantica::terminal {

std::string with_single_spaces(std::string_view line) { return boost::trim_fill_copy(std::string(line), " "); }

std::string tidy(std::string_view line) { return boost::to_lower_copy(with_single_spaces(line)); }

std::string with_hexes(std::string typed) {
  for (std::size_t i = 0; i + 1 < typed.size(); ++i) {
    const bool begins_word = i == 0 || typed[i - 1] == ' ';
    if (begins_word && std::isdigit(static_cast<unsigned char>(typed[i + 1])) != 0)
      typed[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(typed[i])));
  }
  return typed;
}

std::string after_first_word(std::string_view line) {
  std::string rest = boost::trim_copy(std::string(line));
  rest.erase(rest.begin(), std::ranges::find_if(rest, boost::is_space()));
  return boost::trim_left_copy(rest);
}

bool is_no(std::string_view typed) {
  return typed == "no" || typed == "n" || typed == speech::say("common.terminal.no");
}
bool is_yes(std::string_view typed) {
  return typed == "yes" || typed == "y" || typed == speech::say("common.terminal.yes");
}

}  // namespace atlantica::terminal
