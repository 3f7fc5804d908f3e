#pragma once

#include "core/words.h"
#include "games/survive/notation.h"
#include "games/survive/view.h"

// Which fields of view.h hold words from a table.
namespace atlantica {

template <>
inline constexpr WordsTable kWordsOf<&survive::View::phase> = survive::phase_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::View::colour> = survive::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::View::die> = survive::creature_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::View::asked> = survive::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::ColourView::colour> = survive::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::MoveInfo::kind> = survive::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::MoveInfo::colour> = survive::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::MoveInfo::creature> = survive::creature_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::Event::colour> = survive::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::Event::terrain> = survive::terrain_names;
template <>
inline constexpr WordsTable kWordsOf<&survive::Event::creature> = survive::creature_names;

}  // namespace atlantica
