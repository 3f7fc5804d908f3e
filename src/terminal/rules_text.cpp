#include "terminal/rules_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace atlantica::terminal {
namespace {

constexpr std::string_view kRulingMark = "*Ruling";

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// Colours word by word, so that a line break never splits an escape sequence's span.
std::string painted_words(std::string_view text, Ink ink, const Style& style) {
  std::string result;
  while (true) {
    const std::size_t space = text.find(' ');
    result += style.paint(ink, text.substr(0, space));
    if (space == std::string_view::npos) return result;
    result += ' ';
    text.remove_prefix(space + 1);
  }
}

// Emphasis and code within a line; emphasised text that begins with "Ruling" marks a ruling.
std::string inline_text(std::string_view text, const Style& style) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char mark = text[i];
    const std::size_t end = mark == '*' || mark == '`' ? text.find(mark, i + 1) : std::string_view::npos;
    if (end == std::string_view::npos || end == i + 1) {
      result += mark;
      continue;
    }
    const std::string_view marked = text.substr(i + 1, end - i - 1);
    const Ink ink = mark == '`' ? Ink::code : marked.starts_with("Ruling") ? Ink::ruling : Ink::strong;
    result += painted_words(marked, ink, style);
    i = end;
  }
  return result;
}

std::string heading(std::string_view line, const Style& style) {
  const std::size_t level = line.find_first_not_of('#');
  const std::string text = inline_text(trimmed(line.substr(level)), Style(Colors::none));
  std::string result = style.paint(Ink::heading, text) + "\n";
  if (level == 1) result += std::string(std::min(width(text), kScreen), '=') + "\n";
  return result;
}

std::vector<std::string> table_cells(std::string_view line) {
  std::vector<std::string> cells;
  line = trimmed(line);
  if (line.starts_with('|')) line.remove_prefix(1);
  if (line.ends_with('|')) line.remove_suffix(1);
  while (true) {
    const std::size_t bar = line.find('|');
    cells.emplace_back(trimmed(line.substr(0, bar)));
    if (bar == std::string_view::npos) return cells;
    line.remove_prefix(bar + 1);
  }
}

bool is_table_line(std::string_view line) { return line.starts_with('|'); }
bool is_table_rule(std::string_view line) { return line.find_first_not_of("|-: ") == std::string_view::npos; }

std::string table(const std::vector<std::string_view>& lines, const Style& style) {
  std::vector<std::vector<std::string>> rows;
  std::vector<std::size_t> columns;
  for (const std::string_view line : lines) {
    if (is_table_rule(line)) continue;
    rows.push_back(table_cells(line));
    columns.resize(std::max(columns.size(), rows.back().size()));
    for (std::size_t i = 0; i < rows.back().size(); ++i) columns[i] = std::max(columns[i], width(rows.back()[i]));
  }
  std::string result;
  for (const auto& row : rows) {
    std::string line = "  ";
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string cell = inline_text(row[i], style);
      line += padded(&row == &rows.front() ? style.paint(Ink::heading, cell) : cell, columns[i] + 2);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    result += line + "\n";
  }
  return result;
}

// The id at the start of a list entry, "ATL-3.8"; empty if there is none.
std::string_view id_of(std::string_view entry) {
  const std::string_view word = entry.substr(0, entry.find(' '));
  const std::size_t dash = word.find('-');
  if (dash == std::string_view::npos || dash == 0 || dash + 1 == word.size()) return {};
  const auto is_upper = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; };
  const auto is_number = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.'; };
  const std::string_view number = word.substr(dash + 1);
  if (!std::ranges::all_of(word.substr(0, dash), is_upper) || !std::ranges::all_of(number, is_number)) return {};
  return word;
}

std::string list_entry(std::string_view entry, const Style& style) {
  const std::string_view id = id_of(entry);
  if (id.empty()) return wrapped("- " + inline_text(entry, style), kScreen, 2) + "\n";
  const std::string text = inline_text(trimmed(entry.substr(id.size())), style);
  return wrapped(padded(style.paint(Ink::code, id), 9) + text, kScreen, 9) + "\n";
}

}  // namespace

std::vector<Rule> rules_of(std::string_view markdown) {
  std::vector<Rule> rules;
  for (const std::string_view line : lines_of(markdown)) {
    if (!line.starts_with("- ")) continue;
    const std::string_view entry = line.substr(2);
    const std::string_view id = id_of(entry);
    if (id.empty()) continue;
    rules.push_back({std::string(id), inline_text(trimmed(entry.substr(id.size())), Style(Colors::none)),
                     entry.find(kRulingMark) != std::string_view::npos});
  }
  return rules;
}

std::string rendered(std::string_view markdown, const Style& style) {
  std::string result;
  const std::vector<std::string_view> lines = lines_of(markdown);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    if (line.starts_with('#')) {
      result += heading(line, style);
    } else if (line.starts_with("- ")) {
      result += list_entry(line.substr(2), style);
    } else if (is_table_line(line)) {
      std::vector<std::string_view> rows;
      for (; i < lines.size() && is_table_line(lines[i]); ++i) rows.push_back(lines[i]);
      result += table(rows, style);
      --i;
    } else {
      result += wrapped(inline_text(line, style), kScreen, 0) + "\n";
    }
  }
  return result;
}

std::string rendered(const Rule& rule, const Style& style) {
  std::string text = rule.text;
  if (const std::size_t mark = rule.ruling ? text.find("Ruling") : std::string::npos; mark != std::string::npos) {
    const std::size_t end = std::min(text.find(':', mark), text.size() - 1);
    text = text.substr(0, mark) +
           painted_words(std::string_view(text).substr(mark, end + 1 - mark), Ink::ruling, style) +
           text.substr(end + 1);
  }
  return wrapped(padded(style.paint(Ink::code, rule.id), 9) + text, kScreen, 9) + "\n";
}

}  // namespace atlantica::terminal
