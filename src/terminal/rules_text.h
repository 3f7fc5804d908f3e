#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/style.h"

namespace atlantica::terminal {

// One numbered rule of a rules document, without Markdown.
struct Rule {
  std::string id;
  std::string text;
  bool ruling = false;  // it holds a decision of ours where the rulebook is silent

  bool operator==(const Rule&) const = default;
};

// The rules of a document, in its order: the list entries that begin with an id such as ATL-3.8.
std::vector<Rule> rules_of(std::string_view markdown);
// The document for reading at 80 columns: headings bold, rulings marked, tables aligned.
std::string rendered(std::string_view markdown, const Style& style);
// One rule for reading at 80 columns, its rulings marked.
std::string rendered(const Rule& rule, const Style& style);

}  // namespace atlantica::terminal
