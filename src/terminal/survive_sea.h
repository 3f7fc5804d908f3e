#pragma once

#include <string>

#include "games/survive/view.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The 13 rows of hexes with all that stands on them and the isles in the corners. Every hex has its name; a
// piece that has no room for its number is told by its sign, or counted.
std::string sea_rows(const survive::View& view, const Style& style);
// In words, who is on the isles and what stands on the hexes that are too full to show it; may be empty.
std::string sea_notes(const survive::View& view, const Style& style);
// What the signs on the hexes mean.
std::string sea_key(const Style& style);

// "red 3" in its colour; colours are counted as in the view.
std::string explorer_words(const survive::View& view, std::size_t colour, std::size_t explorer, const Style& style);

}  // namespace atlantica::terminal
