#include "kit/words.h"

#include <algorithm>

namespace atlantica {

std::optional<int> find_word(Words table, std::string_view text) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (table[i] == text) return static_cast<int>(i);
  return std::nullopt;
}

Names listed(Words table) { return {table.begin(), table.end()}; }

std::string_view take_word(std::string_view& text) {
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return word;
}

std::optional<int> parse_number(std::string_view text, int most) {
  if (text.empty() || text.size() > 3 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number <= most ? std::optional(number) : std::nullopt;
}

std::optional<int> parse_digit(std::string_view text, int least, int most) {
  if (text.size() != 1 || text[0] < '0' + least || text[0] > '0' + most) return std::nullopt;
  return text[0] - '0';
}

std::string printable(std::string_view text) {
  std::string safe(text);
  std::ranges::replace_if(safe, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, '?');
  return safe;
}

}  // namespace atlantica
