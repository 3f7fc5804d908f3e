#pragma once

#include <string>

#include "games/rising/view.h"
#include "terminal/style.h"

namespace atlantica::terminal {

// The six peninsulas, a line each, with the tiles from the centre outward; the legend below.
std::string island_of(const rising::View& view, const Style& style);

// Atlanteans side by side, each as the sign of its seat and the letter of its kind; faint if they have acted.
std::string crowd_text(const rising::Crowd& crowd, const Style& style);

}  // namespace atlantica::terminal
