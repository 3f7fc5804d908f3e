#pragma once

#include <string>

#include "catalog/rules_document.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The document formatted for 80 columns: headings bold, rulings marked, tables aligned.
std::string rendered(const RulesDocument& document, const Style& style);
// One block of it.
std::string rendered(const RulesBlock& block, const Style& style);

}  // namespace atlantica::terminal
