#pragma once

#include "core/words.h"
#include "games/escape/notation.h"
#include "games/escape/view.h"

// Which fields of view.h hold words from a table.
namespace atlantica {

template <>
inline constexpr WordsTable kWordsOf<&escape::View::phase> = escape::phase_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::View::colour> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::View::leaves> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::ColourView::colour> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::ShipView::crew> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::DiceView::creature> = escape::creature_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::DiceView::movement> = escape::movement_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::MoveInfo::kind> = escape::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::MoveInfo::colour> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::MoveInfo::creature> = escape::creature_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::MoveInfo::leaves> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::MoveInfo::guards> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::MoveInfo::strikes> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::colour> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::atlanteans> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::ring> = escape::ring_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::symbol> = escape::symbol_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::creature> = escape::creature_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::movement> = escape::movement_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::leaves> = escape::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&escape::Event::guards> = escape::colour_names;

}  // namespace atlantica
