#pragma once

#include "core/words.h"
#include "games/newgame/notation.h"
#include "games/newgame/view.h"

// Which fields of view.h hold words from a table.
namespace atlantica {

template <>
inline constexpr WordsTable kWordsOf<&newgame::View::phase> = newgame::phase_names;
template <>
inline constexpr WordsTable kWordsOf<&newgame::MoveInfo::kind> = newgame::kind_names;

}  // namespace atlantica
