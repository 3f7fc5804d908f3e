#include "games/rising/edition_reader.h"

#include <algorithm>
#include <charconv>

namespace atlantica::rising {

namespace {

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

// Words with one space between them.
std::string spaced(std::string_view text) {
  std::string joined;
  for (const std::string_view word : split(text, ' ')) joined += (joined.empty() ? "" : " ") + std::string(word);
  return joined;
}

std::string unknown_key(std::string_view key, const std::vector<EditionEntry>& entries) {
  std::string alike;
  std::string kinds;
  std::string_view last;
  for (const EditionEntry& entry : entries) {
    const std::string_view kind = first_word(entry.key);
    if (kind == first_word(key)) alike += (alike.empty() ? "" : ", ") + entry.key;
    if (kind != last) kinds += (kinds.empty() ? "" : ", ") + std::string(kind);
    last = kind;
  }
  if (!alike.empty()) return "there is no " + quoted(key) + " in an edition; there are: " + alike;
  return "there is no " + quoted(key) + " in an edition; entries begin with: " + kinds;
}

class Reader {
 public:
  Reader() : entries_(edition_entries(edition_)) {}
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  std::expected<Edition, std::string> read(std::string_view text) {
    int number = 0;
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (const Problem problem = read_line(line.substr(0, line.find('#')), ++number))
        return std::unexpected("line " + std::to_string(number) + ": " + *problem);
    }
    if (const Problem problem = lacking()) return std::unexpected(*problem);
    if (const Problem problem = contradiction(edition_)) return std::unexpected(*problem);
    return edition_;
  }

 private:
  Problem read_line(std::string_view line, int number) {
    line = trimmed(line);
    if (line.empty()) return std::nullopt;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
      return quoted(line.substr(0, 40)) + " is not an entry; write it as \"key: value\"";
    const std::string key = spaced(line.substr(0, colon));
    for (EditionEntry& entry : entries_) {
      if (entry.key != key) continue;
      if (entry.line != 0) return quoted(key) + " is given twice, first in line " + std::to_string(entry.line);
      entry.line = number;
      if (const Problem problem = entry.read(trimmed(line.substr(colon + 1)))) return key + ": " + *problem;
      return std::nullopt;
    }
    return unknown_key(key, entries_);
  }

  Problem lacking() const {
    std::string names;
    for (const EditionEntry& entry : entries_)
      if (entry.needed && entry.line == 0) names += (names.empty() ? "" : ", ") + entry.key;
    if (names.empty()) return std::nullopt;
    return "these entries are missing: " + names;
  }

  Edition edition_;
  std::vector<EditionEntry> entries_;
};

}  // namespace

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    const std::string_view part = trimmed(text.substr(0, end));
    if (separator == ',' || !part.empty()) parts.push_back(part);
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::expected<int, std::string> read_number(std::string_view text, int least, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
    return std::unexpected(quoted(text) + " is not a number from " + std::to_string(least) + " to " +
                           std::to_string(most));
  return number;
}

std::expected<Edition, std::string> read_edition(std::string_view text) { return Reader().read(text); }

}  // namespace atlantica::rising
