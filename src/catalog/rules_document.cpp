#include "catalog/rules_document.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

namespace atlantica {

namespace {

constexpr std::string_view kDigits = "0123456789";
constexpr std::size_t kPrefixLength = 4;  // "SUR-"

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_part_of_word(char c) { return is_upper(c) || is_lower(c) || kDigits.contains(c) || c == '_'; }

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::size_t skip_digits(std::string_view text, std::size_t from) {
  return std::min(text.find_first_not_of(kDigits, from), text.size());
}

// The number of a rule that the text begins with, "6.5a"; empty if there is none.
std::string_view number_at(std::string_view text) {
  const std::size_t dot = skip_digits(text, 0);
  if (dot == 0 || dot == text.size() || text[dot] != '.') return {};
  std::size_t end = skip_digits(text, dot + 1);
  if (end == dot + 1) return {};
  if (end < text.size() && is_lower(text[end])) ++end;
  if (end < text.size() && is_part_of_word(text[end])) return {};
  return text.substr(0, end);
}

// The id of a rule that the text begins with, "SUR-6.5a"; empty if there is none.
std::string_view id_at(std::string_view text) {
  if (text.size() < kPrefixLength || text[kPrefixLength - 1] != '-') return {};
  if (!std::ranges::all_of(text.substr(0, kPrefixLength - 1), is_upper)) return {};
  const std::string_view number = number_at(text.substr(kPrefixLength));
  return number.empty() ? number : text.substr(0, kPrefixLength + number.size());
}

// A line of a list.
struct Entry {
  int depth = 0;
  std::string_view id;  // empty if it has none
  std::string_view text;
};

std::optional<Entry> entry_of(std::string_view line) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  line.remove_prefix(indent);
  if (!line.starts_with("- ")) return std::nullopt;
  line.remove_prefix(2);
  Entry entry{.depth = static_cast<int>(indent / 2), .id = {}, .text = line};
  const std::string_view id = id_at(line);
  if (!id.empty() && line.substr(id.size()).starts_with(' ')) {
    entry.id = id;
    entry.text = line.substr(id.size() + 1);
  }
  return entry;
}

// Something between marks of Markdown that a text begins with.
struct Marked {
  RulesSpan span;
  std::size_t length = 0;  // with the marks
};

std::optional<Marked> marked_at(std::string_view text) {
  if (!text.starts_with('*') && !text.starts_with('`')) return std::nullopt;
  const std::string_view mark = text.substr(0, text.starts_with("**") ? 2 : 1);
  const std::size_t end = text.find(mark.front(), mark.size());
  if (end == std::string_view::npos || end == mark.size() || !text.substr(end).starts_with(mark)) return std::nullopt;
  const std::string_view inner = text.substr(mark.size(), end - mark.size());
  const std::string_view kind = mark == "`"                   ? kCodeSpan
                                : mark == "**"                ? kStrongSpan
                                : inner.starts_with("Ruling") ? kRulingSpan
                                                              : kEmphasisSpan;
  return Marked{{std::string(kind), std::string(inner), std::nullopt}, end + mark.size()};
}

class Reader {
 public:
  explicit Reader(std::string_view markdown) : lines_(split(markdown, '\n')) {
    for (const std::string_view line : lines_)
      if (const auto entry = entry_of(line); entry && !entry->id.empty()) ids_.insert(entry->id);
  }

  RulesDocument read() const {
    RulesDocument document;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const std::size_t level = lines_[i].find_first_not_of('#');
      if (level != 0 && level != std::string_view::npos && lines_[i][level] == ' ') {
        document.sections.push_back({spans(lines_[i].substr(level + 1)), static_cast<int>(level), {}});
      } else if (!document.sections.empty() && !trimmed(lines_[i]).empty()) {
        document.sections.back().blocks.push_back(block(i));
      }
    }
    return document;
  }

 private:
  // The block that begins at a line; leaves i at its last line.
  RulesBlock block(std::size_t& i) const {
    RulesBlock block;
    if (lines_[i].starts_with('|')) {
      block.kind = kTableBlock;
      block.head = cells(lines_[i]);
      const std::size_t first = i + 2;  // below the line of dashes
      for (; i + 1 < lines_.size() && lines_[i + 1].starts_with('|'); ++i)
        if (i + 1 >= first) block.rows.push_back(cells(lines_[i + 1]));
    } else if (const auto entry = entry_of(lines_[i])) {
      block.kind = entry->id.empty() ? kItemBlock : kRuleBlock;
      block.spans = spans(entry->text);
      block.depth = entry->depth;
      if (!entry->id.empty()) block.id = entry->id;
      block.is_ruling = block.id && std::ranges::find(block.spans, kRulingSpan, &RulesSpan::kind) != block.spans.end();
    } else {
      block.kind = kParagraphBlock;
      block.spans = spans(lines_[i]);
    }
    return block;
  }

  std::vector<RulesSpans> cells(std::string_view line) const {
    line = trimmed(line);
    line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    std::vector<RulesSpans> cells;
    for (const std::string_view cell : split(line, '|')) cells.push_back(spans(trimmed(cell)));
    return cells;
  }

  RulesSpans spans(std::string_view text) const {
    RulesSpans found;
    std::size_t last = 0;
    const auto add = [&](std::size_t begin, std::size_t end, RulesSpan span) {
      if (begin > last) found.push_back({std::string(kTextSpan), std::string(text.substr(last, begin - last)), {}});
      found.push_back(std::move(span));
      last = end;
    };
    for (std::size_t i = 0; i < text.size();) {
      if (auto marked = marked_at(text.substr(i))) {
        add(i, i + marked->length, std::move(marked->span));
        i = last;
        continue;
      }
      const bool inside_word = i > 0 && is_part_of_word(text[i - 1]);
      const std::string_view mention = inside_word ? std::string_view{} : mention_at(text.substr(i));
      if (const std::string rule = id_of(mention); ids_.contains(rule))
        add(i, i + mention.size(), {std::string(kLinkSpan), std::string(mention), rule});
      i += std::max<std::size_t>(mention.size(), 1);
    }
    if (last < text.size()) found.push_back({std::string(kTextSpan), std::string(text.substr(last)), {}});
    return found;
  }

  // What may mention a rule: "SUR-4.2" or "4.2".
  static std::string_view mention_at(std::string_view text) {
    const std::string_view id = id_at(text);
    return id.empty() ? number_at(text) : id;
  }
  std::string id_of(std::string_view mention) const {
    if (mention.empty() || ids_.empty()) return {};
    if (is_upper(mention.front())) return std::string(mention);
    return std::string(ids_.begin()->substr(0, kPrefixLength)).append(mention);
  }

  std::vector<std::string_view> lines_;
  std::set<std::string_view> ids_;
};

constexpr std::array kSpanKinds = {kTextSpan, kStrongSpan, kEmphasisSpan, kCodeSpan, kRulingSpan, kLinkSpan};
constexpr std::array kBlockKinds = {kRuleBlock, kItemBlock, kParagraphBlock, kTableBlock};

}  // namespace

RulesDocument read_rules(std::string_view markdown) { return Reader(markdown).read(); }

std::vector<RulesBlock> rules_in(const RulesDocument& document) {
  std::vector<RulesBlock> rules;
  for (const RulesSection& section : document.sections)
    std::ranges::copy_if(section.blocks, std::back_inserter(rules),
                         [](const RulesBlock& block) { return block.id.has_value(); });
  return rules;
}

std::string plain_text(const RulesSpans& spans) {
  std::string text;
  for (const RulesSpan& span : spans) text += span.text;
  return text;
}

Words rules_span_kinds() { return kSpanKinds; }
Words rules_block_kinds() { return kBlockKinds; }

}  // namespace atlantica
