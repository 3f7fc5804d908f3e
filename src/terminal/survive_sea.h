#pragma once

#include <string>

#include "games/survive/view.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The hexes, what their signs mean and, in words, who is on the isles and on hexes too full to show it.
std::string sea_of(const survive::View& view, const Style& style);

// "red 3" in its colour; colours are counted as in the view.
std::string explorer_words(const survive::View& view, std::size_t colour, std::size_t explorer, const Style& style);

// What a kind of ground is called.
std::string terrain_word(const std::string& terrain);

}  // namespace atlantica::terminal
