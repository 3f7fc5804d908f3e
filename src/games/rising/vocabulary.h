#pragma once

#include "core/words.h"
#include "games/rising/notation.h"
#include "games/rising/told.h"
#include "games/rising/view.h"

// Which fields of view.h and told.h hold words from a table.
namespace atlantica {

template <>
inline constexpr WordsTable kWordsOf<&rising::View::phase> = rising::phase_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::AtlanteanView::piece> = rising::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::TileView::second> = rising::second_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::PledgeView::square> = rising::resource_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::PeninsulaView::name> = rising::peninsula_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::SeatView::colour> = rising::colour_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::SeatView::pool> = rising::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::DieView::piece> = rising::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::TaskView::task> = rising::task_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::TaskView::peninsula> = rising::peninsula_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::MoveInfo::kind> = rising::move_kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::MoveInfo::piece> = rising::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::MoveInfo::piece2> = rising::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::MoveInfo::peninsula> = rising::peninsula_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::MoveInfo::resource> = rising::resource_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::MoveInfo::resource2> = rising::resource_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::Event::piece> = rising::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::Event::piece2> = rising::kind_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::Event::peninsula> = rising::peninsula_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::Event::resource> = rising::resource_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::Event::resource2> = rising::resource_names;
template <>
inline constexpr WordsTable kWordsOf<&rising::Event::phase> = rising::phase_names;

}  // namespace atlantica
