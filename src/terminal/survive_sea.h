#pragma once

#include <string>

#include "games/survive/view.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The hexes, the legend and, in words, who is on the isles and on hexes too full to show it.
std::string sea_of(const survive::View& view, const Style& style);

// "red 3" in its colour; colours are numbered as in the view.
std::string explorer_words(const survive::View& view, std::size_t colour, std::size_t explorer, const Style& style);

// The name of a kind of terrain.
std::string terrain_word(const std::string& terrain);

}  // namespace atlantica::terminal
