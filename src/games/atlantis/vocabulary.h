#pragma once

#include "core/words.h"
#include "games/atlantis/notation.h"
#include "games/atlantis/view.h"

// Which fields of view.h hold words from a table.
namespace atlantica {

template <>
inline constexpr WordsTable kWordsOf<&atlantis::View::phase> = atlantis::phase_names;
template <>
inline constexpr WordsTable kWordsOf<&atlantis::SpaceView::item> = atlantis::item_names;
template <>
inline constexpr WordsTable kWordsOf<&atlantis::MoveInfo::kind> = atlantis::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&atlantis::MoveInfo::item> = atlantis::item_names;
template <>
inline constexpr WordsTable kWordsOf<&atlantis::Event::item> = atlantis::item_names;

}  // namespace atlantica
