#include "games/rising/edition/reader.h"

#include <algorithm>
#include <charconv>

namespace atlantica::rising {

namespace {

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

// Words separated by single spaces.
std::string spaced(std::string_view text) {
  std::string joined;
  for (const std::string_view word : split(text, ' ')) joined += (joined.empty() ? "" : " ") + std::string(word);
  return joined;
}

Message unknown_key(std::string_view key, const std::vector<EditionEntry>& entries) {
  Names alike;
  Names kinds;
  for (const EditionEntry& entry : entries) {
    const std::string kind(first_word(entry.key));
    if (kind == first_word(key)) alike.push_back(entry.key);
    if (kinds.empty() || kind != kinds.back()) kinds.push_back(kind);
  }
  if (!alike.empty()) return {"rising.edition.no_entry", {{"text", printable(key)}, {"texts", alike}}};
  return {"rising.edition.no_kind", {{"text", printable(key)}, {"texts", kinds}}};
}

class Reader {
 public:
  Reader() : entries_(edition_entries(edition_)) {}
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  std::expected<Edition, Message> read(std::string_view text) {
    int number = 0;
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (const Problem problem = read_line(line.substr(0, line.find('#')), ++number))
        return std::unexpected(Message{"rising.edition.at_line", {{"line", number}, {"problem", *problem}}});
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
      return Message{"rising.edition.not_an_entry", {{"text", printable(line.substr(0, 40))}}};
    const std::string key = spaced(line.substr(0, colon));
    for (EditionEntry& entry : entries_) {
      if (entry.key != key) continue;
      if (entry.line != 0) return Message{"rising.edition.twice", {{"text", printable(key)}, {"line", entry.line}}};
      entry.line = number;
      if (const Problem problem = entry.read(trimmed(line.substr(colon + 1))))
        return Message{"common.json.at", {{"where", key}, {"problem", *problem}}};
      return std::nullopt;
    }
    return unknown_key(key, entries_);
  }

  Problem lacking() const {
    Names names;
    for (const EditionEntry& entry : entries_)
      if (entry.needed && entry.line == 0) names.push_back(entry.key);
    if (names.empty()) return std::nullopt;
    return Message{"rising.edition.missing", {{"texts", names}}};
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

std::expected<int, Message> read_number(std::string_view text, int least, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
    return std::unexpected(
        Message{"rising.edition.not_a_number", {{"text", printable(text)}, {"least", least}, {"most", most}}});
  return number;
}

std::expected<Edition, Message> read_edition(std::string_view text) { return Reader().read(text); }

}  // namespace atlantica::rising
