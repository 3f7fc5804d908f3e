#include "terminal/typed_line.h"

#include <cctype>

#include "speech/speaker.h"

namespace atlantica::terminal {

std::string with_single_spaces(std::string_view line) {
  std::string result;
  for (const char c : line) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      result += c;
    } else if (!result.empty() && result.back() != ' ') {
      result += ' ';
    }
  }
  if (result.ends_with(' ')) result.pop_back();
  return result;
}

std::string in_lower_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string tidy(std::string_view line) { return in_lower_case(with_single_spaces(line)); }

std::string with_hexes(std::string typed) {
  for (std::size_t i = 0; i + 1 < typed.size(); ++i) {
    const bool begins_word = i == 0 || typed[i - 1] == ' ';
    if (begins_word && std::isdigit(static_cast<unsigned char>(typed[i + 1])) != 0)
      typed[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(typed[i])));
  }
  return typed;
}

std::string after_first_word(std::string_view line) {
  const auto skip = [&line](auto is_part) {
    while (!line.empty() && is_part(line.front())) line.remove_prefix(1);
  };
  const auto is_space = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  skip(is_space);
  skip([&](char c) { return !is_space(c); });
  skip(is_space);
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  return std::string(line);
}

bool is_no(std::string_view typed) {
  return typed == "no" || typed == "n" || typed == speech::say("common.terminal.no");
}
bool is_yes(std::string_view typed) {
  return typed == "yes" || typed == "y" || typed == speech::say("common.terminal.yes");
}

}  // namespace atlantica::terminal
