#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"
#include "match/shape.h"

// The rules of a game as a document, read from the Markdown of docs/rules: whoever shows, searches or links rules
// starts from here.
namespace atlantica {

inline constexpr std::string_view kTextSpan = "text";
inline constexpr std::string_view kStrongSpan = "strong";
inline constexpr std::string_view kEmphasisSpan = "emphasis";
inline constexpr std::string_view kCodeSpan = "code";
inline constexpr std::string_view kRulingSpan = "ruling";  // marks a decision of ours where the rulebook is silent
inline constexpr std::string_view kLinkSpan = "link";      // mentions another rule of the same game

struct RulesSpan {
  std::string kind;
  std::string text;                 // without Markdown
  std::optional<std::string> rule;  // of a link: the id it leads to

  bool operator==(const RulesSpan&) const = default;
};
BOOST_DESCRIBE_STRUCT(RulesSpan, (), (kind, text, rule))

using RulesSpans = std::vector<RulesSpan>;

inline constexpr std::string_view kRuleBlock = "rule";
inline constexpr std::string_view kItemBlock = "item";  // of a list, without an id
inline constexpr std::string_view kParagraphBlock = "paragraph";
inline constexpr std::string_view kTableBlock = "table";

struct RulesBlock {
  std::string kind;
  RulesSpans spans;               // of all but a table
  std::optional<std::string> id;  // of a rule: "SUR-6.5a"
  int depth = 0;                  // of a rule or item: 1 inside another one
  bool is_ruling = false;         // of a rule: it has a ruling
  std::vector<RulesSpans> head;   // of a table, by column
  std::vector<std::vector<RulesSpans>> rows;

  bool operator==(const RulesBlock&) const = default;
};
BOOST_DESCRIBE_STRUCT(RulesBlock, (), (kind, spans, id, depth, is_ruling, head, rows))

struct RulesSection {
  RulesSpans title;
  int level = 1;  // of its heading
  std::vector<RulesBlock> blocks;

  bool operator==(const RulesSection&) const = default;
};
BOOST_DESCRIBE_STRUCT(RulesSection, (), (title, level, blocks))

struct RulesDocument {
  std::vector<RulesSection> sections;

  bool operator==(const RulesDocument&) const = default;
};
BOOST_DESCRIBE_STRUCT(RulesDocument, (), (sections))

// What stands before the first heading is left out.
RulesDocument read_rules(std::string_view markdown);
// The numbered rules, in the order of the document.
std::vector<RulesBlock> rules_in(const RulesDocument& document);
std::string plain_text(const RulesSpans& spans);

Words rules_span_kinds();
Words rules_block_kinds();
template <>
inline constexpr WordsTable kWordsOf<&RulesSpan::kind> = rules_span_kinds;
template <>
inline constexpr WordsTable kWordsOf<&RulesBlock::kind> = rules_block_kinds;

}  // namespace atlantica
