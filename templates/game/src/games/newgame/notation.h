#pragma once

#include <string_view>

#include "games/newgame/state.h"
#include "kit/words.h"

// Phases and kinds of moves in words; docs/notation.md.
namespace atlantica::newgame {

std::string_view phase_name(Phase phase);
Words phase_names();

std::string_view kind_name(Move::Kind kind);
Words kind_names();  // of the moves of seats

}  // namespace atlantica::newgame
