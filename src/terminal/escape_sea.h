#pragma once

#include <string>
#include <string_view>

#include "games/escape/view.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The hexes, the legend and, in words, who is on hexes too full to show it.
std::string sea_of(const escape::View& view, const Style& style);

// The names of a creature and of a ring of the island.
std::string creature_word(const std::string& creature);
std::string ring_word(const std::string& ring);

}  // namespace atlantica::terminal
