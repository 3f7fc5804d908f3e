#include "terminal/rules_text.h"

#include <algorithm>
#include <boost/algorithm/string/trim.hpp>
#include <cstddef>
#include <string_view>
#include <vector>

namespace atlantica::terminal {
namespace {

constexpr std::size_t kIdColumns = 10;  // "RIS-13.10" and a space

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

std::string painted(const RulesSpans& spans, const Style& style) {
  std::string result;
  for (const RulesSpan& span : spans) {
    if (span.kind == kTextSpan || span.kind == kLinkSpan) {
      result += span.text;
      continue;
    }
    const Ink ink = span.kind == kCodeSpan ? Ink::code : span.kind == kRulingSpan ? Ink::ruling : Ink::strong;
    result += painted_words(span.text, ink, style);
  }
  return result;
}

std::string heading(const RulesSection& section, const Style& style) {
  const std::string text = plain_text(section.title);
  std::string result = style.paint(Ink::heading, text) + "\n";
  if (section.level == 1) result += std::string(std::min(width(text), kScreen), '=') + "\n";
  return result;
}

std::string table_line(const std::vector<std::string>& cells, const std::vector<std::size_t>& columns) {
  std::string line = "  ";
  for (std::size_t i = 0; i < cells.size(); ++i) line += padded(cells[i], columns[i] + 2);
  return boost::trim_right_copy(line) + "\n";
}

std::string table(const RulesBlock& block, const Style& style) {
  std::vector<std::vector<std::string>> lines(1);
  for (const RulesSpans& cell : block.head) lines.front().push_back(style.paint(Ink::heading, plain_text(cell)));
  for (const auto& row : block.rows) {
    lines.emplace_back();
    for (const RulesSpans& cell : row) lines.back().push_back(painted(cell, style));
  }
  std::vector<std::size_t> columns;
  for (const auto& cells : lines) {
    columns.resize(std::max(columns.size(), cells.size()));
    for (std::size_t i = 0; i < cells.size(); ++i) columns[i] = std::max(columns[i], width(cells[i]));
  }
  std::string result;
  for (const auto& cells : lines) result += table_line(cells, columns);
  return result;
}

bool is_in_list(const RulesBlock& block) { return block.kind == kRuleBlock || block.kind == kItemBlock; }

}  // namespace

std::string rendered(const RulesBlock& block, const Style& style) {
  if (block.kind == kTableBlock) return table(block, style);
  std::string head(2 * static_cast<std::size_t>(block.depth), ' ');
  if (block.id) head += padded(style.paint(Ink::code, *block.id), kIdColumns);
  if (block.kind == kItemBlock) head += "- ";
  return wrapped(head + painted(block.spans, style), kScreen, width(head)) + "\n";
}

std::string rendered(const RulesDocument& document, const Style& style) {
  std::string result;
  for (const RulesSection& section : document.sections) {
    if (!result.empty()) result += '\n';
    result += heading(section, style);
    const RulesBlock* before = nullptr;
    for (const RulesBlock& block : section.blocks) {
      const bool close = before == nullptr ? section.level > 1 : is_in_list(*before) && is_in_list(block);
      if (!close) result += '\n';
      result += rendered(block, style);
      before = &block;
    }
  }
  return result;
}

}  // namespace atlantica::terminal
