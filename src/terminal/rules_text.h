#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/style.h"

namespace atlantica::terminal {

// A numbered rule of a rules document, without Markdown.
struct Rule {
  std::string id;
  std::string text;
  bool ruling = false;  // contains a decision of ours where the rulebook is silent

  bool operator==(const Rule&) const = default;
};

// The rules of a document, in order: the list entries that begin with an id such as ATL-3.8.
std::vector<Rule> rules_of(std::string_view markdown);
// The document formatted for 80 columns: headings bold, rulings marked, tables aligned.
std::string rendered(std::string_view markdown, const Style& style);
// One rule formatted for 80 columns, its rulings marked.
std::string rendered(const Rule& rule, const Style& style);

}  // namespace atlantica::terminal
